# Kampanie: dlaczego coś odrzucono
error-bad-content = { $file }, { $row }: { $what }.
error-campaign-entry = Wpis { $number } w dzienniku kampanii nie pasuje: { $why }.
error-campaign-word = Dziennik kampanii nie zna w tym miejscu wpisu „{ $word }”.
error-campaign-field = We wpisie „{ $word }” brakuje pola „{ $field }” albo jest ono błędne.
error-campaign-companies = W kampanii biorą udział od dwóch do pięciu różnych spółek spośród: { $known }; podano: { $names }.
error-campaign-content = Kampania powstała z inną zawartością ({ $found }; tutaj: { $known }).
error-campaign-complete = Kampania jest zakończona: rozegrano wszystkie gry ({ $games }).
error-campaign-not-now = To nie jest na to pora: { $what }.
error-campaign-too-few = Do gry potrzeba co najmniej dwóch spółek; podano: { $count }.
error-campaign-player = „{ $company }” nie jest spółką tej kampanii albo jej graczowi brakuje imienia lub rodzaju.
error-campaign-story = Obie strony karty opowieści czyta się po kolei; { $code } nie jest następną.
error-campaign-option = „{ $option }” nie należy do możliwości wyboru „{ $kind }”.
error-campaign-report = Sprawozdanie nie dotyczy tej gry: { $what }.
error-campaign-not-over = Skarbce pozostają zamknięte, dopóki nie skończy się dwunasta gra; to jest gra { $game }.
error-campaign-free-regions = Wolna gra obejmuje najwyżej { $most } obszary tej kampanii; podano: { $names }.
error-campaign-no-overlay = Ten zapis nie jest grą z kampanii.
