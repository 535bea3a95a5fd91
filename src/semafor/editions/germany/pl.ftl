# Słowa tej edycji
edition-germany-blurb = W miastach czekają pasażerowie, a bilety są w dwóch taliach.
edition-germany-special = W miastach czekają pasażerowie i wsiadają przy każdym zajętym połączeniu; bilety leżą w dwóch taliach, a niektóre prowadzą za granicę.
