# Royal Secrets en une minute, en français.

minute-aim = Aie **le plus de lys** après sept tours. Personne n’y arrive seul : on va à l’audience à plusieurs, en espérant que chacun apporte ce qu’il a promis.
minute-facts = 7 tours · 40 minutes entre amis, 10 avec des bots
minute-1 = Choisis ta salle
minute-1-text = Va chez le Roi ou chez la Reine. La carte dit ce qu’il faut, ce qu’on gagne et ce que coûte l’échec.
minute-2 = Parle
minute-2-text = Promets, marchande, mens : rien n’engage. Qui a la Parole agit, puis la donne à un autre.
minute-2-one = J’apporte trente.
minute-2-two = Alors moi aussi. Juré.
minute-3 = Une visible, une cachée
minute-3-text = Mise deux cartes dans ta salle, l’une visible, l’autre cachée, dans l’ordre que tu veux.
minute-4 = On retourne tout
minute-4-text = Assez d’influence : chacun dans la salle gagne des lys. Il manque dix : chacun en perd.
minute-5 = La faveur
minute-5-text = Qui a mis le plus dans une salle qui réussit garde la carte : un bon tour pour plus tard.
minute-ends-text = Au septième tour, seul celui qui a mis le plus est payé. Les fortes cartes gardées en main ajoutent quelques lys. Puis on ouvre les bourses : le plus de lys gagne.
minute-fun-text = Celui dont tu as besoin ment peut-être. Un valet gâche la soirée de l’autre salle ; l’Excuse te fait filer avant l’addition.
