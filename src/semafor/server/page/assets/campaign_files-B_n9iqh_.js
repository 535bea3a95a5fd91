var e=`# Plik kampanii, ostateczny rachunek, gra dowolna; i dlaczego czegoś takiego odmówiono
error-campaign-entry = Wpis { $number } w dzienniku kampanii nie pasuje: { $why }.
error-campaign-companies = W kampanii biorą udział od dwóch do pięciu różnych spółek spośród: { $known }; podano: { $names }.
error-campaign-content = Tę kampanię rozpoczęto w innej wersji programu, której kart tutaj nie ma (zawartość { $found }; tutaj: { $known }). Nic nie przepadło: można ją kontynuować w tamtej wersji lub w nowszej.
error-campaign-not-over = Skarbce pozostają zamknięte, dopóki nie skończy się dwunasta gra; to jest gra { $game }.
error-campaign-file-foreign = { $file } nie jest kampanią.
error-campaign-file-damaged = Plik { $file } jest uszkodzony i nie da się go otworzyć.
error-campaign-file-version = Plik { $file } pochodzi z innej wersji programu (format { $version }).
error-campaign-file-host = Kampanię jako plik może pobrać tylko gospodarz.
error-campaign-file-later = Kampanię pobiera się jako plik między grami: gdy następna ma się zacząć albo po ostatniej.
error-campaign-file-sealed = { $file } ma pieczęć innego miejsca: bez klucza nie da się go tu otworzyć. Wyeksportuj kampanię jeszcze raz, z pieczęcią tego miejsca.
error-campaign-seal = To nie jest pieczęć. Pieczęć ma 48 znaków; skopiuj ją stamtąd, dokąd ma trafić kampania.
error-campaign-file-game = Zapis gry { $game } w tym pliku nie zgadza się z przebiegiem kampanii: plik został odrzucony.
error-campaign-file-rules = Grę { $game } z tego pliku rozegrano według innych reguł niż w tym programie: plik został odrzucony.
error-campaign-file-long = Ten plik zawiera więcej, niż mieści kampania (najwyżej { $most ->
    [one] { $most } grę
    [few] { $most } gry
   *[many] { $most } gier
} zwykłej długości).

# Plik kampanii
trail-file = Kampania jako plik
trail-file-about = Jeden plik ze wszystkim: dziennik, dotychczasowa opowieść, zapisy wszystkich gier. Jest zapieczętowany: otworzy go tylko ten serwer albo miejsce, którego pieczęć podasz. Kto go wczyta, zobaczy zakryte pocztówki wszystkich spółek, które prowadzą ludzie. Wszyscy się o tym dowiedzą, a to, co przed wami, zostanie potasowane od nowa.
trail-file-running = Można go pobrać między grami: gdy następna ma się zacząć albo po ostatniej.
trail-file-save = Zapisz jako plik
trail-files-taken = Pobrane pliki
trail-files-when = Gra { $game }
trail-file-seal = Dla innego miejsca: jego pieczęć
trail-file-seal-about = Inny serwer pokazuje swoją pieczęć tam, gdzie wczytuje się kampanie; dla terminala tworzy ją semafor campaign seal PLIK. Puste: dla tego serwera.
trail-import = Wczytaj kampanię z pliku
trail-import-about = Plik zapisany tutaj albo na innym serwerze lub w terminalu dla pieczęci tego serwera:
trail-import-pick = Wybierz plik
trail-import-where = { $name }: gra { $game }
trail-import-over = { $name }: zakończona
trail-import-who = Kto odtąd prowadzi którą spółkę?
trail-import-me = gram ja ({ $player })
trail-import-open = ktoś przez link
trail-import-bot = bot
trail-import-do = Graj dalej tę kampanię
trail-import-busy = Sprawdzam plik: każda gra jest rozgrywana od nowa…
trail-take = Zagraj spółką { $company }
trail-missing = Jedna ze spółek w tej grze nie ma jeszcze gracza.

# Pocztówki przy stole
play-command-office = o biuro pocztówki
play-menu-office = o pocztówki
play-help-office = pocztówki przy stole; własne także od tajnej strony
play-office = Pocztówki
play-no-postcards = Żadna spółka nie ma jeszcze pocztówki.
play-postcard-done = spełniona
play-postcard-open = Ujawniona:
play-postcard-secret = Tylko do twojej wiadomości:

# Ostateczny rachunek
trail-finale = Ostateczny rachunek
trail-finale-about = Dwanaście gier za nami. Skarbce są jeszcze zamknięte i nikt nie wie, co odłożyli inni.
trail-finale-open = Otwórz skarbce
trail-finale-straight = Od razu do wyniku
trail-finale-next = Następny skarbiec
trail-finale-last = A koncesję otrzymuje…
trail-finale-skip = Przejdź do wyniku
trail-finale-again = Otwórz skarbce jeszcze raz
trail-finale-vault = Skarbiec { $number } z { $count }
trail-finale-leads = na czele
trail-finale-games = Dwanaście gier
trail-finale-chart = Jak rosły sumy
trail-finale-chart-about = Ile każda spółka odłożyła po każdej grze, razem z kwotami za opuszczone gry; resztę policzono na końcu.
trail-finale-board = Plansza, którą zbudowaliście
trail-finale-missed = opuszczona
trail-finale-won = wygrana
trail-finale-wins = { $count ->
    [0] żadnej wygranej
    [one] jedna wygrana gra
    [few] { $count } wygrane gry
   *[other] { $count } wygranych gier
}
trail-finale-year = rok
trail-note-ticket = bilet { $ticket }
trail-note-rebuild = odbudowa: { $strand }
trail-note-save = oszczędności
trail-note-postcard = pocztówka „{ $name }”

# Gra dowolna
trail-free = Grajcie dalej
trail-free-about = Gotowa plansza zostaje: poziom taryfy 3, 45 wagoników, do czterech obszarów w rozkwicie. Nic się już nie zmienia, więc można grać do woli.
trail-free-who = Kto gra?
trail-free-me = gram ja
trail-free-none = nie gra
trail-free-regions = Obszary w rozkwicie
trail-free-lot = cztery losowe
trail-free-choose = według wyboru: najwyżej cztery
trail-free-archived = wtasuj też wydarzenia z archiwum
trail-free-do = Rozłóż planszę
trail-free-too-few = Muszą grać co najmniej dwie spółki, w tym za jedną z nich człowiek.
trail-free-list = Gry na gotowej planszy
trail-free-row = { $year }, gra { $number }
trail-free-go = graj dalej
trail-free-waits = czeka na graczy
`;export{e as default};