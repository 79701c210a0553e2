# Reigns : Le Conseil en français : tout ce que lit un joueur.

game-title = Reigns : Le Conseil
game-tagline = Plaide, flatte et complote devant un Monarque qui ne voit que le dos de tes cartes.

# Qui parle pour une Proposition, un personnage par dos

character-1 = l’Abbesse
character-2 = l’Archevêque
character-3 = le Capitaine
character-4 = le Chapelain
character-5 = l’Inquisiteur
character-6 = le Général
character-7 = le Templier
character-8 = un solliciteur
character-9 = le Meunier
character-10 = le Frère mendiant
character-11 = la Prophétesse
character-12 = le Sergent
character-13 = le Héraut
character-14 = le Croisé
character-15 = le Prévôt
character-16 = un solliciteur
character-17 = un solliciteur
character-18 = le Tribun
character-19 = le Pèlerin
character-20 = un solliciteur
character-21 = le Déserteur
character-22 = un solliciteur
character-23 = un solliciteur
character-24 = un solliciteur
character-25 = un solliciteur
character-26 = un solliciteur
character-27 = l’Usurier
character-28 = l’Aumônier
character-29 = le Marchand de reliques
character-30 = l’Intendant
character-31 = l’Ambassadeur
character-32 = un solliciteur
character-33 = le Mercenaire
character-34 = un solliciteur
character-35 = un solliciteur
character-36 = l’Aubergiste
character-37 = le Médecin
character-38 = un solliciteur
character-39 = le Maire
character-40 = un solliciteur
character-41 = un solliciteur
character-42 = l’Amiral
character-43 = un solliciteur
character-44 = un solliciteur
character-45 = le Maître de guilde
character-46 = la Sage-femme
character-47 = un solliciteur
character-48 = un solliciteur
character-49 = un solliciteur
character-50 = un solliciteur
character-51 = un solliciteur
character-52 = un solliciteur
character-53 = un solliciteur
character-54 = le Trésorier
character-55 = l’Économe
character-56 = un solliciteur
character-57 = l’Armurier
character-58 = le Grand Maître
character-59 = un solliciteur
character-60 = un solliciteur
character-61 = un solliciteur
character-62 = un solliciteur
character-63 = le Percepteur
character-64 = un solliciteur
character-65 = un solliciteur
character-66 = un solliciteur
character-67 = un solliciteur
character-68 = un solliciteur
character-69 = un solliciteur
character-70 = un solliciteur
character-71 = un solliciteur
character-72 = un solliciteur
character-73 = un solliciteur
character-74 = un solliciteur
character-75 = un solliciteur
character-76 = un solliciteur
character-77 = un solliciteur
character-78 = un solliciteur
character-79 = un solliciteur
character-80 = un solliciteur

# Les dos : le personnage, les piliers que déplace la Proposition acceptée, une pastille là où elle les déplace beaucoup.

card-hidden = une carte cachée
back-0 = une carte Objectif face cachée
back-1 = { character-1 } (Église)
back-2 = { character-2 } (Église•)
back-3 = { character-3 } (Armée)
back-4 = { character-4 } (Église, Armée)
back-5 = { character-5 } (Église•, Armée)
back-6 = { character-6 } (Armée•)
back-7 = { character-7 } (Église, Armée•)
back-8 = { character-8 } (Église•, Armée•)
back-9 = { character-9 } (Peuple)
back-10 = { character-10 } (Église, Peuple)
back-11 = { character-11 } (Église•, Peuple)
back-12 = { character-12 } (Armée, Peuple)
back-13 = { character-13 } (Église, Armée, Peuple)
back-14 = { character-14 } (Église•, Armée, Peuple)
back-15 = { character-15 } (Armée•, Peuple)
back-16 = { character-16 } (Église, Armée•, Peuple)
back-17 = { character-17 } (Église•, Armée•, Peuple)
back-18 = { character-18 } (Peuple•)
back-19 = { character-19 } (Église, Peuple•)
back-20 = { character-20 } (Église•, Peuple•)
back-21 = { character-21 } (Armée, Peuple•)
back-22 = { character-22 } (Église, Armée, Peuple•)
back-23 = { character-23 } (Église•, Armée, Peuple•)
back-24 = { character-24 } (Armée•, Peuple•)
back-25 = { character-25 } (Église, Armée•, Peuple•)
back-26 = { character-26 } (Église•, Armée•, Peuple•)
back-27 = { character-27 } (Richesse)
back-28 = { character-28 } (Église, Richesse)
back-29 = { character-29 } (Église•, Richesse)
back-30 = { character-30 } (Armée, Richesse)
back-31 = { character-31 } (Église, Armée, Richesse)
back-32 = { character-32 } (Église•, Armée, Richesse)
back-33 = { character-33 } (Armée•, Richesse)
back-34 = { character-34 } (Église, Armée•, Richesse)
back-35 = { character-35 } (Église•, Armée•, Richesse)
back-36 = { character-36 } (Peuple, Richesse)
back-37 = { character-37 } (Église, Peuple, Richesse)
back-38 = { character-38 } (Église•, Peuple, Richesse)
back-39 = { character-39 } (Armée, Peuple, Richesse)
back-40 = { character-40 } (Église, Armée, Peuple, Richesse)
back-41 = { character-41 } (Église•, Armée, Peuple, Richesse)
back-42 = { character-42 } (Armée•, Peuple, Richesse)
back-43 = { character-43 } (Église, Armée•, Peuple, Richesse)
back-44 = { character-44 } (Église•, Armée•, Peuple, Richesse)
back-45 = { character-45 } (Peuple•, Richesse)
back-46 = { character-46 } (Église, Peuple•, Richesse)
back-47 = { character-47 } (Église•, Peuple•, Richesse)
back-48 = { character-48 } (Armée, Peuple•, Richesse)
back-49 = { character-49 } (Église, Armée, Peuple•, Richesse)
back-50 = { character-50 } (Église•, Armée, Peuple•, Richesse)
back-51 = { character-51 } (Armée•, Peuple•, Richesse)
back-52 = { character-52 } (Église, Armée•, Peuple•, Richesse)
back-53 = { character-53 } (Église•, Armée•, Peuple•, Richesse)
back-54 = { character-54 } (Richesse•)
back-55 = { character-55 } (Église, Richesse•)
back-56 = { character-56 } (Église•, Richesse•)
back-57 = { character-57 } (Armée, Richesse•)
back-58 = { character-58 } (Église, Armée, Richesse•)
back-59 = { character-59 } (Église•, Armée, Richesse•)
back-60 = { character-60 } (Armée•, Richesse•)
back-61 = { character-61 } (Église, Armée•, Richesse•)
back-62 = { character-62 } (Église•, Armée•, Richesse•)
back-63 = { character-63 } (Peuple, Richesse•)
back-64 = { character-64 } (Église, Peuple, Richesse•)
back-65 = { character-65 } (Église•, Peuple, Richesse•)
back-66 = { character-66 } (Armée, Peuple, Richesse•)
back-67 = { character-67 } (Église, Armée, Peuple, Richesse•)
back-68 = { character-68 } (Église•, Armée, Peuple, Richesse•)
back-69 = { character-69 } (Armée•, Peuple, Richesse•)
back-70 = { character-70 } (Église, Armée•, Peuple, Richesse•)
back-71 = { character-71 } (Église•, Armée•, Peuple, Richesse•)
back-72 = { character-72 } (Peuple•, Richesse•)
back-73 = { character-73 } (Église, Peuple•, Richesse•)
back-74 = { character-74 } (Église•, Peuple•, Richesse•)
back-75 = { character-75 } (Armée, Peuple•, Richesse•)
back-76 = { character-76 } (Église, Armée, Peuple•, Richesse•)
back-77 = { character-77 } (Église•, Armée, Peuple•, Richesse•)
back-78 = { character-78 } (Armée•, Peuple•, Richesse•)
back-79 = { character-79 } (Église, Armée•, Peuple•, Richesse•)
back-80 = { character-80 } (Église•, Armée•, Peuple•, Richesse•)

# Une Proposition : ce qui change si elle est acceptée, et si elle est rejetée.

card-proposal = { $character } (oui :{ $yes-church ->
    [0] {""}
   *[other] {" "}Église { SIGNED($yes-church) }
}{ $yes-army ->
    [0] {""}
   *[other] {" "}Armée { SIGNED($yes-army) }
}{ $yes-people ->
    [0] {""}
   *[other] {" "}Peuple { SIGNED($yes-people) }
}{ $yes-wealth ->
    [0] {""}
   *[other] {" "}Richesse { SIGNED($yes-wealth) }
} ; non :{ $no-church ->
    [0] {""}
   *[other] {" "}Église { SIGNED($no-church) }
}{ $no-army ->
    [0] {""}
   *[other] {" "}Armée { SIGNED($no-army) }
}{ $no-people ->
    [0] {""}
   *[other] {" "}Peuple { SIGNED($no-people) }
}{ $no-wealth ->
    [0] {""}
   *[other] {" "}Richesse { SIGNED($no-wealth) }
})


# Objectifs secrets

card-goal-church-weak-army-weak = une Église faible et une Armée faible
card-goal-church-weak-army-strong = une Église faible et une Armée forte
card-goal-church-strong-army-weak = une Église forte et une Armée faible
card-goal-church-strong-army-strong = une Église forte et une Armée forte
card-goal-church-weak-people-weak = une Église faible et un Peuple faible
card-goal-church-weak-people-strong = une Église faible et un Peuple fort
card-goal-church-strong-people-weak = une Église forte et un Peuple faible
card-goal-church-strong-people-strong = une Église forte et un Peuple fort
card-goal-church-weak-wealth-weak = une Église faible et une Richesse faible
card-goal-church-weak-wealth-strong = une Église faible et une Richesse forte
card-goal-church-strong-wealth-weak = une Église forte et une Richesse faible
card-goal-church-strong-wealth-strong = une Église forte et une Richesse forte
card-goal-army-weak-people-weak = une Armée faible et un Peuple faible
card-goal-army-weak-people-strong = une Armée faible et un Peuple fort
card-goal-army-strong-people-weak = une Armée forte et un Peuple faible
card-goal-army-strong-people-strong = une Armée forte et un Peuple fort
card-goal-army-weak-wealth-weak = une Armée faible et une Richesse faible
card-goal-army-weak-wealth-strong = une Armée faible et une Richesse forte
card-goal-army-strong-wealth-weak = une Armée forte et une Richesse faible
card-goal-army-strong-wealth-strong = une Armée forte et une Richesse forte
card-goal-people-weak-wealth-weak = un Peuple faible et une Richesse faible
card-goal-people-weak-wealth-strong = un Peuple faible et une Richesse forte
card-goal-people-strong-wealth-weak = un Peuple fort et une Richesse faible
card-goal-people-strong-wealth-strong = un Peuple fort et une Richesse forte

# Ce qu’on peut faire

verb-crown = Couronne { $seat }
verb-deal = Distribue l’objectif : { $card }
verb-turn-up = Dévoile { $card }
verb-draw = Pioche dans { $place }
arg-draw-top-0 = la pile de gauche
arg-draw-top-1 = la pile du milieu
arg-draw-top-2 = la pile de droite
verb-present = Présente { $card }
verb-accept = Accepte ce que propose { $seat }
verb-reject = Rejette ce que propose { $seat }
verb-reveal = Révèle ce que proposait { $seat }
verb-keep = Maintiens ton verdict
verb-change = Change d’avis
verb-laugh = Ris
verb-silence = Garde ton sérieux
verb-go-on = Continue avec un autre règne
verb-stop = Restons-en là
verb-name = Désigne { $seat } comme prochain Monarque
verb-vote = Vote pour { $seat }

# Questions

step-draw-hand = Dans quelle pile pioches-tu pour former ta main ?
step-draw = Dans quelle pile pioches-tu ?
step-present = Que proposes-tu au Monarque ?
step-judge = Qu’acceptes-tu, et que rejettes-tu ?
step-reveal-rejected = De qui révèles-tu maintenant la Proposition rejetée ?
step-reveal-accepted = De qui révèles-tu maintenant la Proposition acceptée ?
step-doubt = Le premier tour te pardonne un changement d’avis : en profites-tu maintenant ?
step-story = La mort du Monarque vient d’être racontée : est-ce que tu ris ?
step-future = Veux-tu d’un autre règne ?
step-name = Qui régnera après toi ?
step-vote = Égalité de points : quel règne restera dans les mémoires ?

# Ce qui s’est passé. Piliers : 0 Église, 1 Armée, 2 Peuple, 3 Richesse ; piles : 0 gauche, 1 milieu, 2 droite ; verdicts : 1 acceptée, 2 rejetée.

event-crowned = Règne { $n0 } : { $seat } prend la couronne.
event-goal-dealt = { $seat } reçoit un Objectif secret : { $c0 }.
event-piles-made = Les Propositions forment trois piles de { $n0 }, { $n1 } et { $n2 } cartes.
event-turned-up = La pile { $n0 ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
} laisse voir { $c0 }.
event-drawn = { $seat } pioche { $c0 } dans la pile { $n0 ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}, { $n1 ->
    [0] désormais vide
    [one] où il reste { $n1 } carte
   *[other] où il reste { $n1 } cartes
}.
event-reshuffled = Les piles sont épuisées : { $n0 ->
    [one] { $n0 } Proposition défaussée est mélangée
   *[other] { $n0 } Propositions défaussées sont mélangées
}.
event-turn = Tour { $n0 } du règne, { $seat } sur le trône : le Conseil siège.
event-presented = { $seat } présente { $c0 }.
event-accepted = Le Monarque accepte ce que propose { $seat }.
event-rejected = Le Monarque rejette ce que propose { $seat }.
event-scored-accepted = { $seat } obtient gain de cause et marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
event-revealed = Proposition { $n0 ->
    [1] acceptée
   *[other] rejetée
} : { $seat } avait présenté { $c0 }.
event-kept = { $seat } maintient son verdict.
event-changed = { $seat } se ravise : ce que propose { $s0 } est finalement { $n1 ->
    [1] accepté
   *[other] rejeté
}.
event-moved = { $n0 ->
    [0] L’Église
    [1] L’Armée
    [2] Le Peuple
   *[other] La Richesse
} passe de { $n1 } à { $n2 }.
event-enacted = Ce que proposait { $seat } devient loi, { $n0 ->
    [1] la première
   *[other] la { $n0 }e
} du règne.
event-discarded = Ce que proposait { $seat } est défaussé.
event-retired = Avec { $n0 ->
    [one] { $n0 } Proposition acceptée
   *[other] { $n0 } Propositions acceptées
}, { $seat } abdique et se retire en paix.
event-died = { $seat } meurt : la Proposition présentée par { $s0 } lui est fatale.
event-buried = Ce que présentait { $seat } ne sera jamais lu : { $c0 }.
event-laughed = { $seat } rit.
event-story-fell-flat = { $seat } raconte la mort du Monarque, et personne ne rit.
event-scored-story = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour avoir raconté la mort du Monarque.
event-scored-reign = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour son règne.
event-goal-shown = { $seat } voulait { $c0 }.
event-scored-goal = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour { $n1 ->
    [0] l’Église
    [1] l’Armée
    [2] le Peuple
   *[other] la Richesse
}.
event-would-go-on = { $seat } veut continuer.
event-would-stop = { $seat } veut en rester là.
event-stopped = D’un commun accord, le royaume s’éteint ici, après { $n0 ->
    [one] { $n0 } règne
   *[other] { $n0 } règnes
}.
event-named = { $seat } désigne { $s0 } comme prochain Monarque.
event-collected = Objectifs et Propositions sont tous ramassés.
event-tied = { $seat } est en tête à égalité, avec { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
event-voted = { $seat } vote pour { $s0 }.
event-won = { $seat } l’emporte avec { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.

# Piles

pile-stock = sous le dessus des trois piles
pile-top-0 = dessus de la pile de gauche
pile-top-1 = dessus de la pile du milieu
pile-top-2 = dessus de la pile de droite
pile-discard = défausse
pile-buried = défausse non lue
pile-reign = pile du Monarque
pile-goal-stock = objectifs non distribués
pile-hand = main
pile-presented = Proposition présentée
pile-goal = objectif

# Faits

fact-monarch = Monarque
fact-reign = règne
fact-turn = tour
fact-tracks = Église, Armée, Peuple, Richesse
fact-heights = hauteur des piles
fact-points = points
fact-verdicts = verdicts
fact-changed = changement d’avis utilisé
fact-killer = auteur de la Proposition fatale
fact-heir = héritier
fact-reigned = ont régné
fact-retire = Propositions acceptées qui mettent fin au règne
fact-champions = vainqueurs du vote

# Options

option-story_bonus = Le point pour qui raconte la mort du Monarque
option-story_bonus-always = toujours
option-story_bonus-laugh = si quelqu’un rit

# Les clauses

clause-RC-01 = On joue de trois à six. L’un des joueurs est le premier Monarque, tiré au sort à moins que l’option first ne désigne un siège ; les autres sont tous Conseillers.
clause-RC-02 = L’Église, l’Armée, le Peuple et la Richesse ont chacun leur piste, de −5 à +5 ; la première et la dernière case en sont les extrémités, et chaque marqueur part du milieu.
clause-RC-03 = Il y a 24 Objectifs secrets : deux piliers quelconques, chacun voulu faible ou fort. Chaque Conseiller en reçoit un et le garde pour soi.
clause-RC-04 = Il y a 256 Propositions. Chacune a son personnage, change les piliers d’une façon si elle est acceptée et d’une autre si elle est rejetée, et porte des icônes pour nourrir le plaidoyer. Son dos indique seulement quels piliers bougent si elle est acceptée, avec une pastille là où ils bougent beaucoup : derrière chaque dos, toutes les directions sont aussi fréquentes les unes que les autres.
clause-RC-05 = Les Propositions forment trois piles face cachée aussi égales que possible, les premières prenant les cartes en trop. Tout le monde voit le dos de la carte du dessus de chaque pile ; dès qu’elle est piochée, celui de la suivante apparaît.
clause-RC-06 = En commençant à gauche du Monarque, chaque Conseiller à son tour pioche sept Propositions, une par une, dans les piles qu’il veut.
clause-RC-07 = Sont cachés la face des cartes en main, les objectifs, ce qui se trouve sous le dessus des piles, et la face des Propositions présentées tant qu’elles ne sont pas révélées. Les faces défaussées sans révélation, les objectifs que personne n’a reçus et les objectifs après une abdication ne sont jamais montrés. Les points, les pistes, les jugements, la taille des mains et des piles, les faces révélées et le dos des cartes piochées sont connus de tous.
clause-RC-10 = Dans un ordre quelconque, chaque Conseiller présente une Proposition face cachée et la défend, sincèrement ou non. Une fois présentée, elle ne se reprend plus.
clause-RC-11 = Le Monarque accepte ou rejette chacune d’elles, et en accepte au moins une. Quand toutes sont jugées, le jugement est définitif.
clause-RC-12 = Avant toute révélation, chaque Proposition acceptée rapporte un point à son Conseiller.
clause-RC-13 = Les rejetées passent d’abord : le Monarque les révèle une à une, dans un ordre quelconque ; ce qu’elles changent en cas de rejet déplace les marqueurs, et elles sont défaussées.
clause-RC-14 = Viennent ensuite les acceptées, une à une, dans un ordre quelconque : ce qu’elles changent en cas d’accord déplace les marqueurs, et elles rejoignent la pile du Monarque.
clause-RC-15 = Au premier tour de chaque règne, entre la révélation d’une carte et son effet, le Monarque peut maintenir son verdict ou en changer, jusqu’à ce qu’il en ait changé une fois. La carte prend alors effet et va là où son nouveau verdict l’envoie. Les points de chacun restent les mêmes, et il arrive que le tour finisse sans que rien soit accepté.
clause-RC-16 = Un marqueur s’arrête à l’extrémité de sa piste. Une carte prend effet tout entière avant qu’on regarde les extrémités.
clause-RC-17 = Après un tour, chaque Conseiller, en commençant à gauche du Monarque, pioche une Proposition dans une pile non vide. Quand la troisième pile s’épuise, la défausse seule est mélangée pour en faire trois nouvelles : ni les mains ni la pile du Monarque n’y entrent. Un paquet trop petit pour cela est refusé.
clause-RC-20 = Si un marqueur se trouve à une extrémité quand une carte a pris effet, le Monarque meurt et le règne est fini ; ce qui n’est pas révélé est défaussé sans être lu. La mort passe avant l’abdication.
clause-RC-21 = Le Conseiller dont la Proposition a pris effet en dernier raconte la mort du Monarque et marque un point, même si deux marqueurs ont touché une extrémité ou si le verdict avait changé. Quand l’option story_bonus vaut laugh, tous les autres, Monarque compris, disent en secret s’ils ont ri, et il faut au moins un rire.
clause-RC-22 = Un Monarque qui compte douze Propositions acceptées ou davantage en fin de tour abdique, avant que quiconque pioche, et aucun objectif ne compte.
clause-RC-23 = Chaque Proposition acceptée de sa pile vaut un point au Monarque. Celle qui le tue compte, de même que celle qu’il accepte en changeant d’avis ; celles qu’il a acceptées mais jamais révélées ne comptent pas.
clause-RC-24 = Quand le Monarque est mort, les Conseillers montrent leurs objectifs. Chacun des deux piliers d’un objectif, s’il est du côté voulu, rapporte la distance de son marqueur au milieu, 5 à l’extrémité ; de l’autre côté, il ne coûte rien.
clause-RC-30 = Le Monarque qui s’en va désigne le suivant parmi ceux qui n’ont pas encore régné.
clause-RC-31 = Toutes les cartes sont ramassées et un nouveau règne se prépare ; les points restent acquis, et un changement d’avis est de nouveau permis.
clause-RC-32 = La partie finit quand tout le monde a régné, ou après n’importe quel règne si tous, interrogés en secret, veulent en rester là.
clause-RC-33 = Le plus haut score gagne. S’il est partagé, tout le monde vote en secret entre les ex æquo, sans s’abstenir ni voter pour soi ; le plus de voix l’emporte, et une égalité de voix partage la victoire.
clause-RC-40 = Un Conseiller peut tout dire pour convaincre, et peut parler de ce que proposent les autres.
clause-RC-41 = Le Monarque mène les débats : il les abrège, demande des avis, limite le temps de parole, fait des discours. Il ne lui appartient pas de changer les règles, et qui n’a plus de temps présente quand même.
clause-RC-EX-1 = Un objectif dont un marqueur est à l’extrémité voulue de sa piste et l’autre à deux cases du milieu, du bon côté, rapporte 5 + 2 = 7.
clause-RC-EX-2 = Une Proposition qui, acceptée, déplace l’Église de +1 et l’Armée de −2 a un dos qui montre l’Église, et l’Armée avec une pastille.
