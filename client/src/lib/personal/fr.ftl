key-title = Ta clé
key-open = Ta clé, pour tes autres appareils
key-what = Un seul lien apporte toutes tes places sur un autre de tes appareils. Ni compte ni mot de passe : le lien est la clé.
key-which = Quelles places de cet appareil sont les tiennes ? Celles des autres restent ici.
key-seat = { $name } · { $game }
key-seat-kept = te suit
key-none = Tu n’as encore aucune place sur cet appareil. Prends-en une, puis reviens.
key-make = Créer ma clé
key-add = Les emporter aussi
key-count = { $count ->
    [one] Une place suit ta clé.
   *[other] { $count } places suivent ta clé.
  } Celles que tu prends ici sous le nom de { $name } s’y ajoutent d’elles-mêmes.
key-count-unnamed = { $count ->
    [0] Aucune place ne suit encore ta clé.
    [one] Une place suit ta clé.
   *[other] { $count } places suivent ta clé.
  }
key-yours = Ne l’ouvre que sur tes appareils et ne la montre à personne : qui la possède s’assied à tes places.
key-lost = Un appareil est perdu
key-lost-what = Chaque place reçoit une nouvelle clé, et l’appareil perdu est aussitôt mis dehors. Tes autres appareils auront besoin du nouveau lien.
key-lost-do = Le mettre dehors
key-lost-again = La maison n’a pas répondu la dernière fois. Redemande-lui : aucune place n’est perdue.
key-lost-done = C’est fait. Tes places ont de nouvelles clés, et voici ton nouveau lien.
key-lost-missed = { $count ->
    [one] Une table est restée injoignable. Redemande dans un instant.
   *[other] { $count } tables sont restées injoignables. Redemande dans un instant.
  }
key-arrive = Apporter tes places ici ?
key-arrive-what = Ce lien contient la clé de quelqu’un. Si tu l’as créé sur un autre de tes appareils, tes places arrivent ici. Si on te l’a envoyé, laisse-le : tes propres places seraient aussi les siennes.
key-arrive-other = Cet appareil a une autre clé, à laquelle il renoncerait. Ses places restent ici.
key-arrive-do = C’est la mienne : les apporter
key-arrive-not = Laisser
key-arrived = { $count ->
    [0] Ta clé est là. Il ne reste aucune de ses tables.
    [one] Ta place est là.
   *[other] Tes { $count } places sont là.
  }
