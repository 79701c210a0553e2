# Les mots du client web, en français : ce que seul le navigateur dit.

client-about = Une table pour des jeux d’intrigues de cour : entre amis, ou avec des bots.

# L’antichambre

client-hello = La cour est réunie.
client-announced = On t’annoncera sous le nom de
client-guest = Invité
client-no-account = Ni compte, ni attente.
client-play = Jouer
client-players = de { $fewest } à { $most } joueurs
client-invite = Entre amis
client-watch = Voir les bots
client-how = Comment jouer
client-lesson = Première leçon
client-tables = Mes tables
client-turn-at = À toi de jouer : { $title }
client-back-to = Retour à « { $title } »
client-tables-none = Les tables où tu joues et tes parties finies s’inscrivent ici. Seul cet appareil s’en souvient.
client-record-bring = Apporter mon palmarès d’un autre appareil
client-tables-idle = Aucune partie en cours.
client-tables-all = Montrer les { $count } tables
client-table-gone = La maison n’a plus cette table, ou n’y a plus ta place.
client-take-off = Retirer de la liste
client-past = Parties jouées
client-past-none = Tes parties finies viennent ici, à revoir quand tu veux.
client-past-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
}
client-past-mine = Toi : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
client-replay = Revoir la partie
client-who-lied = Qui a menti
client-unofficial = Création de fans, non officielle. Textes et dessins de notre main ; les titres appartiennent à leurs éditeurs. Logiciel libre, sans pistage.

# Partout

client-language = Langue
client-settings = Réglages
client-setting-motion = Animer la table
client-setting-sound = Sons
client-setting-sound-hint = Discrets : ton tour, les cartes, les pièces, la fin. Ils ne disent rien que tu ne voies.
client-setting-touch = Vibrer
client-setting-touch-hint = Un instant, quand c’est à toi et quand ta réponse est donnée.
client-setting-confirm = Confirmer chaque réponse
client-setting-confirm-hint = Choisis, puis confirme : une maladresse ne coûte rien.
client-setting-at-once = Répondre aussitôt quand il n’y a qu’une réponse
client-setting-at-once-hint = Seulement si toute la table le voit. Ce que tes cartes cachées t’imposent reste demandé : ta vitesse ne dit rien.
client-setting-everything = Lister tout ce qui peut se faire
client-setting-everything-hint = Y compris ce qui se choisit sur la table même.
client-setting-keys = Touches qui choisissent
client-setting-keys-hint = Chiffres et lettres, comme la table les montre.
client-setting-plain = Tables sans décor
client-setting-plain-hint = Chaque jeu pile par pile, sans sa table à lui.
client-setting-marks = Signaler mes bluffs
client-setting-marks-hint = Tes jetons disent ce qui est vrai et ce qui est un bluff. Toi seul le vois.
client-setting-blur = Mots que je ne veux pas lire
client-setting-blur-hint = Sépare-les par des espaces. Ta page seule les efface.
client-setting-hints = Conseils de première partie
client-setting-hints-hint = Chacun une seule fois. Réactivés, ils reprennent du début.
client-setting-calls = M’appeler quand c’est à moi
client-setting-calls-hint = Par une notification, quand cette page n’est pas à l’écran ou est fermée. Elle te nomme, avec le jeu et la table, mais aucune carte.
client-calls-insecure = Pas ici : les navigateurs n’autorisent les notifications qu’en https, ou sur la machine de la maison. Le titre et l’icône de la page appellent quand même.
client-calls-unable = Ce navigateur n’a pas de notifications. Le titre et l’icône de la page appellent quand même.
client-calls-denied = Ton navigateur refuse les notifications de cette page : autorise-les dans ses propres réglages, puis reviens.
client-close = Fermer
client-ok = D’accord
client-home = Vers l’antichambre
client-reload = Réessayer
client-name = Nom
client-colour = { $colour ->
    [0] couronne bleue
    [1] rose orange
    [2] tour verte
    [3] clé mauve
    [4] lune bleu ciel
   *[5] épée vermillon
}
client-marker = Siège { $seat }, { client-colour }

# La porte et la salle d’attente

client-opening = La porte s’ouvre…
client-at-table = À la table : { $names }
client-bot-named = { $name } (un bot)
client-in-gallery-count = { $count ->
    [one] { $count } spectateur : { $names }
   *[other] { $count } spectateurs : { $names }
}
client-sit = Prendre place
client-which-seat = ou choisis un siège :
client-look-on = Regarder
client-forget = Oublier ce siège
client-table-of = { $name } tient table ouverte
client-free = { $count ->
    [0] toutes les chaises sont prises
    [one] une chaise libre
   *[other] { $count } chaises libres
}
client-here = est là
client-host = hôte
client-rename = Nom et couleur
client-review = Ce qu’en dit un ministre
client-seat-bot = Asseoir un bot
client-in-gallery = À la galerie : { $names }
client-house-rules = Règles de la maison
client-chairs = Chaises
client-clock = Horloge
client-absent = { $clock ->
    [0] Si quelqu’un s’absente
   *[other] Si le temps est écoulé, ou que quelqu’un s’absente
}
client-bot-pace = Allure des bots
client-bots-brisk = Bots vifs
client-bots-leisurely = Bots posés
client-watching-bots = Tu regardes des bots.
client-watching = Spectateurs
client-bots-fill = { $count ->
    [one] Un bot prendra la chaise libre.
   *[other] Des bots prendront les { $count } chaises libres.
}
client-host-begins = { $name } commence quand tout le monde est là.

# Plusieurs personnes, un appareil

client-share-device = Un seul appareil
client-sharing = Qui joue sur cet appareil ?
client-sharing-hint = L’écran est à l’un de vous à la fois, et entre deux le rideau tombe.
client-player = Joueur { $seat }
client-add-player = Une personne de plus
client-remove-player = Sans { $name }
client-begin-shared = Commencer
client-bots-join = { $count ->
    [one] Un bot prend la chaise qui reste.
   *[other] Des bots prennent les { $count } chaises qui restent.
}
client-beside = sur cet appareil
client-add-beside = Quelqu’un sur cet appareil
client-curtain = Qui tient l’appareil ?
client-hand-to = Passe l’appareil à { $name }.
client-curtain-hint = Les autres détournent les yeux. Rien n’est montré avant.
client-i-am = C’est moi, { $name }
client-asked-next = C’est à { $name } de répondre.
client-hand-on = Passer l’appareil

# Inviter

client-invite-others = Inviter du monde
client-summons = La cour t’attend pour « { $game } »{ $minutes ->
    [none] .
   *[other] , { $minutes }.
}
client-summons-hint = Envoie ceci à qui doit s’asseoir ici.
client-alone = Seule cette machine peut ouvrir ce lien. Pour les autres de ton réseau, lance la maison avec « make play LAN=1 ».
client-alone-guest = Seule cette machine peut ouvrir ce lien. Demande à l’hôte de la table un lien que d’autres peuvent ouvrir.
client-link = Le lien
client-copy = Copier le lien
client-copied = Le lien est copié.
client-copy-yourself = Le lien est sélectionné : copie-le avec Ctrl+C.
client-share = Partager…
client-qr = Le lien, en code pour téléphones

# À la table

client-bar = Ce que tu peux faire
client-common = Sur la table
client-you = toi
client-asked = doit jouer
client-your-turn = À toi de jouer.
client-call = À toi de jouer à la table { $table }.
client-call-nudge = Ton temps s’épuise à la table { $table }.
client-waiting = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
client-moment = Un instant…
client-sending = Ta réponse est en route…
client-held = Ça partira à la fin de la discussion.
client-sends-later = Ta réponse repartira dès que la connexion sera revenue.
client-kept = Gardé ici : confirme quand la connexion sera revenue.
client-confirm = Confirmer
client-confirm-hint = Personne ne le voit avant que tu confirmes.
client-cancel = Choisir autrement
client-go-on = { $question } · Choisis, ou confirme jusqu’ici.
client-glows = Ce qui luit peut être choisi.
client-on-the-table = Les montrer sur la table
client-choose = Choisir
client-amount = Un montant de { $least } à { $most }
client-key-enter = Entrée
client-key-esc = Échap
client-show-cards = { $count ->
    [one] Montrer la carte
   *[other] Montrer les { $count } cartes
}
client-show-known = { $count ->
    [one] Montrer celle que tu connais
   *[other] Montrer les { $count } que tu connais
}
client-revoke = L’annuler
client-figures = La table en chiffres
client-skip = Abréger
client-panel = Journal, paroles et règles
client-log = Journal
client-fold-deal = On distribue { $count } cartes.
client-fold-draw = { $seat } pioche { $count } cartes.
client-log-empty = Il ne s’est encore rien passé.
client-left = { $name } a quitté la table. { $bot } joue à sa place.
client-talk = Paroles
client-ledger = Registre
client-speaks = { $name } te parle
client-unread = non lues
client-say = Dis quelque chose…
client-rules = Règles
client-no-rules = Ce jeu n’a pas de règles écrites.
client-menu = Cette table
client-paused = en pause
client-propose-undo = Proposer de reprendre le dernier coup
client-propose-end = Proposer d’arrêter la partie
client-resign-sure = Oui, qu’un bot joue jusqu’à la fin
client-link-opening = Connexion en cours…
client-link-open = En ligne
client-link-lost = Reconnexion en cours…
client-link-closed = Hors ligne

# Après une partie

client-host-may = { $name } peut lancer une revanche, ou ouvrir un autre jeu pour vous tous.
client-host-gone = { $name } tient cette table et n’est pas là. Quelqu’un d’autre peut la tenir, et lancer une revanche.
client-points = Points de la partie
client-again = Tout le monde est prêt : la revanche a commencé.
client-next = Ou autre chose, avec les mêmes ?
client-next-play = Jouer à « { $game } »
client-next-fits = De { $fewest } à { $most } joueurs, et vous êtes { $people }.
client-next-bots = De { $fewest } à { $most } joueurs : des bots prennent les autres places.
client-next-opened = { $name } a ouvert une table de « { $game } » : viens !
client-next-yours = Tu as ouvert une table de « { $game } » pour tout le monde.
client-next-come = Y aller
client-next-withdraw = Annuler

# Le clavier

client-keys = Touches
client-keys-digits = choisir ce qui porte ce chiffre
client-keys-enter = confirmer
client-keys-esc = choisir autrement ; passer l’animation ; quitter les paroles
client-keys-talk = parler
client-keys-strip = ce qui peut se dire
client-keys-ledger = le registre des paroles
client-keys-deal = proposer un marché
client-keys-answer = accepter, refuser l’offre
client-keys-ready = prêt, pendant qu’on parle
client-keys-help = cette page

# La reprise

client-run = Dérouler
client-stop = Arrêter
client-move = Coup
client-eyes = Par quels yeux
client-eyes-onlooker = Les yeux d’un spectateur
client-eyes-open = Toutes les cartes visibles
client-eyes-seat = Les yeux de { $seat }
client-desk = La partie rejouée
client-move-of = { $move } sur { $moves }
client-chapter = tour { $chapter }
client-move-before = Un coup en arrière
client-move-after = Un coup en avant
client-chapter-before = Au début de ce tour
client-chapter-after = Au tour suivant
client-speed = Vitesse
client-before-first = Avant le premier coup.
client-share-moment = Partager ce moment
client-share-moment-hint = Qui ouvre ce lien voit le même moment par les mêmes yeux.
client-share-moment-closed = Qui ouvre ce lien voit le même moment par les mêmes yeux. Cette table n’est pas ouverte à tous : il faut y avoir une place.
client-download = Télécharger la partie
client-to-table = À la table

# Ennuis

client-house-gone = La maison ne répond pas.
client-house-gone-do = Est-elle encore ouverte, et es-tu toujours dans son réseau ? Tes sièges sont gardés.
client-lost = La connexion est perdue.
client-lost-do = Rien de ce que tu as fait n’est perdu. Réessaie dans un instant.
client-outdated = La maison a une page plus récente que celle-ci.
client-outdated-do = Charge-la et reprends où tu en étais ; ce que tu as écrit est gardé.
client-load-anew = Charger la nouvelle page
client-try-now = Essayer maintenant
client-trying = Un essai est en cours…
client-still-lost = Toujours pas de connexion. Nous essayons encore, de nous-mêmes.
client-full = Toutes les places sont prises.
client-may-watch = Tu peux regarder, ou demander à l’hôte une place pour la prochaine partie.
client-come-later = Cette table ne se regarde pas. Demande à l’hôte une place pour la prochaine partie.
no-table-do = Demande le lien entier à qui t’a invité. Une table se ferme quand personne n’y revient pendant longtemps.
bad-key-do = Demande à l’hôte une nouvelle invitation. Tu peux renoncer ici à cette place.
removed-do = Si c’est une erreur, demande à l’hôte une nouvelle invitation.
status-closed-do = Ouvres-en une autre et envoie son lien aux autres.
too-many-do = Tu peux la reprendre ici.
too-fast-do = Ensuite, cela reprend tout seul. Ta place est gardée.
refused-too-fast-do = Rien n’est perdu : ce que tu as écrit est toujours là.
refused-house-full-do = Rien n’est perdu : réessaie dans quelques minutes, ou demande au propriétaire de la maison.
wrong-pack-do = Le propriétaire de la maison peut le remettre. Ta place est gardée.
fault-do = Ta place est gardée. Si cela se reproduit, préviens le propriétaire de la maison.
http-404-do = L’adresse est peut-être mal écrite. Les jeux sont dans l’antichambre.
