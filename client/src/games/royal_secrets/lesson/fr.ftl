# La première leçon de Royal Secrets en français.

lesson-bastien = Apporte trente, et on partage.

lesson-purse = **Dix lys** sont à toi. Après sept tours, qui en a le plus gagne.
lesson-purse-why = Personne ne voit ta bourse avant la fin, et tu ne vois celle de personne.
lesson-audience = Le Roi veut **50**. Si ceux qui viennent l’apportent, chacun gagne 4. Sinon, chacun perd 5.
lesson-audience-why = Chaque tour retourne une carte pour le Roi et une pour la Reine. Chacun va chez l’un ou chez l’autre.
lesson-parley = Voici la **Parole**. Qui la tient agit, puis la donne à quelqu’un. La voilà chez toi.
lesson-parley-why = On ne sait donc jamais qui vient ensuite. Passer tard vaut quelque chose : on a vu ce qu’ont fait les autres.
lesson-king = Bastien y attend seul. Cinquante, c’est beaucoup pour un, pas pour deux.
lesson-king-do = Va chez le Roi, puis confirme.
lesson-king-why = Dans une salle, on gagne ou on perd ensemble. Ce qu’on n’apporte pas seul, on l’apporte à deux.
lesson-king-queen = Elle demande peu et paie peu. Sage, et un peu terne. Ce soir, le Roi.
lesson-anteroom = Deux et deux. Sans personne avec toi, le **Cardinal** se serait assis à tes côtés.
lesson-anteroom-why = Il joue deux cartes au hasard pour qui n’a pas de compagnie. Elles aident, ou pas du tout.
lesson-card = Bastien montre 20 sur 50. **Il en manque trente**, et tu as deux façons de les apporter :
lesson-way-honest = **Loyale.** Le Capitaine d’abord, puis un Bouffon caché.
lesson-way-sly = **Rusée.** Le Duc d’abord, puis ton valet −10 caché.
lesson-card-do = Prends le Capitaine ou le Duc dans ta main.
lesson-card-why = Les deux font 50, et le Roi dit oui. Mais un valet dans une salle qui réussit coûte 4 lys à chacun dans l’autre.
lesson-card-excuse = Cette carte ouvre la porte et tu sors. Pas avant le souper.
lesson-card-less = Alors cinquante est hors d’atteinte, et vous perdez 5 tous les deux. Le Capitaine ou le Duc feront l’affaire.
lesson-up = **Face visible**, pour que Bastien te croie. Rien ne quitte ta main avant que tu confirmes.
lesson-up-do = Pose-la face visible, puis confirme.
lesson-up-why = De tes deux cartes, l’une est visible et l’autre cachée. Laquelle vient d’abord, c’est à toi de voir.
lesson-up-down = Permis aussi ; la seconde sera alors visible. Ce soir, montre-la.
lesson-hand-on = Donne la Parole. Qui joue plus tard en sait plus : qui doit attendre ?
lesson-hand-on-do = Choisis Célimène ou Dorante, puis confirme.
lesson-hand-on-why = Qui passe en dernier voit tout ce qui est visible avant de miser. Tu n’attends rien de l’autre salle : choisis librement.
lesson-hide-honest = **Cinquante sont visibles.** Cache un Bouffon : il compte 0 et te revient.
lesson-hide-honest-do = Prends un Bouffon, puis confirme.
lesson-hide-honest-why = Une carte misée est perdue pour de bon. Seul un Bouffon revient dans ta main.
lesson-hide-sly = **Soixante sont visibles**, dix de trop. Cache le valet : 50 tout juste, si Bastien ne cache rien de pire qu’un Bouffon.
lesson-hide-sly-do = Prends ton valet −10, puis confirme.
lesson-hide-sly-why = Si la salle du Roi réussit, le valet envoie sa note de 4 lys à chacun chez la Reine.
lesson-hide-valet = Belle idée pour un autre soir. Ce qu’on voit fait 20 + 30 − 10 = 40 : tu perdrais 5, et 4 de plus pour ton propre valet.
lesson-hide-fool = Loyal, finalement ? Cela suffirait. Mais tu as mis dix de trop pour une petite méchanceté. Voyons-la.
lesson-hide-more = Assez, mais perdue. Une autre carte fait mieux, et ne coûte rien.
lesson-hide-excuse = Tu filerais en laissant l’addition à Bastien. Permis. Retiens-le.
lesson-granted-honest = **Accordé !** Quatre lys, et le Bouffon te revient.
lesson-granted-honest-why = Vingt et trente ont fait cinquante. Dans la salle, chacun est payé pareil, qui qu’ait mis le plus.
lesson-granted-sly = **Accordé, tout juste !** Et regarde l’autre salle : ton valet leur coûte quatre chacun.
lesson-granted-sly-why = Leur audience leur a payé deux, et ton valet leur a pris quatre. Ils s’en souviendront.
lesson-favor = Tu as mis plus que Bastien. La **faveur** est à toi : une fois, dès le prochain tour, regarde sous toutes les cartes cachées.
lesson-favor-why = Qui met le plus dans une salle qui réussit garde sa carte. Chaque faveur est un tour à sa façon.
lesson-end = Encore six comme celui-ci. Au septième, seul le plus généreux est payé, et les fortes cartes gardées en main valent un peu. Ils te connaissent, maintenant. **On joue ?**
