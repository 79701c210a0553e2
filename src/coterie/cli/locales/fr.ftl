# Les mots du terminal, en français.

# La page

page-waiting = On attend { $seats } : { $question }
page-over = La partie est finie. { $winners ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-scores = Points : { $scores }
page-fact = { $fact } : { $value }
page-hand = Ta main
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

# La question

aim = Le but : { $aim }
sits-you = { $seat } : toi
sits-person = { $seat } : quelqu’un à cet écran
sits-bot = { $seat } : { $level ->
    [random] un bot qui joue au hasard
    [page] un page, un bot qui joue au hasard mais poliment
    [courtier] un courtisan, un bot qui connaît le jeu
    [minister] un ministre, un bot qui voit plus loin
    [eminence] une éminence grise, un bot qui te voit venir
   *[other] un bot, { $level }
}{ $temper ->
    [careful] . Compte deux fois, joue une fois.
    [bold] . N’a jamais craint un enjeu.
    [sly] . Sourit d’abord. Explique ensuite.
    [loyal] . Tient parole, et te le rappelle.
    [vengeful] . N’oublie rien. Rien.
    [generous] . Donne volontiers, puis demande.
   *[none] { "" }
}
welcome = Réponds par un numéro ou par quelques mots. Tape h pour l’aide, q pour quitter en gardant la partie.
question = { $seat } : { $question }
menu-range = { $choice }, ou tout nombre jusqu’à { $high }
prompt = >
answer-unclear = « { $answer } » ne figure pas parmi les choix. Tape un numéro ou quelques mots, par exemple { $word } ; h aide.
answer-several = « { $answer } » peut désigner plusieurs choix : { $which }
answer-refused = Pas maintenant. { $clause } : { $text }
clause = { $clause } : { $text }
help-number = ce choix-là
help-words = le choix qu’ils désignent ; on peut les abréger, en omettre, ou taper ceux de l’enregistrement, comme { $word }
help-why = la règle derrière la question ; devant un choix, ce qu’il fait ; devant le nom d’une règle, cette règle
help-u = reprendre ta dernière réponse
help-t = revoir la table
help-l = redire ce qui vient de se passer
help-q = quitter ; la partie est gardée
key-number = numéro
key-words = mots
curtain = L’écran est maintenant à { $seat }.
curtain-lift = Quand personne d’autre ne regarde, appuie sur Entrée.

# Parler

key-say = dire
key-believe = croire
key-doubt = douter
key-take-back = reprendre
key-react = réagir
key-ask = demander
key-ledger = registre
key-lied = menti
key-offer = offrir
key-accept = accepter
key-refuse = refuser
key-decline = décliner
key-cite = citer
key-for = pour
key-against = contre
key-others = B : douter 12
help-talk-say = parler : dire >=20 est une affirmation à laquelle les cartes répondront, dire quelques mots reste des mots ; seul, ce qui peut se dire ; après un choix, part avec lui : 2, dire stay
help-talk-believe = croire une ligne : croire 12
help-talk-doubt = douter d’une ligne : douter 12
help-talk-take-back = reprendre une de tes promesses tant que personne n’a agi : reprendre 12
help-talk-react = un geste, pour tous, pour quelqu’un ou sur une ligne : réagir révérence B
help-talk-ask = demander à quelqu’un, ou à tous (all), de dire quelque chose : demander B both ; ce que tu dis ensuite répond à ce qu’on t’a demandé. Qui mène la discussion demande un avis : demander B, avec des mots ou sans
help-talk-offer = offrir une promesse pour une promesse : offrir C 30 pour 20, ou en entier : offrir C stays pour yields A ; à la place d’une offre reçue : … contre 17
help-talk-accept = accepter une offre, et vous avez promis tous les deux : accepter 17
help-talk-refuse = refuser une offre : refuser 17
help-talk-decline = ne pas répondre à une question : décliner 12
help-talk-cite = rappeler à tous une ligne tenue ou non : citer 9
help-talk-others = ce que dit quelqu’un d’autre à cet écran
help-talk-ledger = ce qui s’est dit, ce qu’il en est, et qui a tenu parole
help-talk-lied = qui a menti, une fois la partie finie
talk-welcome = dire s’adresse à la table ; dire seul énumère ce à quoi les cartes peuvent répondre, registre ce qu’il en est.
talk-line = #{ $line } { $seat } : { $text }
talk-line-to = #{ $line } { $seat } → #{ $target } : { $text }
talk-words = « { $words } »
talk-believe = Je crois #{ $line }.
talk-doubt = J’ai des doutes sur #{ $line }.
talk-take-back = Je reprends #{ $line }.
talk-asks = Je demande à { $seat } : { $what }
talk-asks-all = Je demande à tous : { $what }
talk-offers = J’offre à { $seat } : « { $mine } », pour « { $wants } ».
talk-counters = Pas #{ $line }. J’offre à { $seat } : « { $mine } », pour « { $wants } ».
talk-accept = J’accepte #{ $line }.
talk-refuse = Je refuse #{ $line }.
talk-decline = Je ne réponds pas à #{ $line }.
talk-cite = Souvenez-vous de #{ $line }.
talk-gesture = ({ $gesture })
talk-gesture-to = ({ $gesture } → { $whom })
talk-speech = { $seat } s’adresse à la table : « { $words } »
talk-ask = { $seat } demande à { $whom } : « { $words } »
talk-ask-plain = Et toi, qu’en dis-tu ?
talk-cut = { $seat } coupe la parole à { $whom }.
talk-time = { $seat } fixe le temps de parole : { $count } s.
talk-hands-over = Une autre main joue désormais pour { $seat }.
talk-verdict = #{ $line } { $seat }, { $mark } : { $outcome }
talk-verdict-unknown = #{ $line } { $seat }, { $mark } : { $outcome } (tout le monde ne le sait pas)
talk-withdrawn = #{ $line } { $seat } : de nouveau en suspens, un coup a été repris.
talk-open = Dit et en suspens : { $said }
talk-open-one = { $seat } #{ $line } { $ribbon }
talk-menu = Tu peux dire, et les cartes répondront :
talk-menu-empty = Rien ne peut se dire maintenant à quoi les cartes puissent répondre.
talk-ledger-empty = Rien ne s’est encore dit à quoi les cartes puissent répondre.
talk-ledger-shut = Le registre s’ouvre à la fin : c’est convenu.
talk-lied-shut = Qui a menti se dit une fois la partie finie.
talk-ledger-seat = { $seat } : { $kept } tenu · { $broken } non tenu
talk-ledger-entry = { $ribbon } : { $outcome }
talk-unknown = (tout le monde ne le sait pas)
talk-right = { $right ->
    [true] { $who } à raison
   *[other] { $who } à tort
}
talk-unsaid = « { $said } » n’a pas été dit. { $why }
talk-quotes = Entre guillemets, ce sont des mots.
talk-undo = Tu en as parlé : le coup reste.
talk-unread = Ce qui s’est dit à côté de { $file } ne peut pas être lu : { $why }
wrong-line = Rien n’a été dit.
wrong-talk-line = la ligne { $line } n’est pas une ligne de conversation
wrong-talk-large = le fichier est trop gros
wrong-talk-file = le fichier ne se laisse pas lire

# Arriver et partir

prompt-game = À quel jeu ? Son numéro ou son nom :
no-game-named = Aucun jeu n’a été choisi.
game-unclear = « { $answer } » n’en fait pas partie : tape un numéro de 1 à { $count }, ou un nom.
games-line = { $title } ({ $name }), de { $fewest } à { $most } joueurs
left = Tu as quitté la table. La partie est gardée ; pour la reprendre :
kept = La partie est gardée. Pour la revoir :
not-kept = La partie ne peut pas être gardée : { $error }. Elle continue malgré tout.
nothing-left = Aucune partie inachevée dans { $folder } : commences-en une avec « coterie play ».
game-over-already = Plus personne n’a à jouer dans { $file } : regarde la partie avec « coterie replay ».
no-such-seat = il n’y a pas de place { $seat } à une table de { $seats }
option-unwritten = une option s’écrit nom=valeur, et pas « { $text } »
no-folder = il n’y a pas de dossier { $folder } où enregistrer la partie
bots-miscounted = { $bots } bots pour { $seats } places : nomme un niveau pour tous, ou un pour chacune
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# Revoir une partie

replay-at = { $at } sur { $of } (Entrée, n, b, a, numéro, q ; h aide)
replay-help = Entrée avance d’un coup, n va au prochain moment fort, b revient en arrière, a déroule tout seul jusqu’à Ctrl-C, un numéro y saute, t montre la table, menti dit qui a menti, q quitte.
replay-end = C’était le dernier coup.

# La table de Royal Secrets

rs-deal = On distribue les cartes
rs-title = Tour { $round } sur { $rounds }, { $phase }
rs-phase-0 = planification
rs-phase-1 = choix d’une audience
rs-phase-2 = premières mises
rs-phase-3 = secondes mises
rs-phase-4 = décompte
rs-king = Le Roi
rs-queen = La Reine
rs-empty = pas d’audience
rs-terms = demande { $need }, rapporte { $gain }, coûte { $loss }
rs-shown = { $shown } en vue
rs-cardinal = le Cardinal
rs-withdrawn = retiré
rs-result-1 = refusée
rs-result-2 = accordée
rs-result-3 = désertée
rs-lilies = { $lilies } ⚜
rs-parley = Parole
rs-face-courtier = { $value }
rs-face-excuse = Exc
rs-face-valet = v{ $value }
rs-face-cardinal = c{ $value }

# La table de Pour le Roi (et Moi)

fk-gifts = Dons, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à piocher
fk-auction = Enchères, { $left ->
    [one] { $left } lot
   *[other] { $left } lots
} à venir
fk-second = 2e : { $worth }
fk-mine = toi : { $sum }
fk-dealer = { $seat } donne : { $kept } pour soi, { $centred } au centre, { $favored } sur la pioche des faveurs
fk-drawn = Tu as pioché
fk-centre = Au centre
fk-lot = À vendre
fk-bid = { $seat } offre { $bid }
fk-out = Hors jeu : { $seats }
fk-purse = Ton or, { $gold } :
fk-paid = Payé { $paid } sur { $bid }.
fk-owed = Cartes encore à défausser : { $owed }.

# La table de Reigns: The Council

rc-title = Règne { $reign }, tour { $turn } : { $seat } porte la couronne, { $accepted } Propositions acceptées sur { $retire }
rc-at = { $at ->
    [0] 0
   *[other] { SIGNED($at) }
}
rc-hint = Un point d’interrogation devant le numéro te souffle quoi en dire.
rc-tops = à gauche { $left }, au milieu { $middle }, à droite { $right }
rc-pile-left = gauche
rc-pile-middle = milieu
rc-pile-right = droite
rc-goal = Ton objectif :
rc-monarch = Monarque
rc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rc-pitch = { $icon-one }, { $icon-two } : « { $pitch } »

# Les commandes

help = Des jeux d’intrigues de cour autour d’une même table. Non officiel ; voir le README.
help-help = affiche cette aide
help-arguments = à préciser
help-options = au choix
help-version = affiche la version, et quelle construction du moteur tourne
help-completion = affiche ce qui permet au shell de compléter les commandes
help-games = liste les jeux
help-play = joue dans ce terminal, avec des bots ou entre amis
help-demo = regarde des bots jouer
help-replay = revoit ou imprime une partie gardée
help-resume = reprend une partie quittée
help-fuzz = joue des parties au hasard et cherche des défauts
help-fit = retrouve les nombres des bots d’un jeu, par des parties qu’ils jouent entre eux
help-fit-seed = la même graine donne les mêmes nombres (par défaut 1)
help-fit-scale = la part d’un calcul entier, en pour cent (par défaut 100)
help-fit-out = où écrire les nombres (par défaut, le dossier du jeu)
nothing-to-fit = { $game } n’a pas de nombres à calculer
help-clauses = liste les articles de la règle, les lignes qui les appliquent et les tests qui les prouvent
help-where = les lignes et les tests d’un article, tel RS-45, avec fichier et ligne
help-doctor = dit ce qui tourne ici et si tout est en ordre
help-me = tes places, des lettres séparées par des virgules (par défaut A) ; à plusieurs on partage l’écran, un rideau entre chacun
help-seats = combien de joueurs (par défaut quatre, ou autant que le jeu le permet)
help-bots = page, courtier, minister ou eminence ; au besoin un tempérament, après deux-points : careful, bold, sly, loyal, vengeful, generous ; un pour tous, un par place sans personne, séparés par des virgules, ou par place (B=page,C=minister) ; par défaut, le niveau habituel du jeu
help-seed = donne chaque fois les mêmes cartes
help-option = une option du jeu ; peut être répétée
help-talk = ce qui peut se dire à la table : rien, des gestes, ce à quoi les cartes peuvent répondre, ou tout (par défaut : free)
help-ledger = quand on dit ce qu’il en est : aussitôt, ou à la fin (par défaut : shown)
help-pack = un dossier contenant un autre paquet de cartes
help-record = où enregistrer la partie
help-pace = secondes entre deux événements (par défaut { NUMBER(0.35) } sur un terminal, aucune pause ailleurs)
help-lang = la langue (par défaut celle de l’environnement)
help-json = affiche du JSON pour les programmes
help-file = un enregistrement ; à défaut, la dernière partie quittée
help-as = par les yeux de qui : la lettre d’une place, onlooker, ou open (par défaut) pour voir toutes les cartes
help-text = affiche la forme textuelle
help-list = liste les parties que l’on peut reprendre
help-fuzz-games = parties par jeu et par nombre de joueurs (par défaut 100)
help-fuzz-seed = où commencer (par défaut 0)
arg-command = COMMANDE
arg-game = JEU
arg-file = FICHIER
arg-clause = ARTICLE
arg-folder = DOSSIER
arg-seats = PLACES
arg-levels = NIVEAUX
arg-option = NOM=VALEUR
arg-seconds = SECONDES
arg-viewer = QUI

# Les paquets de cartes

help-cards = vérifie un paquet de cartes, ou en écrit un à modifier
help-cards-check = dit ce que contient un paquet de cartes, ou la première contrainte qu’il enfreint
help-cards-new = écrit dans un dossier le paquet de cartes d’origine, à modifier
help-folder = le dossier du paquet
cards-sound = Le paquet est bon.
cards-game = Jeu : { $game }
cards-name = Paquet : { $name }
cards-digest = Empreinte : { $digest }
cards-as-standard = Empreinte : { $digest }, les cartes d’origine
cards-players = Joueurs : { $seats }
cards-counts = Cartes :
cards-warning = Attention : { $warning }
cards-written = { $file } contient maintenant les cartes d’origine, sous le nom « { $name } ».
cards-next = Modifie ce fichier, vérifie-le, puis joue avec :

# Nouveaux jeux

help-new-game = écrire le dossier d’un nouveau jeu, complet et jouable, à modifier
help-new-game-name = le nom du jeu : minuscules, chiffres et tirets
help-new-game-folder = où créer le dossier (par défaut, src/coterie/games de cette copie des sources)
arg-name = NOM
new-game-done = { $folder } contient un petit jeu complet : joues-y ici ou dans le navigateur, et vérifie-le.
new-game-read = docs/authors.md explique chaque fichier.
new-game-bad-name = « { $name } » ne peut pas être le nom d’un jeu : il faut des minuscules, des chiffres et des tirets, chaque partie commençant par une lettre, comme dans kuhn-poker
new-game-long-name = « { $name } » est trop long pour le nom d’un jeu : { $longest } caractères au plus
new-game-reserved = « { $name } » ne peut pas être le nom d’un jeu : ce mot est réservé, choisis-en un autre
new-game-taken = un jeu s’appelle déjà « { $name } » : choisis un autre nom
new-game-exists = il y a déjà un dossier { $folder } : choisis un autre nom, ou déplace ce dossier
new-game-unwritten = { $folder } n’a pas pu être écrit : { $why }
new-game-no-checkout = pour un nouveau jeu, il faut les sources de Coterie avec leurs tests et leurs outils, ou --folder pour dire où l’écrire

# Tenir la maison

help-serve = ouvre la maison : un serveur de tables que l’on rejoint par un lien
help-config = montre chaque réglage et d’où il vient
help-config-file = un fichier de réglages (par défaut coterie.toml dans ce dossier)
help-default = { $text } (par défaut { $value })
help-more-settings = Seulement par l’environnement (COTERIE_WORKERS, etc.) ou dans coterie.toml : { $names }. « coterie config » les explique.
arg-address = ADRESSE

setting-address = l’adresse où écouter
setting-port = le port où écouter, 0 pour n’importe lequel ; s’il est pris, le suivant qui est libre
setting-lan = laisse venir ceux du même réseau ; seul le propriétaire ouvre alors des tables
setting-open = ouvre le navigateur en tant que propriétaire
setting-data = le dossier qui garde les tables (par défaut celui que le système réserve à cela)
setting-store = la base de données que plusieurs maisons partagent, postgresql://… (par défaut un fichier dans le dossier des données)
setting-house = le nom de cette maison parmi celles qui partagent une base (par défaut celui de la machine et le port)
setting-house-url = où les autres maisons trouvent celle-ci (par défaut son adresse et son port)
setting-lease = secondes après lesquelles les autres maisons reprennent les tables d’une maison qui se tait
setting-secret = le secret de la maison, le même pour toutes les maisons d’une base (par défaut il est créé et gardé avec les tables)
setting-packs = le dossier des paquets de cartes (par défaut packs, dans le dossier des données)
setting-public-url = où les navigateurs trouvent la maison derrière un serveur mandataire
setting-trusted-proxies = adresses ou réseaux des mandataires que l’on croit quand ils disent pour qui ils parlent
setting-create = qui peut ouvrir une table, anyone (tous) ou owner (le propriétaire) ; par défaut tous si seule cette machine a accès, sinon le propriétaire
setting-lobby = montrer à tous, sur la page d’accueil, les tables ouvertes (par défaut, sauf si seule cette machine a accès)
setting-workers = processus où les bots réfléchissent (par défaut un de moins que de cœurs, au moins deux)
setting-bot-pace = secondes qu’un bot prend pour un coup, afin qu’on puisse suivre
setting-bot-patience = secondes au bout desquelles un bot qui réfléchit encore joue un coup simple
setting-grace = secondes d’absence avant qu’un joueur compte comme parti
setting-drain = secondes que prend la maison pour fermer
setting-waiting-hours = heures au bout desquelles une table jamais commencée est débarrassée
setting-idle-days = jours sans un coup au bout desquels une table est débarrassée
setting-keep-days = jours pendant lesquels une table finie est gardée, 0 pour toujours
setting-max-tables = nombre maximal de tables à la fois
setting-max-sockets = nombre maximal de connexions aux tables à la fois
setting-connections-per-address = nombre maximal de connexions de toute sorte depuis une même adresse à la fois ; sans limite pour les mandataires de confiance
setting-sockets-per-address = nombre maximal de connexions aux tables depuis une même adresse à la fois
setting-sockets-per-minute = nombre maximal de connexions aux tables ouvertes depuis une même adresse en une minute
setting-tickets-per-minute = nombre maximal de tickets de connexion donnés à une même adresse en une minute
setting-reads-per-minute = nombre maximal de réponses sur les tables, les jeux et les parties rejouées à une même adresse en une minute
setting-opens-per-minute = nombre maximal de tables ouvertes depuis une même adresse en une minute
setting-joins-per-minute = nombre maximal de places prises depuis une même adresse en une minute
setting-commands-per-second = nombre maximal de commandes d’un joueur en une seconde
setting-lines-per-minute = nombre maximal de lignes de conversation d’une personne en une minute
setting-webhook = le salon qui sait à qui c’est de jouer à chaque table, sa forme avant son adresse : discord, slack ou ntfy
setting-webhook-quiet = les heures où ce salon n’entend rien, comme 22:00-08:00 Europe/Paris
setting-notices-to-loopback = envoyer aussi des avis à des adresses de cette machine, et sans https
setting-log = la forme du journal
setting-log-level = le niveau à partir duquel on note au journal
setting-lang = la langue (par défaut celle de l’environnement)

wrong-whole = { $setting } est un nombre entier de { $low } à { $high }, mais { $source } dit « { $came } »
wrong-number = { $setting } est un nombre de { $low } à { $high }, mais { $source } dit « { $came } »
wrong-switch = { $setting } est true (oui) ou false (non), mais { $source } dit « { $came } »
wrong-choice = { $setting } est l’un de ces mots, { $choices }, mais { $source } dit « { $came } »
wrong-folder = { $setting } est le chemin d’un dossier, mais { $source } dit « { $came } »
wrong-address = { $setting } est une adresse ou un nom de cette machine, comme 127.0.0.1, mais { $source } dit « { $came } »
wrong-site = { $setting } est une adresse comme { $example }, sans rien après, mais { $source } dit « { $came } »
wrong-database = { $setting } est l’adresse d’une base de données, comme { $example }, mais { $source } dit « { $came } »
wrong-house = { $setting } compte jusqu’à 64 lettres, chiffres, points, tirets et deux-points, mais { $source } dit « { $came } »
wrong-secret = { $setting } est un texte d’au moins { $low } caractères, le même pour toutes les maisons, mais { $source } en a moins
wrong-channel = { $setting } est { $choices } et une adresse https, comme « { $example } », mais { $source } dit « { $came } »
wrong-quiet = { $setting } est deux heures de la journée et un lieu, comme { $example }, mais { $source } dit « { $came } »
wrong-networks = { $setting } est une liste d’adresses ou de réseaux, comme 10.0.0.0/8, mais { $source } dit « { $came } »
wrong-setting = il n’y a pas de réglage « { $name } », que { $source } veut fixer : voulais-tu dire { $near } ?
wrong-config = les réglages de { $file } ne peuvent pas être lus : { $why }

door-taken = les ports de { $first } à { $last } sont tous pris à { $address } : choisis-en un autre avec --port
door-forbidden = cet utilisateur n’a pas le droit d’écouter au port { $port } : choisis-en un à partir de 1024 avec --port
door-elsewhere = { $address } n’est pas une adresse de cette machine : choisis-en une autre avec --address
door-shut = impossible d’écouter à { $address }, port { $port } : { $why }

serve-open = La maison est ouverte : { $url }
serve-moved = Le port { $wanted } était pris, ce sera donc { $port } cette fois.
serve-owner = Ce lien fait de toi le propriétaire de la maison et ne sert qu’une fois : { $link }
serve-lan = Ceux du même réseau viennent à l’adresse { $url }
serve-alone = Cette machine n’est dans aucun réseau pour l’instant, personne d’autre ne peut donc venir.
serve-data = Les tables sont gardées dans { $folder }.
serve-stop = Ctrl-C ferme la maison ; ses tables reprendront quand elle rouvrira.

config-default = par défaut

doctor-data = dossier des données : { $folder }, { $state ->
    [writable] on peut y écrire
   *[shut] ON NE PEUT PAS Y ÉCRIRE
}, { $free } Go libres
doctor-store = dépôt : { $address }, { $state ->
    [writable] PostgreSQL { $version }, { $checksums ->
        [on] pages avec sommes de contrôle
       *[off] pages SANS sommes de contrôle : « pg_checksums --enable » leur en donne
    }
   *[shut] INUTILISABLE : { $why }
}
doctor-port = port { $port } : { $state ->
    [free] libre
   *[taken] pris, ce serait { $next }
}
doctor-ill = réglages : EN DÉFAUT : { $why }

# Les données de la maison

arg-table = CODE
arg-player = JOUEUR
help-backup = copie les données de la maison dans un fichier, même quand elle est ouverte
help-backup-file = le fichier à écrire
help-force = remplace un fichier déjà là
help-restore = remet une sauvegarde à la place des données ; la maison doit être fermée
help-restore-file = un fichier écrit par « coterie backup »
help-move-store = porte les données d’une maison d’un dépôt à un autre ; les deux doivent être fermés
arg-source = DE
arg-target = VERS
help-move-source = un dossier de données, ou postgresql://… : il reste comme il est
help-move-target = un autre, vide, des mêmes sortes
help-mend = continue avec ce qui reste lisible d’un journal abîmé ; la maison doit être fermée
help-owner = dit comment on devient propriétaire de la maison, ou renouvelle la clé du propriétaire
help-renew = annule la clé du propriétaire actuel ; la maison doit être fermée
help-export = l’enregistrement d’une partie d’une table, en JSON
help-export-table = les huit caractères de la table
help-match = quelle partie de la table (par défaut la dernière)
help-output = le fichier à écrire (par défaut l’écran)
help-with-talk = aussi ce qui s’est dit, dans un fichier *.talk.jsonl à côté de l’enregistrement
help-unfinished = même d’une partie en cours, avec tous ses secrets
help-import = dresse une table avec la partie d’un enregistrement
help-import-file = un enregistrement
help-erase = retire de toutes les tables les noms, les paroles et les clés d’un joueur ; la maison doit être fermée
help-erase-player = un nom, ou un lien personnel
help-yes = le fait sans demander

restore-done-store = La sauvegarde est à sa place dans la base.
move-so-far = { $done } tables sur { $of }
move-done = { $tables ->
    [one] { $tables } table est portée
   *[other] { $tables } tables sont portées
}, et les deux dépôts ont la même empreinte, { $digest }. Ce qui était au départ reste comme il était.
backup-done = Les données sont copiées dans { $file }.
restore-done = La sauvegarde est en place dans { $folder }.
restore-aside = Ce qui s’y trouvait est gardé sous { $file }.
mend-done = La maison s’ouvrira avec ce qui a pu être lu. Ce qui s’y trouvait est gardé sous { $file }.
mend-nothing = Le journal n’est pas abîmé : il n’y a rien à réparer.
owner-renewed = La clé du propriétaire est renouvelée. L’ancien propriétaire ne l’est plus ; les invitations et les places restent valables.
owner-link = La maison affiche le lien du propriétaire à chaque ouverture. Le premier navigateur qui l’ouvre est celui du propriétaire.
export-done = L’enregistrement est gardé dans { $file }.
export-talk-done = Ce qui s’est dit est gardé dans { $file }.
export-talk-where = ce qui s’est dit va dans un fichier à côté de l’enregistrement : nomme celui-ci avec --output
import-done = La table { $table } est dressée : { $address }
import-link = Place { $seat } : { $link }
erase-sure = C’est sans retour. Tape encore une fois { $player } pour le retirer de toutes les tables :
erase-unasked = personne n’est là pour confirmer : ajoute --yes
erase-nobody = Rien n’a été effacé.
erase-done = { $people ->
    [0] Personne de ce nom ou de ce lien n’est à aucune table.
    [one] { $people } personne effacée, à { $tables } table, et { $lines } lignes de parole. Les copies faites avant les ont encore.
   *[other] { $people } personnes effacées, à { $tables } tables, et { $lines } lignes de parole. Les copies faites avant les ont encore.
}
data-held = une maison est ouverte sur les données de { $folder } : ferme-la d’abord, ou désigne un autre dossier avec --data
data-there = { $file } est déjà là : désigne un autre fichier, ou laisse-le remplacer avec --force
data-none = il n’y a pas de sauvegarde { $file }
data-nowhere = il n’y a pas de données de Coterie dans { $folder } : désigne leur dossier avec --data
data-uncopied = les données ne peuvent pas être copiées dans { $file } : { $why }
data-unread = { $file } ne contient pas de données de Coterie, ou est abîmé
data-read-only = le dossier des données { $folder } est en lecture seule : lui-même, ou son disque
data-unopened = { $file } ne peut pas être ouvert comme données de Coterie ({ $why }) : remets une sauvegarde à sa place avec « coterie restore », déplace-le, ou désigne un autre dossier
data-damaged = { $file } est abîmé ({ $why }) : remets une sauvegarde à sa place avec « coterie restore FICHIER »{ $count ->
    [0] { "" }
   *[other] { " " }(copies dans ce dossier : { $copies })
}
data-log-damaged = le journal de { $file } est abîmé, et des coups confirmés ne peuvent plus être lus. Il est gardé sous { $aside }. Remets une sauvegarde à sa place avec « coterie restore FICHIER »{ $count ->
    [0] , ou
   *[other] { " " }(copies dans ce dossier : { $copies }), ou
} continue avec ce qui reste lisible : « coterie mend »
store-extra = un dépôt dans PostgreSQL demande le paquet psycopg : installe Coterie sous le nom coterie[postgres]
store-address = l’adresse du dépôt n’est pas une adresse de PostgreSQL ({ $why }) : écris-la postgresql://utilisateur@machine/base
store-away = { $address } est hors d’atteinte ({ $why }) : vérifie l’adresse, et que PostgreSQL y tourne
store-password = { $address } refuse cet utilisateur ({ $why }) : vérifie le nom et le mot de passe dans l’adresse
store-missing = il n’y a pas de telle base ni de tel utilisateur à { $address } ({ $why }) : fais-les avec « createdb » ou « createuser »
store-shut = { $address } est en lecture seule ({ $why }) : désigne la base où l’on peut écrire
store-old = { $address } est PostgreSQL { $version } : il faut la version { $oldest } ou une plus récente
store-encoding = la base de { $address } est écrite en { $encoding } : fais-en une en UTF8, avec « createdb --encoding=UTF8 --template=template0 »
store-unsafe = { $address } peut perdre des coups confirmés : son réglage { $setting } est { $value }. Mets-le à l’une de ces valeurs, { $wanted }, dans postgresql.conf, puis redémarre PostgreSQL
store-newer = { $address } a été écrit par un Coterie plus récent (format { $found }, celui-ci connaît { $known }) : prends celui-là, ou une sauvegarde
store-older = { $address } a été écrit par un Coterie plus ancien (format { $found }, celui-ci a { $known }) : ouvre d’abord une maison là
store-rights = l’utilisateur de { $address } ne peut ni faire ni lire de tables là ({ $why }) : donne-lui la base avec « ALTER DATABASE … OWNER TO … », ou le droit CREATE dans son schéma
store-foreign = { $address } est la base d’autre chose ({ $why }) : fais une base pour Coterie seul
store-name-taken = une maison nommée { $name } est déjà ouverte sur { $address } : ferme-la d’abord, ou donne un autre nom à celle-ci avec --house
store-held = une maison est ouverte sur { $address } ({ $names }) : ferme-la d’abord
store-moving = des données sont en route vers { $address } et n’y sont pas toutes : termine par « coterie move-store » comme avant
store-filled = il y a déjà des données à { $address } : désigne un dépôt vide
store-differs = ce qui est arrivé à { $address } n’est pas ce qui a été envoyé : rien n’a changé au départ ; recommence
store-empty = il n’y a pas de données de Coterie à { $address }
data-no-table = il n’y a pas de table { $table }
data-no-match = la table { $table } n’a pas cette partie
data-goes-on = la partie de la table { $table } est en cours, et son enregistrement dit tous les secrets : demande-le avec --unfinished
bots-unseated = « { $text } » ne nomme aucune place tenue par un bot : écris par exemple B=minister
help-hints = permet de demander ce que ferait un ministre (m)
help-m = que ferait un ministre ?
help-review = affiche les trois décisions de la place de --as qui ont coûté le plus, et ce qu’aurait fait un ministre
review-whose = c’est d’une seule place, dans une partie finie, qu’un ministre parle : nomme-la par --as A

# L’arène

help-arena = fait jouer des bots entre eux, et dit qui est meilleur et de combien
help-arena-games = combien de parties, ou quelques-unes de plus pour que chaque bot ait chaque place (par défaut : 200)
help-arena-seed = la première donne (par défaut : 1)
help-arena-jobs = combien de processus jouent (par défaut : un par cœur)
help-arena-lineups = qui rencontre qui : le premier bot seul parmi chacun des autres, chacun parmi chaque autre, des tables mêlées, ou chacun parmi ses pareils
help-arena-talk = laisse parler ceux qui savent
arena-progress = { $count } parties sur { $games }, encore { $left } minutes
arena-few-bots = une arène est pour deux bots ou plus, séparés par une virgule
arena-twice = le bot « { $name } » est nommé deux fois
arena-no-games = il faut jouer au moins une partie, et non { $games }
arena-died = un processus de l’arène est mort : la mémoire était-elle épuisée ?
help-arena-ray = joue sur les machines d’une grappe Ray (demande coterie[ray])
help-arena-out = un dossier pour les parties et le rapport ; le nommer encore reprend après un arrêt, ou ajoute des parties
help-stats = fait jouer un bot parmi ses pareils, et dit ce que les parties révèlent de l’équilibre du jeu
stats-one-bot = l’équilibre est celui d’un bot parmi ses pareils : nommes-en un
arena-extra = Pour les cotes et les graphiques : pip install coterie[arena]
arena-written = Le rapport est dans { $file }.
arena-stopped = Arrêté.
arena-resume = Arrêté. La même commande reprend où elle en était.
arena-no-ray = Ray n’est pas là : pip install coterie[ray]
arena-unwritten = on ne peut pas écrire { $path } : { $why }
arena-busy = une autre série de parties écrit dans { $path }
arena-no-schedule = { $path } a des parties, mais pas de schedule.json : nomme un autre dossier
arena-other-run = { $path } contient une série avec d’autres { $field } ({ $was }, et non { $now }) : nomme un autre dossier
arena-other-command = { $path } contient une série de l’autre commande, arena ou stats : nomme un autre dossier
arena-broken = la ligne { $line } de { $path } n’est pas une partie de cette série : enlève-la, ou nomme un autre dossier
arena-bad-schedule = { $path } n’est pas le programme d’une arène, ou est abîmé : nomme un autre dossier
help-deadline = combien de secondes un bot dans un autre langage a pour répondre (par défaut : 5)
arena-no-time = il faut du temps à un bot pour répondre : le délai dépasse 0 seconde
no-program = il n’y a pas de programme « { $name } » à lancer
