# What these rules say to players
choice-dig = kop
choice-stop = dość
play-fact-assay = kopanie: { $assay ->
    [cave_in] zawał
   *[other] { $assay }
  }
help-assay-text = Na pustyni każda zapłacona karta z kilofem (do trzech) pozwala odkryć jedną kartę próby i wziąć dolary. Przestań, kiedy chcesz: zawał zabiera wszystko z tego kopania.
ask-dig = Kopać dalej?
ask-dig-about = Każda karta dodaje dolary; zawał kończy kopanie bez zysku.
ask-dig-go = Zdecyduj
row-assay-best = najlepsze kopanie
phase-dig = kopanie
