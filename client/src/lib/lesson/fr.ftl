# Le Souffleur en français : ce qui convient à toute leçon.

lesson = Première leçon
lesson-prompter = Le Souffleur
lesson-step = étape { $number } sur { $steps }
lesson-far = { $number } sur { $steps }
lesson-why = Pourquoi ?
lesson-go-on = Continuer
lesson-leave = Quitter
lesson-leave-title = Quitter la leçon ?
lesson-leave-kept = Elle t’attend ici, à cette étape.
lesson-stay = Rester
lesson-put-back = Reprendre
lesson-show = Montre-moi
lesson-kept = Rien n’est perdu.
lesson-general = Tu peux, et un jour il le faudra. Pour l’instant, faisons-le ensemble. { $what }
lesson-about = Le Souffleur parle de ce qui porte ces coins.
lesson-so-far = Jusqu’ici
lesson-again = Refaire la leçon
lesson-play-on = Jouer la suite
lesson-new-game = Nouvelle partie
lesson-home = Accueil
lesson-rules = Les règles
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-keys-note = La note du Souffleur, et retour
lesson-taken-up = La leçon reprend là où tu l’as laissée.
lesson-anew = Depuis le début

# L’offre à une première partie

offer-title = Première fois à cette table ?
offer-text = Je peux m’asseoir près de toi le temps d’un bout de { $title }, et souffler. Cinq minutes ; tu me renvoies quand tu veux.
offer-yes = Oui, souffle
offer-no = Non, je me débrouille
offer-minute = Une minute de lecture
offer-once = Demandé une fois par jeu. La leçon reste sur la carte.
