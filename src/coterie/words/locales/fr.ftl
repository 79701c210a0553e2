# Les mots communs à tous les jeux, en français.

card-hidden = une carte cachée
event-undo = { $n2 ->
    [1] Tout le monde est d’accord : le dernier coup de { $s1 } est repris.
   *[other] { $seat } reprend son dernier coup.
}

# Records

record-open = Tout est dit, même ce qu’aucun joueur ne savait.
record-seat = La partie telle que { $seat } l’a vue. Un point d’interrogation remplace ce que { $seat } n’a pas vu.
record-onlooker = La partie telle qu’un spectateur l’a vue. Un point d’interrogation remplace ce qu’il n’a pas vu.
record-option = { $option } : { $value }.
record-first = { $value ->
    [random] Le hasard décide qui commence.
   *[other] { $value } commence.
}
record-player = { $seat } : { $player }.
player-person = une personne
player-random = un bot qui joue au hasard
player-courtier = le courtisan, un bot
record-over = La partie est finie. { $winners ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
record-unfinished = La partie continue à partir d’ici.

# Pages de règles

rules-players = De { $fewest } à { $most } joueurs.
rules-unofficial = Les règles que ce programme applique, dans nos propres mots. Non officiel.
rules-aim = Le but
rules-words = Les mots du jeu
rules-options = Options du jeu
rules-elsewhere = In English

# Avant la partie : qui commence

option-first = Qui commence
option-first-random = au hasard
option-first-A = le siège A
option-first-B = le siège B
option-first-C = le siège C
option-first-D = le siège D
option-first-E = le siège E
option-first-F = le siège F

# Pourquoi quelque chose est refusé ; quand une clause le veut, elle est citée

refused-not-legal = { $clause ->
    [none] Cela ne peut pas se faire maintenant.
   *[other] Cela ne peut pas se faire maintenant : voir la clause { $clause }.
}
refused-not-asked = On ne te demande rien pour l’instant.
refused-blind = Une suite de réponses s’arrête là où une carte est piochée ou montrée, ou dès qu’un autre joueur est interrogé.
refused-undo = On ne peut reprendre un coup que tant qu’aucune carte n’a été piochée ou montrée, que personne d’autre n’a joué et que la partie n’est pas finie.
refused-take-back = Rien ne peut être repris ici : ce que le hasard a donné reste donné, et une partie finie reste finie.
refused-nothing = Aucune réponse n’a été donnée.
refused-argument = « { $saying } » ne se dit pas ainsi. Il faut : { $wants }
refused-no-saying = Rien ne se dit « { $saying } » dans ce jeu.
refused-acted = Quelqu’un a agi depuis : la promesse reste.
refused-answered = Tu y as déjà répondu.
refused-asked = Tu l’as déjà demandé.
refused-decided = Tout le monde sait déjà ce qu’il en est.
refused-no-line = Cette ligne n’existe pas.
refused-no-offer = Aucune offre ne t’a été faite dans cette ligne.
refused-no-person = Il n’y a personne ici pour cela.
refused-leader = Seul qui mène la discussion peut faire cela.
refused-no-promise = Tu peux reprendre une promesse à toi, et rien d’autre.
refused-no-promise-offered = Une offre est une promesse contre une promesse, et rien d’autre.
refused-no-question = Rien ne t’a été demandé dans cette ligne.
refused-not-decided = Personne ne peut encore savoir ce qu’il en est.
refused-not-now = Cela ne peut pas se dire maintenant : trop tôt, trop tard, ou pas à toi de le dire.
refused-nothing-played = Aucune partie n’est en cours à laquelle cela puisse se rapporter.
refused-offer-closed = Cette offre a déjà reçu sa réponse, ou a été retirée.
refused-offer-lapsed = Cette offre n’est plus valable : son moment est passé.
refused-offers = { $most } de tes offres sont encore ouvertes : attends une réponse, ou reprends-en une.
refused-one-bargain = Une ligne ne demande ou n’offre qu’une seule chose.
refused-own-line = C’est ta propre ligne : aux autres d’y croire ou non.
refused-pact = Un pacte ne se reprend pas : on le tient ou on le rompt.
refused-talk-full = On a déjà dit { $most } choses de ce genre dans cette partie : il n’y a plus de place.
refused-talk-level = Cette table a convenu de ne pas dire ces choses-là.
refused-versions = Tu en as déjà donné { $most } versions.

# Ce qui n’allait pas dans une demande

wrong-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }
wrong-option = { $game } n’a pas d’option « { $option } » : il y a { $options }
wrong-value = l’option { $option } vaut { $values }, et pas « { $value } »
wrong-game = aucun jeu ne s’appelle « { $name } » : il y a { $games }
wrong-bot = { $game } n’a pas de bot « { $level } » : il y a { $levels }

# Ce qui s’est dit, et ce qu’il en est

mark-pending = en suspens
mark-kept = tenu
mark-broken = non tenu
mark-void = nul
mark-untested = jamais vérifié
reason-sent = quelqu’un d’autre en a décidé
reason-no-choice = ce n’était plus possible
reason-stabbed = la carte a été poignardée
reason-undone = le coup en question a été repris
reason-other-hand = quelqu’un d’autre joue désormais à cette place
reason-released = l’autre a manqué à sa parole en premier
reason-taken-back = repris à temps
reason-never-came = l’occasion n’est pas venue
reason-buried = la carte n’a jamais été montrée
gesture-bow = révérence
gesture-laugh = rire
gesture-gasp = stupeur
gesture-shrug = haussement
gesture-applause = applaudissements
gesture-glare = foudres
gesture-toast = santé
gesture-yawn = bâillement

# How bots word what is no saying. The line beside it says what it is about.

tongue-believe-1 = Je te crois.
tongue-believe-2 = Cela me paraît vrai.
tongue-believe-3 = Je te prends au mot.
tongue-believe-4 = Pourquoi pas ? J’ai envie d’y croire.
tongue-doubt-1 = J’en doute.
tongue-doubt-2 = Tu me crois si naïf ?
tongue-doubt-3 = On me l’a déjà faite, et je n’y croyais pas davantage.
tongue-doubt-4 = Permets-moi d’en douter.
tongue-offer-1 = Un marché, { $seat }. De moi : « { $mine } ». De toi : « { $wants } ».
tongue-offer-2 = { $seat }, je promets « { $mine } » si tu promets « { $wants } ». D’accord ?
tongue-offer-3 = Aidons-nous, { $seat } : « { $mine } », contre ton « { $wants } ».
tongue-offer-4 = Ma parole contre la tienne, { $seat }. La mienne : « { $mine } ». La tienne : « { $wants } ».
tongue-accept-1 = Marché conclu.
tongue-accept-2 = Tu as ma parole.
tongue-accept-3 = Entendu. J’espère que nous nous en souviendrons tous les deux.
tongue-accept-4 = Cela me convient. Nous avons un pacte.
tongue-refuse-1 = Non, merci.
tongue-refuse-2 = J’y perdrais.
tongue-refuse-3 = Trop aimable ; mais non.
tongue-refuse-4 = Pas à ce prix.
tongue-decline-1 = Je préfère ne rien dire.
tongue-decline-2 = Sans commentaire.
tongue-decline-3 = Permets-moi de garder cela pour moi.
tongue-decline-4 = Tu le verras bien assez tôt.
tongue-ask-1 = { $seat }, une question : { $what }
tongue-ask-2 = Puis-je te demander, { $seat } ? { $what }
tongue-ask-3 = Dis-nous, { $seat } : { $what }
tongue-ask-4 = Sans détour, { $seat } : { $what }
tongue-cite-1 = Je n’ai pas oublié ce que valait ta parole.
tongue-cite-2 = Nous avions un pacte. Tu l’as déchiré.
tongue-cite-3 = Je me souviens de ce que tu as promis, et de ce que tu as fait.
tongue-cite-4 = Une fois m’a suffi : tu n’as pas tenu parole.
tongue-react-bow-1 = *s’incline*
tongue-react-bow-2 = *s’incline, un peu trop bas*
tongue-react-bow-3 = *s’incline sans un mot*
tongue-react-bow-4 = *s’incline en souriant*
tongue-react-laugh-1 = *rit*
tongue-react-laugh-2 = *rit aux éclats*
tongue-react-laugh-3 = *rit derrière un éventail*
tongue-react-laugh-4 = *ne peut s’empêcher de rire*
tongue-react-gasp-1 = *retient son souffle*
tongue-react-gasp-2 = *recule d’un pas*
tongue-react-gasp-3 = *porte la main à son cœur*
tongue-react-gasp-4 = *en a le souffle coupé*
tongue-react-shrug-1 = *hausse les épaules*
tongue-react-shrug-2 = *hausse les épaules : qui vivra verra*
tongue-react-shrug-3 = *hausse les épaules et regarde ailleurs*
tongue-react-shrug-4 = *lève une épaule*
tongue-react-applause-1 = *applaudit*
tongue-react-applause-2 = *applaudit de deux doigts*
tongue-react-applause-3 = *applaudit lentement*
tongue-react-applause-4 = *applaudit chaleureusement*
tongue-react-glare-1 = *foudroie du regard*
tongue-react-glare-2 = *foudroie du regard, sans un mot*
tongue-react-glare-3 = *jette un regard noir*
tongue-react-glare-4 = *s’en souviendra*
tongue-react-toast-1 = *lève son verre*
tongue-react-toast-2 = *boit à cela*
tongue-react-toast-3 = *lève son verre à la compagnie*
tongue-react-toast-4 = *vide son verre*
tongue-react-yawn-1 = *bâille*
tongue-react-yawn-2 = *réprime un bâillement*
tongue-react-yawn-3 = *bâille sans gêne*
tongue-react-yawn-4 = *étouffe un bâillement*

# Qui a menti, une fois la partie finie

lied-title = Qui a menti
lied-summary = { $said ->
    [one] une chose dite
   *[other] { $said } choses dites
}, { $judged } jugées, { $broken } non tenues
lied-nothing = Rien ne s’est dit dans cette partie à quoi les cartes puissent répondre.
lied-boldest = Le plus hardi mensonge réussi
lied-trusted = Qui a le mieux trompé son monde
lied-cassandra = Cassandre
lied-nose = Le meilleur flair
lied-word = La parole tenue
lied-crime = Le crime parfait
lied-boldest-who = { $seat }, { $chapter } : { $what }
lied-trusted-who = { $seat } : on y a cru { $count } fois
lied-cassandra-who = { $seat } : vrai, et mis en doute { $count } fois
lied-nose-who = { $seat }, { $count ->
    [one] un doute juste sur { $of }
   *[other] { $count } doutes justes sur { $of }
}
lied-word-who = { $seat }, { $count ->
    [one] un marché tenu
   *[other] { $count } marchés tenus
}
lied-crime-who = { $seat }, { $chapter } : { $what }
lied-boldest-why = { $count ->
    [one] Une personne sur { $of } y a cru
   *[other] { $count } personnes sur { $of } y ont cru
} : { $outcome }.
lied-trusted-why = { $chips }. Rien n’a été tenu.
lied-cassandra-why = { $chips }. Tout a été tenu.
lied-nose-why = Non tenu, et mis en doute à temps : { $chips }.
lied-word-why = { $chips }. Tenu jusqu’au bout.
lied-crime-why = À table, personne ne pouvait le savoir : { $outcome }.
lied-quoted = « { $what } »
lied-word-kept = parole tenue
lied-kept-of = { $of ->
    [0] –
   *[other] { $kept } sur { $of }
}
lied-doubts = doutes justes : { $right } sur { $of }
lied-look-kept = tenu
lied-look-broken = non tenu
lied-look-believed = non tenu, mais cru
lied-look-untested = jamais vérifié
lied-look-record = selon l’enregistrement
lied-believed-by = { $names } y a cru
lied-doubted-by = { $names } en a douté
lied-deal-with = marché avec { $seat }
lied-deal-short = ⇄ { $seat }

# Les bots : comment ils jouent, et de quelle humeur

level-random = au hasard
level-page = page
level-courtier = courtisan
level-minister = ministre
level-eminence = éminence grise
level-page-why = au hasard, mais poli
level-courtier-why = connaît le jeu
level-minister-why = voit plus loin
level-eminence-why = te voit venir
temper-none = d’humeur égale
temper-careful = prudence
temper-bold = audace
temper-sly = ruse
temper-loyal = loyauté
temper-vengeful = rancune
temper-generous = largesse
temper-none-why = Joue le jeu, pas les gens.
temper-careful-why = Compte deux fois, joue une fois.
temper-bold-why = N’a jamais craint un enjeu.
temper-sly-why = Sourit d’abord. Explique ensuite.
temper-loyal-why = Tient parole, et te le rappelle.
temper-vengeful-why = N’oublie rien. Rien.
temper-generous-why = Donne volontiers, puis demande.
why-best = De toutes les tables imaginées, c’est celle-là qui allait le mieux.
advice-title = Que ferait un ministre ?
advice-from = d’après ce que tu vois, sans plus
advice-chance = { $percent } %
advice-chance-why = chances de gagner, au compte d’un ministre
advice-none = Un ministre n’y verrait qu’une réponse.
review-title = { $count ->
    [0] Un ministre aurait joué à peu près pareil
    [one] Une décision t’a coûté le plus
    [two] Deux décisions t’ont coûté le plus
   *[other] Trois décisions t’ont coûté le plus
}
review-from = Un ministre a regardé après coup par-dessus ton épaule, et n’a vu que ce que tu voyais alors.
review-same = { $same } sur { $all }
review-same-why = comme le ministre
review-cost = { $percent } %
review-cost-why = chances de gagner
review-move = Coup { $move }
review-you = toi
review-minister = un ministre
review-watch = Revoir ce moment
review-luck = Compté sur des tables imaginées, décision par décision. La chance n’est pas une faute : la même réponse a pu gagner cette fois. Cette page n’est que pour toi.
