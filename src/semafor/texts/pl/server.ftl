# `semafor serve` i to, czego serwer odmawia.

cli-summary-serve = graj w przeglądarce: w pojedynkę, przy jednym ekranie, z telefonami albo przez sieć

serve-help-port = port (domyślnie { $port } albo następny wolny)
serve-help-host = adres, na którym serwer nasłuchuje (domyślnie: tylko ten komputer)
serve-help-host-name = nazwa, pod którą przeglądarki znajdują serwer, np. gry.example.org; można podać kilka
serve-help-lan = wpuść urządzenia z twojej sieci: wypisuje adres i kod QR
serve-help-open = otwórz przeglądarkę
serve-help-proxy = ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto: tylko za własnym serwerem pośredniczącym
serve-help-data = plik ze wszystkimi partiami (domyślnie w twoim katalogu danych)
serve-help-database = trzymaj partie w PostgreSQL: postgresql://użytkownik@serwer/nazwa
serve-help-redis = przekazuj nowości między procesami przez Redis zamiast PostgreSQL: redis://serwer
serve-help-workers = liczba procesów (domyślnie 1; więcej tylko z --database)
serve-help-backup = zapisz spójną kopię partii do pliku FILE i zakończ; działającemu serwerowi to nie przeszkadza
serve-help-production =
    Dla znajomych w twojej sieci:  semafor serve --lan

    W internecie postaw przed nim serwer pośredniczący z TLS i powiedz obu o sobie:
      semafor serve --port 8765 --host-name gry.example.org --proxy-header
    Pośrednik musi przekazywać Host, przejście na WebSocket, X-Forwarded-For
    i X-Forwarded-Proto. Przykład dla nginx jest w docs/serving.md.

    Wiele stołów: kilka procesów przy jednym PostgreSQL, tu albo na wielu maszynach:
      semafor serve --database postgresql://semafor@baza/semafor --workers 4 …
    O ruchach procesy powiadamiają się przez sam PostgreSQL albo przez --redis.

    Kopie: semafor serve --backup partie-dzis.sqlite albo pg_dump.
    Obserwuj /healthz (200, gdy można zapisywać partie) i /metrics (Prometheus).
serve-ready = Semafor jest gotowy: { $url }
serve-lan = Dla telefonów i innych komputerów w twojej sieci: { $url }
serve-no-lan = Ten komputer nie ma teraz adresu w sieci, więc dołączyć można tylko z niego samego.
serve-stopped = Zatrzymano. Wszystkie partie są zapisane.
serve-backed-up = Wszystkie partie skopiowano do { $file }.

# Czego nie da się uruchomić

error-bad-port = Nie ma portu { $port }: wybierz liczbę od 1 do 65535.
error-port-taken = Portu { $port } pod adresem { $host } nie można użyć ({ $why }): wybierz inny przez --port.
error-bad-database-url = --database oczekuje adresu w rodzaju postgresql://użytkownik@serwer/nazwa.
error-bad-redis-url = --redis oczekuje adresu w rodzaju redis://serwer:6379.
error-data-or-database = --data dotyczy SQLite, a --database PostgreSQL: podaj jedno z nich.
error-redis-alone = --redis łączy procesy, które mają wspólny PostgreSQL: podaj go przez --database.
error-workers-need-database = Kilka procesów potrzebuje wspólnego PostgreSQL: podaj go przez --database.
error-lan-or-host = --lan samo nasłuchuje wszędzie: pomiń --host.
error-store-in-use = Inny serwer używa pliku { $path }: zatrzymaj go albo podaj inny plik przez --data.
error-store-folder = Nie można zapisywać w { $path } ({ $why }): podaj inny plik przez --data.
error-store-file = { $path } nie nadaje się na bazę danych ({ $why }): podaj inny plik przez --data.
error-store-newer = Partie zapisało późniejsze wydanie (wersja bazy { $found }, to wydanie zna { $latest }): zaktualizuj Semafor.
error-store-unreachable = PostgreSQL nie odpowiada ({ $why }): sprawdź adres i czy baza działa.
error-store-not-durable = Ten PostgreSQL ma wyłączone synchronous_commit i mógłby zgubić ruchy: włącz je dla tej bazy.
error-bus-unreachable = Redis nie odpowiada ({ $why }): sprawdź adres i czy działa.
error-backup-missing = W { $path } nie ma żadnych partii: podaj plik przez --data.
error-backup-exists = { $path } już istnieje: podaj nowy plik.
error-backup-failed = Kopia do { $path } się nie udała ({ $why }).
error-backup-postgres = PostgreSQL kopiuje się jego własnym narzędziem: pg_dump.

# Czego serwer odmawia

error-store-down = Serwer nie może teraz niczego zapisać. Ruch nie przepadł: spróbuj ponownie za kilka sekund.
error-thinking-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-worker-failed = Tym razem nie udało się znaleźć odpowiedzi: spróbuj ponownie.
error-wrong-host = Serwer nie zna siebie pod tą nazwą: uruchom go z --host-name albo użyj jego własnego adresu.
error-wrong-origin = To żądanie nie pochodzi ze strony tego serwera.
error-too-many = Za dużo naraz: odczekaj chwilę.
error-too-long = To było za długie.
error-too-slow = Żądanie docierało zbyt długo: spróbuj ponownie.
error-unreadable = Serwer nie mógł odczytać wiadomości: odśwież stronę.
error-hello-first = Połączenie zaczęło się w zły sposób: odśwież stronę.
error-reload = Jest nowa wersja strony: odśwież ją.
error-seat-moved = To miejsce jest teraz na innym urządzeniu.
error-server = Coś poszło źle na serwerze. Nic, co zrobiono, nie przepadło: odśwież stronę.
error-bad-request = Serwer nie zrozumiał żądania: { $why }
error-unknown-path = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się zrobić pod tym adresem.
error-unknown-game = Nie ma takiej partii: sprawdź link.
error-bad-link = Ten link został już użyty albo jest za stary: poproś o nowy.
error-bad-name = Nazwa ma od 1 do { $most } znaków.
error-bad-password = Hasło ma od { $least } do { $most } znaków.
error-wrong-password = Nazwa albo hasło się nie zgadza.
error-name-taken = Ta nazwa jest zajęta: wybierz inną.
error-has-account = Masz już konto: najpierw się wyloguj.
error-no-session = Sesja wygasła: odśwież stronę.

# Kampanie na serwerze
error-unknown-campaign = Nie ma takiej kampanii.
error-not-your-company = To nie jest twoja spółka.
error-campaign-sealed = Ręce i tajne strony w kampanii pozostają zakryte.
error-campaign-open = Jednej ze spółek nikt jeszcze nie objął: niech zagra za nią bot albo niech pauzuje w tej grze.
error-campaign-bot-already = Za tę spółkę decyduje już bot.
error-campaign-not-away = Bot może zdecydować za kogoś innego dopiero wtedy, gdy kampania czeka na tę osobę od dłuższej chwili.
error-campaign-no-bot = Za tę spółkę nie decyduje bot.
