# La première leçon de Reigns: The Council en français.

lesson-curtain-hand = On pioche sept cartes
lesson-curtain-turn = Un tour plus tard
lesson-curtain-crown = Bastien fait de toi son héritier

lesson-pitch-first = L’Armée ne demande rien, Sire. Presque rien.
lesson-pitch-third = Une bagatelle pour les Finances. Tu ne le sentiras même pas.
lesson-pitch-his = Majesté, les soldats ne veulent que des bottes. Est-ce que je te mentirais ?
lesson-pitch-hers = Le peuple t’aime. Laisse-le le montrer, pour trois fois rien.

lesson-tracks = **Quatre piliers** portent le royaume. Que l’un touche un bout, et le Monarque est mort.
lesson-tracks-why = Bastien porte la couronne. Tu le conseilles, ce qui n’est pas lui vouloir du bien.
lesson-goal = Ton **secret** : Église forte, Peuple faible. À la mort du Monarque, tu marques leur distance de ton côté.
lesson-goal-why = Chacun a un autre secret. L’or sur les pistes marque où tu les veux, et toi seul le vois.
lesson-hand = Moitié blanche : l’effet d’un **oui**. Moitié noire : celui d’un **non**. Le Monarque ne voit que le dos.
lesson-hand-why = Le dos montre qui vient à la cour et quels piliers la carte peut bouger. Jamais comment.
lesson-present = Trouve une carte dont le **oui** t’arrange. Celle-ci fait les deux : l’Église monte, le Peuple baisse.
lesson-present-do = Prends cette carte.
lesson-present-why = Chaque Conseiller présente une carte, face cachée, et la défend.
lesson-present-people = Vois sa moitié blanche : le Peuple monterait, et tu le veux faible.
lesson-present-other = Pas faux, mais elle te sert moins.
lesson-pitch = **Vends-la.** Prends cette phrase ou écris la tienne. Dis ce que tu veux : la carte ne te dément pas encore.
lesson-pitch-do = Dis ce que tu veux, puis confirme.
lesson-pitch-why = Rien de ce qu’on dit n’engage. Mais ce qui se retourne plus tard, tout le monde s’en souvient.
lesson-believed = **Il t’a cru !** Un point, tout de suite.
lesson-believed-why = Chaque Conseiller dont la carte est acceptée marque un point avant qu’on retourne quoi que ce soit.
lesson-turned = Les refus d’abord, puis ce qu’il accepte. Au **premier tour** seulement, il peut se raviser, une fois.
lesson-turned-why = Il a vu ta carte, et il a tenu parole. Plus tard, il devra vivre avec ce qu’il aura dit.
lesson-thread = Deux autres de tes vœux sont exaucés. Le **Peuple** ne tient qu’à un fil.
lesson-thread-why = Un pas de plus vers le bas, et le Monarque en meurt.
lesson-trap = Celle-ci fait baisser le Peuple s’il dit **oui**, et s’il dit **non**. Offre-la en souriant.
lesson-trap-do = Prends le piège, dis un mot gentil, puis confirme.
lesson-trap-why = Une carte peut nuire des deux côtés. Le Monarque ne peut pas le savoir, sauf s’il te connaît.
lesson-trap-other = Peut-être. L’autre ne peut pas échouer.
lesson-story = C’est ta carte : **à toi de raconter**. Une phrase suffit. Un point pour le récit.
lesson-story-why = Écris-la sur la feuille, ou laisse faire la chronique. Le point est à toi de toute façon.
lesson-points = Église +3, Peuple −5 : **huit** pour ton secret. Bastien, un par oui : trois.
lesson-points-why = Un Monarque mort compte encore ses oui. Un long règne vaut aussi quelque chose.
lesson-judge = La couronne est **à toi**. Deux plaidoyers, deux dos, deux visages sincères. Dis oui à l’un au moins.
lesson-judge-do = Accepte ou refuse les deux, puis confirme.
lesson-judge-why = Chaque oui te vaut un point. Mais quelqu’un te veut mort, et t’en remerciera.
lesson-mind = **Voilà ce qu’ils taisaient.** Tiens parole, ou ravise-toi : une fois par règne.
lesson-mind-do = Maintiens ou ravise-toi, puis confirme.
lesson-mind-why = Au premier tour seulement, le Monarque peut renverser un verdict après avoir vu la carte.
lesson-end = Douze oui et tu te retires en vie ; c’est rare. Tu connais les deux côtés du trône. **On joue ?**
