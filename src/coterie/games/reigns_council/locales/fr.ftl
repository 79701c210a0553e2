# Reigns: The Council en français : tout ce que lit un joueur.

game-title = Reigns: The Council
game-tagline = Plaide, flatte et complote devant un Monarque qui ne voit que le dos de tes cartes.
game-aim = Avoir le plus de points quand tout le monde a régné. Monarque, tu marques pour chaque Proposition acceptée qui prend effet ; Conseiller, pour chacune des tiennes qui est acceptée et, si le Monarque meurt, pour les piliers qui sont là où ton Objectif secret les veut.
game-minutes = 20 min par règne

# Les piliers, avec ou sans article, et tels qu’un Objectif les veut

-church = { $form ->
   *[name] Église
    [the] l’Église
    [weak] une Église faible
    [strong] une Église forte
}
-army = { $form ->
   *[name] Armée
    [the] l’Armée
    [weak] une Armée faible
    [strong] une Armée forte
}
-people = { $form ->
   *[name] Peuple
    [the] le Peuple
    [weak] un Peuple faible
    [strong] un Peuple fort
}
-wealth = { $form ->
   *[name] Finances
    [the] les Finances
    [weak] des Finances faibles
    [strong] des Finances fortes
}
pillar-church = { -church }
pillar-army = { -army }
pillar-people = { -people }
pillar-wealth = { -wealth }

# Qui parle pour une Proposition : un personnage par dos, ou un solliciteur si le paquet maison n’a pas ce dos.

-petitioner = un solliciteur
character-1 = l’Abbesse
character-2 = l’Archevêque
character-3 = le Capitaine
character-4 = le Chapelain
character-5 = l’Inquisiteur
character-6 = le Général
character-7 = le Templier
character-8 = { -petitioner }
character-9 = le Meunier
character-10 = le Frère mendiant
character-11 = la Prophétesse
character-12 = le Sergent
character-13 = le Héraut
character-14 = le Croisé
character-15 = le Prévôt
character-16 = { -petitioner }
character-17 = { -petitioner }
character-18 = le Tribun
character-19 = le Pèlerin
character-20 = { -petitioner }
character-21 = le Déserteur
character-22 = { -petitioner }
character-23 = { -petitioner }
character-24 = { -petitioner }
character-25 = { -petitioner }
character-26 = { -petitioner }
character-27 = l’Usurier
character-28 = l’Aumônier
character-29 = la Marchande de reliques
character-30 = la Vivandière
character-31 = l’Ambassadrice
character-32 = { -petitioner }
character-33 = le Mercenaire
character-34 = { -petitioner }
character-35 = { -petitioner }
character-36 = l’Aubergiste
character-37 = le Médecin
character-38 = { -petitioner }
character-39 = le Maire
character-40 = { -petitioner }
character-41 = { -petitioner }
character-42 = l’Amiral
character-43 = { -petitioner }
character-44 = { -petitioner }
character-45 = le Maître de guilde
character-46 = la Sage-femme
character-47 = { -petitioner }
character-48 = { -petitioner }
character-49 = { -petitioner }
character-50 = { -petitioner }
character-51 = { -petitioner }
character-52 = { -petitioner }
character-53 = { -petitioner }
character-54 = le Trésorier
character-55 = l’Économe
character-56 = { -petitioner }
character-57 = l’Armurier
character-58 = le Grand Maître
character-59 = { -petitioner }
character-60 = { -petitioner }
character-61 = { -petitioner }
character-62 = { -petitioner }
character-63 = le Percepteur
character-64 = { -petitioner }
character-65 = { -petitioner }
character-66 = { -petitioner }
character-67 = { -petitioner }
character-68 = { -petitioner }
character-69 = { -petitioner }
character-70 = { -petitioner }
character-71 = { -petitioner }
character-72 = { -petitioner }
character-73 = { -petitioner }
character-74 = { -petitioner }
character-75 = { -petitioner }
character-76 = { -petitioner }
character-77 = { -petitioner }
character-78 = { -petitioner }
character-79 = { -petitioner }
character-80 = { -petitioner }

# Les icônes qui aident à plaider, seize par pilier

icon-altar = autel
icon-angel = ange
icon-bell = cloche
icon-candle = cierge
icon-censer = encensoir
icon-chalice = calice
icon-crozier = crosse
icon-dove = colombe
icon-gargoyle = gargouille
icon-halo = auréole
icon-organ = orgue
icon-psalter = psautier
icon-relic = relique
icon-rosary = chapelet
icon-skull = crâne
icon-veil = voile
icon-anchor = ancre
icon-arrow = flèche
icon-boot = botte
icon-cannon = canon
icon-catapult = catapulte
icon-drum = tambour
icon-flag = drapeau
icon-gauntlet = gantelet
icon-halberd = hallebarde
icon-helmet = heaume
icon-horse = cheval
icon-ladder = échelle
icon-shield = bouclier
icon-sword = épée
icon-tent = tente
icon-trumpet = trompette
icon-barrel = tonneau
icon-beehive = ruche
icon-bread = pain
icon-broom = balai
icon-cauldron = chaudron
icon-clog = sabot
icon-cradle = berceau
icon-fiddle = violon
icon-goose = oie
icon-lantern = lanterne
icon-mask = masque
icon-pitchfork = fourche
icon-plough = charrue
icon-scarecrow = épouvantail
icon-turnip = navet
icon-well = puits
icon-carpet = tapis
icon-chest = coffre
icon-coin = pièce
icon-hourglass = sablier
icon-key = clef
icon-ledger = registre
icon-mirror = miroir
icon-peacock = paon
icon-pearl = perle
icon-pepper = poivre
icon-purse = bourse
icon-ring = bague
icon-ruby = rubis
icon-scales = balance
icon-seal = sceau
icon-silk = soie

# Les entrées en matière, une par groupe d’un dos : elles nomment ses icônes, appellent un oui ou un non et ne trahissent aucune direction.

pitch-1-1 = Majesté, sœur Agnès a vu votre visage au fond du calice ; depuis, elle cache le sien sous son voile. Peut-elle vous le décrire en tête à tête ?
pitch-1-2 = Chez nous, on veille à tour de rôle le crâne de la fondatrice, le temps d’un cierge. Cette nuit, c’est votre tour. Viendrez-vous ?
pitch-1-3 = Une colombe a fait son nid dans mon psautier, à la page même où il est question de vous. Dois-je tourner la page ?
pitch-2-1 = Quand je frappe le sol de ma crosse, l’orgue me répond, et personne n’est au clavier. Faut-il lui demander ce qu’il veut ?
pitch-2-2 = Le peintre jure que la relique portait une auréole, puis il a cligné des yeux. Puis-je la lui faire fixer toute une année ?
pitch-2-3 = Cette nuit, la gargouille et l’ange de ma cathédrale ont échangé leurs places. Convenons-nous de l’avoir remarqué ?
pitch-3-1 = Dans notre tambour, il y a une botte ; dans la botte, un pied ; et dans la compagnie, le compte y est. Je continue de battre ?
pitch-3-2 = Quelqu’un a planté une tente en haut de notre grande échelle et nous invite tous à souper. J’accepte en votre nom ?
pitch-3-3 = Depuis mardi, j’ai une flèche plantée dans le heaume, et une lettre à votre nom nouée autour. Voulez-vous savoir ce qu’elle dit ?
pitch-4-1 = La cloche et le tambour veulent annoncer ensemble votre anniversaire, à trois, mais chacun compte à sa façon. Dois-je compter pour eux ?
pitch-4-2 = Les archers m’ont prêté une flèche, je leur ai prêté mon chapelet, et chacun voudrait garder ce qu’il a jusqu’à Pâques. Le permettez-vous ?
pitch-5-1 = À ma main gauche, l’encensoir ; à la droite, le gantelet. Le corps de garde se demande lequel va frapper à la porte. Puis-je le surprendre ?
pitch-5-2 = J’ai une question pour ce crâne, une autre pour cette épée, et j’attends des deux la même réponse. Puis-je les poser ?
pitch-6-1 = J’ai appris au grand canon à entrer juste après la trompette. Puis-je donner le concert sous vos fenêtres ?
pitch-6-2 = Mon cheval s’incline devant chaque drapeau qui passe, d’où qu’il vienne. Voulez-vous lui dire deux mots ?
pitch-6-3 = Je dors sur mon bouclier, au pied de la catapulte, et depuis peu l’un de nous trois ronfle. Viendrez-vous me dire lequel ?
pitch-7-1 = Une hallebarde est appuyée contre l’autel, et d’un côté comme de l’autre nul ne veut dire à qui elle est. Faut-il la laisser là ?
pitch-7-2 = Une colombe a pondu dans mon bouclier, et nos vœux sont muets sur l’omelette. Puis-je réunir le chapitre ?
pitch-9-1 = Sauf votre respect, il y avait un sabot dans le pain de dimanche, et tout le village dit que c’est le sien. Direz-vous à quel pied il va ?
pitch-9-2 = Mon oie a chassé du moulin ma femme, mon chien et mon balai ; elle s’occupe de tout. Puis-je l’envoyer au Conseil à ma place ?
pitch-9-3 = Chaque nuit, une lanterne s’allume au fond de notre puits, et personne n’y habite, que l’on sache. Puis-je crier que c’est vous qui demandez ?
pitch-10-1 = Je m’étais assoupi contre un tonneau ; au réveil, j’avais un cierge dans chaque main, et la taverne chantait les vêpres. Recommençons-nous jeudi ?
pitch-10-2 = Une vieille a taillé tout un chapelet dans un seul navet, et voilà qu’il germe. Attendons-nous de voir ce qui en sort ?
pitch-11-1 = J’ai vu un ange endormi dans un berceau, et c’était la ville que le berceau berçait. Dois-je le réveiller ?
pitch-11-2 = Mon auréole a glissé dans le puits, et depuis, tous ceux qui y boivent finissent mes phrases. Leur dirai-je comment s’achève celle-ci ?
pitch-12-1 = Les gars ont trouvé un violon dans une botte, et depuis la ville danse, ou bien marche au pas, allez savoir. Dois-je crier halte ?
pitch-12-2 = La soupe du village est dans mon heaume, son chaudron est sur ma tête, et tout est à la bonne taille. On en reste là ?
pitch-13-1 = J’ai annoncé votre venue à la trompette, eux à l’orgue, et la foule a salué quelqu’un entre les deux. Dois-je dire que c’était vous ?
pitch-14-1 = À mi-chemin de la Ville sainte, j’ai croisé mon propre village qui en revenait, avec une gargouille, une fourche et pas un mot. Dois-je faire demi-tour ?
pitch-15-1 = Mon cheval a suivi le tonneau, la foule a suivi mon cheval, et j’ai suivi la foule. Dois-je arrêter le premier arrivé ?
pitch-15-2 = J’ai jeté mon gantelet devant un inconnu sous un masque. Il l’a ramassé, il a salué, et il avait votre voix. Dois-je aller au rendez-vous ?
pitch-18-1 = La charrue et la fourche veulent chacune marcher en tête à vos funérailles, et s’impatientent. Puis-je tirer au sort ?
pitch-18-2 = Sur la place, un épouvantail sous un masque prononce mes discours, et nul ne s’est plaint. Peut-il terminer celui-ci ?
pitch-18-3 = La rue se demande si une couronne, remuée dans un chaudron, bourdonne comme une ruche. Me prêtez-vous la vôtre, pour voir ?
pitch-19-1 = J’ai marché neuf cents lieues pour vous apporter ce sabot. C’est une relique, m’a-t-on juré, sans me dire de qui. Voulez-vous l’essayer ?
pitch-19-2 = Depuis la frontière, une oie me suit, une cloche au cou, et tout le monde suit l’oie. Pouvons-nous passer par le palais ?
pitch-21-1 = J’ai laissé un épouvantail dormir dans ma tente, et j’apprends qu’on l’a nommé lieutenant. Puis-je revenir comme son valet ?
pitch-21-2 = Je devais porter mon ancre à travers les terres jusqu’à ce que nul ne sache la nommer. On y a pendu une lanterne et l’on danse autour. Puis-je rester ?
pitch-27-1 = Sur ma balance, cette perle pèse exactement ce que feu votre oncle ne nous a jamais dit. Voulez-vous que j’annonce le chiffre ?
pitch-27-2 = Dans ce miroir, ma bourse n’a jamais la taille qu’elle a dans ma main. Puis-je l’accrocher en face de votre trésor ?
pitch-27-3 = Votre aïeule m’a laissé une bague et un sablier, avec ordre de ne rien faire avant le dernier grain. Le voici qui tombe. Puis-je commencer ?
pitch-28-1 = Chaque matin, quelqu’un glisse la même pièce dans mon calice : je la reconnais aux marques de dents. Puis-je me cacher pour voir qui ?
pitch-28-2 = Par erreur, l’encensoir était garni de poivre, et toute la cathédrale a éternué en latin. Dirons-nous que c’était voulu ?
pitch-29-1 = Ceci est soit une relique, la dent d’un saint, soit une très grosse perle. Pour le savoir, il n’y a qu’à mordre. Vous permettez ?
pitch-29-2 = Derrière ce voile, il y a un miroir. Trois acheteurs s’y sont vus, et aucun ne veut dire comment. Voulez-vous y jeter un œil ?
pitch-30-1 = J’ai fait un pari avec les artilleurs : ce canon est chargé au poivre, ou bien non. La mèche est dans votre main. Voulez-vous savoir ?
pitch-30-2 = Une bourse est clouée en haut de l’échelle ; au pied, toute une compagnie de héros, et chacun attend que l’autre commence. Dois-je donner le signal ?
pitch-31-1 = Ils vous envoient un paon, une hallebarde à chaque aile, et c’est le paon qui commande. Dois-je le recevoir à la grande porte ?
pitch-33-1 = Mon épée obéit à qui tient l’autre moitié de ce sceau, et ce matin j’ai trouvé les deux moitiés dans ma poche. Dois-je m’obéir ?
pitch-33-2 = Mon drapeau est d’une soie si fine qu’on y lit les couleurs d’en face. Puis-je le retourner ?
pitch-36-1 = Un voyageur a cuit la clef de sa chambre dans mon pain, puis il est parti. La moitié de la rue en a mangé. Je ferme les portes et j’attends ?
pitch-36-2 = Le violon joue tant que le sablier coule, et voilà quatre jours qu’un plaisantin le retourne. Puis-je lui retenir la main ?
pitch-37-1 = J’ai fait bouillir un rubis neuf jours dans un chaudron, et je l’ai bu. Je ne sens rien : c’est prometteur. Prendrez-vous l’autre tasse ?
pitch-39-1 = Pour la Saint-Blaise, la ville a mis une charrue dans la catapulte, comme le veut la coutume. La suite, personne ne s’en souvient. On lâche tout ?
pitch-42-1 = Mon ancre s’est prise dans quelque chose que la carte de l’an dernier ne montre pas, et qui sent le poivre. Voulez-vous voir ce que c’est ?
pitch-45-1 = La guilde a mis son sceau sur une ruche, et les abeilles ont mis le leur sur la guilde. Tenons-nous le contrat pour signé ?
pitch-45-2 = On nous a commandé un balai de soie, et pas un de nos cent maîtres ne veut dire pour qui. Faut-il le livrer ici ?
pitch-46-1 = L’enfant est né à minuit, une lanterne au poing ; le curé en a lâché son calice, et la famille n’en sait encore rien. Voulez-vous savoir quelle famille ?
pitch-54-1 = Le grand registre s’est fermé à double tour, et l’endroit où est la clef est noté à la page neuf. M’autorisez-vous la hache ?
pitch-54-2 = Chaque soir depuis un an, je joue le grand rubis à pile ou face, et la pièce retombe sur la tranche. Faut-il que je la relance ?
pitch-54-3 = Sous le tapis du trésor, il y a une bosse de la taille d’un coffre, ou de mon prédécesseur. Allons-nous voir ?
pitch-55-1 = Depuis onze ans, je tiens les comptes dans le psautier, et nous chantons le registre. Quelqu’un vient de le remarquer. Faut-il les remettre en place ?
pitch-55-2 = Sur le tapis, devant l’autel, une porte est tissée ; ce matin, elle était entrouverte. Dois-je frapper ?
pitch-57-1 = Le gantelet, la bague et le doigt ne font qu’un, à présent. Monsieur le comte voudrait ravoir l’un des trois. Dois-je aller chercher la scie ?
pitch-57-2 = Vous aviez commandé un lion sur ce bouclier. L’apprenti a peint un paon, et le voilà qui fait la roue. On le laisse faire ?
pitch-58-1 = Quelque chose est caché dans ma crosse, et chaque frère en sait une lettre. Cela donne « pièce » ou, si frère Odon ment, « piège ». Faut-il ouvrir ?
pitch-63-1 = J’ai posé un navet sur ma balance, et la foule s’est tue. J’ignore pourquoi. Puis-je l’en retirer ?
pitch-63-2 = Dans une maison, j’ai trouvé l’enfant endormi dans le coffre, et une pierre bordée dans le berceau. Dois-je le mettre dans mon rapport ?
pitch-petitioner = Majesté, vous ne me connaissez pas, et j’attends dans votre couloir depuis l’avant-dernier règne. Me direz-vous oui ?

# Les dos : le personnage, les piliers que déplace la Proposition acceptée, une pastille là où elle les déplace beaucoup.

card-hidden = une carte cachée
back-0 = une carte Objectif face cachée
back-1 = { character-1 } ({ pillar-church })
back-2 = { character-2 } ({ pillar-church }•)
back-3 = { character-3 } ({ pillar-army })
back-4 = { character-4 } ({ pillar-church }, { pillar-army })
back-5 = { character-5 } ({ pillar-church }•, { pillar-army })
back-6 = { character-6 } ({ pillar-army }•)
back-7 = { character-7 } ({ pillar-church }, { pillar-army }•)
back-8 = { character-8 } ({ pillar-church }•, { pillar-army }•)
back-9 = { character-9 } ({ pillar-people })
back-10 = { character-10 } ({ pillar-church }, { pillar-people })
back-11 = { character-11 } ({ pillar-church }•, { pillar-people })
back-12 = { character-12 } ({ pillar-army }, { pillar-people })
back-13 = { character-13 } ({ pillar-church }, { pillar-army }, { pillar-people })
back-14 = { character-14 } ({ pillar-church }•, { pillar-army }, { pillar-people })
back-15 = { character-15 } ({ pillar-army }•, { pillar-people })
back-16 = { character-16 } ({ pillar-church }, { pillar-army }•, { pillar-people })
back-17 = { character-17 } ({ pillar-church }•, { pillar-army }•, { pillar-people })
back-18 = { character-18 } ({ pillar-people }•)
back-19 = { character-19 } ({ pillar-church }, { pillar-people }•)
back-20 = { character-20 } ({ pillar-church }•, { pillar-people }•)
back-21 = { character-21 } ({ pillar-army }, { pillar-people }•)
back-22 = { character-22 } ({ pillar-church }, { pillar-army }, { pillar-people }•)
back-23 = { character-23 } ({ pillar-church }•, { pillar-army }, { pillar-people }•)
back-24 = { character-24 } ({ pillar-army }•, { pillar-people }•)
back-25 = { character-25 } ({ pillar-church }, { pillar-army }•, { pillar-people }•)
back-26 = { character-26 } ({ pillar-church }•, { pillar-army }•, { pillar-people }•)
back-27 = { character-27 } ({ pillar-wealth })
back-28 = { character-28 } ({ pillar-church }, { pillar-wealth })
back-29 = { character-29 } ({ pillar-church }•, { pillar-wealth })
back-30 = { character-30 } ({ pillar-army }, { pillar-wealth })
back-31 = { character-31 } ({ pillar-church }, { pillar-army }, { pillar-wealth })
back-32 = { character-32 } ({ pillar-church }•, { pillar-army }, { pillar-wealth })
back-33 = { character-33 } ({ pillar-army }•, { pillar-wealth })
back-34 = { character-34 } ({ pillar-church }, { pillar-army }•, { pillar-wealth })
back-35 = { character-35 } ({ pillar-church }•, { pillar-army }•, { pillar-wealth })
back-36 = { character-36 } ({ pillar-people }, { pillar-wealth })
back-37 = { character-37 } ({ pillar-church }, { pillar-people }, { pillar-wealth })
back-38 = { character-38 } ({ pillar-church }•, { pillar-people }, { pillar-wealth })
back-39 = { character-39 } ({ pillar-army }, { pillar-people }, { pillar-wealth })
back-40 = { character-40 } ({ pillar-church }, { pillar-army }, { pillar-people }, { pillar-wealth })
back-41 = { character-41 } ({ pillar-church }•, { pillar-army }, { pillar-people }, { pillar-wealth })
back-42 = { character-42 } ({ pillar-army }•, { pillar-people }, { pillar-wealth })
back-43 = { character-43 } ({ pillar-church }, { pillar-army }•, { pillar-people }, { pillar-wealth })
back-44 = { character-44 } ({ pillar-church }•, { pillar-army }•, { pillar-people }, { pillar-wealth })
back-45 = { character-45 } ({ pillar-people }•, { pillar-wealth })
back-46 = { character-46 } ({ pillar-church }, { pillar-people }•, { pillar-wealth })
back-47 = { character-47 } ({ pillar-church }•, { pillar-people }•, { pillar-wealth })
back-48 = { character-48 } ({ pillar-army }, { pillar-people }•, { pillar-wealth })
back-49 = { character-49 } ({ pillar-church }, { pillar-army }, { pillar-people }•, { pillar-wealth })
back-50 = { character-50 } ({ pillar-church }•, { pillar-army }, { pillar-people }•, { pillar-wealth })
back-51 = { character-51 } ({ pillar-army }•, { pillar-people }•, { pillar-wealth })
back-52 = { character-52 } ({ pillar-church }, { pillar-army }•, { pillar-people }•, { pillar-wealth })
back-53 = { character-53 } ({ pillar-church }•, { pillar-army }•, { pillar-people }•, { pillar-wealth })
back-54 = { character-54 } ({ pillar-wealth }•)
back-55 = { character-55 } ({ pillar-church }, { pillar-wealth }•)
back-56 = { character-56 } ({ pillar-church }•, { pillar-wealth }•)
back-57 = { character-57 } ({ pillar-army }, { pillar-wealth }•)
back-58 = { character-58 } ({ pillar-church }, { pillar-army }, { pillar-wealth }•)
back-59 = { character-59 } ({ pillar-church }•, { pillar-army }, { pillar-wealth }•)
back-60 = { character-60 } ({ pillar-army }•, { pillar-wealth }•)
back-61 = { character-61 } ({ pillar-church }, { pillar-army }•, { pillar-wealth }•)
back-62 = { character-62 } ({ pillar-church }•, { pillar-army }•, { pillar-wealth }•)
back-63 = { character-63 } ({ pillar-people }, { pillar-wealth }•)
back-64 = { character-64 } ({ pillar-church }, { pillar-people }, { pillar-wealth }•)
back-65 = { character-65 } ({ pillar-church }•, { pillar-people }, { pillar-wealth }•)
back-66 = { character-66 } ({ pillar-army }, { pillar-people }, { pillar-wealth }•)
back-67 = { character-67 } ({ pillar-church }, { pillar-army }, { pillar-people }, { pillar-wealth }•)
back-68 = { character-68 } ({ pillar-church }•, { pillar-army }, { pillar-people }, { pillar-wealth }•)
back-69 = { character-69 } ({ pillar-army }•, { pillar-people }, { pillar-wealth }•)
back-70 = { character-70 } ({ pillar-church }, { pillar-army }•, { pillar-people }, { pillar-wealth }•)
back-71 = { character-71 } ({ pillar-church }•, { pillar-army }•, { pillar-people }, { pillar-wealth }•)
back-72 = { character-72 } ({ pillar-people }•, { pillar-wealth }•)
back-73 = { character-73 } ({ pillar-church }, { pillar-people }•, { pillar-wealth }•)
back-74 = { character-74 } ({ pillar-church }•, { pillar-people }•, { pillar-wealth }•)
back-75 = { character-75 } ({ pillar-army }, { pillar-people }•, { pillar-wealth }•)
back-76 = { character-76 } ({ pillar-church }, { pillar-army }, { pillar-people }•, { pillar-wealth }•)
back-77 = { character-77 } ({ pillar-church }•, { pillar-army }, { pillar-people }•, { pillar-wealth }•)
back-78 = { character-78 } ({ pillar-army }•, { pillar-people }•, { pillar-wealth }•)
back-79 = { character-79 } ({ pillar-church }, { pillar-army }•, { pillar-people }•, { pillar-wealth }•)
back-80 = { character-80 } ({ pillar-church }•, { pillar-army }•, { pillar-people }•, { pillar-wealth }•)

# Une Proposition : ce qui change si elle est acceptée, et si elle est rejetée.

card-proposal = { $character } (oui :{ $yes-church ->
    [0] {""}
   *[other] {" "}{ pillar-church } { SIGNED($yes-church) }
}{ $yes-army ->
    [0] {""}
   *[other] {" "}{ pillar-army } { SIGNED($yes-army) }
}{ $yes-people ->
    [0] {""}
   *[other] {" "}{ pillar-people } { SIGNED($yes-people) }
}{ $yes-wealth ->
    [0] {""}
   *[other] {" "}{ pillar-wealth } { SIGNED($yes-wealth) }
} ; non :{ $no-church ->
    [0] {""}
   *[other] {" "}{ pillar-church } { SIGNED($no-church) }
}{ $no-army ->
    [0] {""}
   *[other] {" "}{ pillar-army } { SIGNED($no-army) }
}{ $no-people ->
    [0] {""}
   *[other] {" "}{ pillar-people } { SIGNED($no-people) }
}{ $no-wealth ->
    [0] {""}
   *[other] {" "}{ pillar-wealth } { SIGNED($no-wealth) }
})

# Objectifs secrets

card-goal-church-weak-army-weak = { -church(form: "weak") } et { -army(form: "weak") }
card-goal-church-weak-army-strong = { -church(form: "weak") } et { -army(form: "strong") }
card-goal-church-strong-army-weak = { -church(form: "strong") } et { -army(form: "weak") }
card-goal-church-strong-army-strong = { -church(form: "strong") } et { -army(form: "strong") }
card-goal-church-weak-people-weak = { -church(form: "weak") } et { -people(form: "weak") }
card-goal-church-weak-people-strong = { -church(form: "weak") } et { -people(form: "strong") }
card-goal-church-strong-people-weak = { -church(form: "strong") } et { -people(form: "weak") }
card-goal-church-strong-people-strong = { -church(form: "strong") } et { -people(form: "strong") }
card-goal-church-weak-wealth-weak = { -church(form: "weak") } et { -wealth(form: "weak") }
card-goal-church-weak-wealth-strong = { -church(form: "weak") } et { -wealth(form: "strong") }
card-goal-church-strong-wealth-weak = { -church(form: "strong") } et { -wealth(form: "weak") }
card-goal-church-strong-wealth-strong = { -church(form: "strong") } et { -wealth(form: "strong") }
card-goal-army-weak-people-weak = { -army(form: "weak") } et { -people(form: "weak") }
card-goal-army-weak-people-strong = { -army(form: "weak") } et { -people(form: "strong") }
card-goal-army-strong-people-weak = { -army(form: "strong") } et { -people(form: "weak") }
card-goal-army-strong-people-strong = { -army(form: "strong") } et { -people(form: "strong") }
card-goal-army-weak-wealth-weak = { -army(form: "weak") } et { -wealth(form: "weak") }
card-goal-army-weak-wealth-strong = { -army(form: "weak") } et { -wealth(form: "strong") }
card-goal-army-strong-wealth-weak = { -army(form: "strong") } et { -wealth(form: "weak") }
card-goal-army-strong-wealth-strong = { -army(form: "strong") } et { -wealth(form: "strong") }
card-goal-people-weak-wealth-weak = { -people(form: "weak") } et { -wealth(form: "weak") }
card-goal-people-weak-wealth-strong = { -people(form: "weak") } et { -wealth(form: "strong") }
card-goal-people-strong-wealth-weak = { -people(form: "strong") } et { -wealth(form: "weak") }
card-goal-people-strong-wealth-strong = { -people(form: "strong") } et { -wealth(form: "strong") }

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
verb-keep = Garde ton verdict
verb-change = Change d’avis
verb-laugh = Ris
verb-silence = Garde ton sérieux
verb-go-on = Encore un règne
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
step-doubt = Changes-tu d’avis ? Une seule fois, au premier tour.
step-story = La mort du Monarque vient d’être racontée : est-ce que tu ris ?
step-future = Veux-tu d’un autre règne ?
step-name = Qui régnera après toi ?
step-vote = Égalité de points : quel règne et quelle mort ont été les plus mémorables ?

order-draw-hand = Pioche ta main de départ dans une pile
order-draw-hand-does = Chaque fois que c’est à toi, tu pioches dans cette pile, carte après carte, jusqu’à ce que ta main soit complète. Au rythme, chacun voit que c’est un ordre. Dès qu’une pile laisse voir un personnage que tu as nommé, l’ordre s’arrête et tu choisis. Le nombre est la pile (0, 1 ou 2), plus trois fois un bit pour chaque personnage nommé.

# Ce qui s’est passé. Piliers : 0 Église, 1 Armée, 2 Peuple, 3 Finances ; piles : 0 gauche, 1 milieu, 2 droite ; verdicts : 1 acceptée, 2 rejetée.

event-crowned = Règne { $n0 } : { $seat } prend la couronne.
    .clause = RC-01
event-goal-dealt = { $hidden ->
    [0] { $seat } reçoit un Objectif secret : { $c0 }.
   *[other] { $seat } reçoit un Objectif secret.
}
    .clause = RC-03
    .fold = deal
event-piles-made = Les Propositions forment trois piles de { $n0 }, { $n1 } et { $n2 } cartes.
    .clause = RC-05
    .fold = deal
which-pile = pile { $n0 ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}
event-turned-up = La { which-pile } laisse voir { $c0 }.
    .clause = RC-05
    .fold = draw
event-drawn = { $seat } pioche { $c0 } dans la { which-pile }, { $n1 ->
    [0] désormais vide
    [one] où il reste { $n1 } carte
   *[other] où il reste { $n1 } cartes
}.
    .clause = RC-06
    .fold = draw
event-reshuffled = Les piles sont épuisées : { $n0 ->
    [one] { $n0 } Proposition défaussée est mélangée
   *[other] { $n0 } Propositions défaussées sont mélangées
}.
    .clause = RC-17
event-turn = Tour { $n0 } du règne, { $seat } sur le trône : le Conseil siège.
    .clause = RC-10
event-presented = { $seat } présente { $c0 }.
    .clause = RC-10
event-accepted = Le Monarque accepte ce que propose { $seat }.
    .clause = RC-11
event-rejected = Le Monarque rejette ce que propose { $seat }.
    .clause = RC-11
event-scored-accepted = { $seat } obtient gain de cause et marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
    .clause = RC-12
event-revealed = Proposition { $n0 ->
    [1] acceptée
   *[other] rejetée
} : { $seat } avait présenté { $c0 }.
    .clause = RC-13
event-kept = { $seat } maintient son verdict.
    .clause = RC-15
event-changed = { $seat } se ravise : ce que propose { $s0 } est finalement { $n1 ->
    [1] accepté
   *[other] rejeté
}.
    .clause = RC-15
event-moved = { $n0 ->
    [0] { pillar-church }
    [1] { pillar-army }
    [2] { pillar-people }
   *[other] { pillar-wealth }
} : le marqueur passe de { $n1 } à { $n2 }.
    .clause = RC-16
event-enacted = Ce que proposait { $seat } devient loi, { $n0 ->
    [1] la première
   *[other] la { $n0 }e
} du règne.
    .clause = RC-14
event-discarded = Ce que proposait { $seat } est défaussé.
    .clause = RC-13
event-retired = Avec { $n0 ->
    [one] { $n0 } Proposition acceptée
   *[other] { $n0 } Propositions acceptées
}, { $seat } abdique et se retire en paix.
    .clause = RC-22
event-died = { $seat } meurt : la Proposition présentée par { $s0 } lui est fatale.
    .clause = RC-20
event-buried = Ce que présentait { $seat } ne sera jamais lu : { $c0 }.
    .clause = RC-20
event-laughed = { $seat } rit.
    .clause = RC-21
event-story-fell-flat = { $seat } raconte la mort du Monarque, et personne ne rit.
    .clause = RC-21
event-scored-story = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour avoir raconté la mort du Monarque.
    .clause = RC-21
event-scored-reign = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour son règne.
    .clause = RC-23
event-goal-shown = { $seat } voulait { $c0 }.
    .clause = RC-24
event-scored-goal = { $seat } marque { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
} pour { $n1 ->
    [0] { -church(form: "the") }
    [1] { -army(form: "the") }
    [2] { -people(form: "the") }
   *[other] { -wealth(form: "the") }
}.
    .clause = RC-24
event-would-go-on = { $seat } veut continuer.
    .clause = RC-32
event-would-stop = { $seat } veut en rester là.
    .clause = RC-32
event-stopped = D’un commun accord, le royaume s’éteint ici, après { $n0 ->
    [one] { $n0 } règne
   *[other] { $n0 } règnes
}.
    .clause = RC-32
event-named = { $seat } désigne { $s0 } comme prochain Monarque.
    .clause = RC-30
event-collected = Objectifs et Propositions sont tous ramassés.
    .clause = RC-31
event-tied = { $seat } est en tête à égalité, avec { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
    .clause = RC-33
event-voted = { $seat } vote pour { $s0 }.
    .clause = RC-33
event-won = { $seat } l’emporte avec { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
    .clause = RC-33

# Ce qu’on peut dire de sorte que les cartes y répondent
# Les Conseillers s’adressent au Monarque et le vouvoient. Un pilier et ce qu’il fait, pour les phrases qui suivent :

which-pillar = { $pillar ->
    [church] { -church(form: "the") }
    [army] { -army(form: "the") }
    [people] { -people(form: "the") }
   *[wealth] { -wealth(form: "the") }
}
of-pillar = { $pillar ->
    [church] de l’{ -church }
    [army] de l’{ -army }
    [people] du { -people }
   *[wealth] des { -wealth }
}
pillar-name = { $pillar ->
    [church] { pillar-church }
    [army] { pillar-army }
    [people] { pillar-people }
   *[wealth] { pillar-wealth }
}
pillar-sign = { $pillar ->
    [church] Égl.
    [army] Arm.
    [people] Peu.
   *[wealth] Fin.
}
pillar-moves = { $pillar ->
    [wealth] { $way ->
        [up] montent{ by-size }
        [down] descendent{ by-size }
       *[still] ne bougent pas
    }
   *[other] { $way ->
        [up] monte{ by-size }
        [down] descend{ by-size }
       *[still] ne bouge pas
    }
}
pillar-wished = { which-pillar } { $wish ->
    [strong] { $pillar ->
        [people] fort
        [wealth] fortes
       *[other] forte
    }
   *[other] { $pillar ->
        [wealth] faibles
       *[other] faible
    }
}
by-size = { $size ->
    [0] {""}
   *[other] {" "}de { $size }
}
way-sign = { $way ->
    [up] ▲
    [down] ▼
   *[still] ±0
}{ $size ->
    [0] {""}
   *[other] { $size }
}

claim-yes = Acceptez, et { which-pillar } { pillar-moves }.
question-yes = Et si l’on accepte ?
chip-yes = { pillar-name } { way-sign }
ribbon-yes = { pillar-sign }{ way-sign }
verdict-yes-kept = annonçait { pillar-name } { way-sign } en cas d’accord, c’était { SIGNED($amount) }
verdict-yes-broken = annonçait { pillar-name } { way-sign } en cas d’accord, c’était { SIGNED($amount) }
tongue-yes-1 = Dites oui, Majesté, et { which-pillar } { pillar-moves }.
tongue-yes-2 = Un signe de tête, et vous verrez : { which-pillar } { pillar-moves }.
tongue-yes-3 = Avec votre accord, { which-pillar } { pillar-moves }, parole de Conseiller.
tongue-yes-4 = Un oui de votre bouche, et { which-pillar } { pillar-moves }. N’est-ce pas ce qu’il faut au royaume ?

claim-no = Refusez, et { which-pillar } { pillar-moves }.
question-no = Et si l’on refuse ?
chip-no = non : { pillar-name } { way-sign }
ribbon-no = { $pillar ->
    [church] non Ég
    [army] non Ar
    [people] non Pe
   *[wealth] non Fi
}{ way-sign }
verdict-no-kept = annonçait { pillar-name } { way-sign } en cas de rejet, c’était { $amount ->
    [0] sans effet
   *[other] { SIGNED($amount) }
}
verdict-no-broken = annonçait { pillar-name } { way-sign } en cas de rejet, c’était { $amount ->
    [0] sans effet
   *[other] { SIGNED($amount) }
}
tongue-no-1 = Dites non, Majesté, et { which-pillar } { pillar-moves }.
tongue-no-2 = Renvoyez-moi, et { which-pillar } { pillar-moves }.
tongue-no-3 = Si vous refusez, { which-pillar } { pillar-moves }. Je tenais à vous prévenir.
tongue-no-4 = Libre à vous de rejeter cela : { which-pillar } { pillar-moves }.

claim-safe = { $part ->
    [accepted] Accepter
   *[rejected] Refuser
} ne vous tuera pas.
question-safe = Le Monarque y survit-il ?
chip-safe = { $part ->
    [accepted] oui
   *[rejected] non
} : pas mortel
ribbon-safe = { $part ->
    [accepted] oui
   *[rejected] non
} ≠ †
verdict-safe-kept = disait qu’{ $part ->
    [accepted] un oui
   *[rejected] un non
} ne tuerait pas, { $amount ->
    [one] il restait une case
   *[other] il restait { $amount } cases
}
verdict-safe-broken = disait qu’{ $part ->
    [accepted] un oui
   *[rejected] un non
} ne tuerait pas, c’était mortel
tongue-safe-1 = Vous survivrez { $part ->
    [accepted] à un oui
   *[rejected] à un non
}, Majesté.
tongue-safe-2 = Personne n’est jamais mort d’avoir { $part ->
    [accepted] accepté
   *[rejected] refusé
} pareille chose.
tongue-safe-3 = { $part ->
    [accepted] Acceptez
   *[rejected] Refusez
} sans crainte : votre couronne ne tombera pas.
tongue-safe-4 = Je ne jouerais pas avec votre vie : { $part ->
    [accepted] un oui
   *[rejected] un non
} est sans danger.

claim-mends = Voilà qui ramène { which-pillar } vers le milieu.
question-mends = Qu’est-ce que cela ramène vers le milieu ?
chip-mends = { pillar-name } → 0
ribbon-mends = { pillar-sign } → 0
verdict-mends-kept = disait ramener { which-pillar } vers le milieu, c’était { SIGNED($amount) }
verdict-mends-broken = disait ramener { which-pillar } vers le milieu, c’était { SIGNED($amount) }
tongue-mends-1 = Majesté, voici de quoi ramener { which-pillar } vers le milieu.
tongue-mends-2 = Avec ceci, le sort { of-pillar } vous inquiétera moins.
tongue-mends-3 = J’apporte un remède aux maux { of-pillar }.
tongue-mends-4 = Voyez où est le marqueur { of-pillar }, Majesté, puis voyez ma carte : elle remet tout en ordre.

claim-worse-rejected = Refuser vous coûterait plus cher.
question-worse-rejected = Refuser coûterait-il plus cher ?
chip-worse-rejected = refus plus cher
ribbon-worse-rejected = non>oui
verdict-worse-rejected-kept = disait le refus plus cher, il l’est, de { $amount }
verdict-worse-rejected-broken = disait le refus plus cher, { $amount ->
    [0] il coûte autant
   *[other] l’écart est de { SIGNED($amount) }
}
tongue-worse-rejected-1 = Un non vous coûterait plus cher, Majesté.
tongue-worse-rejected-2 = De deux maux, accepter est le moindre.
tongue-worse-rejected-3 = Je ne dis pas que cela vous plaira, seulement que refuser serait pire.
tongue-worse-rejected-4 = Refusez, et vous le regretterez.

claim-goal = { $wish ->
    [strong] Je veux { pillar-wished }.
    [weak] Je veux { pillar-wished }.
   *[none] Peu m’importe le sort { of-pillar }.
}
question-goal = Que veux-tu pour ce royaume ?
chip-goal = { pillar-name }{ $wish ->
    [strong] { $pillar ->
        [people] {" "}fort
        [wealth] {" "}fortes
       *[other] {" "}forte
    }
    [weak] { $pillar ->
        [wealth] {" "}faibles
       *[other] {" "}faible
    }
   *[none]  : égal
}
ribbon-goal = ♥ { pillar-sign } { $wish ->
    [strong] +
    [weak] −
   *[none] 0
}
verdict-goal-kept = disait { chip-goal }, voulait { $card }
verdict-goal-broken = disait { chip-goal }, voulait { $card }
tongue-goal-1 = { $wish ->
    [strong] Rien ne me plairait tant que la force { of-pillar }.
    [weak] Rien ne me plairait tant que la faiblesse { of-pillar }.
   *[none] Force ou faiblesse { of-pillar }, peu me chaut.
}
tongue-goal-2 = { $wish ->
    [strong] Je ne m’en cache pas : je suis du parti { of-pillar }.
    [weak] Je ne m’en cache pas : je ne suis pas du parti { of-pillar }.
   *[none] Je ne m’en cache pas : le parti { of-pillar } me laisse de marbre.
}
tongue-goal-3 = { $wish ->
    [strong] Mon cœur bat pour la grandeur { of-pillar }.
    [weak] Mon cœur bat pour la chute { of-pillar }.
   *[none] Mon cœur ne bat ni pour la grandeur ni pour la chute { of-pillar }.
}
tongue-goal-4 = { $wish ->
    [strong] S’il ne tenait qu’à moi, on verrait le triomphe { of-pillar }.
    [weak] S’il ne tenait qu’à moi, on verrait la ruine { of-pillar }.
   *[none] S’il ne tenait qu’à moi, on parlerait d’autre chose que { of-pillar }.
}

claim-presents = La prochaine fois, je viendrai parler { of-pillar }.
question-presents = De quoi parleras-tu la prochaine fois ?
chip-presents = puis { pillar-name }
ribbon-presents = → { pillar-sign }
verdict-presents-kept = disait venir parler { of-pillar }, et l’a fait
verdict-presents-broken = disait venir parler { of-pillar }, et ne l’a pas fait
tongue-presents-1 = À ma prochaine visite, Majesté, il sera question { of-pillar }.
tongue-presents-2 = Pour ma prochaine visite, je garde quelque chose qui parle { of-pillar }.
tongue-presents-3 = Ma prochaine Proposition touchera au sort { of-pillar }.
tongue-presents-4 = Patience : la prochaine fois, je vous parlerai { of-pillar }.

claim-will-accept = J’accepterai ce que propose { $seat }.
question-will-accept = De qui accepterez-vous la Proposition, Majesté ?
chip-will-accept = oui à { $seat }
ribbon-will-accept = oui { $seat }
verdict-will-accept-kept = disait oui à { $seat }, et a accepté
verdict-will-accept-broken = disait oui à { $seat }, et a rejeté
tongue-will-accept-1 = Cette fois, { $seat } a Notre oreille.
tongue-will-accept-2 = Nous dirons oui à { $seat }.
tongue-will-accept-3 = { $seat } peut compter sur Notre accord.
tongue-will-accept-4 = Ce qu’apporte { $seat } Nous plaît : autant dire que c’est accepté.

claim-will-reject = Je rejetterai ce que propose { $seat }.
question-will-reject = De qui rejetterez-vous la Proposition, Majesté ?
chip-will-reject = non à { $seat }
ribbon-will-reject = non { $seat }
verdict-will-reject-kept = disait non à { $seat }, et a rejeté
verdict-will-reject-broken = disait non à { $seat }, et a accepté
tongue-will-reject-1 = Que { $seat } garde sa salive : c’est non.
tongue-will-reject-2 = Nous dirons non à { $seat }.
tongue-will-reject-3 = { $seat } plaide en vain aujourd’hui.
tongue-will-reject-4 = Ce qu’apporte { $seat } Nous déplaît : autant dire que c’est rejeté.

claim-accepts-at-least = J’accepterai au moins { $n } Propositions ce tour-ci.
question-accepts-at-least = Combien de Propositions accepterez-vous, Majesté ?
chip-accepts-at-least = ≥ { $n } acceptées
ribbon-accepts-at-least = ≥ { $n } oui
verdict-accepts-at-least-kept = annonçait au moins { $n } oui, il y en a eu { $amount }
verdict-accepts-at-least-broken = annonçait au moins { $n } oui, il y en a eu { $amount }
tongue-accepts-at-least-1 = Nous sommes de bonne humeur : { $n } d’entre vous au moins entendront un oui.
tongue-accepts-at-least-2 = Comptez sur { $n } accords ou plus ce tour-ci.
tongue-accepts-at-least-3 = Pas moins de { $n } d’entre vous repartiront contents.
tongue-accepts-at-least-4 = Notre bonté s’étend ce tour-ci à { $n } d’entre vous, peut-être davantage.

claim-reveals-first = Je retournerai d’abord la carte de { $seat }.
question-reveals-first = Quelle carte retournerez-vous d’abord, Majesté ?
chip-reveals-first = { $seat } d’abord
ribbon-reveals-first = { $seat } avant
verdict-reveals-first-kept = disait retourner d’abord la carte de { $seat }, et l’a fait
verdict-reveals-first-broken = disait retourner d’abord la carte de { $seat }, et a commencé ailleurs
tongue-reveals-first-1 = Nous commencerons par { $seat }.
tongue-reveals-first-2 = À { $seat } d’abord : voyons ce que c’était.
tongue-reveals-first-3 = La carte de { $seat } n’attendra pas.
tongue-reveals-first-4 = Avant toute autre, Nous voulons voir la carte de { $seat }.

claim-names = La couronne ira à { $seat }.
question-names = À qui ira la couronne, Majesté ?
chip-names = couronne à { $seat }
ribbon-names = trône { $seat }
verdict-names-kept = promettait la couronne à { $seat }, et a tenu parole
verdict-names-broken = promettait la couronne à { $seat }, et a choisi ailleurs
tongue-names-1 = Après Nous, { $seat }.
tongue-names-2 = Notre succession est réglée : ce sera { $seat }.
tongue-names-3 = { $seat } portera cette couronne après Nous.
tongue-names-4 = L’heure venue, Nous nommerons { $seat }.

claim-laughs = { $answer ->
    [yes] Je rirai du récit.
   *[no] Je ne rirai pas du récit.
}
question-laughs = Riras-tu de l’histoire ?
chip-laughs = { $answer ->
    [yes] je rirai
   *[no] pas un sourire
}
ribbon-laughs = { $answer ->
    [yes] rire
   *[no] sérieux
}
verdict-laughs-kept = { $answer ->
    [yes] promettait de rire, et a ri
   *[no] promettait de ne pas rire, et n’a pas ri
}
verdict-laughs-broken = { $answer ->
    [yes] promettait de rire, et n’a pas ri
   *[no] promettait de ne pas rire, et a ri
}
tongue-laughs-1 = { $answer ->
    [yes] Je me retiens déjà à grand-peine.
   *[no] On ne m’arrachera pas un sourire.
}
tongue-laughs-2 = { $answer ->
    [yes] Bien ou mal raconté, j’en rirai.
   *[no] Bien ou mal raconté, je n’en rirai pas.
}
tongue-laughs-3 = { $answer ->
    [yes] Une telle mort mérite un rire, et le mien est prêt.
   *[no] Une telle mort mérite le silence, et le mien est prêt.
}
tongue-laughs-4 = { $answer ->
    [yes] Un rire au moins est assuré : le mien.
   *[no] Qu’on cherche ailleurs pour rire, pas de mon côté.
}

claim-votes = Je vote pour { $seat }.
question-votes = Pour qui votes-tu ?
chip-votes = vote pour { $seat }
ribbon-votes = voix { $seat }
verdict-votes-kept = promettait de voter pour { $seat }, et l’a fait
verdict-votes-broken = promettait de voter pour { $seat }, et a voté autrement
tongue-votes-1 = Ma voix va à { $seat }.
tongue-votes-2 = Personne n’a régné et chuté comme { $seat } : mon vote est fait.
tongue-votes-3 = Je me souviendrai de { $seat }, et mon vote aussi.
tongue-votes-4 = { $seat } a ma voix, n’en parlons plus.

claim-goes-on = { $answer ->
    [yes] Je suis pour un autre règne.
   *[no] Je suis pour arrêter après ce règne.
}
question-goes-on = Encore un règne, ou en restons-nous là ?
chip-goes-on = { $answer ->
    [yes] encore un règne
   *[no] on arrête là
}
ribbon-goes-on = { $answer ->
    [yes] encore
   *[no] fin
}
verdict-goes-on-kept = { $answer ->
    [yes] disait vouloir continuer, et l’a voulu
   *[no] disait vouloir arrêter, et l’a voulu
}
verdict-goes-on-broken = { $answer ->
    [yes] disait vouloir continuer, et a choisi d’arrêter
   *[no] disait vouloir arrêter, et a choisi de continuer
}
tongue-goes-on-1 = { $answer ->
    [yes] Encore un règne après celui-ci, bien sûr.
   *[no] Que ce règne soit le dernier, voilà mon avis.
}
tongue-goes-on-2 = { $answer ->
    [yes] Pas encore de lassitude chez moi : continuons.
   *[no] Assez de couronnes pour moi : arrêtons.
}
tongue-goes-on-3 = { $answer ->
    [yes] Le royaume ne saurait se passer de Monarque : je continue.
   *[no] Le royaume saura se passer de Monarque : j’arrête.
}
tongue-goes-on-4 = { $answer ->
    [yes] Quand on me le demandera, je dirai de continuer.
   *[no] Quand on me le demandera, je dirai d’arrêter.
}

claim-survives = { $answer ->
    [yes] Le Monarque survivra
   *[no] Le Monarque ne survivra pas
} { $span ->
    [turn] à ce tour
   *[reign] à ce règne
}.
question-survives = Le Monarque survivra-t-il ?
chip-survives = { $span ->
    [turn] tour
   *[reign] règne
} : { $answer ->
    [yes] survie
   *[no] mort
}
ribbon-survives = { $span ->
    [turn] tour
   *[reign] règne
}{ $answer ->
    [yes] ≠†
   *[no] {" "}†
}
verdict-survives-kept = { $answer ->
    [yes] prédisait la survie du Monarque, et voyait juste
   *[no] prédisait la mort du Monarque, et voyait juste
}
verdict-survives-broken = { $answer ->
    [yes] prédisait la survie du Monarque, qui est mort
   *[no] prédisait la mort du Monarque, qui vit encore
}
tongue-survives-1 = Je vois le Monarque { $answer ->
    [yes] encore en vie
   *[no] mort
} à la fin de ce { $span ->
    [turn] tour
   *[reign] règne
}.
tongue-survives-2 = Ce { $span ->
    [turn] tour
   *[reign] règne
} { $answer ->
    [yes] ne finira pas dans le deuil
   *[no] finira dans le deuil
}.
tongue-survives-3 = { $answer ->
    [yes] Pas de funérailles
   *[no] Des funérailles
} à la fin du { $span ->
    [turn] tour
   *[reign] règne
}, croyez-moi.
tongue-survives-4 = { $answer ->
    [yes] Le Monarque vivra, et bien au-delà de ce
   *[no] Adieu au Monarque avant la fin de ce
} { $span ->
    [turn] tour
   *[reign] règne
} !

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
fact-tracks = { pillar-church }, { pillar-army }, { pillar-people }, { pillar-wealth }
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

option-first = Le premier Monarque
option-story_bonus = Le point pour qui raconte la mort du Monarque
option-story_bonus-always = toujours
option-story_bonus-laugh = si quelqu’un rit

# Ce que contient un paquet de cartes

count-proposals = { $count } Propositions
count-backs = { $count ->
    [one] { $count } seul dos
   *[other] { $count } dos différents
}
count-goals = { $count } Objectifs secrets

# Les mots du jeu, pour qui lit ses règles

word-monarch = Le Monarque est le joueur qui règne ; tous les autres sont Conseillers.
word-pillar = Les piliers sont l’Église, l’Armée, le Peuple et les Finances ; le marqueur de chacun est sur une piste dont les deux extrémités sont mortelles.
word-proposal = Une Proposition est une carte qu’un Conseiller présente et que le Monarque accepte ou rejette.
word-goal = Un Objectif secret nomme deux piliers, chacun voulu faible ou fort.
word-reign = Un règne est le temps d’un Monarque, et se joue en tours.
word-left = La gauche du Monarque est le siège suivant dans le sens horaire.
word-ruling = « Notre arbitrage » signale ce que la règle imprimée laisse ouvert : de là jusqu’à la fin de la clause, c’est nous qui avons tranché.

# Les clauses
# Après la marque vient ce que la règle imprimée laisse ouvert, jusqu’à la fin de la clause.

-ruling = Notre arbitrage :
section-RC-01 = Mise en place d’un règne
clause-RC-01 = On joue à trois au moins, à six au plus. L’un des joueurs est le premier Monarque, tiré au sort à moins que vous n’en conveniez avant la partie ; les autres sont tous Conseillers.
clause-RC-02 = L’Église, l’Armée, le Peuple et les Finances ont chacun leur piste, de −5 à +5 ; la première et la dernière case en sont les extrémités, et chaque marqueur part du milieu.
clause-RC-03 = Il y a 24 Objectifs secrets : deux piliers quelconques, chacun voulu faible ou fort. Chaque Conseiller en reçoit un et le garde pour lui.
clause-RC-04 = Il y a 256 Propositions. Chacune a son personnage, déplace certains piliers si elle est acceptée et certains, peut-être dans le même sens, si elle est rejetée, et porte des icônes pour nourrir le plaidoyer. Son dos indique seulement quels piliers bougent si elle est acceptée, avec une pastille là où ils bougent beaucoup. { -ruling } toutes les cartes de même dos partagent le même personnage. Derrière chaque dos, toutes les combinaisons de directions sont aussi fréquentes les unes que les autres, et les piliers qui bougent en cas de rejet ne sont pas toujours les mêmes.
clause-RC-05 = Les Propositions forment trois piles face cachée de même hauteur. Tout le monde voit le dos de la carte du dessus de chaque pile. { -ruling } les premières piles prennent les cartes en trop, et un nouveau dos apparaît dès que la carte du dessus est piochée.
clause-RC-06 = Connaissant son objectif, chaque Conseiller pioche sept Propositions, une par une, dans les piles qu’il veut. { -ruling } dans le sens horaire à partir de la gauche du Monarque, chacun pioche les sept avant que le suivant commence.
clause-RC-07 = Sont cachés la face des cartes en main, les objectifs, ce qui se trouve sous le dessus des piles, et la face des Propositions présentées tant qu’elles ne sont pas révélées. Les faces défaussées sans révélation, les objectifs que personne n’a reçus et les objectifs après une abdication ne sont jamais montrés pendant la partie. Les points, les pistes, les jugements, la taille des mains et des piles et les faces révélées sont connus de tous. { -ruling } la partie enregistrée, qu’on ouvre ensuite, montre tout. Chacun peut consulter les cartes révélées de la défausse et la pile du Monarque, et connaît le dos de chaque carte piochée, vu au-dessus de sa pile.
section-RC-10 = Un tour
clause-RC-10 = Dans un ordre quelconque, chaque Conseiller présente une seule Proposition face cachée et la défend en des termes auxquels on peut répondre par oui ou par non, en esquissant ce que la carte ferait, sincèrement ou non, avec ou sans ses icônes. Chacun, Monarque compris, n’en voit que le dos, et le voit aussitôt : ceux qui présentent ensuite peuvent réagir ; une carte présentée ne se reprend plus. { -ruling } ce qu’on a dit d’une carte peut être reproché à son Conseiller une fois qu’on l’a vue, mais aucun reproche ne change les points ni ce qui est permis.
clause-RC-11 = Le Monarque accepte ou rejette chacune d’elles, et en accepte au moins une. Quand toutes sont jugées, le jugement est définitif.
clause-RC-12 = Avant toute révélation, chaque Proposition acceptée rapporte un point à son Conseiller.
clause-RC-13 = Les rejetées passent d’abord : le Monarque les révèle une à une, dans un ordre quelconque ; ce qu’elles changent en cas de rejet déplace les marqueurs, et elles sont défaussées.
clause-RC-14 = Viennent ensuite les acceptées, une à une, dans un ordre quelconque : ce qu’elles changent en cas d’accord déplace les marqueurs, et chacune va, face cachée, sur la pile devant le Monarque.
clause-RC-15 = Au premier tour de chaque règne, entre la révélation d’une carte et son effet, le Monarque peut maintenir son verdict ou en changer, jusqu’à ce qu’il en ait changé une fois. La carte prend alors effet et va là où son nouveau verdict l’envoie. Les points de chacun restent les mêmes, et il arrive que le tour finisse sans que rien soit accepté.
clause-RC-16 = Un marqueur s’arrête à l’extrémité de sa piste. Une carte prend effet tout entière avant qu’on regarde les extrémités.
clause-RC-17 = Après un tour, chaque Conseiller pioche une Proposition dans une pile non vide. Quand les trois piles sont vides, la défausse est mélangée pour en faire trois nouvelles. { -ruling } on pioche dans le sens horaire à partir de la gauche du Monarque. Les nouvelles piles se font dès que la troisième s’épuise, de la défausse seule : ni les mains ni la pile du Monarque n’y entrent. Un paquet de moins de huit Propositions par Conseiller, plus onze, est refusé.
section-RC-20 = La fin d’un règne
clause-RC-20 = Si un marqueur se trouve à une extrémité quand une carte a pris effet, le Monarque meurt et le règne est fini ; ce qui n’est pas révélé est défaussé sans être lu. La mort passe avant l’abdication.
clause-RC-21 = Le Conseiller dont la Proposition a pris effet en dernier raconte la mort du Monarque et marque un point, même si deux marqueurs ont touché une extrémité ou si le verdict avait changé. Si vous convenez avant la partie que le récit doit faire rire, tous les autres, Monarque compris, disent en secret s’ils ont ri, et il faut au moins un rire.
clause-RC-22 = Un Monarque qui a douze Propositions acceptées ou davantage à la fin d’un tour abdique, et aucun objectif ne rapporte rien. { -ruling } on le vérifie quand la dernière carte du tour a pris effet, avant que quiconque pioche.
clause-RC-23 = Chaque Proposition acceptée de sa pile vaut un point au Monarque. Celle qui le tue compte, de même que celle qu’il accepte en changeant d’avis ; celles qu’il a acceptées mais jamais révélées ne comptent pas.
clause-RC-24 = Quand le Monarque est mort, les Conseillers montrent leurs objectifs. Chacun des deux piliers d’un objectif, s’il est du côté voulu, rapporte la distance de son marqueur au milieu, 5 à l’extrémité ; de l’autre côté, il ne coûte rien.
section-RC-30 = Entre les règnes, et la fin
clause-RC-30 = Le Monarque qui s’en va désigne le suivant parmi ceux qui n’ont pas encore régné, même s’il n’en reste qu’un. Personne ne règne deux fois.
clause-RC-31 = Toutes les cartes sont ramassées et un nouveau règne se prépare ; les points restent acquis, et un changement d’avis est de nouveau permis.
clause-RC-32 = La partie finit quand tout le monde a régné, ou plus tôt si tous sont d’accord. { -ruling } après le décompte de chaque règne sauf le dernier, on demande à tous, en secret, s’ils veulent continuer, et les réponses sont montrées ensemble ; la partie ne s’arrête que si tous le veulent.
clause-RC-33 = Le plus haut score gagne. En cas d’égalité, c’est celui dont le règne et la mort ont été les plus mémorables. { -ruling } tout le monde, qu’on ait régné ou non, en décide par un vote secret parmi les ex æquo, sans s’abstenir ni voter pour soi. Qui a le plus de voix l’emporte, et ceux qui sont à égalité en tête du vote partagent la victoire.
section-RC-40 = La parole
clause-RC-40 = Un Conseiller peut tout dire pour convaincre, et peut parler de ce que proposent les autres.
clause-RC-41 = Le Monarque mène les débats : il les abrège, demande des avis, limite le temps de parole, ouvre son règne par un discours, meurt avec panache. Il ne lui appartient pas de changer les règles, et qui n’a plus de temps présente quand même.
section-RC-EX-1 = Exemples
clause-RC-EX-1 = Un objectif dont un marqueur est à l’extrémité voulue de sa piste et l’autre à deux cases du milieu, du bon côté, rapporte 5 + 2 = 7.
clause-RC-EX-2 = Une Proposition qui, acceptée, déplace l’Église de +1 et l’Armée de −2 a un dos qui montre l’Église, et l’Armée avec une pastille.

# Pourquoi une chose n’est pas faite

refused-pitch = Le Monarque en a assez entendu : ton plaidoyer est clos. Tu peux toujours présenter ta Proposition.

# Windows: people talk before they answer

window-opinions = Le Conseil parle

# Les chapitres de la page « qui a menti »

lied-chapter-turn = { $n ->
    [0] règne { $within }
   *[other] règne { $within }, tour { $n }
}
lied-short-turn = { $within }.{ $n }

# Pourquoi un ministre répondrait ainsi

why-present-death = Acceptée, elle porte le pilier { $pillar } au bout : le règne peut finir.
why-present-goal = Acceptée, elle déplace le pilier { $pillar } de { SIGNED($steps) }, comme le veut ton objectif.
why-present-refused = Rejetée, elle déplace le pilier { $pillar } de { SIGNED($steps) }, comme le veut ton objectif.
why-present-against = Acceptée, elle déplace le pilier { $pillar } de { SIGNED($steps) }, contre ton objectif : espère qu’elle sera rejetée.
why-present-spoilt = Rejetée, elle déplace le pilier { $pillar } de { SIGNED($steps) }, contre ton objectif : espère qu’elle sera acceptée.
why-present-quiet = Elle ne nuit pas à ton objectif, quoi que décide le Monarque.
why-accept-safe = Le pilier { $pillar } est à { SIGNED($marker) }, loin des deux bouts, et une Proposition de plus est un point de plus pour ton règne.
why-accept-risk = Le pilier { $pillar } est à { SIGNED($marker) } : un risque, pour un point de plus dans ton règne.
why-reject-danger = Le pilier { $pillar } est à { SIGNED($marker) }, et ce que propose { $seat } peut le porter au bout.
why-reject = Elle déplace le pilier { $pillar }, et personne d’autre que { $seat } ne sait dans quel sens.
why-reveal = Elle déplace le pilier { $pillar }, qui est à { SIGNED($marker) }.
why-keep = Ce qui est révélé ne change pas forcément le reste.
why-change = Ce qui est révélé parle pour l’autre verdict.
why-laugh = Un rire te coûte peu ici.
why-silence = Un rire est un point pour un rival.
why-go-on = Tu as { $points } points, le meilleur des autres { $other } : un autre règne peut y changer quelque chose.
why-stop = Tu as { $points } points, le meilleur des autres { $other }.
why-name = { $seat } a { $points } points, tu en as { $own }.
why-draw-goal = Son dos montre le pilier { $pillar }, dont parle ton objectif.
why-draw = Son dos ne dit rien aux autres de ton objectif.
