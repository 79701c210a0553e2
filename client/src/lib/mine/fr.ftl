mine-title = Mon palmarès
mine-here = sur cet appareil seulement
mine-none = Les parties que tu termines seront notées ici, pour toi seul.
mine-sum = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [0] gagnée
    [one] gagnée
   *[other] gagnées
}
mine-last = Les vingt dernières parties
mine-game = { $title }, { $day } : { $how ->
    [won] gagnée avec { $points }. La revoir
    [lost] perdue avec { $points }. La revoir
   *[shared] à plusieurs sur un appareil. La revoir
}
mine-by-game = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [0] gagnée
    [one] gagnée
   *[other] gagnées
}, record { $best }
mine-export = Exporter
mine-import = Importer
mine-taken = { $count ->
    [0] Rien de nouveau : ton palmarès reste tel quel.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
mine-not-ours = Ce fichier n’est pas un palmarès de Coterie, ou il est tronqué. Rien n’a changé : choisis un fichier exporté ici.
mine-not-kept = Ce navigateur ne garde rien, comme en navigation privée. Autorise le stockage pour cette page, puis réessaie.
mine-notes = Mes notes
mine-notes-why = Sur cet appareil seulement, et pour personne d’autre.
mine-open = Pris au vu de tous
mine-open-none = rien encore
