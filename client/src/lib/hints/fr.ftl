# Les conseils de première partie, en français : ceux qui valent pour tous les jeux.

hint = Conseil
hint-understood = Compris
hint-unfold = Tout le conseil
hint-no-more = Arrêter les conseils
hint-glows = Ce qui luit peut être choisi : touche-le, ou presse la touche indiquée. La barre du bas dit ce qu’on te demande.
hint-confirm = Personne n’a encore rien vu. Confirme, ou reviens en arrière et choisis autrement.
