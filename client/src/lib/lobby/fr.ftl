lobby-title = Tables ouvertes
lobby-none = Personne n’attend de compagnie pour l’instant. Ouvre une table et annonce-la ici depuis sa salle.
lobby-with = avec { $names }
lobby-free = { $count ->
    [one] 1 chaise libre
   *[other] { $count } chaises libres
  }
lobby-watch = à regarder
lobby-onlookers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
lobby-talk-silent = en silence
lobby-talk-gestures = gestes
lobby-talk-court = propos de cour
lobby-talk-free = parole libre
lobby-listed = Qui trouve cette table
lobby-listed-false = qui a le lien
lobby-listed-true = tout le monde, à l’accueil
lobby-listed-true-why = Des inconnus peuvent prendre les chaises libres. Tu peux te masquer les mots de quelqu’un, et les signaler au propriétaire de la maison.
lobby-listed-false-why = Personne d’autre n’en sait rien.
reports-title = Signalements
reports-none = Rien n’a été signalé.
reports-of = { $by } signale { $about }
reports-close = Lu, à ranger
