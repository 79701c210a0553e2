# Les mots du terminal, en français.

page-seat = Tu joues { $seat }.
page-watching = Tu regardes la partie.
page-asked = À { $seat } de répondre : { $question }
page-over = La partie est finie. { $winners ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-scores = Points : { $scores }
page-pile-of = { $seat }, { $pile }
page-known = { $count } cartes
page-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

prompt-game = Quel jeu ? Son numéro ou son nom :
prompt-answer = { $seat }, ta réponse (un numéro ou un mot ; u reprend le coup, q quitte la table) :
prompt-range = de { $from } à { $to } : { $choice }
answer-unclear = « { $answer } » n’est pas un des choix : tape un numéro de 1 à { $count }, ou un mot comme « { $word } ».
answer-undone = Il n’y a rien à reprendre : une carte a été piochée ou montrée, ou quelqu’un d’autre a joué.
left = Tu as quitté la table.
left-record = Tu as quitté la table. La partie jusqu’ici est dans { $file }.
