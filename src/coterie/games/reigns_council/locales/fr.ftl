# Reigns : Le Conseil en français : tout ce que lit un joueur.

game-title = Reigns : Le Conseil
game-tagline = Plaide, flatte et complote devant un Monarque qui ne voit que le dos de tes cartes.

# Les dos : un personnage, les piliers que déplace la Proposition acceptée, une pastille là où elle les déplace beaucoup.
# Une carte est toujours un groupe nominal avec son article.

card-hidden = une carte cachée
back-0 = une carte Objectif face cachée
back-1 = l’Abbesse (Église)
back-2 = l’Archevêque (Église•)
back-3 = le Capitaine (Armée)
back-4 = le Chapelain (Église, Armée)
back-5 = l’Inquisiteur (Église•, Armée)
back-6 = le Général (Armée•)
back-7 = le Templier (Église, Armée•)
back-8 = un solliciteur (Église•, Armée•)
back-9 = le Meunier (Peuple)
back-10 = le Frère mendiant (Église, Peuple)
back-11 = la Prophétesse (Église•, Peuple)
back-12 = le Sergent (Armée, Peuple)
back-13 = le Héraut (Église, Armée, Peuple)
back-14 = le Croisé (Église•, Armée, Peuple)
back-15 = le Prévôt (Armée•, Peuple)
back-16 = un solliciteur (Église, Armée•, Peuple)
back-17 = un solliciteur (Église•, Armée•, Peuple)
back-18 = le Tribun (Peuple•)
back-19 = le Pèlerin (Église, Peuple•)
back-20 = un solliciteur (Église•, Peuple•)
back-21 = le Déserteur (Armée, Peuple•)
back-22 = un solliciteur (Église, Armée, Peuple•)
back-23 = un solliciteur (Église•, Armée, Peuple•)
back-24 = un solliciteur (Armée•, Peuple•)
back-25 = un solliciteur (Église, Armée•, Peuple•)
back-26 = un solliciteur (Église•, Armée•, Peuple•)
back-27 = l’Usurier (Richesse)
back-28 = l’Aumônier (Église, Richesse)
back-29 = le Marchand de reliques (Église•, Richesse)
back-30 = l’Intendant (Armée, Richesse)
back-31 = l’Ambassadeur (Église, Armée, Richesse)
back-32 = un solliciteur (Église•, Armée, Richesse)
back-33 = le Mercenaire (Armée•, Richesse)
back-34 = un solliciteur (Église, Armée•, Richesse)
back-35 = un solliciteur (Église•, Armée•, Richesse)
back-36 = l’Aubergiste (Peuple, Richesse)
back-37 = le Médecin (Église, Peuple, Richesse)
back-38 = un solliciteur (Église•, Peuple, Richesse)
back-39 = le Maire (Armée, Peuple, Richesse)
back-40 = un solliciteur (Église, Armée, Peuple, Richesse)
back-41 = un solliciteur (Église•, Armée, Peuple, Richesse)
back-42 = l’Amiral (Armée•, Peuple, Richesse)
back-43 = un solliciteur (Église, Armée•, Peuple, Richesse)
back-44 = un solliciteur (Église•, Armée•, Peuple, Richesse)
back-45 = le Maître de guilde (Peuple•, Richesse)
back-46 = la Sage-femme (Église, Peuple•, Richesse)
back-47 = un solliciteur (Église•, Peuple•, Richesse)
back-48 = un solliciteur (Armée, Peuple•, Richesse)
back-49 = un solliciteur (Église, Armée, Peuple•, Richesse)
back-50 = un solliciteur (Église•, Armée, Peuple•, Richesse)
back-51 = un solliciteur (Armée•, Peuple•, Richesse)
back-52 = un solliciteur (Église, Armée•, Peuple•, Richesse)
back-53 = un solliciteur (Église•, Armée•, Peuple•, Richesse)
back-54 = le Trésorier (Richesse•)
back-55 = l’Économe (Église, Richesse•)
back-56 = un solliciteur (Église•, Richesse•)
back-57 = l’Armurier (Armée, Richesse•)
back-58 = le Grand Maître (Église, Armée, Richesse•)
back-59 = un solliciteur (Église•, Armée, Richesse•)
back-60 = un solliciteur (Armée•, Richesse•)
back-61 = un solliciteur (Église, Armée•, Richesse•)
back-62 = un solliciteur (Église•, Armée•, Richesse•)
back-63 = le Percepteur (Peuple, Richesse•)
back-64 = un solliciteur (Église, Peuple, Richesse•)
back-65 = un solliciteur (Église•, Peuple, Richesse•)
back-66 = un solliciteur (Armée, Peuple, Richesse•)
back-67 = un solliciteur (Église, Armée, Peuple, Richesse•)
back-68 = un solliciteur (Église•, Armée, Peuple, Richesse•)
back-69 = un solliciteur (Armée•, Peuple, Richesse•)
back-70 = un solliciteur (Église, Armée•, Peuple, Richesse•)
back-71 = un solliciteur (Église•, Armée•, Peuple, Richesse•)
back-72 = un solliciteur (Peuple•, Richesse•)
back-73 = un solliciteur (Église, Peuple•, Richesse•)
back-74 = un solliciteur (Église•, Peuple•, Richesse•)
back-75 = un solliciteur (Armée, Peuple•, Richesse•)
back-76 = un solliciteur (Église, Armée, Peuple•, Richesse•)
back-77 = un solliciteur (Église•, Armée, Peuple•, Richesse•)
back-78 = un solliciteur (Armée•, Peuple•, Richesse•)
back-79 = un solliciteur (Église, Armée•, Peuple•, Richesse•)
back-80 = un solliciteur (Église•, Armée•, Peuple•, Richesse•)

# Les Propositions du paquet maison : ce qui change si elle est acceptée, et si elle est rejetée.

card-proposal-1 = l’Abbesse (oui : Église −1 ; non : Armée +1)
card-proposal-2 = l’Abbesse (oui : Église −1 ; non : Église +1, Peuple −1)
card-proposal-3 = l’Abbesse (oui : Église −1 ; non : Église +1)
card-proposal-4 = l’Abbesse (oui : Église +1 ; non : Église −1)
card-proposal-5 = l’Abbesse (oui : Église +1 ; non : Église −1, Peuple +1)
card-proposal-6 = l’Abbesse (oui : Église +1 ; non : Armée −1)
card-proposal-7 = l’Archevêque (oui : Église −2 ; non : Richesse −1)
card-proposal-8 = l’Archevêque (oui : Église −2 ; non : Église +1)
card-proposal-9 = l’Archevêque (oui : Église −2 ; non : Église +2)
card-proposal-10 = l’Archevêque (oui : Église +2 ; non : Église −2)
card-proposal-11 = l’Archevêque (oui : Église +2 ; non : Église −1)
card-proposal-12 = l’Archevêque (oui : Église +2 ; non : Richesse +1)
card-proposal-13 = le Capitaine (oui : Armée −1 ; non : Peuple +1)
card-proposal-14 = le Capitaine (oui : Armée −1 ; non : Armée +1, Richesse −1)
card-proposal-15 = le Capitaine (oui : Armée −1 ; non : Armée +1)
card-proposal-16 = le Capitaine (oui : Armée +1 ; non : Armée −1)
card-proposal-17 = le Capitaine (oui : Armée +1 ; non : Armée −1, Richesse +1)
card-proposal-18 = le Capitaine (oui : Armée +1 ; non : Peuple −1)
card-proposal-19 = le Chapelain (oui : Église −1, Armée −1 ; non : Armée +1)
card-proposal-20 = le Chapelain (oui : Église −1, Armée −1 ; non : Église +1)
card-proposal-21 = le Chapelain (oui : Église −1, Armée +1 ; non : Armée −1)
card-proposal-22 = le Chapelain (oui : Église −1, Armée +1 ; non : Église +1)
card-proposal-23 = le Chapelain (oui : Église +1, Armée −1 ; non : Église −1)
card-proposal-24 = le Chapelain (oui : Église +1, Armée −1 ; non : Armée +1)
card-proposal-25 = le Chapelain (oui : Église +1, Armée +1 ; non : Église −1)
card-proposal-26 = le Chapelain (oui : Église +1, Armée +1 ; non : Armée −1)
card-proposal-27 = l’Inquisiteur (oui : Église −2, Armée −1 ; non : Armée +1, Peuple +1)
card-proposal-28 = l’Inquisiteur (oui : Église −2, Armée −1 ; non : Église +1)
card-proposal-29 = l’Inquisiteur (oui : Église −2, Armée +1 ; non : Armée +1)
card-proposal-30 = l’Inquisiteur (oui : Église −2, Armée +1 ; non : Église +1)
card-proposal-31 = l’Inquisiteur (oui : Église +2, Armée −1 ; non : Église −1)
card-proposal-32 = l’Inquisiteur (oui : Église +2, Armée −1 ; non : Armée −1)
card-proposal-33 = l’Inquisiteur (oui : Église +2, Armée +1 ; non : Église −1)
card-proposal-34 = l’Inquisiteur (oui : Église +2, Armée +1 ; non : Armée −1, Peuple −1)
card-proposal-35 = le Général (oui : Armée −2 ; non : Église −1)
card-proposal-36 = le Général (oui : Armée −2 ; non : Armée +1)
card-proposal-37 = le Général (oui : Armée −2 ; non : Armée +2)
card-proposal-38 = le Général (oui : Armée +2 ; non : Armée −2)
card-proposal-39 = le Général (oui : Armée +2 ; non : Armée −1)
card-proposal-40 = le Général (oui : Armée +2 ; non : Église +1)
card-proposal-41 = le Templier (oui : Église −1, Armée −2 ; non : Église −1)
card-proposal-42 = le Templier (oui : Église −1, Armée −2 ; non : Armée +1)
card-proposal-43 = le Templier (oui : Église −1, Armée +2 ; non : Armée −1)
card-proposal-44 = le Templier (oui : Église −1, Armée +2 ; non : Église +1, Richesse −1)
card-proposal-45 = le Templier (oui : Église +1, Armée −2 ; non : Église −1, Richesse +1)
card-proposal-46 = le Templier (oui : Église +1, Armée −2 ; non : Armée +1)
card-proposal-47 = le Templier (oui : Église +1, Armée +2 ; non : Armée −1)
card-proposal-48 = le Templier (oui : Église +1, Armée +2 ; non : Église +1)
card-proposal-49 = le Meunier (oui : Peuple −1 ; non : Église −1, Peuple +1)
card-proposal-50 = le Meunier (oui : Peuple −1 ; non : Richesse +1)
card-proposal-51 = le Meunier (oui : Peuple −1 ; non : Peuple +1)
card-proposal-52 = le Meunier (oui : Peuple +1 ; non : Peuple −1)
card-proposal-53 = le Meunier (oui : Peuple +1 ; non : Richesse −1)
card-proposal-54 = le Meunier (oui : Peuple +1 ; non : Église +1, Peuple −1)
card-proposal-55 = le Frère mendiant (oui : Église −1, Peuple −1 ; non : Peuple +1)
card-proposal-56 = le Frère mendiant (oui : Église −1, Peuple −1 ; non : Église +1)
card-proposal-57 = le Frère mendiant (oui : Église −1, Peuple +1 ; non : Peuple −1)
card-proposal-58 = le Frère mendiant (oui : Église −1, Peuple +1 ; non : Église +1)
card-proposal-59 = le Frère mendiant (oui : Église +1, Peuple −1 ; non : Église −1)
card-proposal-60 = le Frère mendiant (oui : Église +1, Peuple −1 ; non : Peuple +1)
card-proposal-61 = le Frère mendiant (oui : Église +1, Peuple +1 ; non : Église −1)
card-proposal-62 = le Frère mendiant (oui : Église +1, Peuple +1 ; non : Peuple −1)
card-proposal-63 = la Prophétesse (oui : Église −2, Peuple −1 ; non : Armée +1, Peuple +1)
card-proposal-64 = la Prophétesse (oui : Église −2, Peuple −1 ; non : Église +1)
card-proposal-65 = la Prophétesse (oui : Église −2, Peuple +1 ; non : Peuple +1)
card-proposal-66 = la Prophétesse (oui : Église −2, Peuple +1 ; non : Église +1)
card-proposal-67 = la Prophétesse (oui : Église +2, Peuple −1 ; non : Église −1)
card-proposal-68 = la Prophétesse (oui : Église +2, Peuple −1 ; non : Peuple −1)
card-proposal-69 = la Prophétesse (oui : Église +2, Peuple +1 ; non : Église −1)
card-proposal-70 = la Prophétesse (oui : Église +2, Peuple +1 ; non : Armée −1, Peuple −1)
card-proposal-71 = le Sergent (oui : Armée −1, Peuple −1 ; non : Peuple +1)
card-proposal-72 = le Sergent (oui : Armée −1, Peuple −1 ; non : Armée +1)
card-proposal-73 = le Sergent (oui : Armée −1, Peuple +1 ; non : Peuple −1)
card-proposal-74 = le Sergent (oui : Armée −1, Peuple +1 ; non : Armée +1)
card-proposal-75 = le Sergent (oui : Armée +1, Peuple −1 ; non : Armée −1)
card-proposal-76 = le Sergent (oui : Armée +1, Peuple −1 ; non : Peuple +1)
card-proposal-77 = le Sergent (oui : Armée +1, Peuple +1 ; non : Armée −1)
card-proposal-78 = le Sergent (oui : Armée +1, Peuple +1 ; non : Peuple −1)
card-proposal-79 = le Héraut (oui : Église −1, Armée −1, Peuple −1 ; non : Église +1)
card-proposal-80 = le Héraut (oui : Église −1, Armée −1, Peuple +1 ; non : Armée +1)
card-proposal-81 = le Héraut (oui : Église −1, Armée +1, Peuple −1 ; non : Peuple +1)
card-proposal-82 = le Héraut (oui : Église −1, Armée +1, Peuple +1 ; non : Église +1)
card-proposal-83 = le Héraut (oui : Église +1, Armée −1, Peuple −1 ; non : Église −1)
card-proposal-84 = le Héraut (oui : Église +1, Armée −1, Peuple +1 ; non : Peuple −1)
card-proposal-85 = le Héraut (oui : Église +1, Armée +1, Peuple −1 ; non : Armée −1)
card-proposal-86 = le Héraut (oui : Église +1, Armée +1, Peuple +1 ; non : Église −1)
card-proposal-87 = le Croisé (oui : Église −2, Armée −1, Peuple −1 ; non : Église +1)
card-proposal-88 = le Croisé (oui : Église −2, Armée −1, Peuple +1 ; non : Église +1)
card-proposal-89 = le Croisé (oui : Église −2, Armée +1, Peuple −1 ; non : Richesse +1)
card-proposal-90 = le Croisé (oui : Église −2, Armée +1, Peuple +1 ; non : Richesse +1)
card-proposal-91 = le Croisé (oui : Église +2, Armée −1, Peuple −1 ; non : Richesse −1)
card-proposal-92 = le Croisé (oui : Église +2, Armée −1, Peuple +1 ; non : Richesse −1)
card-proposal-93 = le Croisé (oui : Église +2, Armée +1, Peuple −1 ; non : Église −1)
card-proposal-94 = le Croisé (oui : Église +2, Armée +1, Peuple +1 ; non : Église −1)
card-proposal-95 = le Prévôt (oui : Armée −2, Peuple −1 ; non : Armée +1)
card-proposal-96 = le Prévôt (oui : Armée −2, Peuple −1 ; non : Église +1, Peuple +1)
card-proposal-97 = le Prévôt (oui : Armée −2, Peuple +1 ; non : Peuple +1)
card-proposal-98 = le Prévôt (oui : Armée −2, Peuple +1 ; non : Armée +1)
card-proposal-99 = le Prévôt (oui : Armée +2, Peuple −1 ; non : Armée −1)
card-proposal-100 = le Prévôt (oui : Armée +2, Peuple −1 ; non : Peuple −1)
card-proposal-101 = le Prévôt (oui : Armée +2, Peuple +1 ; non : Église −1, Peuple −1)
card-proposal-102 = le Prévôt (oui : Armée +2, Peuple +1 ; non : Armée −1)
card-proposal-103 = le Tribun (oui : Peuple −2 ; non : Armée −1)
card-proposal-104 = le Tribun (oui : Peuple −2 ; non : Peuple +1)
card-proposal-105 = le Tribun (oui : Peuple −2 ; non : Peuple +2)
card-proposal-106 = le Tribun (oui : Peuple +2 ; non : Peuple −2)
card-proposal-107 = le Tribun (oui : Peuple +2 ; non : Peuple −1)
card-proposal-108 = le Tribun (oui : Peuple +2 ; non : Armée +1)
card-proposal-109 = le Pèlerin (oui : Église −1, Peuple −2 ; non : Église −1)
card-proposal-110 = le Pèlerin (oui : Église −1, Peuple −2 ; non : Peuple +1)
card-proposal-111 = le Pèlerin (oui : Église −1, Peuple +2 ; non : Peuple −1)
card-proposal-112 = le Pèlerin (oui : Église −1, Peuple +2 ; non : Église +1, Richesse −1)
card-proposal-113 = le Pèlerin (oui : Église +1, Peuple −2 ; non : Église −1, Richesse +1)
card-proposal-114 = le Pèlerin (oui : Église +1, Peuple −2 ; non : Peuple +1)
card-proposal-115 = le Pèlerin (oui : Église +1, Peuple +2 ; non : Peuple −1)
card-proposal-116 = le Pèlerin (oui : Église +1, Peuple +2 ; non : Église +1)
card-proposal-117 = le Déserteur (oui : Armée −1, Peuple −2 ; non : Armée −1)
card-proposal-118 = le Déserteur (oui : Armée −1, Peuple −2 ; non : Peuple +1)
card-proposal-119 = le Déserteur (oui : Armée −1, Peuple +2 ; non : Peuple −1)
card-proposal-120 = le Déserteur (oui : Armée −1, Peuple +2 ; non : Armée +1, Richesse −1)
card-proposal-121 = le Déserteur (oui : Armée +1, Peuple −2 ; non : Armée −1, Richesse +1)
card-proposal-122 = le Déserteur (oui : Armée +1, Peuple −2 ; non : Peuple +1)
card-proposal-123 = le Déserteur (oui : Armée +1, Peuple +2 ; non : Peuple −1)
card-proposal-124 = le Déserteur (oui : Armée +1, Peuple +2 ; non : Armée +1)
card-proposal-125 = l’Usurier (oui : Richesse −1 ; non : Armée −1, Richesse +1)
card-proposal-126 = l’Usurier (oui : Richesse −1 ; non : Richesse +1)
card-proposal-127 = l’Usurier (oui : Richesse −1 ; non : Église +1)
card-proposal-128 = l’Usurier (oui : Richesse +1 ; non : Église −1)
card-proposal-129 = l’Usurier (oui : Richesse +1 ; non : Richesse −1)
card-proposal-130 = l’Usurier (oui : Richesse +1 ; non : Armée +1, Richesse −1)
card-proposal-131 = l’Aumônier (oui : Église −1, Richesse −1 ; non : Richesse +1)
card-proposal-132 = l’Aumônier (oui : Église −1, Richesse −1 ; non : Église +1)
card-proposal-133 = l’Aumônier (oui : Église −1, Richesse +1 ; non : Richesse −1)
card-proposal-134 = l’Aumônier (oui : Église −1, Richesse +1 ; non : Église +1)
card-proposal-135 = l’Aumônier (oui : Église +1, Richesse −1 ; non : Église −1)
card-proposal-136 = l’Aumônier (oui : Église +1, Richesse −1 ; non : Richesse +1)
card-proposal-137 = l’Aumônier (oui : Église +1, Richesse +1 ; non : Église −1)
card-proposal-138 = l’Aumônier (oui : Église +1, Richesse +1 ; non : Richesse −1)
card-proposal-139 = le Marchand de reliques (oui : Église −2, Richesse −1 ; non : Armée +1, Richesse +1)
card-proposal-140 = le Marchand de reliques (oui : Église −2, Richesse −1 ; non : Église +1)
card-proposal-141 = le Marchand de reliques (oui : Église −2, Richesse +1 ; non : Richesse +1)
card-proposal-142 = le Marchand de reliques (oui : Église −2, Richesse +1 ; non : Église +1)
card-proposal-143 = le Marchand de reliques (oui : Église +2, Richesse −1 ; non : Église −1)
card-proposal-144 = le Marchand de reliques (oui : Église +2, Richesse −1 ; non : Richesse −1)
card-proposal-145 = le Marchand de reliques (oui : Église +2, Richesse +1 ; non : Église −1)
card-proposal-146 = le Marchand de reliques (oui : Église +2, Richesse +1 ; non : Armée −1, Richesse −1)
card-proposal-147 = l’Intendant (oui : Armée −1, Richesse −1 ; non : Richesse +1)
card-proposal-148 = l’Intendant (oui : Armée −1, Richesse −1 ; non : Armée +1)
card-proposal-149 = l’Intendant (oui : Armée −1, Richesse +1 ; non : Richesse −1)
card-proposal-150 = l’Intendant (oui : Armée −1, Richesse +1 ; non : Armée +1)
card-proposal-151 = l’Intendant (oui : Armée +1, Richesse −1 ; non : Armée −1)
card-proposal-152 = l’Intendant (oui : Armée +1, Richesse −1 ; non : Richesse +1)
card-proposal-153 = l’Intendant (oui : Armée +1, Richesse +1 ; non : Armée −1)
card-proposal-154 = l’Intendant (oui : Armée +1, Richesse +1 ; non : Richesse −1)
card-proposal-155 = l’Ambassadeur (oui : Église −1, Armée −1, Richesse −1 ; non : Église +1)
card-proposal-156 = l’Ambassadeur (oui : Église −1, Armée −1, Richesse +1 ; non : Armée +1)
card-proposal-157 = l’Ambassadeur (oui : Église −1, Armée +1, Richesse −1 ; non : Richesse +1)
card-proposal-158 = l’Ambassadeur (oui : Église −1, Armée +1, Richesse +1 ; non : Richesse −1)
card-proposal-159 = l’Ambassadeur (oui : Église +1, Armée −1, Richesse −1 ; non : Richesse +1)
card-proposal-160 = l’Ambassadeur (oui : Église +1, Armée −1, Richesse +1 ; non : Richesse −1)
card-proposal-161 = l’Ambassadeur (oui : Église +1, Armée +1, Richesse −1 ; non : Armée −1)
card-proposal-162 = l’Ambassadeur (oui : Église +1, Armée +1, Richesse +1 ; non : Église −1)
card-proposal-163 = le Mercenaire (oui : Armée −2, Richesse −1 ; non : Armée +1)
card-proposal-164 = le Mercenaire (oui : Armée −2, Richesse −1 ; non : Église +1, Richesse +1)
card-proposal-165 = le Mercenaire (oui : Armée −2, Richesse +1 ; non : Richesse +1)
card-proposal-166 = le Mercenaire (oui : Armée −2, Richesse +1 ; non : Armée +1)
card-proposal-167 = le Mercenaire (oui : Armée +2, Richesse −1 ; non : Armée −1)
card-proposal-168 = le Mercenaire (oui : Armée +2, Richesse −1 ; non : Richesse −1)
card-proposal-169 = le Mercenaire (oui : Armée +2, Richesse +1 ; non : Église −1, Richesse −1)
card-proposal-170 = le Mercenaire (oui : Armée +2, Richesse +1 ; non : Armée −1)
card-proposal-171 = l’Aubergiste (oui : Peuple −1, Richesse −1 ; non : Richesse +1)
card-proposal-172 = l’Aubergiste (oui : Peuple −1, Richesse −1 ; non : Peuple +1)
card-proposal-173 = l’Aubergiste (oui : Peuple −1, Richesse +1 ; non : Richesse −1)
card-proposal-174 = l’Aubergiste (oui : Peuple −1, Richesse +1 ; non : Peuple +1)
card-proposal-175 = l’Aubergiste (oui : Peuple +1, Richesse −1 ; non : Peuple −1)
card-proposal-176 = l’Aubergiste (oui : Peuple +1, Richesse −1 ; non : Richesse +1)
card-proposal-177 = l’Aubergiste (oui : Peuple +1, Richesse +1 ; non : Peuple −1)
card-proposal-178 = l’Aubergiste (oui : Peuple +1, Richesse +1 ; non : Richesse −1)
card-proposal-179 = le Médecin (oui : Église −1, Peuple −1, Richesse −1 ; non : Église +1)
card-proposal-180 = le Médecin (oui : Église −1, Peuple −1, Richesse +1 ; non : Peuple +1)
card-proposal-181 = le Médecin (oui : Église −1, Peuple +1, Richesse −1 ; non : Richesse +1)
card-proposal-182 = le Médecin (oui : Église −1, Peuple +1, Richesse +1 ; non : Peuple −1)
card-proposal-183 = le Médecin (oui : Église +1, Peuple −1, Richesse −1 ; non : Peuple +1)
card-proposal-184 = le Médecin (oui : Église +1, Peuple −1, Richesse +1 ; non : Richesse −1)
card-proposal-185 = le Médecin (oui : Église +1, Peuple +1, Richesse −1 ; non : Peuple −1)
card-proposal-186 = le Médecin (oui : Église +1, Peuple +1, Richesse +1 ; non : Église −1)
card-proposal-187 = le Maire (oui : Armée −1, Peuple −1, Richesse −1 ; non : Armée +1)
card-proposal-188 = le Maire (oui : Armée −1, Peuple −1, Richesse +1 ; non : Peuple +1)
card-proposal-189 = le Maire (oui : Armée −1, Peuple +1, Richesse −1 ; non : Richesse +1)
card-proposal-190 = le Maire (oui : Armée −1, Peuple +1, Richesse +1 ; non : Armée +1)
card-proposal-191 = le Maire (oui : Armée +1, Peuple −1, Richesse −1 ; non : Armée −1)
card-proposal-192 = le Maire (oui : Armée +1, Peuple −1, Richesse +1 ; non : Richesse −1)
card-proposal-193 = le Maire (oui : Armée +1, Peuple +1, Richesse −1 ; non : Peuple −1)
card-proposal-194 = le Maire (oui : Armée +1, Peuple +1, Richesse +1 ; non : Armée −1)
card-proposal-195 = l’Amiral (oui : Armée −2, Peuple −1, Richesse −1 ; non : Armée +1)
card-proposal-196 = l’Amiral (oui : Armée −2, Peuple −1, Richesse +1 ; non : Armée +1)
card-proposal-197 = l’Amiral (oui : Armée −2, Peuple +1, Richesse −1 ; non : Église +1)
card-proposal-198 = l’Amiral (oui : Armée −2, Peuple +1, Richesse +1 ; non : Église +1)
card-proposal-199 = l’Amiral (oui : Armée +2, Peuple −1, Richesse −1 ; non : Église −1)
card-proposal-200 = l’Amiral (oui : Armée +2, Peuple −1, Richesse +1 ; non : Église −1)
card-proposal-201 = l’Amiral (oui : Armée +2, Peuple +1, Richesse −1 ; non : Armée −1)
card-proposal-202 = l’Amiral (oui : Armée +2, Peuple +1, Richesse +1 ; non : Armée −1)
card-proposal-203 = le Maître de guilde (oui : Peuple −2, Richesse −1 ; non : Peuple +1)
card-proposal-204 = le Maître de guilde (oui : Peuple −2, Richesse −1 ; non : Église +1, Richesse +1)
card-proposal-205 = le Maître de guilde (oui : Peuple −2, Richesse +1 ; non : Richesse +1)
card-proposal-206 = le Maître de guilde (oui : Peuple −2, Richesse +1 ; non : Peuple +1)
card-proposal-207 = le Maître de guilde (oui : Peuple +2, Richesse −1 ; non : Peuple −1)
card-proposal-208 = le Maître de guilde (oui : Peuple +2, Richesse −1 ; non : Richesse −1)
card-proposal-209 = le Maître de guilde (oui : Peuple +2, Richesse +1 ; non : Église −1, Richesse −1)
card-proposal-210 = le Maître de guilde (oui : Peuple +2, Richesse +1 ; non : Peuple −1)
card-proposal-211 = la Sage-femme (oui : Église −1, Peuple −2, Richesse −1 ; non : Peuple +1)
card-proposal-212 = la Sage-femme (oui : Église −1, Peuple −2, Richesse +1 ; non : Peuple +1)
card-proposal-213 = la Sage-femme (oui : Église −1, Peuple +2, Richesse −1 ; non : Armée −1)
card-proposal-214 = la Sage-femme (oui : Église −1, Peuple +2, Richesse +1 ; non : Armée −1)
card-proposal-215 = la Sage-femme (oui : Église +1, Peuple −2, Richesse −1 ; non : Armée +1)
card-proposal-216 = la Sage-femme (oui : Église +1, Peuple −2, Richesse +1 ; non : Armée +1)
card-proposal-217 = la Sage-femme (oui : Église +1, Peuple +2, Richesse −1 ; non : Peuple −1)
card-proposal-218 = la Sage-femme (oui : Église +1, Peuple +2, Richesse +1 ; non : Peuple −1)
card-proposal-219 = le Trésorier (oui : Richesse −2 ; non : Peuple −1)
card-proposal-220 = le Trésorier (oui : Richesse −2 ; non : Richesse +1)
card-proposal-221 = le Trésorier (oui : Richesse −2 ; non : Richesse +2)
card-proposal-222 = le Trésorier (oui : Richesse +2 ; non : Richesse −2)
card-proposal-223 = le Trésorier (oui : Richesse +2 ; non : Richesse −1)
card-proposal-224 = le Trésorier (oui : Richesse +2 ; non : Peuple +1)
card-proposal-225 = l’Économe (oui : Église −1, Richesse −2 ; non : Église −1)
card-proposal-226 = l’Économe (oui : Église −1, Richesse −2 ; non : Richesse +1)
card-proposal-227 = l’Économe (oui : Église −1, Richesse +2 ; non : Richesse −1)
card-proposal-228 = l’Économe (oui : Église −1, Richesse +2 ; non : Église +1, Peuple −1)
card-proposal-229 = l’Économe (oui : Église +1, Richesse −2 ; non : Église −1, Peuple +1)
card-proposal-230 = l’Économe (oui : Église +1, Richesse −2 ; non : Richesse +1)
card-proposal-231 = l’Économe (oui : Église +1, Richesse +2 ; non : Richesse −1)
card-proposal-232 = l’Économe (oui : Église +1, Richesse +2 ; non : Église +1)
card-proposal-233 = l’Armurier (oui : Armée −1, Richesse −2 ; non : Armée −1)
card-proposal-234 = l’Armurier (oui : Armée −1, Richesse −2 ; non : Richesse +1)
card-proposal-235 = l’Armurier (oui : Armée −1, Richesse +2 ; non : Richesse −1)
card-proposal-236 = l’Armurier (oui : Armée −1, Richesse +2 ; non : Armée +1, Peuple −1)
card-proposal-237 = l’Armurier (oui : Armée +1, Richesse −2 ; non : Armée −1, Peuple +1)
card-proposal-238 = l’Armurier (oui : Armée +1, Richesse −2 ; non : Richesse +1)
card-proposal-239 = l’Armurier (oui : Armée +1, Richesse +2 ; non : Richesse −1)
card-proposal-240 = l’Armurier (oui : Armée +1, Richesse +2 ; non : Armée +1)
card-proposal-241 = le Grand Maître (oui : Église −1, Armée −1, Richesse −2 ; non : Richesse +1)
card-proposal-242 = le Grand Maître (oui : Église −1, Armée −1, Richesse +2 ; non : Peuple −1)
card-proposal-243 = le Grand Maître (oui : Église −1, Armée +1, Richesse −2 ; non : Richesse +1)
card-proposal-244 = le Grand Maître (oui : Église −1, Armée +1, Richesse +2 ; non : Peuple −1)
card-proposal-245 = le Grand Maître (oui : Église +1, Armée −1, Richesse −2 ; non : Peuple +1)
card-proposal-246 = le Grand Maître (oui : Église +1, Armée −1, Richesse +2 ; non : Richesse −1)
card-proposal-247 = le Grand Maître (oui : Église +1, Armée +1, Richesse −2 ; non : Peuple +1)
card-proposal-248 = le Grand Maître (oui : Église +1, Armée +1, Richesse +2 ; non : Richesse −1)
card-proposal-249 = le Percepteur (oui : Peuple −1, Richesse −2 ; non : Peuple −1)
card-proposal-250 = le Percepteur (oui : Peuple −1, Richesse −2 ; non : Richesse +1)
card-proposal-251 = le Percepteur (oui : Peuple −1, Richesse +2 ; non : Armée −1, Peuple +1)
card-proposal-252 = le Percepteur (oui : Peuple −1, Richesse +2 ; non : Richesse −1)
card-proposal-253 = le Percepteur (oui : Peuple +1, Richesse −2 ; non : Richesse +1)
card-proposal-254 = le Percepteur (oui : Peuple +1, Richesse −2 ; non : Armée +1, Peuple −1)
card-proposal-255 = le Percepteur (oui : Peuple +1, Richesse +2 ; non : Richesse −1)
card-proposal-256 = le Percepteur (oui : Peuple +1, Richesse +2 ; non : Peuple +1)

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
