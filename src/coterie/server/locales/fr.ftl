# Les mots du serveur de tables, en français : ce qu’un client montre autour d’une partie.

# La maison

house-draining = La maison ferme un instant. Ta table est gardée, et ta place aussi.
house-offline = La connexion est perdue. On revient…
house-back = La connexion est rétablie.
create-anyone = Tout le monde peut ouvrir une table.
create-owner = Seul le propriétaire de cette maison ouvre des tables.

# Une table

status-waiting = La partie n’a pas commencé.
status-playing = La partie est en cours.
status-over = La partie est finie.
status-ended = La partie a été arrêtée sans résultat.
status-closed = La table est fermée : personne n’est revenu.
status-paused = La table est en pause. Les pendules sont arrêtées.
listed-no = Seuls ceux qui ont le lien trouvent cette table.
listed-yes = Cette table figure sur la liste.
seat-free = une place libre
seat-you = ta place
seat-away = { $name } n’est pas là
seat-stand-in = un bot joue pour { $name }
seat-stand-in-you = Ton temps était écoulé : un bot joue pour toi.
seat-host = { $name } tient cette table
gallery-count = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
}
invitation-link = Avec ce lien, on peut prendre une place.
key-link = Ce lien est ta place, sur tous tes appareils. Ne le montre à personne.
watching = Tu regardes. Tu vois ce que tout le monde peut voir.

# Les pendules

clock-0 = sans pendule
clock-30 = 30 secondes par décision
clock-120 = 2 minutes par décision
clock-300 = 5 minutes par décision
clock-86400 = un jour par décision
clock-172800 = 2 jours par décision
clock-259200 = 3 jours par décision
clock-604800 = une semaine par décision
due-you = Il te reste { $left }.
due-seat = Il reste { $left } à { $seat }.
due-until = jusqu’au { $date }
due-over = Le temps est écoulé.
due-then-bot = { $whose ->
    [mine] Ensuite, un bot joue pour toi jusqu’à ton retour.
   *[other] Ensuite, un bot joue en attendant { $name }.
}
due-then-vote = { $whose ->
    [mine] Ensuite, les autres votent pour qu’un bot joue pour toi, ou non.
   *[other] Ensuite, les autres votent pour qu’un bot joue, ou non, en attendant { $name }.
}
due-then-wait = Ensuite, rien ne se passe : la table attend.

# Quand le temps est écoulé, ou qu’un joueur est parti

absent-wait = La table attend.
absent-bot = Un bot remplace le joueur absent.
absent-vote = Les autres votent pour qu’un bot joue, ou non, jusqu’au retour du joueur.

# Qui peut regarder

watch-anyone = Tout le monde peut regarder.
watch-invited = Qui a le lien peut regarder.
watch-nobody = Personne ne peut regarder.

# Ce qui peut se dire

talk-silent = Ici, personne ne dit rien.
talk-gestures = Il y a les gestes, la foi et le doute, mais pas de mots.
talk-court = On dit ce que les cartes peuvent prouver, sans mots libres.
talk-free = On dit ce qu’on veut, et ce que les cartes peuvent prouver est noté.
ledger-shown = Chacun voit aussitôt quelles paroles ont été tenues, autant qu’il peut le savoir.
ledger-end = On saura à la fin quelles paroles ont été tenues : d’ici là, souviens-toi.

# Les propositions

vote-undo = { $name } demande à reprendre la dernière réponse.
vote-end = { $name } propose d’arrêter la partie sans résultat.
vote-rematch = { $name } demande : prêts pour une revanche ?
vote-stand-in = { $name } n’est pas là. Un bot doit-il jouer en attendant ?
vote-count = { $yes } oui sur { $voters }.
vote-count-rematch = { $yes } sur { $voters } { $yes ->
    [one] est prêt
   *[other] sont prêts
}.
vote-yes = Oui
vote-no = Non
vote-ready = Je suis prêt
vote-not-ready = Pas maintenant
proposal-refused = { $topic ->
    [undo] { $name } dit non : la dernière réponse reste.
    [rematch] { $name } ne veut pas de revanche maintenant.
   *[other] { $name } dit non : la partie continue.
}
proposal-withdrawn = { $topic ->
    [undo] { $name } ne demande plus à reprendre la dernière réponse.
    [end] { $name } ne propose plus d’arrêter la partie.
    [rematch] { $name } ne propose plus de revanche.
   *[other] { $name } renonce à l’autre table.
}
proposal-lapsed = { $topic ->
    [undo] Tous n’ont pas dit oui à temps : la dernière réponse reste.
    [end] Tous n’ont pas dit oui à temps : la partie continue.
    [rematch] Tous n’étaient pas prêts à temps : pas de revanche.
   *[other] L’invitation à l’autre table n’est plus valable.
}

# Les ordres permanents

standing-none = Tu n’as laissé aucun ordre.
standing-left = Ton ordre tient : { $order }.
standing-amount = Ton ordre tient : { $order }, { $amount }.
standing-gone = Ton ordre a disparu avec ce qu’il visait.
standing-secret = Personne d’autre n’apprend qu’un ordre existe, et la réponse qu’il donne ressemble à toutes les autres.

# Ce que l’on peut faire

do-order = Laisser un ordre
do-ready = Prêt
do-more = +15 s
do-undo = Reprendre ma réponse
do-propose = Proposer
do-vote = Voter
do-withdraw = Retirer la proposition
do-say = Dire
do-start = Commencer
do-rematch = Rejouer
do-next = Jouer à autre chose
do-resign = Céder ma place
do-pause = { $on ->
    [yes] Mettre en pause
   *[no] Continuer
}
do-back = Reprendre ma place au bot
do-sit = { $seat ->
    [none] Quitter ma place et regarder
   *[other] Prendre la place { $seat }
}
do-bot = { $level ->
    [none] Renvoyer le bot
   *[other] Faire jouer un bot
}
do-make-host = { $whose ->
    [mine] Tenir la table
   *[other] Confier la table à { $name }
}
do-rename = Prendre le nom { $name }
do-colour = Changer de couleur
do-pace = Changer l’allure des bots
do-agree = Changer ce qui est convenu
do-mute = { $on ->
    [yes] Retirer la parole à { $name }
   *[no] Rendre la parole à { $name }
}
do-remove = Mettre { $name } à la porte
do-hush = Retirer cette ligne

# La conversation

room-table = Toute la table lit ceci, et la galerie aussi.
room-gallery = Seule la galerie lit ceci.
line-cut = (coupe la parole à { $name })
line-time = { $seconds ->
    [0] (parlez à loisir)
   *[other] (vous avez { $seconds } secondes pour parler)
}
line-hands-over = (une autre main joue désormais pour { $name })
line-removed = L’hôte a retiré cette ligne.

# Pourquoi quelque chose ne se fait pas

refused = Cela ne peut pas se faire.
refused-act-long = Cela dépasse { $most } octets : dis-le en moins de mots.
refused-amount = Cet ordre va de { $low } à { $high }, pas { $amount }.
refused-aside = Cette table ne peut pas être ouverte. Le propriétaire de la maison en trouve la raison dans son journal.
refused-begun = La partie a commencé. Tu peux la regarder, si la table le permet.
refused-bot = Pendant la partie, on peut changer le niveau du bot, mais il faut que quelqu’un joue à cette place.
refused-broken = Cette table ne peut pas continuer : { $why }
refused-create = Seul le propriétaire de cette maison ouvre des tables : demande-lui un lien.
refused-crowded = Il n’y a plus de place à cette table.
refused-uninvited = Ta place est dans la galerie : pour jouer, demande une invitation à quelqu’un de la table.
refused-disk = La maison n’a plus la place de garder cela : rien n’a été fait. Réessaie quand son propriétaire en aura libéré.
refused-damaged = Ce que la maison en gardait est abîmé : rien n’a été fait. Son propriétaire peut remettre une sauvegarde.
refused-draining = La maison ferme un instant : réessaie sous peu.
refused-elsewhere = Cette table est dans une autre maison.
refused-house = Seule une autre maison du même propriétaire peut faire cela.
refused-moved = Cette table passe dans une autre maison. Réessaie dans un instant.
refused-unreachable = La maison n’atteint plus ce qu’elle garde : rien n’a été fait. Un nouvel essai suit dans un instant.
refused-encoding = La maison prend les requêtes telles quelles, non compressées.
refused-forgotten = C’est fait depuis longtemps. Ce n’est pas refait, et la réponse n’est plus gardée.
refused-gallery = Il faut être à la table pour faire cela.
refused-goes-on = Cette partie continue : on pourra la revoir quand elle sera finie.
refused-host = Seul l’hôte peut faire cela.
refused-owner = C’est réservé au propriétaire de la maison.
refused-owner-link = Ce lien de propriétaire a déjà servi, ou date d’un autre jour : redémarre le serveur pour en avoir un nouveau.
refused-house-full = Toutes les tables de la maison sont prises : réessaie quand il y en aura une de libre.
refused-key = Cette clé n’ouvre aucune place ici : elle est mal recopiée, la table n’est plus là, ou on a mis à la porte qui la tenait.
refused-personal = Cette clé personnelle n’amène aucune place : elle est peut-être coupée ou mal recopiée. Recopie le lien en entier.
refused-renewed = Cette clé personnelle a été renouvelée. Apporte la nouvelle depuis l’appareil où cela s’est fait.
refused-same-key = La nouvelle clé personnelle est l’ancienne. Rien n’a changé : réessaie.
refused-other-seat = Ta clé personnelle a déjà une autre place à cette table, et n’en prend pas deux.
refused-many-keys = Une place ne suit pas plus de { $most } clés personnelles.
refused-own-words = Ce sont tes propres mots.
refused-reports = Tu as déjà beaucoup signalé à cette table : laisse d’abord le propriétaire lire.
refused-late = Cette question ne se pose plus, ou pas encore.
refused-muted = L’hôte t’a retiré la parole.
refused-name-of-house = La maison ne se connaît pas sous ce nom. Son propriétaire peut le lui apprendre avec le réglage public_url.
refused-name = Quelqu’un s’appelle déjà { $name } ici : choisis un autre nom.
refused-no-floor = Personne ne mène la discussion ici : parle, tout simplement.
refused-time = Un temps de parole est un nombre de secondes, ou 0 pour parler à loisir.
refused-undo-spoken = Tu en as parlé. Propose de reprendre le coup : tout le monde décide.
refused-no-lot = Il n’y a rien pour quoi laisser un ordre en ce moment.
refused-no-vote = Ce vote n’existe pas, ou il est clos.
refused-no-order = Ce jeu ne connaît pas l’ordre « { $order } ».
refused-no-voter = Ce vote est pour les autres joueurs.
refused-origin = Les pages d’autres sites ne peuvent pas faire cela.
refused-other-body = Cette commande a déjà été donnée avec un autre contenu.
refused-pause = C’est déjà le cas.
refused-paused = La table est en pause : reprends d’abord la partie.
refused-no-window = On n’attend pas la fin d’une discussion.
refused-gavel = Ce moment prend fin tout seul.
refused-more = { $seconds } secondes de plus, c’est une fois par tour, et pas ici.
refused-replaced = Tu as choisi un autre coup à la place.
refused-dropped = Tu l’as retiré.
refused-not-held = Il n’attend plus.
refused-kept-back = Assez de tes mots sont gardés : attends que ceux de tout le monde soient dits.
refused-proposed = On vote déjà là-dessus.
refused-read-only = La maison ne peut rien garder pour l’instant : son disque est en lecture seule. Rien n’a été fait.
refused-removed = On t’a mis à la porte.
refused-seat = Cette place n’est pas libre, ou n’existe pas : choisis-en une autre.
refused-colour = Quelqu’un d’autre porte cette couleur : choisis-en une autre.
refused-slow = La demande n’est pas arrivée à temps : renvoie-la.
refused-sockets = Il y a déjà trop de connexions : fermes-en une et réessaie.
refused-take-backs = On a déjà repris { $most } coups : on n’en reprend plus dans cette partie.
refused-too-fast = C’était trop rapide : attends un instant et réessaie.
refused-watch = Cette table ne se regarde pas.
refused-when-closed = La table est fermée.
refused-when-ended = La partie a été arrêtée : cela ne peut plus se faire.
refused-when-over = La partie est finie : cela ne peut plus se faire.
refused-when-playing = Cela ne peut pas se faire pendant une partie.
refused-when-waiting = La partie n’a pas encore commencé.
refused-whispers = Cette table a convenu de ne pas chuchoter.
refused-whispers-round = Tu as déjà chuchoté { $most } fois pendant ce tour : attends le suivant.
refused-whisper-bot = Les bots n’entendent pas les chuchotements : dis-le tout haut.
wrong-clock = Une pendule est de { $clocks } secondes par décision, pas de { $clock }.
wrong-eyes = Aucun regard à cette table ne s’appelle « { $eyes } ».
wrong-line = Rien n’a été dit.
wrong-name = Il faut au moins une lettre dans un nom.
wrong-pack = Il n’y a pas de paquet de cartes « { $pack } » ici : il y a { $packs }.
wrong-rules = Cette partie a suivi la version { $theirs } des règles. La maison connaît la version { $ours } et ne peut pas la montrer.
wrong-seat = On ne peut pas avoir la place { $seat } à une table de { $seats }.
no-match = Cette table n’a pas connu cette partie.
no-socket = Cette adresse est pour les connexions en direct.
no-table = Cette table n’existe pas, ou il manque une partie du lien.
bad-body = La maison n’a pas compris cette demande.
bad-query = Il n’y a rien de tel à demander.
fault = La maison a commis une erreur. Rien n’a changé : réessaie.
http-400 = La maison n’a pas compris cette demande.
http-404 = Il n’y a rien à cette adresse.
http-405 = Cette adresse ne fait pas cela.
http-413 = Cela dépasse 16 Kio.
http-417 = La maison ne peut pas faire ce qu’on attend d’elle.

# Pourquoi une connexion a été fermée

bad-key = Cette clé n’ouvre aucune place ici : elle est mal recopiée, la table n’est plus là, ou on a mis à la porte qui la tenait.
bad-message = La maison n’a pas compris ce programme. Recharge-le.
removed = L’hôte t’a mis à la porte.
restart = La maison ferme un instant. On revient sous peu…
too-fast = Trop de clés fausses sont venues de ton adresse : attends une minute.
too-many = Cette place est ouverte à trop d’endroits. Elle continue au dernier.
no-minister = { $game } n’a pas de ministre à consulter
refused-hints = Il n’est pas convenu de consulter un ministre à cette table.
refused-hint = Tu peux consulter un ministre quand on te demande quelque chose.
refused-no-advice = Le ministre est occupé : redemande dans un moment.

# Les avis, à qui est ailleurs

notice-turn = { $count ->
    [one] { $names }, c’est à toi de jouer à la table { $table }.
   *[other] { $names } : c’est à vous de jouer à la table { $table }.
}
notice-hello = Désormais, ce salon sait à qui c’est de jouer à la table { $table }.
refused-address = La maison n’appelle que des adresses publiques en https, comme ntfy.sh/notre-table.
refused-webhook = Personne n’a pris l’avis à cette adresse. Elle doit répondre tout de suite, sans renvoyer la maison ailleurs : copie-la de nouveau dans les réglages de ton salon.
refused-webhook-status = Cette adresse répond { $status } au lieu de prendre l’avis : copie-la de nouveau dans les réglages de ton salon.
refused-webhook-host = Seul l’hôte de la table choisit le salon qu’elle tient au courant.
refused-topic = L’adresse d’un sujet ntfy finit par son nom, comme ntfy.sh/notre-table.
refused-quiet = Les heures calmes sont deux heures de la journée et un lieu, comme { $example }.
refused-subscription = La maison ne lit pas l’abonnement de ce navigateur : éteins les appels puis rallume-les.

# Les parties finies

no-share = Ce lien ne mène à aucune partie. La personne qui l’a donné l’a peut-être retiré : demande-lui-en un autre.
no-share-short = Ce lien est coupé. Copie-le en entier, ou demande qu’on te le renvoie.
refused-shares = Il y a déjà { $most } liens vers des parties de cette table : retires-en un d’abord.
refused-at-end = À ce moment de la partie, il n’y a plus rien à jouer : reviens un peu en arrière.
refused-lesson = Cette leçon a changé entre-temps : commence une nouvelle partie.
