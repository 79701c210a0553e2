# Royal Secrets en français : tous les mots que lit un joueur.
# Une carte connue se nomme sans article et vient après un deux-points : ni accord, ni élision.

game-title = Royal Secrets
game-tagline = Chuchote, marchande et trahis pour avoir l’oreille du Roi et de la Reine de France.
game-aim = Avoir le plus de lys après sept tours. À chaque tour, tu vas chez le Roi ou chez la Reine et tu y mises deux cartes ; une audience qui atteint l’influence demandée paie tous ceux qui y sont, et celle qui ne l’atteint pas les fait payer.
game-minutes = environ 40 min

# Les faveurs, et ce que fait chacune

favor-corruption = Corruption
favor-corruption-does = Tu pioches un valet.
favor-planning = Planification
favor-planning-does = Tu envoies chacun chez le Roi ou chez la Reine, avant tout choix.
favor-royal-dinner = Dîner royal
favor-royal-dinner-does = Tu assistes aux deux audiences, et chaque carte que tu mises compte aux deux.
favor-espionage = Espionnage
favor-espionage-does = Tu regardes en secret toutes les cartes face cachée, sauf les poignardées.
favor-stabbing = Coup de poignard
favor-stabbing-does = Une carte misée face cachée, au choix, ne compte plus.
favor-medal = Médaille du mérite
favor-medal-does = Une carte misée, au choix, voit son influence doublée.
favor-recruitment = Recrutement
favor-recruitment-does = Une carte misée à ton audience par un autre joueur, sauf un courtisan 0, rejoint ta main après le tour.
favor-royal-pardon = Grâce royale
favor-royal-pardon-does = Tes pertes de ce tour sont annulées, amendes des valets comprises.
favor-master-stroke = Coup de maître
favor-master-stroke-does = Tes pertes d’audience de ce tour deviennent des gains.

# Les cartes

card-hidden = une carte cachée
back-0 = une carte face cachée
card-courtier-0 = courtisan 0
card-courtier-10 = courtisan 10
card-courtier-20 = courtisan 20
card-courtier-30 = courtisan 30
card-courtier-40 = courtisan 40
card-excuse = Excuse
card-valet-minus-10 = valet −10 (coûte { $penalty })
card-valet-0 = valet 0 (coûte { $penalty })
card-valet-10 = valet 10 (coûte { $penalty })
card-valet-20 = valet 20 (coûte { $penalty })
card-cardinal-minus-10 = cardinal −10
card-cardinal-0 = cardinal 0
card-cardinal-10 = cardinal 10
card-cardinal-20 = cardinal 20
card-audience-corruption-cheap = { favor-corruption } (mineure)
card-audience-corruption-dear = { favor-corruption } (majeure)
card-audience-planning-cheap = { favor-planning } (mineure)
card-audience-planning-dear = { favor-planning } (majeure)
card-audience-royal-dinner-cheap = { favor-royal-dinner } (mineur)
card-audience-royal-dinner-dear = { favor-royal-dinner } (majeur)
card-audience-espionage-cheap = { favor-espionage } (mineur)
card-audience-espionage-dear = { favor-espionage } (majeur)
card-audience-stabbing-cheap = { favor-stabbing } (mineur)
card-audience-stabbing-dear = { favor-stabbing } (majeur)
card-audience-medal-cheap = { favor-medal } (mineure)
card-audience-medal-dear = { favor-medal } (majeure)
card-audience-recruitment-cheap = { favor-recruitment } (mineur)
card-audience-recruitment-dear = { favor-recruitment } (majeur)
card-audience-royal-pardon-cheap = { favor-royal-pardon } (mineure)
card-audience-royal-pardon-dear = { favor-royal-pardon } (majeure)
card-audience-master-stroke-cheap = { favor-master-stroke } (mineur)
card-audience-master-stroke-dear = { favor-master-stroke } (majeur)

# Ce qu’on peut faire

verb-begin = { $seat } commence
verb-draw = Pioche : { $card }
verb-choose = Va chez { $option }
arg-choose-king = le Roi
arg-choose-queen = la Reine
verb-hand-on = Donne la Parole à { $seat }
verb-bet-up = Mise face visible : { $card }
verb-bet-down = Mise face cachée : { $card }
verb-play-favor = Joue la faveur : { $card }
verb-pass = Passe
verb-send-king = Envoie { $seat } chez le Roi
verb-send-queen = Envoie { $seat } chez la Reine
verb-stab = Poignarde { $place }
verb-decorate = Décerne la Médaille à { $place }
verb-recruit = Recrute { $place }
verb-third = Montre pour départager : { $card }

# Où se trouve une carte misée ; et d’après le numéro que les événements donnent à cette place

place-A-up = la carte visible misée par { $A }
place-A-down = la carte cachée misée par { $A }
place-B-up = la carte visible misée par { $B }
place-B-down = la carte cachée misée par { $B }
place-C-up = la carte visible misée par { $C }
place-C-down = la carte cachée misée par { $C }
place-D-up = la carte visible misée par { $D }
place-D-down = la carte cachée misée par { $D }
place-E-up = la carte visible misée par { $E }
place-E-down = la carte cachée misée par { $E }
place-cardinal-up = la carte visible du Cardinal
place-cardinal-down = la carte cachée du Cardinal
place = { $n0 ->
    [0] { place-A-up }
    [1] { place-A-down }
    [2] { place-B-up }
    [3] { place-B-down }
    [4] { place-C-up }
    [5] { place-C-down }
    [6] { place-D-up }
    [7] { place-D-down }
    [8] { place-E-up }
    [9] { place-E-down }
    [10] { place-cardinal-up }
   *[other] { place-cardinal-down }
}

arg-stab-A-up = { place-A-up }
arg-stab-A-down = { place-A-down }
arg-stab-B-up = { place-B-up }
arg-stab-B-down = { place-B-down }
arg-stab-C-up = { place-C-up }
arg-stab-C-down = { place-C-down }
arg-stab-D-up = { place-D-up }
arg-stab-D-down = { place-D-down }
arg-stab-E-up = { place-E-up }
arg-stab-E-down = { place-E-down }
arg-stab-cardinal-up = { place-cardinal-up }
arg-stab-cardinal-down = { place-cardinal-down }
arg-decorate-A-up = { place-A-up }
arg-decorate-A-down = { place-A-down }
arg-decorate-B-up = { place-B-up }
arg-decorate-B-down = { place-B-down }
arg-decorate-C-up = { place-C-up }
arg-decorate-C-down = { place-C-down }
arg-decorate-D-up = { place-D-up }
arg-decorate-D-down = { place-D-down }
arg-decorate-E-up = { place-E-up }
arg-decorate-E-down = { place-E-down }
arg-decorate-cardinal-up = { place-cardinal-up }
arg-decorate-cardinal-down = { place-cardinal-down }
arg-recruit-A-up = { place-A-up }
arg-recruit-A-down = { place-A-down }
arg-recruit-B-up = { place-B-up }
arg-recruit-B-down = { place-B-down }
arg-recruit-C-up = { place-C-up }
arg-recruit-C-down = { place-C-down }
arg-recruit-D-up = { place-D-up }
arg-recruit-D-down = { place-D-down }
arg-recruit-E-up = { place-E-up }
arg-recruit-E-down = { place-E-down }
arg-recruit-cardinal-up = { place-cardinal-up }
arg-recruit-cardinal-down = { place-cardinal-down }

# Les questions

step-choose = À quelle audience te rends-tu ?
step-hand-on = À qui donnes-tu la Parole ?
step-bet = Quelle carte mises-tu, et dans quel sens ?
step-assign = Ton plan l’emporte : où envoies-tu chacun ?
step-third = Égalité : quelle troisième carte montres-tu ?
step-planning-call = Joues-tu ta Planification avant les choix de chacun ?
step-dinner-call = Le plan est arrêté : joues-tu Corruption ou Dîner royal ?
step-last-call = Toutes les mises sont faites : une dernière faveur avant le décompte ?
step-recruitment-call = Recrutes-tu une carte avant que tout soit révélé ?
step-pardon-call = Le décompte est fait : joues-tu Grâce royale ou Coup de maître ?
step-stab = Quelle carte cachée poignardes-tu ?
step-decorate = Quelle carte reçoit la Médaille ?
step-recruit = Quelle carte veux-tu prendre en main ?

# Ce qui s’est passé. L’audience 0 est celle du Roi, la 1 celle de la Reine.

event-dealt = { $hidden ->
    [0] { $seat } reçoit un valet : { $c0 }.
   *[other] { $seat } reçoit un valet.
}
    .clause = RS-04
    .fold = deal
event-begins = { $seat } reçoit la Parole et commence.
    .clause = RS-06
event-round = Tour { $n0 } : la Parole est à { $seat }.
    .clause = RS-10
event-audience = { $n0 ->
    [0] Le Roi
   *[other] La Reine
} accorde une audience : { $c0 }.
    .clause = RS-10
event-favor = { $seat } joue une faveur : { $c0 }.
    .clause = RS-81
event-plans = { $seat } planifie les audiences de ce tour.
    .clause = RS-83
event-sent = { $seat } envoie { $s0 } { $n1 ->
    [0] chez le Roi
   *[other] chez la Reine
}.
    .clause = RS-83
event-dines = { $seat } dîne à la fois avec le Roi et avec la Reine.
    .clause = RS-85
event-chose = { $seat } va { $n0 ->
    [0] chez le Roi
   *[other] chez la Reine
}.
    .clause = RS-20
event-handed-on = { $seat } donne la Parole à { $s0 }.
    .clause = RS-12
event-bet-up = { $seat } mise face visible : { $c0 }.
    .clause = RS-30
event-bet-down = { $hidden ->
    [0] { $seat } mise face cachée : { $c0 }.
   *[other] { $seat } mise une carte face cachée.
}
    .clause = RS-30
event-cardinal-up = Le Cardinal se joint à l’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
} : { $c0 }.
    .clause = RS-33
event-cardinal-down = Le Cardinal pose une carte face cachée à l’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
}.
    .clause = RS-33
event-passed = { $seat } passe.
    .clause = RS-81
event-drew-valet = { $hidden ->
    [0] { $seat } pioche un valet : { $c0 }.
   *[other] { $seat } pioche un valet.
}
    .clause = RS-04
event-spied = { $hidden ->
    [0] { $seat } regarde toutes les cartes cachées : { $cards }.
   *[other] { $seat } regarde toutes les cartes cachées.
}
    .clause = RS-89
event-stabbed = { $seat } poignarde { place }.
    .clause = RS-90
event-decorated = { $seat } décerne une Médaille et double { place }.
    .clause = RS-91
event-named = { $seat } veut recruter { place }.
    .clause = RS-92
event-turned-up = { $seat } avait misé face cachée : { $c0 }.
    .clause = RS-40
event-cardinal-turned-up = Le Cardinal avait posé face cachée : { $c0 }.
    .clause = RS-40
event-withdrew = { $seat } présente ses excuses et se retire.
    .clause = RS-60
event-deserted = Plus personne { $n0 ->
    [0] chez le Roi
   *[other] chez la Reine
} : on ne fait pas faux bond à un souverain.
    .clause = RS-63
event-influence = { $seat } apporte { $n1 } d’influence { $n0 ->
    [0] au Roi
   *[other] à la Reine
}.
    .clause = RS-41
event-cardinal-influence = Le Cardinal apporte { $n1 } d’influence { $n0 ->
    [0] au Roi
   *[other] à la Reine
}.
    .clause = RS-41
event-failed = L’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
} échoue : { $n1 } pour { $n2 } requis.
    .clause = RS-43
event-succeeded = L’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
} réussit : { $n1 } pour { $n2 } requis.
    .clause = RS-41
event-gained = { $seat } gagne { $n1 } lys à l’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
}.
    .clause = RS-42
event-lost = { $seat } perd { $n1 } lys à l’audience { $n0 ->
    [0] du Roi
   *[other] de la Reine
}.
    .clause = RS-43
event-lost-to-valet = { $seat } perd { $n0 } lys à cause d’une carte misée par { $s1 } : { $c0 }.
    .clause = { $own1 ->
        [1] RS-71
       *[other] RS-70
    }
event-tied = Égalité pour la faveur { $n0 ->
    [0] du Roi
   *[other] de la Reine
}.
    .clause = RS-44
event-third = { $seat } montre une troisième carte pour départager : { $c0 }.
    .clause = RS-44
event-passed-third = { $seat } donne sa troisième carte à { $s0 } : { $c0 }.
    .clause = RS-45
event-came-back = { $seat } garde sa troisième carte : { $c0 }.
    .clause = RS-45
event-tied-again = Nouvelle égalité : personne n’obtient la faveur { $n0 ->
    [0] du Roi
   *[other] de la Reine
}.
    .clause = RS-46
event-took = { $seat } remporte la faveur { $n0 ->
    [0] du Roi
   *[other] de la Reine
} : { $c0 }.
    .clause = RS-42
event-audience-discarded = Personne ne remporte cette faveur : { $c0 }.
    .clause = RS-95
event-pardoned = { $seat } obtient la grâce royale et sauve { $n0 } lys.
    .clause = RS-93
event-stroked = { $seat } change en gain une perte de { $n0 } lys.
    .clause = RS-94
event-settled = { $seat } : { $n1 ->
    [0] rien ne change
   *[other] { SIGNED($n1) } lys
} ce tour-ci.
    .clause = RS-50
event-returned = { $seat } reprend en main : { $c0 }.
    .clause = RS-95
event-recruited = { $seat } recrute une carte misée par { $s0 } : { $c0 }.
    .clause = RS-92
event-hand-counted = { $seat } finit avec { $n0 } d’influence en main ({ $cards }) : { $n1 } lys de plus.
    .clause = RS-96

# Où sont les cartes

pile-audience-stock = Audiences à venir
pile-king = Audience du Roi
pile-queen = Audience de la Reine
pile-audience-discard = Audiences passées
pile-valet-stock = Pioche des valets
pile-discard = Courtisans et valets défaussés
pile-out = Hors jeu
pile-cardinal-stock = Pioche du Cardinal
pile-cardinal-up = Le Cardinal, face visible
pile-cardinal-down = Le Cardinal, face cachée
pile-cardinal-turned = Le Cardinal, carte révélée
pile-cardinal-discard = Cartes passées du Cardinal
pile-hand = Main
pile-up = Mise face visible
pile-down = Mise face cachée
pile-turned = Mise révélée
pile-third = Troisième carte
pile-favors = Faveurs

# Ce qu’on sait

fact-round = Tour
fact-rounds = Nombre de tours
fact-phase = Phase
fact-parley = Parole
fact-acted = Déjà joué
fact-lilies = Lys
fact-audiences = Assiste à
fact-need = Influence requise
fact-gain = Lys en cas de réussite
fact-loss = Lys en cas d’échec
fact-shown-influence = Influence visible
fact-audiences-left = Audiences restantes
fact-alone = En tête à tête avec le Cardinal
fact-planner = Auteur du plan
fact-fresh-favors = Gagnées ce tour-ci
fact-stabbed = Cartes poignardées
fact-medals = Médailles
fact-recruiters = Recrutée par
fact-withdrawn = Retraits
fact-results = Résultats
fact-gains = Gains du tour
fact-audience-losses = Pertes du tour
fact-valet-losses = Pertes dues aux valets
fact-pardoned = Grâce royale
fact-stroked = Coup de maître
fact-penalties = Amende des valets

# Avant la partie

option-open_scores = Lys
option-open_scores-off = cachés aux autres
option-open_scores-on = visibles de tous
option-debts = Sous zéro
option-debts-off = personne ne doit de lys
option-debts-on = on peut devoir des lys

# Ce que contient un paquet de cartes

count-courtiers = { $count } courtisans par joueur, Excuse comprise
count-valets = { $count } valets
count-cardinals = { $count } cardinaux
count-audiences = { $count } audiences
warning-audiences = Audiences qui coûtent plus qu’elles ne rapportent : { $count } sur 18. La plupart des cartes imprimées sont ainsi (RS-10).

# Les mots du jeu, pour qui lit ses règles

word-lily = Un lys est un point.
word-influence = L’influence est le nombre inscrit sur une carte ; il en faut tant à une audience pour réussir.
word-parley = La Parole est la tuile qui dit à qui de jouer.
word-bet = Miser, c’est jouer une carte à une audience.
word-favor = Une faveur est le pouvoir d’une carte d’audience que tu as gagnée ; elle sert une fois.
word-valet = Un valet est une carte qui porte aussi une amende en lys.
word-withdraw = Se retirer, c’est quitter une audience, ce que permet l’Excuse.
word-diner = Un convive est un joueur qui joue Dîner royal et assiste aux deux audiences.
word-right = Ta gauche est le siège suivant dans le sens horaire ; ta droite, le siège d’avant.
word-ruling = « Notre arbitrage » signale ce que la règle imprimée laisse ouvert : de là jusqu’à la fin de la clause, c’est nous qui avons tranché.

# Les clauses, avec nos propres mots
# Après la marque vient ce que la règle imprimée laisse ouvert, jusqu’à la fin de la clause.

-ruling = Notre arbitrage :
section-RS-01 = Mise en place
clause-RS-01 = On joue à trois, quatre ou cinq. Tu commences avec 10 lys, que les autres ne voient pas, sauf si vous convenez avant la partie de jouer à bourses ouvertes. Changer cinq lys de 1 contre un lys de 5 n’a aucun effet.
clause-RS-02 = Tes courtisans sont au nombre de onze : deux 0, trois 10, trois 20, un 30, un 40 et une Excuse. À quatre, tu te sépares d’un de tes 20 ; à cinq, de deux. Les cartes ainsi écartées n’entrent jamais en jeu.
clause-RS-03 = Le paquet des audiences compte 18 cartes : neuf faveurs, en deux exemplaires. Une fois mélangé, on en écarte quatre sans les regarder ; les quatorze autres forment deux piles de sept, face cachée, une pour le Roi et une pour la Reine.
clause-RS-04 = Il y a dix valets : deux d’influence −10, quatre de 0, deux de 10 et deux de 20. Chacun porte aussi une amende en lys. Dans ce programme, les valets de même influence portent la même amende. Tu en reçois un au hasard dans ta main ; les autres attendent dans une pioche face cachée.
clause-RS-05 = Le Cardinal a une pioche face cachée de quatorze cartes : deux de −10, quatre de 0, six de 10 et deux de 20. À chaque tour, une seule audience au plus peut n’avoir qu’un joueur, même en comptant les convives : deux cartes par tour pendant sept tours suffisent donc toujours.
clause-RS-06 = Le hasard décide qui reçoit la Parole en premier et ouvre le tour 1. Vous pouvez convenir avant la partie que quelqu’un d’autre commence.
clause-RS-07 = Tu ne vois ni les mains des autres, ni l’ordre des piles, ni les quatre audiences écartées, ni les mises cachées, hormis les tiennes. Tout le monde voit les audiences en cours, les mises visibles, qui a misé face cachée, les faveurs de chacun et ce qu’un décompte révèle. Les lys des autres ne sont pas affichés, mais qui suit la partie peut les calculer, et rien de secret n’en dépend. { -ruling } tout le monde voit combien de cartes compte chaque main.
section-RS-10 = Le tour et la Parole
clause-RS-10 = La partie dure sept tours. Chaque tour s’ouvre en retournant la carte du dessus de la pile du Roi et celle de la pile de la Reine. La carte dit combien d’influence l’audience demande, combien de lys rapporte la réussite, combien en coûte l’échec et quelle faveur est en jeu.
clause-RS-11 = Chaque tour passe par trois phases : tu choisis une audience, tu mises deux cartes, puis on compte les mises. La phase de mise a deux temps : la 1re carte de chacun, puis la 2e de chacun.
clause-RS-12 = Tant que tu as la Parole, tu fais l’action en cours : le choix, la 1re mise ou la 2e mise. Puis tu donnes la Parole à qui tu veux parmi ceux qui doivent encore faire cette action. La donner est un coup à part, que tu joues même s’il ne reste qu’un seul joueur à qui la donner.
clause-RS-13 = Si tu fais une action en dernier, tu donnes la Parole à l’adversaire de ton choix, et l’action suivante commence par lui. Tu ne peux pas la garder pour toi.
clause-RS-14 = Après la toute dernière 2e mise du tour, la Parole ne bouge plus. Le joueur qui a fait cette mise la garde et ouvre le tour suivant.
clause-RS-15 = Tu peux marchander, bluffer, promettre, mentir : aucune parole n’engage personne. { -ruling } on parle quand on veut, et pas seulement pendant les mises.
section-RS-20 = D’abord, choisir
clause-RS-20 = Quand c’est à toi de choisir, tu vas soit chez le Roi, soit chez la Reine. { -ruling } une même audience accueille autant de joueurs qu’il en vient.
clause-RS-21 = { -ruling } une audience où personne ne va n’est ni réussie ni ratée. Sa carte est défaussée à la fin du tour.
section-RS-30 = Ensuite, miser
clause-RS-30 = Ta 1re mise est une seule carte de ta main ; à toi de la poser face visible ou face cachée.
clause-RS-31 = Ta 2e mise est une seule carte, posée dans l’autre sens que la 1re : cachée si celle-ci était visible, visible si elle était cachée.
clause-RS-32 = Tu peux miser n’importe quel courtisan, ton Excuse comprise, et n’importe quel valet.
clause-RS-33 = Si personne d’autre ne vient à ton audience, le Cardinal t’y rejoint. Aussitôt après ta 1re mise, avant toute autre chose, une de ses cartes est posée face visible ; aussitôt après la 2e, une autre est posée face cachée. { -ruling } si tu dînes avec les deux souverains, il ne vient qu’à une audience où il n’y a que toi.
clause-RS-34 = { -ruling } c’est à la fin de la phase 1 qu’on voit, une fois pour toutes, si tu es en tête à tête avec lui. Si d’autres se retirent plus tard, le Cardinal n’arrive ni ne s’en va pour autant.
clause-RS-35 = { -ruling } une carte cachée ne trahit rien : ni sa valeur, ni si c’est un courtisan ou un valet, ni la couleur de son joueur.
section-RS-40 = Enfin, compter
clause-RS-40 = Quand chacun a misé deux cartes et que les appels d’avant le décompte sont clos (RS-81), on retourne toutes les cartes cachées.
clause-RS-41 = On additionne l’influence de toutes les cartes qui comptent à une audience, celles du Cardinal comprises. Si la somme atteint ce que l’audience demande, elle réussit ; sinon, elle échoue.
clause-RS-42 = Aux tours 1 à 6, quand une audience réussit, chaque joueur resté là gagne les lys que promet sa carte. Le joueur majoritaire, celui dont les deux cartes pèsent le plus d’influence, prend en outre la carte d’audience, la pose face visible et dispose de sa faveur.
clause-RS-43 = Quand une audience échoue, chaque joueur resté là perd les lys dont sa carte menace. Personne n’a la faveur, et la carte est défaussée.
clause-RS-44 = Si plusieurs joueurs sont majoritaires à égalité, chacun d’eux prend dans sa main une troisième carte, et toutes se montrent au même instant. La plus forte emporte la faveur.
clause-RS-45 = Après un départage, tu donnes à droite la troisième carte que tu as montrée ; à deux, c’est donc un échange. Un courtisan 0 ne se donne jamais : il retourne à qui l’a montré. { -ruling } à droite, c’est le premier joueur à égalité de ce côté. Tu reçois une carte même si tu as montré un courtisan 0, ou rien du tout ; un valet 0 se donne comme toute autre carte.
clause-RS-46 = Si les plus fortes des troisièmes cartes sont elles aussi à égalité, personne n’a la carte d’audience, et elle est défaussée. { -ruling } les troisièmes cartes changent de main quand même.
clause-RS-47 = { -ruling } ta troisième carte est un courtisan ou un valet, jamais l’Excuse, et si tu en as un, tu dois en montrer un ; les cartes misées ce tour-ci, même les courtisans 0, ne sont pas encore revenues dans ta main. Si tu n’en as pas, on ne te demande rien, tu passes après toutes les cartes montrées et tu ne donnes rien. Si aucun des joueurs à égalité n’en a, c’est une seconde égalité. Un valet montré en troisième carte n’inflige pas d’amende.
clause-RS-48 = En tête à tête avec le Cardinal, tu gagnes les lys si l’audience réussit, et la faveur aussi si tu as au moins autant d’influence que lui ; jamais besoin de départager. S’il en a plus, la carte est défaussée. Si l’audience échoue, tu perds les lys.
clause-RS-49 = Au tour 7, une audience réussie ne paie ses lys qu’au joueur majoritaire ; une égalité se départage comme en RS-44 à RS-47. Si l’audience échoue, tous ceux qui y sont restés perdent les lys ; RS-63 et RS-64 valent comme à tous les tours. Une faveur gagnée à ce tour ne sert plus à rien. { -ruling } après une seconde égalité, personne n’est payé. En tête à tête avec le Cardinal, on ne te paie que si tu as au moins autant d’influence que lui.
clause-RS-50 = { -ruling } tout ce que tu gagnes et perds dans un tour est d’abord additionné, puis réglé d’un coup : l’ordre n’y change rien. Tu ne peux pas descendre sous zéro, car on ne paie pas avec des jetons qu’on n’a pas ; si vous convenez avant la partie qu’on peut devoir des lys, c’est possible.
clause-RS-51 = { -ruling } on établit le résultat des deux audiences avant tout départage. S’il y a égalité aux deux, on achève d’abord le départage du Roi, don des cartes compris, avant que quiconque prenne une troisième carte pour celui de la Reine.
section-RS-60 = L’Excuse
clause-RS-60 = L’Excuse agit au début du décompte : si tu l’as misée, tu te retires. Ton autre carte misée est défaussée elle aussi et n’apporte aucune influence ; un courtisan 0 te revient malgré tout, et un valet reste sans effet.
clause-RS-61 = En te retirant, tu prends un valet de la pioche dans ta main, s’il en reste. { -ruling } tous les retraits des deux audiences se font ensemble, à partir du joueur qui a la Parole et dans le sens horaire. Avec deux Excuses misées, tu ne te retires qu’une fois et ne pioches qu’un valet.
clause-RS-62 = Une fois hors de l’audience, tu n’as plus part aux lys qu’elle fait gagner ou perdre, sauf si tout le monde s’en retire (RS-63). Aucune amende de valet ne te touche.
clause-RS-63 = Si tous les joueurs d’une audience se retirent, chacun d’eux perd les lys dont sa carte menace ; c’est une perte d’audience comme les autres. Cela n’arrive jamais à qui est en tête à tête avec le Cardinal.
clause-RS-64 = En tête à tête avec le Cardinal, tu peux te retirer sans rien perdre. La carte d’audience est alors défaussée.
section-RS-70 = Les valets
clause-RS-70 = Si l’audience d’un valet réussit, chaque joueur de l’autre audience perd les lys inscrits sur le valet, en plus de ce que sa propre audience lui rapporte ou lui coûte. S’il n’y a personne, personne ne perd rien.
clause-RS-71 = Si l’audience de ton valet échoue, c’est toi qui perds les lys inscrits sur le valet.
clause-RS-72 = Chaque valet agit pour son compte, et les amendes de plusieurs valets s’additionnent.
section-RS-80 = Les faveurs
clause-RS-80 = Une faveur ne se joue pas pendant le tour où tu la gagnes, et le tour 7 est ta dernière occasion. { -ruling } il faut aussi qu’elle ait prise sur quelque chose : pour Corruption, un valet dans la pioche ; pour Espionnage et Coup de poignard, une carte misée, face cachée et non poignardée ; pour Médaille du mérite, une carte non poignardée et sans Médaille. Pour Recrutement, il faut une carte que tu as le droit de désigner ; pour Grâce royale, une perte à annuler ; pour Coup de maître, une perte d’audience.
clause-RS-81 =
    { -ruling } quand tu as la Parole, tu peux jouer autant de faveurs de la phase 1 ou 2 en cours que tu veux, avant ou après ton action, jusqu’à ce que tu la donnes. Les faveurs se jouent aussi lors d’appels. À partir du joueur qui a la Parole et dans le sens horaire, quiconque a une faveur utilisable dans cet appel en joue une ou passe ; on saute ceux qui n’en ont pas. Après une faveur jouée, on interroge le siège suivant, et ceux qui ont passé sont de nouveau interrogés. L’appel se clôt quand tous ceux qui ont encore une telle faveur ont passé depuis la dernière jouée. Les appels, et ce qui les sépare, viennent dans cet ordre :
    1. Planification, au début du tour, une fois les audiences retournées.
    2. Corruption et Dîner royal, seulement après une Planification.
    3. Le dernier appel, pour les faveurs de phase 2, quand toutes les mises sont faites. Le dernier à faire sa 2e mise y passe directement.
    4. Recrutement.
    5. La révélation et le décompte avec ses départages.
    6. Grâce royale et Coup de maître.
clause-RS-82 = { favor-corruption }, phase 1 : tu prends un valet de la pioche dans ta main.
clause-RS-83 = { favor-planning }, phase 1, au début du tour et avant tout choix : tu envoies chaque joueur, toi aussi, chez le Roi ou chez la Reine, et personne ne choisit pour soi ce tour-ci. { -ruling } toute répartition est permise. Jouer la carte ne fait qu’annoncer ton plan ; tu répartis les joueurs une fois l’appel clos. La Parole reste où elle est, et celui qui la détient ouvre les 1res mises.
clause-RS-84 = Si deux Planifications sont jouées au même tour, toutes deux sont dépensées, et le plan qui l’emporte est celui dont la carte demande le plus d’influence. { -ruling } si les deux cartes en demandent autant, c’est le plan du joueur interrogé le premier dans l’appel.
clause-RS-85 = { favor-royal-dinner }, phase 1 : tu assistes aux deux audiences, et chaque carte que tu mises compte aux deux. Cette faveur agit aussi sous une Planification, et prime sur l’audience où l’on t’envoie. { -ruling } tu la joues au lieu de choisir quand tu as la Parole ou, s’il y a une Planification, dans l’appel qui la suit. Tu ne peux pas en jouer deux au même tour.
clause-RS-86 = Pendant que tu dînes avec les deux souverains, les valets des autres ne te font aucun mal. Tes propres valets apportent leur influence, mais n’infligent d’amende à personne.
clause-RS-87 = Si tu te retires alors que tu dînes avec les deux souverains, tu te retires des deux audiences.
clause-RS-88 = { -ruling } un convive prend part à chacune des deux audiences indépendamment de l’autre. Gains, pertes, majorité, faveur, présence du Cardinal et retrait de tous s’examinent audience par audience.
clause-RS-89 = { favor-espionage }, phase 2 : tu regardes en secret toutes les cartes qui sont face cachée aux deux audiences à ce moment-là, celles du Cardinal comprises. { -ruling } les cartes poignardées ne te sont pas montrées.
clause-RS-90 = { favor-stabbing }, phase 2 : choisis une carte misée face cachée à l’une ou l’autre audience ; elle est défaussée et ne compte pas. { -ruling } ce peut être celle d’un autre joueur, du Cardinal ou même la tienne. Dès lors, elle n’est plus à l’audience : on ne peut ni la poignarder de nouveau, ni la doubler, ni la recruter, un valet ne coûte rien à personne et une Excuse n’oblige pas son joueur à se retirer. Elle reste face cachée jusqu’à la révélation de toutes les cartes, et un courtisan 0 revient dans la main de son joueur à la fin du tour. Si c’était la 1re carte de ce joueur, sa 2e doit quand même être posée dans l’autre sens.
clause-RS-91 = { favor-medal }, phase 2 : tu doubles l’influence d’une carte misée par n’importe qui, qu’elle soit visible ou cachée ; une influence négative double aussi, et aucune carte ne porte deux Médailles. { -ruling } les cartes du Cardinal peuvent être doublées aussi. L’influence doublée compte pour la réussite comme pour la majorité, et aux deux audiences si la carte est celle d’un convive. L’amende d’un valet n’est jamais doublée, et après le tour la carte reprend sa valeur imprimée. Sur une Excuse, la Médaille est perdue.
clause-RS-92 = { favor-recruitment }, phase 3, avant la révélation : désigne une carte, visible ou cachée, qu’un autre joueur a misée à ton audience ; elle compte normalement, puis rejoint ta main à la fin du tour au lieu d’être défaussée. Un courtisan 0 ne se prend jamais : on ne peut donc pas en désigner un qui est visible. { -ruling } si la carte cachée que tu as désignée est un courtisan 0, elle reste à son joueur et ta faveur est perdue. Une Excuse peut se prendre, mais jamais une carte du Cardinal ni une carte poignardée. Que l’un de vous deux se retire n’y change rien ; un convive peut désigner des cartes, et voir les siennes désignées, à l’une comme à l’autre audience. Une carte que quelqu’un a désignée ne peut plus l’être.
clause-RS-93 = { favor-royal-pardon }, phase 3, après le décompte : tout ce que tu devais perdre ce tour-ci est annulé, amendes des valets comprises.
clause-RS-94 = { favor-master-stroke }, phase 3, après le décompte : ce que tu perds aux audiences ce tour-ci devient un gain d’autant, mais les amendes des valets demeurent. { -ruling } pour cette faveur comme pour Grâce royale, une perte compte en entier, même si tu as moins de lys que cela. Tu peux jouer les deux au même tour, et leur ordre ne change pas le résultat.
section-RS-95 = Fin de tour et fin de partie
clause-RS-95 = À la fin d’un tour, les cartes d’audience que personne n’a prises et tous les courtisans, Excuses et valets misés quittent la partie ; seuls les courtisans 0 retournent dans la main de leur joueur. Les cartes utilisées par le Cardinal sont posées face visible près de sa pioche.
clause-RS-96 = Après le tour 7, l’influence qui te reste en main te vaut des lys de plus : 1 par dizaine complète de tes courtisans et valets réunis, mais pas plus de 6. Les cartes qui te sont revenues, que tu as recrutées ou qu’on t’a données comptent aussi. { -ruling } les cartes négatives et l’Excuse comptent pour 0. Ces lys s’ajoutent une fois le tour réglé (RS-50).
clause-RS-97 = Le joueur qui a le plus de lys gagne. { -ruling } les joueurs à égalité en tête partagent la victoire.
section-RS-EX-1 = Exemples
clause-RS-EX-1 = Exemple, le choix : Bleu commence, va chez le Roi et donne la Parole à Rouge. Rouge va aussi chez le Roi et la donne à Jaune, qui va chez la Reine et la donne à Vert. Vert va lui aussi chez la Reine.
clause-RS-EX-2 = Exemple, les 1res mises, suite de RS-EX-1 : Vert, dernier à choisir, donne la Parole à Jaune, qui mise face cachée et la donne à Vert. Vert mise face visible et la donne à Bleu ; Bleu mise face cachée et la donne à Rouge. Rouge mise face visible et, étant le dernier, la donne à n’importe quel autre joueur, qui entame les 2es mises.
clause-RS-EX-3 = Exemple, le décompte : le Roi demande 50 et l’échec coûte 5 ; Bleu et Rouge n’atteignent que 30 à eux deux : chacun perd 5, il n’y a pas de faveur, et la carte est défaussée. La Reine offre 3 ; Jaune et Vert atteignent 70 à eux deux : c’est une réussite, et chacun gagne 3. La faveur va à Vert, dont les cartes ont plus d’influence que celles de Jaune.
clause-RS-EX-4 = Exemple, Excuse et valet : le Roi demande 50 et l’échec coûte 5 ; Rouge a misé 40, et Bleu un courtisan 0 et l’Excuse : Bleu se retire, reprend son 0 et ne perd rien, tandis que Rouge perd 5. La Reine offre 3 ; Jaune a misé 30, et Vert un courtisan 20 et un valet −10 dont l’amende est de 4. L’audience de la Reine réussit : tous deux gagnent 3, et Jaune prend la faveur. À cause du valet de Vert, Rouge perd encore 4, mais pas Bleu, qui s’est retiré.
clause-RS-EX-5 = Exemple, le Cardinal : Jaune est en tête à tête avec lui chez la Reine. Jaune fait sa 1re mise face cachée, et une carte du Cardinal est posée face visible ; la 2e est un 20 face visible, et une seconde carte du Cardinal est posée face cachée. Jaune a 30 et le Cardinal 10, soit 40 ensemble, et c’est une réussite : Jaune gagne 3 lys et, pour avoir plus que le Cardinal, la faveur.
clause-RS-EX-6 = Exemple, la Parole : tant que quelqu’un doit encore choisir, on ne peut pas la donner à qui a déjà choisi. Il en va de même pour les 1res mises.

# Ce qu’on peut dire, et à quoi les cartes répondront. `claim` est la phrase, `chip` sa forme courte, `ribbon` son signe.

said-hall = { $hall ->
    [king] le Roi
   *[queen] la Reine
}
said-prize = { $hall ->
    [king] la faveur du Roi
   *[queen] la faveur de la Reine
}
said-what = { $what ->
    [courtier] un courtisan
    [valet] un valet
   *[excuse] mon Excuse
}
said-what-not = pas { said-what }
said-sight = { $what ->
    [valet] est un valet
    [excuse] est l’Excuse
   *[other] vaut au moins { $what }
}
said-bound = { $bound ->
    [at-least] { $n } au moins
   *[at-most] { $n } au plus
}
said-bound-sign = { $bound ->
    [at-least] ≥ { $n }
   *[at-most] ≤ { $n }
}
said-valet = { $valet ->
    [none] aucun valet
   *[other] un valet de { $valet }
}
said-valet-brought = { $yes ->
    [yes] avec un valet
   *[no] sans valet
}

claim-down-at-least = Ma carte cachée vaut au moins { $n }.
question-down-at-least = Combien vaut au moins ta carte cachée ?
chip-down-at-least = ≥ { $n }
ribbon-down-at-least = ≥ { $n }
verdict-down-at-least-kept = a annoncé ≥ { $n }, révélé : { $card }
verdict-down-at-least-broken = a annoncé ≥ { $n }, révélé : { $card }
tongue-down-at-least-1 = Ce que j’ai caché vaut bien { $n }, au bas mot.
tongue-down-at-least-2 = Compte sur { $n } ou plus de ma carte cachée.
tongue-down-at-least-3 = Face cachée, j’ai mis { $n }, sinon davantage.
tongue-down-at-least-4 = Il n’y a pas moins de { $n } là-dessous, crois-moi.
tongue-down-at-least-5 = Ma carte cachée porte { $n } ou mieux.

claim-down-at-most = Ma carte cachée vaut { $n } au plus.
question-down-at-most = Combien vaut au plus ta carte cachée ?
chip-down-at-most = ≤ { $n }
ribbon-down-at-most = ≤ { $n }
verdict-down-at-most-kept = a annoncé ≤ { $n }, révélé : { $card }
verdict-down-at-most-broken = a annoncé ≤ { $n }, révélé : { $card }
tongue-down-at-most-1 = N’espère pas plus de { $n } de ce que j’ai caché.
tongue-down-at-most-2 = Ma carte cachée ne vaut pas grand-chose : { $n } au plus.
tongue-down-at-most-3 = Je n’ai pu mettre que { $n } ou moins face cachée.
tongue-down-at-most-4 = Aidez-moi : il n’y a pas plus de { $n } là-dessous.

claim-down-is = { $yes ->
    [yes] Ma carte cachée est { said-what }.
   *[no] Ma carte cachée n’est { said-what-not }.
}
question-down-is = Quelle sorte de carte as-tu cachée ?
chip-down-is = { $yes ->
    [yes] { said-what }
   *[no] { said-what-not }
}
ribbon-down-is = { $yes ->
    [yes] { $what ->
        [courtier] courtis.
        [valet] valet
       *[excuse] Excuse
    }
   *[no] { $what ->
        [courtier] ≠ cour.
        [valet] ≠ valet
       *[excuse] ≠ Excuse
    }
}
verdict-down-is-kept = { $yes ->
    [yes] annoncé : { said-what }, révélé : { $card }
   *[no] annoncé : { said-what-not }, révélé : { $card }
}
verdict-down-is-broken = { $yes ->
    [yes] annoncé : { said-what }, révélé : { $card }
   *[no] annoncé : { said-what-not }, révélé : { $card }
}
tongue-down-is-1 = { $yes ->
    [yes] Ce que j’ai caché est { said-what }.
   *[no] Ce que j’ai caché n’est { said-what-not }.
}
tongue-down-is-2 = { $yes ->
    [yes] Te le dirai-je ? Là-dessous, c’est { said-what }.
   *[no] Te le dirai-je ? Là-dessous, ce n’est { said-what-not }.
}
tongue-down-is-3 = { $yes ->
    [yes] Tu as ma parole, c’est { said-what }.
   *[no] Tu as ma parole, ce n’est { said-what-not }.
}
tongue-down-is-4 = { $yes ->
    [yes] Je n’en fais pas mystère : ma carte cachée, c’est { said-what }.
   *[no] Je n’en fais pas mystère : ma carte cachée, ce n’est { said-what-not }.
}

claim-goes = Je vais chez { said-hall }.
question-goes = Chez qui vas-tu ?
chip-goes = chez { said-hall }
ribbon-goes = { $hall ->
    [king] Roi
   *[queen] Reine
}
verdict-goes-kept = disait aller chez { said-hall }, et l’a fait
verdict-goes-broken = disait aller chez { said-hall }, et ne l’a pas fait
tongue-goes-1 = Tu me trouveras chez { said-hall }.
tongue-goes-2 = Je m’en vais voir { said-hall }.
tongue-goes-3 = On m’attend chez { said-hall }, et j’y serai.
tongue-goes-4 = Ce soir, mes pas me mènent chez { said-hall }.

claim-stays = Je reste jusqu’au bout.
question-stays = Resteras-tu jusqu’au bout ?
chip-stays = je reste
ribbon-stays = reste
verdict-stays-kept = disait rester jusqu’au bout, et l’a fait
verdict-stays-broken = disait rester jusqu’au bout, et ne l’a pas fait
tongue-stays-1 = Je ne bouge pas d’ici.
tongue-stays-2 = Pas d’excuses pour moi ce soir : je reste.
tongue-stays-3 = Quoi qu’il arrive, j’irai jusqu’au bout.
tongue-stays-4 = Tu peux compter sur moi jusqu’à la fin.

claim-both-at-least = À deux cartes, j’apporte au moins { $n }.
question-both-at-least = Combien apportes-tu à deux cartes ?
chip-both-at-least = les deux ≥ { $n }
ribbon-both-at-least = Σ ≥ { $n }
verdict-both-at-least-kept = a annoncé ≥ { $n } à deux cartes, apporté { $amount }
verdict-both-at-least-broken = a annoncé ≥ { $n } à deux cartes, apporté { $amount }
tongue-both-at-least-1 = En tout, j’apporte { $n } ou plus.
tongue-both-at-least-2 = Mes cartes font ensemble { $n } au moins.
tongue-both-at-least-3 = Compte { $n } de ma part, les deux cartes comprises.
tongue-both-at-least-4 = Je mets { $n } au total, sinon davantage.

claim-shows = Je montrerai { $n } ou plus.
question-shows = Combien montreras-tu ?
chip-shows = je montre ≥ { $n }
ribbon-shows = ↑ ≥ { $n }
verdict-shows-kept = a annoncé ≥ { $n } face visible, montré : { $card }
verdict-shows-broken = a annoncé ≥ { $n } face visible, montré : { $card }
tongue-shows-1 = Tu verras { $n } ou plus de ma part, face visible.
tongue-shows-2 = Face visible, je pose au moins { $n }.
tongue-shows-3 = Je n’ai rien à cacher : { $n } au grand jour, ou mieux.
tongue-shows-4 = Ma carte visible vaudra { $n } au bas mot.

claim-brings-valet = { $yes ->
    [yes] J’amène un valet ce soir.
   *[no] Je n’amène pas de valet ce soir.
}
question-brings-valet = Amènes-tu un valet ce soir ?
chip-brings-valet = { $yes ->
    [yes] j’amène un valet
   *[no] sans valet
}
ribbon-brings-valet = { $yes ->
    [yes] + valet
   *[no] ∅ valet
}
verdict-brings-valet-kept = { $yes ->
    [yes] a annoncé { said-valet-brought }, et l’a amené
   *[no] a annoncé { said-valet-brought }, et n’en a pas amené
}
verdict-brings-valet-broken = { $yes ->
    [yes] a annoncé avec un valet, et n’en a pas amené
   *[no] a annoncé sans valet, et en a amené un
}
tongue-brings-valet-1 = { $yes ->
    [yes] Un valet est de ma suite ce soir.
   *[no] Pas de valet dans ma suite ce soir.
}
tongue-brings-valet-2 = Je viens { said-valet-brought }.
tongue-brings-valet-3 = { $yes ->
    [yes] Parmi mes mises, il y aura un valet.
   *[no] Parmi mes mises, il n’y aura pas de valet.
}
tongue-brings-valet-4 = { $yes ->
    [yes] Pour cette audience, j’amène un valet.
   *[no] Pour cette audience, je laisse les valets chez moi.
}

claim-hands = Je donne la Parole à { $seat }.
question-hands = À qui donnes-tu la Parole ?
chip-hands = Parole à { $seat }
ribbon-hands = → { $seat }
verdict-hands-kept = a annoncé la Parole à { $seat }, et la lui a donnée
verdict-hands-broken = a annoncé la Parole à { $seat }, et l’a donnée à quelqu’un d’autre
tongue-hands-1 = La Parole ira ensuite à { $seat }.
tongue-hands-2 = Après moi, c’est le tour de { $seat }.
tongue-hands-3 = Prépare-toi, { $seat } : tu auras la Parole après moi.
tongue-hands-4 = Je laisserai { $seat } parler après moi.

claim-favor = { $what ->
    [stab] { $yes ->
        [yes] Je poignarderai une carte de { $seat }.
       *[no] Je ne poignarderai personne.
    }
    [medal] { $yes ->
        [yes] Je décernerai la Médaille à une carte de { $seat }.
       *[no] Je ne décernerai la Médaille à personne.
    }
    [recruit] { $yes ->
        [yes] Je recruterai une carte de { $seat }.
       *[no] Je ne recruterai aucune carte.
    }
    [plan] { $yes ->
        [yes] Je planifierai ce tour.
       *[no] Je ne planifierai pas ce tour.
    }
    [dine] { $yes ->
        [yes] Je dînerai avec les deux.
       *[no] Je ne dînerai pas avec les deux.
    }
   *[spy] { $yes ->
        [yes] Je regarderai les cartes cachées.
       *[no] Je ne regarderai pas les cartes cachées.
    }
}
question-favor = Que feras-tu de ta faveur ?
chip-favor = { $what ->
    [stab] { $yes ->
        [yes] je poignarde { $seat }
       *[no] sans poignard
    }
    [medal] { $yes ->
        [yes] Médaille pour { $seat }
       *[no] pas de Médaille
    }
    [recruit] { $yes ->
        [yes] je recrute chez { $seat }
       *[no] je ne recrute pas
    }
    [plan] { $yes ->
        [yes] je planifie
       *[no] pas de plan
    }
    [dine] { $yes ->
        [yes] je dîne
       *[no] je ne dîne pas
    }
   *[spy] { $yes ->
        [yes] j’espionne
       *[no] pas d’espion
    }
}
ribbon-favor = { $what ->
    [stab] { $yes ->
        [yes] † { $seat }
       *[no] ≠ †
    }
    [medal] { $yes ->
        [yes] ★ { $seat }
       *[no] ≠ ★
    }
    [recruit] { $yes ->
        [yes] ↩ { $seat }
       *[no] ≠ ↩
    }
    [plan] { $yes ->
        [yes] planifie
       *[no] ≠ plan
    }
    [dine] { $yes ->
        [yes] dîne
       *[no] ≠ dîner
    }
   *[spy] { $yes ->
        [yes] espion
       *[no] ≠ espion
    }
}
said-deed = { $what ->
    [stab] { $yes ->
        [yes] je poignarderai une carte de { $seat }
       *[no] je ne poignarderai personne
    }
    [medal] { $yes ->
        [yes] je décernerai la Médaille à une carte de { $seat }
       *[no] je ne décernerai la Médaille à personne
    }
    [recruit] { $yes ->
        [yes] je recruterai une carte de { $seat }
       *[no] je ne recruterai aucune carte
    }
    [plan] { $yes ->
        [yes] je planifierai ce tour
       *[no] je ne planifierai pas ce tour
    }
    [dine] { $yes ->
        [yes] je dînerai avec les deux
       *[no] je ne dînerai pas avec les deux
    }
   *[spy] { $yes ->
        [yes] je regarderai les cartes cachées
       *[no] je ne regarderai pas les cartes cachées
    }
}
verdict-favor-kept = a annoncé « { said-deed } », et a tenu parole
verdict-favor-broken = a annoncé « { said-deed } », et a fait autrement
tongue-favor-1 = Ma décision est prise : { said-deed }.
tongue-favor-2 = Ma faveur a déjà son emploi : { said-deed }.
tongue-favor-3 = Avant la fin du tour, { said-deed }.
tongue-favor-4 = Qu’on se le dise : { said-deed }.

claim-third = Je départage avec { said-bound }.
question-third = Avec quoi départages-tu ?
chip-third = troisième { said-bound-sign }
ribbon-third = 3e { said-bound-sign }
verdict-third-kept = a annoncé { said-bound-sign } pour départager, montré : { $card }
verdict-third-broken = a annoncé { said-bound-sign } pour départager, montré : { $card }
tongue-third-1 = Ma troisième carte vaudra { said-bound }.
tongue-third-2 = Pour départager, je montre { said-bound }.
tongue-third-3 = De ma part, tu verras { said-bound }.
tongue-third-4 = J’y mets { said-bound }, pas autrement.

claim-yields = La faveur est pour toi, { $seat } : je reste en dessous.
question-yields = À qui laisseras-tu la faveur ?
chip-yields = je cède à { $seat }
ribbon-yields = < { $seat }
verdict-yields-kept = disait céder à { $seat }, a apporté { $amount }
verdict-yields-broken = disait céder à { $seat }, a apporté { $amount }
tongue-yields-1 = Prends-la, { $seat } : je n’apporterai pas plus que toi.
tongue-yields-2 = Je laisse cette faveur à { $seat }.
tongue-yields-3 = Ici tu mènes, { $seat }, et je suis.
tongue-yields-4 = J’apporte moins que { $seat }, et c’est exprès.

claim-holds-valet = { $valet ->
    [none] Je n’ai aucun valet.
   *[other] J’ai un valet de { $valet }.
}
question-holds-valet = Quel valet as-tu en main ?
chip-holds-valet = { $valet ->
    [none] aucun valet
   *[other] un valet de { $valet }
}
ribbon-holds-valet = { $valet ->
    [none] ∅ valet
   *[other] v { $valet }
}
verdict-holds-valet-kept = annoncé : { said-valet } en main, et c’était vrai
verdict-holds-valet-broken = annoncé : { said-valet } en main, et c’était faux
tongue-holds-valet-1 = { $valet ->
    [none] Il n’y a aucun valet dans ma main.
   *[other] Il y a un valet de { $valet } dans ma main.
}
tongue-holds-valet-2 = { $valet ->
    [none] Regarde-moi bien : je n’ai aucun valet.
   *[other] Regarde-moi bien : j’ai un valet de { $valet }.
}
tongue-holds-valet-3 = { $valet ->
    [none] Pour l’heure, je ne garde aucun valet.
   *[other] Pour l’heure, je garde un valet de { $valet }.
}
tongue-holds-valet-4 = { $valet ->
    [none] Puisque tu veux tout savoir : aucun valet sous la main.
   *[other] Puisque tu veux tout savoir : un valet de { $valet } sous la main.
}

claim-saw = Je l’ai vue : la carte cachée de { $seat } { said-sight }.
question-saw = Qu’as-tu vu ?
chip-saw = vu { $seat } : { $what ->
    [valet] un valet
    [excuse] l’Excuse
   *[other] ≥ { $what }
}
ribbon-saw = { $what ->
    [valet] { $seat } valet
    [excuse] { $seat } Excu.
   *[other] { $seat } ≥ { $what }
}
verdict-saw-kept = a annoncé que la carte de { $seat } { said-sight }, révélé : { $card }
verdict-saw-broken = a annoncé que la carte de { $seat } { said-sight }, révélé : { $card }
tongue-saw-1 = J’ai regardé sous la carte de { $seat } : elle { said-sight }.
tongue-saw-2 = Mes espions me disent que la carte de { $seat } { said-sight }.
tongue-saw-3 = Entre nous : ce que cache { $seat } { said-sight }.
tongue-saw-4 = Cela ne plaira pas à { $seat }, mais sa carte { said-sight }.

claim-succeeds = { $hall ->
    [king] Le Roi { $yes ->
        [yes] sera satisfait
       *[no] refusera
    }
   *[queen] La Reine { $yes ->
        [yes] sera satisfaite
       *[no] refusera
    }
}.
question-succeeds = Qui sera satisfait, et qui non ?
chip-succeeds = { $hall ->
    [king] Roi { $yes ->
        [yes] satisfait
       *[no] refuse
    }
   *[queen] Reine { $yes ->
        [yes] satisfaite
       *[no] refuse
    }
}
ribbon-succeeds = { $hall ->
    [king] Roi
   *[queen] Reine
} { $yes ->
    [yes] +
   *[no] −
}
said-result = { $yes ->
    [yes] un succès
   *[no] un échec
}
verdict-succeeds-kept = a prédit { said-result } chez { said-hall }, à raison
verdict-succeeds-broken = a prédit { said-result } chez { said-hall }, à tort
tongue-succeeds-1 = Je prévois { said-result } chez { said-hall }.
tongue-succeeds-2 = Retiens bien ceci : chez { said-hall }, ce sera { said-result }.
tongue-succeeds-3 = Je flaire { said-result } chez { said-hall }.
tongue-succeeds-4 = Quant à ce qui se joue chez { said-hall }, je parie sur { said-result }.

claim-takes-favor = { $hall ->
    [king] { $seat } remportera la faveur du Roi.
   *[queen] { $seat } remportera la faveur de la Reine.
}
question-takes-favor = Qui prendra la faveur ?
chip-takes-favor = { $hall ->
    [king] le Roi pour { $seat }
   *[queen] la Reine pour { $seat }
}
ribbon-takes-favor = { $hall ->
    [king] Roi→{ $seat }
   *[queen] Reine→{ $seat }
}
verdict-takes-favor-kept = a prédit { said-prize } pour { $seat }, à raison
verdict-takes-favor-broken = a prédit { said-prize } pour { $seat }, à tort
tongue-takes-favor-1 = C’est à { $seat } qu’ira { said-prize }.
tongue-takes-favor-2 = On ne prendra pas à { $seat } { said-prize }.
tongue-takes-favor-3 = Je vois { $seat } repartir avec { said-prize }.
tongue-takes-favor-4 = Pour { $seat }, { said-prize } est déjà gagnée.

# Windows: people talk before they answer

window-audiences = On parle des audiences
window-second-bets = On parle avant la seconde carte

# Les chapitres de la page « qui a menti »

lied-chapter-round = { $n ->
    [0] avant le tour 1
   *[other] tour { $n }
}
lied-short-round = { $n }

# Pourquoi un ministre répondrait ainsi

why-often = { $tenths ->
    [0] très rarement
    [1] environ une fois sur dix
    [10] presque toujours
   *[other] environ { $tenths } fois sur dix
}
why-choose-crowd = { $count } autres y sont déjà et apportent leur part des { $need }.
why-choose-gain = Elle rapporte { $gain } lys, l’autre { $other }.
why-choose-need = On y demande { $need }, à l’autre { $other }.
why-choose-loss = Un échec y coûte { $loss } lys, à l’autre { $other }.
why-choose-chance = Avec ta main, elle réussit { why-often }.
why-bet-excuse = Tu pars avant le décompte : un échec coûterait { $loss } lys.
why-bet-valet = Un valet de { $penalty } lys : l’autre audience les paie si la tienne réussit, toi si elle échoue. Elle réussit { why-often }.
why-bet-enough = Avec elle, { $seen } sont visibles, et on en demande { $need }.
why-bet-lead = { $own } à toi, c’est plus que les autres n’apporteront sans doute : la faveur est à toi si l’audience réussit, { why-often }.
why-bet-save = L’audience réussit alors { why-often }, et tes fortes cartes restent en main pour { $left ->
    [one] le dernier tour
   *[other] les { $left } tours à venir
}.
why-bet-hidden = Elle réussit { why-often }, et personne ne voit ce que tu apportes.
why-bet-chance = Avec elle, l’audience réussit { why-often } : { $seen } sur { $need } sont visibles.
why-hand-same = { $seat } est à ton audience, et agit avant que tu doives le refaire.
why-hand-other = Ce que { $seat } fait maintenant te touche peu.
why-favor-corruption = Un valet de plus, c’est de l’influence, ou des ennuis pour l’autre audience.
why-favor-planning = C’est toi qui décides qui porte ses cartes où.
why-favor-royal-dinner = Tes deux cartes comptent aux deux audiences.
why-favor-espionage = Ta seconde carte dépend de ce qui est caché.
why-favor-stabbing = Il retire une carte cachée du décompte.
why-favor-medal = Elle fait compter une carte deux fois.
why-favor-recruitment = Une de leurs cartes rejoint ensuite ta main.
why-favor-royal-pardon = { $lost ->
    [0] Il n’a encore rien à t’épargner.
   *[other] Il t’épargne { $lost } lys.
}
why-favor-master-stroke = { $lost ->
    [0] Il n’y a pas encore de perte qu’il change en gain.
   *[other] Il change une perte de { $lost } lys en gain.
}
why-pass = Ce que tu gardes vaudra plus dans { $left ->
    [one] le dernier tour
   *[other] l’un des { $left } tours à venir
}.
why-pass-last = Ce que tu gardes apporterait peu à ce décompte.
why-send = Cette audience demande { $need }, rapporte { $gain } et coûte { $loss }.
why-third = Elle apporte { $influence } à l’égalité et quitte ta main.
why-stab = Sans la carte cachée de { $seat }, le décompte te convient mieux.
why-stab-cardinal = Sans la carte cachée du Cardinal, le décompte te convient mieux.
why-decorate = La carte de { $seat } comptée deux fois fait la différence.
why-decorate-cardinal = La carte du Cardinal comptée deux fois fait la différence.
why-recruit = La carte de { $seat } te servira dans les tours à venir.
why-recruit-cardinal = La carte du Cardinal te servira dans les tours à venir.
why-third-zero = Elle n’apporte rien à l’égalité et te revient.
