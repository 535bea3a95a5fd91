# Co komunikator pokazuje z odnośnika, zanim ktoś go otworzy
preview-replay = Tak się skończyło: { $edition }
preview-invite = Zagrajmy: { $edition }
preview-watch = Można popatrzeć: { $edition }
preview-campaign = Zagrajmy
preview-seats = { $seats ->
        [one] Kolejowa gra planszowa dla 1 gracza, w przeglądarce. Bez zakładania konta.
       *[other] Kolejowa gra planszowa dla { $seats } graczy, w przeglądarce. Bez zakładania konta.
    }
