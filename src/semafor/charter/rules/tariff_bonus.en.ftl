# What these rules say to players
module-tariff_bonus = a bonus for your company’s colour
help-tariff = Tariff level { $t0 }
help-tariff-text = Many bonuses grow with the tariff level, which is { $t0 } now; on cards it is called T. It rises twice in the campaign.
help-tariff_bonus = Your company
help-tariff_bonus-text = A route in your company’s colour pays at once: ${ $t0 }, and one more for every two spaces. Grey routes never pay this.
