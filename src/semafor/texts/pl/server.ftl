# `semafor serve` i to, czego serwer odmawia.

serve-help-port = port (domyślnie { $port } albo następny wolny)
serve-help-host = adres, na którym serwer nasłuchuje (domyślnie: tylko ten komputer)
serve-help-host-name = nazwa, pod którą przeglądarki znajdują serwer, np. gry.example.org; można podać kilka
serve-help-lan = wpuść urządzenia z twojej sieci: wypisuje adres i kod QR
serve-help-open = otwórz przeglądarkę
serve-help-proxy = ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto: tylko za własnym serwerem pośredniczącym
serve-help-data = plik ze wszystkimi grami (domyślnie w twoim katalogu danych)
serve-help-database = trzymaj gry w PostgreSQL: postgresql://użytkownik@serwer/nazwa
serve-help-database-file = plik z tym adresem w pierwszym wierszu; można też ustawić { $variable }: adresu z hasłem nie powinno być w wierszu poleceń
serve-help-redis = przekazuj nowości między procesami przez Redis zamiast PostgreSQL: redis://serwer
serve-help-workers = liczba procesów (domyślnie 1; więcej tylko z --database)
serve-help-backup = zapisz spójną kopię gier do pliku PLIK i zakończ; działającemu serwerowi to nie przeszkadza
serve-help-production =
    Dla znajomych w twojej sieci:  semafor serve --lan

    W internecie postaw przed nim serwer pośredniczący z TLS i podaj serwerowi jego publiczną nazwę:
      semafor serve --port 8765 --host-name gry.example.org --proxy-header
    Pośrednik musi przekazywać Host, przejście na WebSocket, X-Forwarded-For
    i X-Forwarded-Proto. Przykład dla nginx jest w docs/serving.md.

    Wiele stołów: kilka procesów przy jednym PostgreSQL, tu albo na wielu maszynach:
      semafor serve --database postgresql://semafor@baza/semafor --workers 4 …
    O ruchach procesy powiadamiają się przez sam PostgreSQL albo przez --redis.

    Kopie: semafor backup gry-dzis.sqlite i semafor restore albo pg_dump.
    Obserwuj /healthz (200, gdy można zapisywać gry) i /metrics (Prometheus).
serve-ready = Semafor jest gotowy: { $url }
serve-lan = Dla telefonów i innych komputerów w twojej sieci: { $url }
serve-no-lan = Ten komputer nie jest połączony z siecią, więc dołączyć można tylko z niego samego.
serve-where = Gry są zapisywane w { $path }. Serwer zatrzymasz, naciskając Ctrl-C.
serve-running = Semafor już działa: { $url }
serve-stopped = Zatrzymano. Wszystkie gry są zapisane.
serve-backed-up = Wszystkie gry skopiowano do { $file }.
backup-arg-file = gdzie zapisać kopię; odczyta ją tylko właściciel
restore-arg-backup = kopia zrobiona poleceniem semafor backup
restore-done = Plik { $file } zawiera teraz gry z { $backup }.
restore-kept = To, co było wcześniej, zachowano jako { $file }.
check-help-seal = dodaj sumy kontrolne wierszom z wcześniejszych wydań, które ich nie mają
check-help-set-aside = wyjmij uszkodzone gry, żeby w pozostałe dało się grać; kopia ze wszystkimi zostaje (tylko SQLite)
check-progress = Sprawdzanie
check-looked =
    Sprawdzono: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $campaigns ->
        [one] { $campaigns } kampania
        [few] { $campaigns } kampanie
       *[other] { $campaigns } kampanii
    }, { $entries ->
        [one] { $entries } zdarzenie
        [few] { $entries } zdarzenia
       *[other] { $entries } zdarzeń
    }; odtworzono { $replays ->
        [one] { $replays } zakończoną grę
        [few] { $replays } zakończone gry
       *[other] { $replays } zakończonych gier
    }.
check-damaged = Uszkodzone: { $id }. { $why }
check-foreign = Całe, ale w tym wydaniu nie do gry: { $id }. { $why }
check-unsealed =
    { $count ->
        [one] { $count } wiersz z wcześniejszego wydania nie ma
        [few] { $count } wiersze z wcześniejszych wydań nie mają
       *[other] { $count } wierszy z wcześniejszych wydań nie ma
    } jeszcze sumy kontrolnej: doda ją semafor check --seal.
check-sealed =
    { $count ->
        [one] { $count } wiersz ma
        [few] { $count } wiersze mają
       *[other] { $count } wierszy ma
    } już sumę kontrolną.
check-whole = Wszystko jest całe.
check-advice = Przywróć kopię poleceniem semafor restore BACKUP albo wyjmij uszkodzone gry przez semafor check --set-aside.
check-set-aside = Uszkodzone gry wyjęto. Kopia ze wszystkim jest w { $file }.

# Czego nie da się uruchomić

error-bad-port = Nie ma portu { $port }: wybierz liczbę od 1 do 65535.
error-port-taken = Portu { $port } pod adresem { $host } nie można użyć ({ $why }): wybierz inny przez --port.
error-bad-database-url = --database oczekuje adresu w rodzaju postgresql://użytkownik@serwer/nazwa.
error-bad-redis-url = --redis oczekuje adresu w rodzaju redis://serwer:6379.
error-data-or-database = --data dotyczy SQLite, a --database PostgreSQL: podaj jedno z nich.
error-bad-database-file = Nie można odczytać pliku { $path } z adresem bazy ({ $why }).
error-redis-alone = --redis łączy procesy, które mają wspólny PostgreSQL: podaj go przez --database.
error-workers-need-database = Kilka procesów potrzebuje wspólnego PostgreSQL: podaj go przez --database.
error-lan-or-host = --lan samo nasłuchuje wszędzie: pomiń --host.
error-store-in-use = Inny serwer używa pliku { $path }: zatrzymaj go albo podaj inny plik przez --data.
error-store-in-use-at = Inny serwer używa pliku { $path }; jego strona to { $address }. Otwórz ją, zatrzymaj tamten serwer albo podaj inny plik przez --data.
error-store-folder = Nie można zapisywać w { $path } ({ $why }): podaj inny plik przez --data.
error-store-file = { $path } nie nadaje się na bazę danych ({ $why }): podaj inny plik przez --data.
error-store-damaged = Plik { $path } jest uszkodzony ({ $what }). Niczego nie zmieniono. Przywróć kopię poleceniem semafor restore BACKUP; semafor check powie, które gry są uszkodzone, a semafor check --set-aside je wyjmie.
error-store-stale-wal = Plik { $path } i leżący obok { $path }-wal nie pasują do siebie: ktoś ręcznie podstawił kopię. Niczego nie zmieniono. Użyj semafor restore BACKUP albo przenieś { $path }-wal i { $path }-shm gdzie indziej, żeby grać dalej na tej kopii.
error-store-newer = Gry zapisało późniejsze wydanie (wersja bazy { $found }, to wydanie zna { $latest }): zaktualizuj Semafor.
error-store-unreachable = PostgreSQL nie odpowiada ({ $why }): sprawdź adres i czy baza działa.
error-store-not-durable = Ten PostgreSQL ma wyłączone synchronous_commit i mógłby zgubić ruchy: włącz je dla tej bazy.
error-bus-unreachable = Redis nie odpowiada ({ $why }): sprawdź adres i czy działa.
error-backup-missing = W { $path } nie ma żadnych gier: podaj plik przez --data.
error-backup-exists = { $path } już istnieje: podaj nowy plik.
error-backup-failed = Kopia do { $path } się nie udała ({ $why }).
error-backup-postgres = PostgreSQL kopiuje się jego własnym narzędziem: pg_dump.
error-restore-postgres = PostgreSQL przywraca się jego własnym narzędziem: pg_restore, do pustej bazy.
error-restore-missing = Nie ma kopii { $path }.
error-restore-itself = { $path } to sam plik z grami: podaj jego kopię.
error-restore-no-games = { $path } nie jest kopią gier Semafora.
error-restore-damaged = Kopia { $path } jest uszkodzona ({ $what }). Gry zostały takie, jakie były: spróbuj starszej kopii.
error-restore-failed = Nie udało się podstawić kopii { $path } ({ $why }). Niczego nie zastąpiono.
error-set-aside-postgres = --set-aside działa na pliku SQLite. Serwer na PostgreSQL i tak rusza, a odmawia tylko uszkodzonej gry.
error-check-no-games = W tej bazie nie ma żadnych gier.
error-check-fold = Z jej zapisu nie da się złożyć gry ({ $why }).
error-check-short = Jej zapis kończy się na zdarzeniu { $found }, choć doszedł już do { $rev }.

# Czego serwer odmawia

error-game-damaged = To, co zapisano o { $game }, jest uszkodzone (zdarzenie { $rev }), więc nie da się tego otworzyć. Opiekun serwera może przywrócić kopię.
error-store-down = Serwer nie może teraz niczego zapisać. Ruch nie przepadł: spróbuj ponownie za kilka sekund.
error-thinking-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-worker-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-wrong-host = Serwer nie jest ustawiony na tę nazwę: uruchom go z --host-name albo użyj jego własnego adresu.
error-not-at-this-machine = To może zrobić tylko ktoś przy komputerze, na którym działa serwer.
error-no-network = Nie udało się wpuścić urządzeń z twojej sieci: sprawdź, czy ten komputer jest połączony z siecią, albo uruchom „semafor serve --lan”.
error-wrong-origin = To żądanie nie pochodzi ze strony tego serwera.
error-too-many = Za dużo naraz: odczekaj chwilę.
error-too-many-sockets = Masz tu otwartych zbyt wiele okien: zamknij kilka innych, a potem odśwież tę stronę.
error-too-long = To było za długie.
error-too-slow = Żądanie docierało zbyt długo: spróbuj ponownie.
error-unreadable = Serwer nie mógł odczytać wiadomości: odśwież stronę.
error-hello-first = Połączenie zaczęło się w zły sposób: odśwież stronę.
error-reload = Jest nowa wersja strony: odśwież ją.
error-seat-moved = To miejsce jest teraz na innym urządzeniu.
error-removed = Gospodarz usunął cię z tego stołu. Możesz się przyglądać albo poprosić o inne miejsce.
error-server = Coś poszło źle na serwerze. Nic, co zrobiono, nie przepadło: odśwież stronę.
error-bad-request = Serwer nie zrozumiał żądania: { $why }
error-unknown-path = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się zrobić pod tym adresem.
error-unknown-game = Nie ma takiej gry: sprawdź link.
error-bad-link = Ten link został już użyty albo jest za stary: poproś o nowy.
error-hand-wait = Ten telefon może być tylko uśpiony. Jeśli nie wróci, jego miejsce będzie można oddać innemu telefonowi za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-hand-early = Ta osoba została ostrzeżona i może jeszcze wrócić: spróbuj za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-hand-kept = Ta osoba wróciła i zostaje na swoim miejscu.
error-bad-name = Nazwa ma od 1 do { $most ->
    [one] { $most } znaku
   *[other] { $most } znaków
}.
error-bad-password = Hasło ma od { $least } do { $most ->
    [one] { $most } znaku
   *[other] { $most } znaków
}.
error-wrong-password = Nazwa albo hasło się nie zgadza.
error-name-taken = Ta nazwa jest zajęta: wybierz inną.
error-has-account = Masz już konto: najpierw się wyloguj.
error-no-session = Sesja wygasła: odśwież stronę.

# Kampanie na serwerze
error-unknown-campaign = Nie ma takiej kampanii.
error-not-your-company = To nie jest twoja spółka.
error-campaign-sealed = Tasowanie i ręce w grze kampanii pozostają zakryte, dopóki nie rozstrzygnie się wszystko po jej końcu; tajne strony są dla innych zakryte także później.
error-campaign-open = Jednej ze spółek nikt jeszcze nie objął: niech zagra za nią bot albo niech pauzuje w tej grze.
error-campaign-bot-already = Za tę spółkę decyduje już bot.
error-campaign-not-away = Bot może zdecydować za kogoś innego dopiero wtedy, gdy kampania czeka na tę osobę od dłuższej chwili.
error-campaign-no-bot = Za tę spółkę nie decyduje bot.

# Strona dla nazwy, której serwer nie zna
wrong-host-title = Ten serwer ma inną nazwę
wrong-host-why = Adres „{ $name }” prowadzi tutaj, ale serwer gier nie jest ustawiony na tę nazwę.
wrong-host-here = Jeśli ktoś przysłał ci link, użyj go dokładnie w takiej postaci albo poproś o nowy.
wrong-host-host = Jeśli to twój serwer, uruchom go z tą nazwą:
