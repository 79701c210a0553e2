# Les mots de cette table en français : ce que disent les pistes, les piles, les plaidoyers et la page noire, en plus des mots du jeu.

reign-turn = Règne { $reign }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
}
phase-draw = Pioche
phase-present = Plaidoyers
phase-judge = Verdict
phase-reveal = Révélation
phase-after = Épilogue
verdicts-go-on = Les verdicts suivent leur cours.
reign-is-over = Le règne est fini : on compte les points.

tracks = Les quatre piliers
track-is = { $pillar } { $at ->
    [0] au milieu
   *[other] à { SIGNED($at) } sur 5
}{ $wish ->
    [0] {""}
    [1] , que tu veux vers le haut
   *[other] , que tu veux vers le bas
}
strong = { $pillar ->
    [people] fort
    [wealth] fortes
   *[other] forte
}
weak = { $pillar ->
    [wealth] faibles
   *[other] faible
}
secret = Ton secret
seats = Joueurs
monarch = Monarque
points = { $count ->
    [one] point
   *[other] points
}
laws = Acceptées : { $count }. À { $retire }, le Monarque se retire vivant.

piles = Les trois piles
piles-yours = Pioche où tu veux. Le dos dit les piliers, jamais le sens.
piles-theirs = { $seat } pioche.
pile-empty = vide
pile-shows = { $pile } : { $card }
pile-height = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-rest = Piocher ma main ici
draw-stop = Arrêter
draw-stops = { $count ->
    [0] S’arrêter à un personnage…
    [one] S’arrête à { $count } personnage
   *[other] S’arrête à { $count } personnages
}
draw-met = Ton ordre attend : { $who } est visible.

part-yes = Accepter
part-no = Rejeter
council = Devant le Monarque
you = { $seat }, toi
slot = rien de présenté
floor-yours = Tu as la parole.
floor-theirs = choisit parmi { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}…
floor-silent = ne dit rien.
accept = Accepter
reject = Rejeter
accepted = Acceptée
rejected = Rejetée
accept-one = il faut en accepter une

floor = La parole
reigns = { $seat } règne.
reigns-you = Tu règnes.
mood-0 = Les dos seulement : le Monarque s’effraie d’un rien.
mood-1 = Le Monarque a mal dormi et t’écoute.
mood-2 = Parlez clair, ou du moins parlez peu.
mood-3 = Le Conseil est prié d’en venir au fait.
asks = À { $seat } :
ask = Demander l’avis de { $seat }
ask-short = Avis ?
ask-plain = Et toi, qu’en dis-tu ?
cut = Couper la parole à { $seat }
cut-do = Couper
cut-short = coupé net
speech = Faire un discours
speak = Parler
speech-plain = Mes fidèles Conseillers…
time = Temps de parole
time-of = { $seconds ->
    [0] libre
    [60] 1 min
   *[other] { $seconds } s
}
time-left = encore { $seconds } s
time-up = Le temps est écoulé.

pitch = Ton plaidoyer
they-see = Ils voient
icons = { $one } et { $two } : arrange cette phrase à ta guise.
suggest = Phrase proposée
say-it = Le dire
pitch-closed = Le Monarque t’a coupé la parole. Tu peux encore présenter.
own-hand = Ta main : { $count ->
    [one] { $count } Proposition
   *[other] { $count } Propositions
}

is-dead = { $seat } n’est plus.
is-retired = { $seat } se retire.
killed-by = Proposition fatale de { $seat }.
retired-with = { $count } Propositions acceptées, et personne n’en est mort.
epitaph = A régné { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, a dit oui { $laws ->
    [0] à rien qui dure
    [one] une fois
   *[other] { $laws } fois
}.
story = { $seat } raconte comment c’est arrivé.
story-yours = C’est toi. Raconte-leur comment.
story-plain = Et c’est ainsi que { $seat }, le sourire aux lèvres,…
story-tell = Voilà comment ce fut
story-none = Le récit se fait attendre.
story-church-strong = L’Église est devenue si puissante qu’elle a canonisé { $seat } sur-le-champ. Or un saint, paraît-il, doit être mort.
story-church-weak = Il ne restait personne pour bénir la soupe. { $seat } l’a goûtée, par principe.
story-army-strong = Les généraux ont défilé dans la salle du trône. On a prié { $seat } de ne plus bouger, et depuis, plus rien ne bouge.
story-army-weak = L’ennemi a passé le mur, et toute l’armée l’a salué : ils étaient deux. { $seat } cherchait encore la clé du donjon.
story-people-strong = Le peuple aimait tant { $seat } que chacun a voulu en emporter un morceau.
story-people-weak = { $seat } voulait saluer du balcon, et il ne restait personne pour tenir l’échelle.
story-wealth-strong = Le trésor était si plein que la porte ne s’ouvrait plus que vers l’intérieur. { $seat } y comptait.
story-wealth-weak = On a mis en gage la couronne, puis le trône, puis le plancher. { $seat } venait de s’asseoir.
ha = HA HA !
hm = …
from-below = d’outre-tombe
flat = Personne ne rit.
laughter = Qui a ri
goals-turned = Objectifs révélés
goals-kept = Aucun objectif n’est montré ni compté : personne n’est mort.
points-of = Points de ce règne
player = Joueur
column-had = Avant
column-heard = Oui
column-story = Récit
column-goal = But
column-reign = Règne
column-now = Total

next = La suite
ballot = Encore un règne ? Chacun répond en secret ; la partie ne s’arrête que si tous le veulent.
ballot-sealed = Les réponses sont scellées. On attend { $names }.
heir-yours = Transmets la couronne : qui régnera ?
heir = { $seat } transmet la couronne.
vote = Égalité : quel règne et quelle mort ont été les plus mémorables ?
said-go-on = { $seat } continuerait.
said-stop = { $seat } s’arrêterait.
said-vote = { $seat } vote pour { $other }.
has-reigned = a régné

keys-arrows = rejeter, accepter la Proposition choisie, sinon la première devant toi
    .key = Left Right
keys-ways = accepter, rejeter la Proposition choisie
    .key = a r
