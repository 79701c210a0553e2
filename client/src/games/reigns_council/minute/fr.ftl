# Reigns: The Council en une minute, en français.

minute-aim = L’un de vous porte la couronne. Les autres le conseillent, en douceur, **vers un désastre de leur choix**. Le plus de points gagne, quand chacun a régné.
minute-facts = un court règne chacun · 20 minutes par règne, 4 avec des bots
minute-1 = Quatre piliers
minute-1-text = Église, Armée, Peuple, Finances. Que l’un d’eux touche un bout, et le Monarque est mort.
minute-2 = À chacun son secret
minute-2-text = Chaque Conseiller en veut deux loin du milieu, le jour où meurt le Monarque.
minute-3 = Défends ta carte
minute-3-text = Pose-la face cachée. Son dos dit quels piliers elle bouge, jamais dans quel sens. Le reste est dans ta langue.
minute-3-plea = Une bagatelle, Sire !
minute-4 = Oui ou non
minute-4-text = Le Monarque juge chaque plaidoyer, et doit dire oui à l’un au moins. Chaque oui vaut un point à son Conseiller.
minute-4-yes = Oui
minute-4-no = Non
minute-5 = Retourne et tremble
minute-5-text = Les cartes refusées font leur moitié noire, les acceptées leur moitié blanche. Les pions avancent. Parfois jusqu’au bord.
minute-ends-text = La mort : le coupable raconte comment, et les secrets sont payés. Ou le douzième oui laisse le Monarque se retirer en vie, et aucun secret ne paie. Puis la couronne passe.
minute-fun-text = Une idée terrible, une voix charmante, et un Monarque qui doit dire oui à quelqu’un. Mentir n’est pas tricher, ici ; c’est le métier.
