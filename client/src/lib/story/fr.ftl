tale-won = La soirée est à toi.
tale-lost = Pas ce soir.
tale-none = C’est ainsi que cela finit.
tale-won-why = Tu en as { $points }, { $by ->
    [0] autant que { $second }, et l’égalité tourne pour toi
   *[other] { $by } de plus que { $second }
}.
tale-won-shared-why = Tu en es, avec { $points }.
tale-lost-why = Tu finis { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} avec { $mine }.
tale-lost-shared-why = Tu en as { $mine }, contre { $points }.
tale-none-why = { $winner } gagne avec { $points }, { $by ->
    [0] autant que { $second }
   *[other] { $by } de plus que { $second }
}.
tale-none-shared-why = { $names } se partagent la victoire avec { $points }.
tale-began = { $points } au départ
tale-lines-told = Les points, étape par étape : { $who }.{ $turned ->
    [1] {" "}Le tournant : { $turning }.
   *[0] {""}
}
tale-chapter-hands = les dernières cartes
tale-turning = Le tournant
tale-watch = Revoir : { $chapter }
tale-lied = Qui a menti
tale-lied-what = Chaque parole face aux cartes
tale-lied-why = Des paroles ont été données à cette table. Les cartes ont répondu depuis.
tale-lied-open = Tout relire
tale-film = Trente secondes de la partie
tale-film-run = Voir trente secondes
tale-share-title = Montre-la à quelqu’un
tale-share-as = Les joueurs apparaissent en
tale-share-names = Noms
tale-share-letters = Lettres
tale-share-copy = Copier l’image
tale-share-save = Enregistrer l’image
tale-share-copied = L’image est copiée.
tale-share-saved = L’image est enregistrée.
tale-share-none = L’image n’a pas pu être dessinée. Réessaie.
tale-share-alt = L’image de cette partie : { $title }
tale-share-note = L’image montre des points et des dessins, les mots de personne.
