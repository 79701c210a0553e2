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
replay-help = Entrée avance d’un coup, n va au prochain moment fort, b revient en arrière, a déroule tout seul jusqu’à Ctrl-C, un numéro y saute, t montre la table, q quitte.
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

fk-gifts = Cadeaux, { $left ->
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

# La table de Reigns : Le Conseil

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
help-completion = affiche ce qui permet au shell de compléter les commandes
help-games = liste les jeux
help-play = joue dans ce terminal, avec des bots ou entre amis
help-demo = regarde des bots jouer
help-replay = revoit ou imprime une partie gardée
help-resume = reprend une partie quittée
help-fuzz = joue des parties au hasard et cherche des défauts
help-clauses = liste les articles de la règle et les tests qui les prouvent
help-doctor = dit ce qui tourne ici et si tout est en ordre
help-me = tes places, des lettres séparées par des virgules (par défaut A) ; à plusieurs on partage l’écran, un rideau entre chacun
help-seats = combien de joueurs (par défaut quatre, ou autant que le jeu le permet)
help-bots = random ou courtier (par défaut) ; un pour tous, ou un par place sans personne, séparés par des virgules
help-seed = donne chaque fois les mêmes cartes
help-option = une option du jeu ; peut être répétée
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
arg-folder = DOSSIER
arg-seats = PLACES
arg-levels = NIVEAUX
arg-option = NOM=VALEUR
arg-seconds = SECONDES
arg-viewer = QUI

# Les paquets de cartes

help-cards = vérifie un paquet de cartes, ou en écrit un à modifier
help-cards-check = dit ce que contient un paquet de cartes, ou la première contrainte qu’il enfreint
help-cards-new = écrit dans un dossier le paquet de cartes de la maison, à modifier
help-folder = le dossier du paquet
cards-sound = Le paquet est bon.
cards-game = Jeu : { $game }
cards-name = Paquet : { $name }
cards-digest = Empreinte : { $digest }
cards-as-house = Empreinte : { $digest }, les cartes de la maison
cards-players = Joueurs : { $seats }
cards-counts = Cartes :
cards-written = { $file } contient maintenant les cartes de la maison, sous le nom « { $name } ».
cards-next = Modifie ce fichier, vérifie-le, puis joue avec :

# Tenir la maison

help-serve = ouvre la maison : un serveur de tables que l’on rejoint par un lien
help-config = montre chaque réglage et d’où il vient
help-config-file = un fichier de réglages (par défaut coterie.toml dans ce dossier)
help-default = { $text } (par défaut { $value })
help-more-settings = Seulement par l’environnement (COTERIE_WORKERS, etc.) ou dans coterie.toml : { $names }. « coterie config » les explique.
arg-address = ADRESSE

setting-host = l’adresse où écouter
setting-port = le port où écouter, 0 pour n’importe lequel ; s’il est pris, le suivant qui est libre
setting-lan = laisse venir ceux du même réseau ; seul l’hôte ouvre alors des tables
setting-open = ouvre le navigateur en tant qu’hôte
setting-data = le dossier qui garde les tables (par défaut celui que le système réserve à cela)
setting-packs = le dossier des paquets de cartes (par défaut packs, dans le dossier des données)
setting-public-url = où les navigateurs trouvent la maison derrière un serveur mandataire
setting-trusted-proxies = adresses ou réseaux des mandataires que l’on croit quand ils disent pour qui ils parlent
setting-create = qui peut ouvrir une table, anyone (tous) ou host (l’hôte) ; par défaut tous si seule cette machine a accès, sinon l’hôte
setting-workers = processus où les bots réfléchissent (par défaut un de moins que de cœurs)
setting-bot-pace = secondes qu’un bot prend pour un coup, afin qu’on puisse suivre
setting-bot-patience = secondes au bout desquelles un bot qui réfléchit encore joue un coup simple
setting-grace = secondes d’absence avant qu’un joueur compte comme parti
setting-drain = secondes que prend la maison pour fermer
setting-waiting-hours = heures au bout desquelles une table jamais commencée est débarrassée
setting-idle-days = jours sans un coup au bout desquels une table est débarrassée
setting-keep-days = jours pendant lesquels une table finie est gardée, 0 pour toujours
setting-max-tables = nombre maximal de tables à la fois
setting-max-sockets = nombre maximal de connexions à la fois
setting-sockets-per-address = nombre maximal de connexions depuis une même adresse
setting-opens-per-minute = nombre maximal de tables ouvertes depuis une même adresse en une minute
setting-joins-per-minute = nombre maximal de places prises depuis une même adresse en une minute
setting-commands-per-second = nombre maximal de commandes d’un joueur en une seconde
setting-lines-per-minute = nombre maximal de lignes de conversation d’une personne en une minute
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
wrong-networks = { $setting } est une liste d’adresses ou de réseaux, comme 10.0.0.0/8, mais { $source } dit « { $came } »
wrong-setting = il n’y a pas de réglage « { $name } », que { $source } veut fixer : voulais-tu dire { $near } ?
wrong-config = les réglages de { $file } ne peuvent pas être lus : { $why }

door-taken = les ports de { $first } à { $last } sont tous pris à { $host } : choisis-en un autre avec --port
door-forbidden = cet utilisateur n’a pas le droit d’écouter au port { $port } : choisis-en un à partir de 1024 avec --port
door-elsewhere = { $host } n’est pas une adresse de cette machine : choisis-en une autre avec --host
door-shut = impossible d’écouter à { $host }, port { $port } : { $why }

serve-open = La maison est ouverte : { $url }
serve-moved = Le port { $wanted } était pris, ce sera donc { $port } cette fois.
serve-host = Ce lien fait de toi l’hôte et ne sert qu’une fois : { $link }
serve-lan = Ceux du même réseau viennent à l’adresse { $url }
serve-alone = Cette machine n’est dans aucun réseau pour l’instant, personne d’autre ne peut donc venir.
serve-data = Les tables sont gardées dans { $folder }.
serve-stop = Ctrl-C ferme la maison ; ses tables reprendront quand elle rouvrira.

config-default = par défaut

doctor-data = dossier des données : { $folder }, { $state ->
    [writable] on peut y écrire
   *[shut] ON NE PEUT PAS Y ÉCRIRE
}, { $free } Go libres
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
help-export = l’enregistrement d’une partie d’une table, en JSON
help-export-table = les huit caractères de la table
help-match = quelle partie de la table (par défaut la dernière)
help-output = le fichier à écrire (par défaut l’écran)
help-unfinished = même d’une partie en cours, avec tous ses secrets
help-import = dresse une table avec la partie d’un enregistrement
help-import-file = un enregistrement
help-erase = retire de toutes les tables les noms, les paroles et les clés d’un joueur ; la maison doit être fermée
help-erase-player = un nom, ou un lien personnel
help-yes = le fait sans demander

backup-done = Les données sont copiées dans { $file }.
restore-done = La sauvegarde est en place dans { $folder }.
restore-aside = Ce qui s’y trouvait est gardé sous { $file }.
export-done = L’enregistrement est gardé dans { $file }.
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
data-no-table = il n’y a pas de table { $table }
data-no-match = la table { $table } n’a pas cette partie
data-goes-on = la partie de la table { $table } est en cours, et son enregistrement dit tous les secrets : demande-le avec --unfinished
