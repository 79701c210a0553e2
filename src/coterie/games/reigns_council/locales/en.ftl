# Reigns: The Council in English: every word a player reads.

game-title = Reigns: The Council
game-tagline = Plead, flatter and scheme before a Monarch who sees only the backs of your cards.
game-aim = Have the most points when everyone has reigned. As Monarch you score for every accepted Proposal that takes effect; as Advisor for every Proposal of yours that is accepted and, if the Monarch dies, for the pillars that stand where your Secret Goal wants them.
game-minutes = 20 min a reign

# Pillars

pillar-church = Church
pillar-army = Army
pillar-people = People
pillar-wealth = Wealth

# Who speaks for a Proposal, one character per back; a petitioner where the standard pack has no such back.

-petitioner = a petitioner
character-1 = the Abbess
character-2 = the Archbishop
character-3 = the Captain
character-4 = the Chaplain
character-5 = the Inquisitor
character-6 = the General
character-7 = the Templar
character-8 = { -petitioner }
character-9 = the Miller
character-10 = the Friar
character-11 = the Prophetess
character-12 = the Sergeant
character-13 = the Herald
character-14 = the Crusader
character-15 = the Sheriff
character-16 = { -petitioner }
character-17 = { -petitioner }
character-18 = the Tribune
character-19 = the Pilgrim
character-20 = { -petitioner }
character-21 = the Deserter
character-22 = { -petitioner }
character-23 = { -petitioner }
character-24 = { -petitioner }
character-25 = { -petitioner }
character-26 = { -petitioner }
character-27 = the Moneylender
character-28 = the Almoner
character-29 = the Relic Seller
character-30 = the Sutler
character-31 = the Ambassador
character-32 = { -petitioner }
character-33 = the Mercenary
character-34 = { -petitioner }
character-35 = { -petitioner }
character-36 = the Innkeeper
character-37 = the Physician
character-38 = { -petitioner }
character-39 = the Mayor
character-40 = { -petitioner }
character-41 = { -petitioner }
character-42 = the Admiral
character-43 = { -petitioner }
character-44 = { -petitioner }
character-45 = the Guildmaster
character-46 = the Midwife
character-47 = { -petitioner }
character-48 = { -petitioner }
character-49 = { -petitioner }
character-50 = { -petitioner }
character-51 = { -petitioner }
character-52 = { -petitioner }
character-53 = { -petitioner }
character-54 = the Treasurer
character-55 = the Bursar
character-56 = { -petitioner }
character-57 = the Armourer
character-58 = the Grand Master
character-59 = { -petitioner }
character-60 = { -petitioner }
character-61 = { -petitioner }
character-62 = { -petitioner }
character-63 = the Tax Collector
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

# Icons to plead with, sixteen to a pillar

icon-altar = altar
icon-angel = angel
icon-bell = bell
icon-candle = candle
icon-censer = censer
icon-chalice = chalice
icon-crozier = crozier
icon-dove = dove
icon-gargoyle = gargoyle
icon-halo = halo
icon-organ = organ
icon-psalter = psalter
icon-relic = relic
icon-rosary = rosary
icon-skull = skull
icon-veil = veil
icon-anchor = anchor
icon-arrow = arrow
icon-boot = boot
icon-cannon = cannon
icon-catapult = catapult
icon-drum = drum
icon-flag = flag
icon-gauntlet = gauntlet
icon-halberd = halberd
icon-helmet = helmet
icon-horse = horse
icon-ladder = ladder
icon-shield = shield
icon-sword = sword
icon-tent = tent
icon-trumpet = trumpet
icon-barrel = barrel
icon-beehive = beehive
icon-bread = bread
icon-broom = broom
icon-cauldron = cauldron
icon-clog = clog
icon-cradle = cradle
icon-fiddle = fiddle
icon-goose = goose
icon-lantern = lantern
icon-mask = mask
icon-pitchfork = pitchfork
icon-plough = plough
icon-scarecrow = scarecrow
icon-turnip = turnip
icon-well = well
icon-carpet = carpet
icon-chest = chest
icon-coin = coin
icon-hourglass = hourglass
icon-key = key
icon-ledger = ledger
icon-mirror = mirror
icon-peacock = peacock
icon-pearl = pearl
icon-pepper = pepper
icon-purse = purse
icon-ring = ring
icon-ruby = ruby
icon-scales = scales
icon-seal = seal
icon-silk = silk

# Opening lines, one per group of a back: they name its icons, ask for a yes or a no, and give no direction away.

pitch-1-1 = Majesty, Sister Agnes saw your face in the chalice and has hidden hers behind her veil ever since. May she describe it to you in private?
pitch-1-2 = Each of us in turn sits with our foundress’s skull until the candle goes out. Tonight the turn is yours. Will you come?
pitch-1-3 = A dove has nested in my psalter, on the very page that speaks of you. Shall I turn the page?
pitch-2-1 = When I tap my crozier on the floor the organ answers, and nobody sits at it. Shall I ask it what it wants?
pitch-2-2 = The painter swears that the relic wore a halo until he blinked. May I have him stare at it for a year?
pitch-2-3 = Overnight the gargoyle and the angel of my cathedral have changed places. Do we admit that we have noticed?
pitch-3-1 = Our drum has a boot inside it, the boot has a foot inside it, and nobody in the company is missing one. Do I play on?
pitch-3-2 = Somebody has pitched a tent at the top of our longest ladder and invites all of us to supper. Do I accept in your name?
pitch-3-3 = An arrow has been stuck in my helmet since Tuesday, with a letter for you tied to it. Do you wish to know what it says?
pitch-4-1 = The bell and the drum both wish to open your birthday on the stroke of three, and each counts differently. Shall I count for them?
pitch-4-2 = The archers have lent me an arrow, I have lent them my rosary, and we would all keep what we have until Easter. Do you allow it?
pitch-5-1 = In my left hand the censer, on my right hand the gauntlet. The guardroom is wondering which of the two will knock. May I surprise it?
pitch-5-2 = I have one question for this skull and one for this sword, and I expect the same answer of both. May I ask?
pitch-6-1 = I have taught the great cannon to come in after the trumpet. May I hold the concert under your windows?
pitch-6-2 = My horse bows to every flag it meets, whoever carries it. Will you have a word with the animal?
pitch-6-3 = I sleep on my shield, next to the catapult, and of late one of the three of us snores. Will you come and tell me which?
pitch-7-1 = A halberd is leaning against the altar, and nobody on either side of it will say whose it is. Shall I leave it where it stands?
pitch-7-2 = A dove has laid an egg in my shield, and on the matter of omelettes our vows are silent. May I call a chapter?
pitch-9-1 = Begging your pardon, there was a clog in Sunday’s bread and the whole village says it is theirs. Will you say whose foot it fits?
pitch-9-2 = My goose has chased my wife, my dog and my broom out of the mill and now sees to everything herself. May I send her to Council in my place?
pitch-9-3 = Every night a lantern is lit at the bottom of our well, and nobody lives there that we know of. May I shout that it is you who are asking?
pitch-10-1 = I fell asleep against a barrel and woke with a candle in each hand, and the whole tavern was singing vespers. Shall we do it again on Thursday?
pitch-10-2 = An old woman has carved a whole rosary out of one turnip, and it has begun to sprout. Shall we wait and see what comes out?
pitch-11-1 = I saw an angel asleep in a cradle, and it was the cradle that rocked the town. Shall I wake it?
pitch-11-2 = My halo slipped into the well, and since then all who drink there finish my sentences. Shall I tell them how this one ends?
pitch-12-1 = The lads found a fiddle in a boot, and the town has been dancing ever since, or else marching, I cannot tell. Do I call a halt?
pitch-12-2 = The village soup is in my helmet and the village cauldron is on my head, and both are a perfect fit. Do we leave it at that?
pitch-13-1 = I announced you with the trumpet, they announced you with the organ, and the crowd bowed to somebody between us. Do I say that it was you?
pitch-14-1 = Halfway to the Holy City I met my own village coming back, with a gargoyle and a pitchfork and not a word to say. Do I turn round?
pitch-15-1 = My horse ran after the barrel, the crowd ran after my horse, and I ran after the crowd. Do I arrest whoever gets there first?
pitch-15-2 = I flung my gauntlet before a man in a mask. He picked it off the ground, bowed, and had your voice. Do I keep the appointment?
pitch-18-1 = The plough and the pitchfork both want to walk first at your funeral, and neither will wait. May I draw lots?
pitch-18-2 = A scarecrow in a mask has been making my speeches in the square, and nobody has complained. May it finish this one?
pitch-18-3 = The street is asking whether a crown, stirred in a cauldron, hums like a beehive. May I borrow yours and see?
pitch-19-1 = I have walked nine hundred leagues to bring you this clog. It is a relic, they told me, though not of whom. Will you try it on?
pitch-19-2 = A goose with a bell round its neck has followed me from the border, and everybody else is following the goose. May we come through the palace?
pitch-21-1 = I left a scarecrow asleep in my tent, and I hear they have made it a lieutenant. May I come back as its servant?
pitch-21-2 = I was to carry my anchor inland until nobody could say what it was. They have hung a lantern on it and dance round it. May I stay?
pitch-27-1 = On my scales this pearl weighs exactly as much as what your late uncle never told us. Shall I read out the figure?
pitch-27-2 = In this mirror my purse is never the size that it is in my hand. May I hang it opposite your treasury?
pitch-27-3 = Your grandmother left me a ring and an hourglass, with orders to do nothing before the last grain. It is dropping now. Shall I begin?
pitch-28-1 = Every morning somebody drops the same coin into my chalice: I know it by the tooth marks. May I hide and see who it is?
pitch-28-2 = By mistake the censer was filled with pepper, and the whole cathedral sneezed in Latin. Do we say that it was meant?
pitch-29-1 = This is either a relic, the tooth of a saint, or a very large pearl. The only way to tell is to bite. May I?
pitch-29-2 = Behind this veil hangs a mirror. Three buyers have seen themselves in it, and not one will say how. Do you wish to look?
pitch-30-1 = I have a wager with the gunners: that cannon is loaded with pepper, or it is not. The match is in your hand. Shall we find out?
pitch-30-2 = A purse is nailed to the top of the ladder, and at its foot stands a company of heroes, each waiting for another. Do I give the signal?
pitch-31-1 = They send you a peacock with a halberd on either side of it, and it is the peacock that commands. Do I receive it at the great gate?
pitch-33-1 = My sword obeys whoever holds the other half of this seal, and this morning I found both halves in my own pocket. Do I obey myself?
pitch-33-2 = My flag is of a silk so fine that one reads the enemy’s colours through it. May I turn it round?
pitch-36-1 = A traveller baked the key of his room into my bread and left. Half the street has had a slice. Do I bolt the doors and wait?
pitch-36-2 = The fiddle plays for as long as the hourglass runs, and for four days some joker has kept turning it. May I stay his hand?
pitch-37-1 = I boiled a ruby in a cauldron for nine days and drank it, and I feel nothing, which is promising. Will you have the other cup?
pitch-39-1 = For Saint Blaise’s day the town has put a plough in the catapult, as custom demands. Nobody remembers how the custom goes on. Do we let go?
pitch-42-1 = My anchor has caught on something that last year’s chart does not show, and it smells of pepper. Do you wish to see what it is?
pitch-45-1 = The guild has set its seal on a beehive, and the bees have set theirs on the guild. Do we take the contract as signed?
pitch-45-2 = We have an order for a broom of silk, and not one of our hundred masters will say who placed it. Do we deliver it here?
pitch-46-1 = The child came at midnight holding a lantern, the priest let go of his chalice, and I have not told the family. Do you wish to know which family?
pitch-54-1 = The great ledger has locked itself, and where the key is kept is written on page nine. May I use an axe?
pitch-54-2 = Every evening for a year I have tossed a coin for the great ruby, and it has always landed on its edge. Shall I toss it once again?
pitch-54-3 = Under the treasury carpet there is a lump the size of a chest, or of my predecessor. Shall we look?
pitch-55-1 = For eleven years I have kept the accounts in the psalter, and we have sung from the ledger. Today somebody noticed. Do we change over?
pitch-55-2 = The carpet before the altar has a door woven into it, and this morning it stood ajar. Shall I knock?
pitch-57-1 = The gauntlet, the ring and the finger are all one piece now. His lordship would like to have one of the three back. Do I fetch the saw?
pitch-57-2 = You ordered a lion on this shield. My apprentice painted a peacock, and now it struts. Do we let it?
pitch-58-1 = Something is hidden in my crozier, and each brother knows one letter of it. It spells ‘coin’ or, if Brother Odo stands in the wrong place, ‘icon’. Do we open it?
pitch-63-1 = I set a turnip on my scales and the crowd went quiet. I do not know why. May I remove it?
pitch-63-2 = In one house I found the child asleep in the chest and a stone tucked into the cradle. Do I write that in my report?
pitch-petitioner = Majesty, you do not know me, and I have waited in your corridor since the last reign but one. Will you say yes?

# Backs: the character, the pillars an accepted Proposal moves, a dot where it moves them far.

card-hidden = a hidden card
back-0 = a face-down goal
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

# A Proposal: what changes if it is accepted, and if it is rejected.

card-proposal = { $character } (yes:{ $yes-church ->
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
}; no:{ $no-church ->
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

# Secret Goals

card-goal-church-weak-army-weak = weak { pillar-church } and weak { pillar-army }
card-goal-church-weak-army-strong = weak { pillar-church } and strong { pillar-army }
card-goal-church-strong-army-weak = strong { pillar-church } and weak { pillar-army }
card-goal-church-strong-army-strong = strong { pillar-church } and strong { pillar-army }
card-goal-church-weak-people-weak = weak { pillar-church } and weak { pillar-people }
card-goal-church-weak-people-strong = weak { pillar-church } and strong { pillar-people }
card-goal-church-strong-people-weak = strong { pillar-church } and weak { pillar-people }
card-goal-church-strong-people-strong = strong { pillar-church } and strong { pillar-people }
card-goal-church-weak-wealth-weak = weak { pillar-church } and weak { pillar-wealth }
card-goal-church-weak-wealth-strong = weak { pillar-church } and strong { pillar-wealth }
card-goal-church-strong-wealth-weak = strong { pillar-church } and weak { pillar-wealth }
card-goal-church-strong-wealth-strong = strong { pillar-church } and strong { pillar-wealth }
card-goal-army-weak-people-weak = weak { pillar-army } and weak { pillar-people }
card-goal-army-weak-people-strong = weak { pillar-army } and strong { pillar-people }
card-goal-army-strong-people-weak = strong { pillar-army } and weak { pillar-people }
card-goal-army-strong-people-strong = strong { pillar-army } and strong { pillar-people }
card-goal-army-weak-wealth-weak = weak { pillar-army } and weak { pillar-wealth }
card-goal-army-weak-wealth-strong = weak { pillar-army } and strong { pillar-wealth }
card-goal-army-strong-wealth-weak = strong { pillar-army } and weak { pillar-wealth }
card-goal-army-strong-wealth-strong = strong { pillar-army } and strong { pillar-wealth }
card-goal-people-weak-wealth-weak = weak { pillar-people } and weak { pillar-wealth }
card-goal-people-weak-wealth-strong = weak { pillar-people } and strong { pillar-wealth }
card-goal-people-strong-wealth-weak = strong { pillar-people } and weak { pillar-wealth }
card-goal-people-strong-wealth-strong = strong { pillar-people } and strong { pillar-wealth }

# What can be done

verb-crown = Crown { $seat }
verb-deal = Deal { $card }
verb-turn-up = Turn up { $card }
verb-draw = Draw from the { $place }
arg-draw-top-0 = left pile
arg-draw-top-1 = middle pile
arg-draw-top-2 = right pile
verb-present = Present { $card }
verb-accept = Accept what { $seat } proposes
verb-reject = Reject what { $seat } proposes
verb-reveal = Reveal what { $seat } proposed
verb-keep = Stand by your verdict
verb-change = Change your mind
verb-laugh = Laugh
verb-silence = Keep a straight face
verb-go-on = Another reign
verb-stop = Stop here
verb-name = Name { $seat } as the next Monarch
verb-vote = Vote for { $seat }

# Questions

step-draw-hand = Which pile do you draw your hand from?
step-draw = Which pile do you draw from?
step-present = What do you propose to the Monarch?
step-judge = What do you accept, and what do you reject?
step-reveal-rejected = Whose rejected Proposal do you reveal next?
step-reveal-accepted = Whose accepted Proposal do you reveal next?
step-doubt = Do you change your mind? Once, in the first turn.
step-story = The tale of the Monarch’s death is told: do you laugh?
step-future = Shall there be another reign?
step-name = Who shall reign after you?
step-vote = Level on points: whose reign and death were the most memorable?

order-draw-hand = Draw the opening hand from one pile
order-draw-hand-does = Whenever you are asked, you draw from that pile, one card after the other, until your hand is full. Everybody can tell by the pace that it is an order. As soon as the top of any pile shows a character you named, the order stops and you choose. The amount is the pile (0, 1 or 2), plus three times a bit for each character named.

# What happened. Pillars: 0 Church, 1 Army, 2 People, 3 Wealth; piles: 0 left, 1 middle, 2 right; verdicts: 1 accepted, 2 rejected.

event-crowned = Reign { $n0 }: { $seat } takes the crown.
    .clause = RC-01
event-goal-dealt = { $hidden ->
    [0] { $seat } receives a Secret Goal: { $c0 }.
   *[other] { $seat } receives a Secret Goal.
}
    .clause = RC-03
    .fold = deal
event-piles-made = The Proposals make three piles of { $n0 }, { $n1 } and { $n2 }.
    .clause = RC-05
    .fold = deal
which-pile = { $n0 ->
    [0] left
    [1] middle
   *[other] right
} pile
event-turned-up = The { which-pile } shows { $c0 }.
    .clause = RC-05
    .fold = draw
event-drawn = { $seat } draws { $c0 } from the { which-pile }{ $n1 ->
    [0] , and it is empty
    [one] , and one card remains there
   *[other] , and { $n1 } cards remain there
}.
    .clause = RC-06
    .fold = draw
event-reshuffled = The piles are spent: { $n0 } discarded Proposals are shuffled.
    .clause = RC-17
event-turn = Turn { $n0 } of { $seat }’s reign: the Council is in session.
    .clause = RC-10
event-presented = { $seat } presents { $c0 }.
    .clause = RC-10
event-accepted = The Monarch accepts what { $seat } proposes.
    .clause = RC-11
event-rejected = The Monarch rejects what { $seat } proposes.
    .clause = RC-11
event-scored-accepted = { $seat } is heard and scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
    .clause = RC-12
event-revealed = { $n0 ->
    [1] Accepted
   *[other] Rejected
}: { $seat } had presented { $c0 }.
    .clause = RC-13
event-kept = { $seat } stands by the verdict.
    .clause = RC-15
event-changed = { $seat } has a change of heart: what { $s0 } proposes is { $n1 ->
    [1] accepted
   *[other] rejected
} after all.
    .clause = RC-15
event-moved = The { $n0 ->
    [0] { pillar-church }
    [1] { pillar-army }
    [2] { pillar-people }
   *[other] { pillar-wealth }
} marker moves from { $n1 } to { $n2 }.
    .clause = RC-16
event-enacted = What { $seat } proposed is law, { $n0 ->
    [1] the first
   *[other] number { $n0 }
} of the reign.
    .clause = RC-14
event-discarded = What { $seat } proposed is discarded.
    .clause = RC-13
event-retired = With { $n0 } Proposals accepted { $seat } lays the crown down in peace.
    .clause = RC-22
event-died = { $seat } dies by the Proposal of { $s0 }.
    .clause = RC-20
event-buried = What { $seat } had presented stays unread: { $c0 }.
    .clause = RC-20
event-laughed = { $seat } laughs.
    .clause = RC-21
event-story-fell-flat = Nobody laughs at the tale of { $seat }.
    .clause = RC-21
event-scored-story = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the tale of the Monarch’s death.
    .clause = RC-21
event-scored-reign = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the reign.
    .clause = RC-23
event-goal-shown = { $seat } wanted { $c0 }.
    .clause = RC-24
event-scored-goal = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for { $n1 ->
    [0] { pillar-church }
    [1] { pillar-army }
    [2] { pillar-people }
   *[other] { pillar-wealth }
}.
    .clause = RC-24
event-would-go-on = { $seat } would go on.
    .clause = RC-32
event-would-stop = { $seat } would stop.
    .clause = RC-32
event-stopped = All agree: the realm ends here, after { $n0 ->
    [one] 1 reign
   *[other] { $n0 } reigns
}.
    .clause = RC-32
event-named = { $seat } names { $s0 } as the next Monarch.
    .clause = RC-30
event-collected = All goals and Proposals are gathered in.
    .clause = RC-31
event-tied = { $seat } shares the lead with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
    .clause = RC-33
event-voted = { $seat } votes for { $s0 }.
    .clause = RC-33
event-won = { $seat } wins with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
    .clause = RC-33

# What can be said so that the cards can answer
# Advisors speak to the Monarch. A pillar and what it does, for the sentences below:

which-pillar = { $pillar ->
    [church] the Church
    [army] the Army
    [people] the People
   *[wealth] Wealth
}
of-pillar = of { which-pillar }
pillar-name = { $pillar ->
    [church] { pillar-church }
    [army] { pillar-army }
    [people] { pillar-people }
   *[wealth] { pillar-wealth }
}
pillar-sign = { $pillar ->
    [church] Chu
    [army] Arm
    [people] Peo
   *[wealth] Wea
}
pillar-moves = { $pillar ->
    [people] { $way ->
        [up] rise{ by-size }
        [down] fall{ by-size }
       *[still] do not move
    }
   *[other] { $way ->
        [up] rises{ by-size }
        [down] falls{ by-size }
       *[still] does not move
    }
}
pillar-wished = { which-pillar } { $wish ->
    [strong] strong
   *[other] weak
}
by-size = { $size ->
    [0] {""}
   *[other] {" "}by { $size }
}
way-sign = { $way ->
    [up] ▲
    [down] ▼
   *[still] ±0
}{ $size ->
    [0] {""}
   *[other] { $size }
}

claim-yes = Accept, and { which-pillar } { pillar-moves }.
question-yes = What if this is accepted?
chip-yes = { pillar-name } { way-sign }
ribbon-yes = { pillar-sign }{ way-sign }
verdict-yes-kept = said { pillar-name } { way-sign } if accepted, was { SIGNED($amount) }
verdict-yes-broken = said { pillar-name } { way-sign } if accepted, was { SIGNED($amount) }
tongue-yes-1 = Say yes, Majesty, and { which-pillar } { pillar-moves }.
tongue-yes-2 = Nod, and you will see: { which-pillar } { pillar-moves }.
tongue-yes-3 = With your consent { which-pillar } { pillar-moves }, upon my word.
tongue-yes-4 = One yes from you, and { which-pillar } { pillar-moves }. Is that not what the realm needs?

claim-no = Reject it, and { which-pillar } { pillar-moves }.
question-no = What if this is rejected?
chip-no = no: { pillar-name } { way-sign }
ribbon-no = no { pillar-sign }{ way-sign }
verdict-no-kept = said { pillar-name } { way-sign } if rejected, was { $amount ->
    [0] unmoved
   *[other] { SIGNED($amount) }
}
verdict-no-broken = said { pillar-name } { way-sign } if rejected, was { $amount ->
    [0] unmoved
   *[other] { SIGNED($amount) }
}
tongue-no-1 = Say no, Majesty, and { which-pillar } { pillar-moves }.
tongue-no-2 = Send me away, and { which-pillar } { pillar-moves }.
tongue-no-3 = If you refuse this, { which-pillar } { pillar-moves }. I thought you should know.
tongue-no-4 = Turn it down by all means: { which-pillar } { pillar-moves }.

claim-safe = { $part ->
    [accepted] Accepting
   *[rejected] Rejecting
} this will not kill you.
question-safe = Is the Monarch safe with it?
chip-safe = { $part ->
    [accepted] yes
   *[rejected] no
}: not deadly
ribbon-safe = { $part ->
    [accepted] yes
   *[rejected] no
} ≠ †
verdict-safe-kept = said { $part ->
    [accepted] accepting
   *[rejected] rejecting
} would not kill, and { $amount ->
    [one] one space was left
   *[other] { $amount } spaces were left
}
verdict-safe-broken = said { $part ->
    [accepted] accepting
   *[rejected] rejecting
} would not kill, but it would
tongue-safe-1 = You will outlive { $part ->
    [accepted] a yes
   *[rejected] a no
} to this, Majesty.
tongue-safe-2 = Nobody ever died of { $part ->
    [accepted] accepting
   *[rejected] refusing
} such a thing.
tongue-safe-3 = { $part ->
    [accepted] Accept
   *[rejected] Reject
} it without fear: your crown stays on your head.
tongue-safe-4 = I would not risk your life: { $part ->
    [accepted] a yes
   *[rejected] a no
} is safe.

claim-mends = This brings { which-pillar } back towards the middle.
question-mends = What does it bring back to the middle?
chip-mends = { pillar-name } → 0
ribbon-mends = { pillar-sign } → 0
verdict-mends-kept = said it brings { which-pillar } back, was { SIGNED($amount) }
verdict-mends-broken = said it brings { which-pillar } back, was { SIGNED($amount) }
tongue-mends-1 = Here is what { which-pillar } needs: back towards the middle.
tongue-mends-2 = With this { which-pillar } will give you less worry, Majesty.
tongue-mends-3 = I bring a remedy for { which-pillar }.
tongue-mends-4 = Look at { which-pillar }, Majesty, then at my card: it puts things right.

claim-worse-rejected = Refusing would cost you more.
question-worse-rejected = Would it cost more to refuse?
chip-worse-rejected = no costs more
ribbon-worse-rejected = no > yes
verdict-worse-rejected-kept = said refusing costs more, and it does, by { $amount }
verdict-worse-rejected-broken = said refusing costs more, but { $amount ->
    [0] it costs the same
   *[other] the difference is { SIGNED($amount) }
}
tongue-worse-rejected-1 = You would pay more dearly for a no, Majesty.
tongue-worse-rejected-2 = Of the two evils, accepting is the lesser.
tongue-worse-rejected-3 = I do not say that you will like it, only that refusing is worse.
tongue-worse-rejected-4 = Refuse, and you will wish that you had not.

claim-goal = { $wish ->
    [strong] I want { pillar-wished }.
    [weak] I want { pillar-wished }.
   *[none] I care nothing for { which-pillar }.
}
question-goal = What do you want for this realm?
chip-goal = { pillar-name }{ $wish ->
    [strong] {" "}strong
    [weak] {" "}weak
   *[none] : no matter
}
ribbon-goal = ♥ { pillar-sign } { $wish ->
    [strong] +
    [weak] −
   *[none] 0
}
verdict-goal-kept = said { chip-goal }, wanted { $card }
verdict-goal-broken = said { chip-goal }, wanted { $card }
tongue-goal-1 = { $wish ->
    [strong] Nothing would please me more than { which-pillar } in full strength.
    [weak] Nothing would please me more than { which-pillar } brought low.
   *[none] Do as you like with { which-pillar }: it is nothing to me.
}
tongue-goal-2 = { $wish ->
    [strong] I make no secret of it: I am a friend { of-pillar }.
    [weak] I make no secret of it: I am no friend { of-pillar }.
   *[none] I make no secret of it: { which-pillar } leaves me cold.
}
tongue-goal-3 = { $wish ->
    [strong] My heart beats for { which-pillar }, the stronger the better.
    [weak] My heart bleeds for nobody in { which-pillar }, the weaker the better.
   *[none] My heart has no room for { which-pillar }, strong or weak.
}
tongue-goal-4 = { $wish ->
    [strong] If I could choose, I would see { which-pillar } high.
    [weak] If I could choose, I would see { which-pillar } low.
   *[none] If I could choose, I would choose something else than { which-pillar }.
}

claim-presents = The next thing I bring is about { which-pillar }.
question-presents = What do you bring next?
chip-presents = next: { pillar-name }
ribbon-presents = next { pillar-sign }
verdict-presents-kept = said the next would be about { which-pillar }, and it was
verdict-presents-broken = said the next would be about { which-pillar }, and it was not
tongue-presents-1 = Next time you will hear me on { which-pillar }, Majesty.
tongue-presents-2 = I am keeping something on { which-pillar } for my next visit.
tongue-presents-3 = My next Proposal touches { which-pillar }.
tongue-presents-4 = Have patience: { which-pillar } will be my next subject.

claim-will-accept = I will accept what { $seat } proposes.
question-will-accept = Whose Proposal will you accept, Majesty?
chip-will-accept = yes to { $seat }
ribbon-will-accept = yes { $seat }
verdict-will-accept-kept = said yes to { $seat }, and accepted
verdict-will-accept-broken = said yes to { $seat }, and rejected
tongue-will-accept-1 = { $seat } has Our ear this time.
tongue-will-accept-2 = We shall say yes to { $seat }.
tongue-will-accept-3 = { $seat } may count on Our consent.
tongue-will-accept-4 = What { $seat } brings pleases Us: it is as good as accepted.

claim-will-reject = I will reject what { $seat } proposes.
question-will-reject = Whose Proposal will you reject, Majesty?
chip-will-reject = no to { $seat }
ribbon-will-reject = no { $seat }
verdict-will-reject-kept = said no to { $seat }, and rejected
verdict-will-reject-broken = said no to { $seat }, and accepted
tongue-will-reject-1 = { $seat } may save their breath: the answer is no.
tongue-will-reject-2 = We shall say no to { $seat }.
tongue-will-reject-3 = { $seat } pleads in vain today.
tongue-will-reject-4 = What { $seat } brings displeases Us: it is as good as rejected.

claim-accepts-at-least = I will accept at least { $n } Proposals this turn.
question-accepts-at-least = How many Proposals will you accept, Majesty?
chip-accepts-at-least = ≥ { $n } accepted
ribbon-accepts-at-least = ≥ { $n } yes
verdict-accepts-at-least-kept = said at least { $n } accepted, was { $amount }
verdict-accepts-at-least-broken = said at least { $n } accepted, was { $amount }
tongue-accepts-at-least-1 = We are in a good mood: { $n } of you at least will hear a yes.
tongue-accepts-at-least-2 = Count on { $n } acceptances or more this turn.
tongue-accepts-at-least-3 = No fewer than { $n } of you will leave content.
tongue-accepts-at-least-4 = Our favor reaches { $n } of you this turn, perhaps more.

claim-reveals-first = I will turn the card of { $seat } first.
question-reveals-first = Whose card will you turn first, Majesty?
chip-reveals-first = { $seat } first
ribbon-reveals-first = first { $seat }
verdict-reveals-first-kept = said { $seat } would be turned first, and it was so
verdict-reveals-first-broken = said { $seat } would be turned first, and another was
tongue-reveals-first-1 = We shall begin with { $seat }.
tongue-reveals-first-2 = { $seat } first: let us see what that was about.
tongue-reveals-first-3 = The card of { $seat } will not have to wait.
tongue-reveals-first-4 = Before all others We want to see what { $seat } brought.

claim-names = The crown goes to { $seat }.
question-names = To whom goes the crown, Majesty?
chip-names = heir: { $seat }
ribbon-names = heir { $seat }
verdict-names-kept = said the crown goes to { $seat }, and it did
verdict-names-broken = said the crown goes to { $seat }, and it went to another
tongue-names-1 = After Us, { $seat }.
tongue-names-2 = Our heir is found: { $seat }.
tongue-names-3 = { $seat } will wear this crown next.
tongue-names-4 = When the time comes We shall name { $seat }.

claim-laughs = { $answer ->
    [yes] I will laugh at the tale.
   *[no] I will not laugh at the tale.
}
question-laughs = Will you laugh at the tale?
chip-laughs = { $answer ->
    [yes] I laugh
   *[no] straight face
}
ribbon-laughs = { $answer ->
    [yes] laugh
   *[no] no laugh
}
verdict-laughs-kept = { $answer ->
    [yes] said they would laugh, and laughed
   *[no] said they would not laugh, and did not
}
verdict-laughs-broken = { $answer ->
    [yes] said they would laugh, and kept a straight face
   *[no] said they would not laugh, and laughed
}
tongue-laughs-1 = { $answer ->
    [yes] I can hardly hold it back already.
   *[no] You will not get a smile from me.
}
tongue-laughs-2 = { $answer ->
    [yes] Tell it well or badly: I will laugh.
   *[no] Tell it well or badly: I keep a straight face.
}
tongue-laughs-3 = { $answer ->
    [yes] A death like that deserves a laugh, and mine is ready.
   *[no] A death like that deserves silence, and mine is ready.
}
tongue-laughs-4 = { $answer ->
    [yes] Be sure of one laugh: mine.
   *[no] Look for a laugh elsewhere, not here.
}

claim-votes = I vote for { $seat }.
question-votes = For whom do you vote?
chip-votes = vote for { $seat }
ribbon-votes = vote { $seat }
verdict-votes-kept = said they would vote for { $seat }, and did
verdict-votes-broken = said they would vote for { $seat }, and did not
tongue-votes-1 = My vote is for { $seat }.
tongue-votes-2 = Nobody reigned and fell like { $seat }: I know whom I vote for.
tongue-votes-3 = I will remember { $seat }, and so does my vote.
tongue-votes-4 = { $seat } has my vote, and no more words about it.

claim-goes-on = { $answer ->
    [yes] I am for another reign.
   *[no] I am for stopping after this reign.
}
question-goes-on = Another reign, or is that enough?
chip-goes-on = { $answer ->
    [yes] another reign
   *[no] stop after this
}
ribbon-goes-on = { $answer ->
    [yes] go on
   *[no] stop
}
verdict-goes-on-kept = { $answer ->
    [yes] said they would go on, and did
   *[no] said they would stop, and did
}
verdict-goes-on-broken = { $answer ->
    [yes] said they would go on, and chose to stop
   *[no] said they would stop, and chose to go on
}
tongue-goes-on-1 = { $answer ->
    [yes] Another reign after this, by all means.
   *[no] Let this reign be the last, I say.
}
tongue-goes-on-2 = { $answer ->
    [yes] I am not tired yet: let us go on.
   *[no] I am tired of crowns: let us stop.
}
tongue-goes-on-3 = { $answer ->
    [yes] The realm will not do without a Monarch: I go on.
   *[no] The realm can do without a Monarch: I stop.
}
tongue-goes-on-4 = { $answer ->
    [yes] When they ask me, I will say: go on.
   *[no] When they ask me, I will say: stop.
}

claim-survives = { $answer ->
    [yes] The Monarch will survive
   *[no] The Monarch will not survive
} this { $span ->
    [turn] turn
   *[reign] reign
}.
question-survives = Will the Monarch survive?
chip-survives = { $span ->
    [turn] turn
   *[reign] reign
}: { $answer ->
    [yes] lives
   *[no] dies
}
ribbon-survives = { $span ->
    [turn] turn
   *[reign] reign
}{ $answer ->
    [yes] ≠†
   *[no] {" "}†
}
verdict-survives-kept = { $answer ->
    [yes] said the Monarch would live, and so it was
   *[no] said the Monarch would die, and so it was
}
verdict-survives-broken = { $answer ->
    [yes] said the Monarch would live: dead
   *[no] said the Monarch would die: alive
}
tongue-survives-1 = I foresee that the Monarch { $answer ->
    [yes] lives through
   *[no] dies in
} this { $span ->
    [turn] turn
   *[reign] reign
}.
tongue-survives-2 = { $answer ->
    [yes] This { $span ->
        [turn] turn
       *[reign] reign
    } will not end in mourning.
   *[no] This { $span ->
        [turn] turn
       *[reign] reign
    } will end in mourning.
}
tongue-survives-3 = { $answer ->
    [yes] No funeral
   *[no] A funeral
} at the end of the { $span ->
    [turn] turn
   *[reign] reign
}, believe me.
tongue-survives-4 = { $answer ->
    [yes] Long live the Monarch, for all of this
   *[no] Farewell to the Monarch before the end of this
} { $span ->
    [turn] turn
   *[reign] reign
}!

# Piles

pile-stock = below the three tops
pile-top-0 = top of the left pile
pile-top-1 = top of the middle pile
pile-top-2 = top of the right pile
pile-discard = discard
pile-buried = discarded unread
pile-reign = the Monarch’s pile
pile-goal-stock = undealt goals
pile-hand = hand
pile-presented = presented
pile-goal = goal

# Facts

fact-monarch = Monarch
fact-reign = reign
fact-turn = turn
fact-tracks = { pillar-church }, { pillar-army }, { pillar-people }, { pillar-wealth }
fact-heights = heights of the piles
fact-points = points
fact-verdicts = verdicts
fact-changed = change of mind spent
fact-killer = whose Proposal killed
fact-heir = heir
fact-reigned = have reigned
fact-retire = accepted Proposals that end a reign
fact-champions = winners of the vote

# Options

option-first = The first Monarch
option-story_bonus = The point for telling the Monarch’s death
option-story_bonus-always = always
option-story_bonus-laugh = if somebody laughs

# What is in a card pack

count-proposals = { $count } Proposals
count-backs = { $count ->
    [one] { $count } back for all of them
   *[other] { $count } different backs
}
count-goals = { $count } Secret Goals

# The words of the game, for who reads its rules

word-monarch = The Monarch is the player who reigns; all others are Advisors.
word-pillar = A pillar is Church, Army, People or Wealth; its marker stands on a track, and either end is deadly.
word-proposal = A Proposal is a card that an Advisor presents and the Monarch accepts or rejects.
word-goal = A Secret Goal names two pillars, each wanted weak or strong.
word-reign = A reign is the time of one Monarch, and is played in turns.
word-left = The Monarch’s left is the next seat, clockwise.
word-ruling = “Our ruling” marks what the rulebook leaves open: from there to the end of the clause the decision is ours.

# The clauses
# After the mark stands what the rulebook leaves open, to the end of the clause.

-ruling = Our ruling:
section-RC-01 = The set-up of a reign
clause-RC-01 = Three to six play. One of them is the first Monarch, drawn at random unless you agree before the game on who it is; all others are Advisors.
clause-RC-02 = Church, Army, People and Wealth have a track each, from −5 to +5; the outermost spaces are its ends, and every marker starts in the middle.
clause-RC-03 = There are 24 Secret Goals: any two pillars, each wanted weak or strong. Every Advisor is dealt one and keeps it to themselves.
clause-RC-04 = There are 256 Proposals. Each has a character, moves some pillars if accepted and some, perhaps the same way, if rejected, and carries icons to plead with. Its back tells only which pillars move if it is accepted, with a dot where they move far. { -ruling } all cards with the same back share its character. Behind every back each combination of directions is equally frequent, and the pillars that move if it is rejected are not always the same.
clause-RC-05 = The Proposals make three face-down piles of equal height. The back of each top card is there for all to see. { -ruling } the first piles take the extra cards, and a new back shows as soon as the card above it is drawn.
clause-RC-06 = Knowing their goal, each Advisor draws seven Proposals, one by one, from any of the piles. { -ruling } clockwise from the Monarch’s left, each draws all seven before the next begins.
clause-RC-07 = Hidden are fronts in hands, goals, what lies below the tops, and presented fronts until they are revealed. Fronts discarded unrevealed, goals nobody was dealt and goals after a retirement are never shown in the game. Points, tracks, judgements, sizes of hands and piles and revealed fronts are open to all. { -ruling } the record, opened after the game, shows everything. Everyone may look through the revealed cards of the discard and the Monarch’s pile, and knows the back of every card drawn, which was seen on top of its pile.
section-RC-10 = A turn
clause-RC-10 = In any order, every Advisor presents exactly one Proposal face down and pleads for it in words that can be answered yes or no, sketching what the card would do, truthfully or not, with or without its icons. Everybody, the Monarch too, sees only its back, and sees it at once, so those who present later may react; once presented it stays presented. { -ruling } what is said of a card may be held against its Advisor once the card is seen, but no reproach changes points or what is legal.
clause-RC-11 = The Monarch accepts or rejects each of them, and accepts at least one. When all are judged, the judgement is final.
clause-RC-12 = Before anything is revealed, every Advisor whose Proposal is accepted scores a point.
clause-RC-13 = The rejected Proposals come first: the Monarch reveals them one at a time, in any order; their rejected parts move the markers, and they are discarded.
clause-RC-14 = Then the accepted ones, one at a time, in any order: their accepted parts move the markers, and each goes face down onto the pile in front of the Monarch.
clause-RC-15 = In the first turn of each reign, after a card is revealed and before it takes effect, the Monarch may keep the verdict or change it, until one change has been made. The card then takes effect and goes where its new verdict sends it. Nobody’s points change by it, and the turn may end with nothing accepted.
clause-RC-16 = A marker stops at the end of its track. A card takes effect as a whole before anybody looks at the ends.
clause-RC-17 = After a turn every Advisor draws one Proposal from a pile that is not empty. When all three piles are empty, the discard is shuffled into three new ones. { -ruling } the draws go clockwise from the Monarch’s left. The new piles are made as soon as the third runs out, from the discard alone: hands and the Monarch’s pile stay out of it. A pack with fewer than eight Proposals for each Advisor and eleven besides is refused.
section-RC-20 = The end of a reign
clause-RC-20 = If a marker stands at an end after a card has taken effect, the Monarch dies and the reign is over; what is not revealed is discarded unread. Death goes before retirement.
clause-RC-21 = The Advisor whose Proposal took effect last tells how the Monarch died and scores one point, even if two markers reached an end or the verdict had been changed. If you agree before the game that the tale must raise a laugh, everybody else, the Monarch included, answers in secret whether they laughed, and one laugh is needed.
clause-RC-22 = A Monarch with twelve or more accepted Proposals at the end of a turn retires, and no goal counts. { -ruling } this is checked when the turn’s last card has taken effect, before anyone draws.
clause-RC-23 = The Monarch scores one point for each accepted Proposal in their pile. The one that kills counts, and so does one accepted by a change of mind; those accepted but never revealed do not.
clause-RC-24 = When the Monarch has died, the Advisors show their goals. Each of a goal’s two pillars on the wanted side scores its marker’s distance from the middle, 5 at the end; on the other side it costs nothing.
section-RC-30 = Between reigns, and the end
clause-RC-30 = The outgoing Monarch names the next among those who have not reigned yet, even if only one is left. Nobody reigns twice.
clause-RC-31 = All cards are gathered in and a new reign is set up; points stay, and there is a change of mind again.
clause-RC-32 = The game ends when everyone has reigned, or earlier if all agree. { -ruling } after the scoring of each reign but the last, all are asked in secret whether to go on, and the answers are shown together; only if all want to stop does the game end.
clause-RC-33 = The highest score wins. If players share it, the one with the most memorable reign and death wins. { -ruling } everybody, whether they have reigned or not, votes on that in secret among those who are level, without abstaining and not for oneself. The most votes win, and those who are level on most votes share the victory.
section-RC-40 = Talking
clause-RC-40 = An Advisor may say anything to persuade, and may speak about what others propose.
clause-RC-41 = The Monarch leads the talk: cuts it short, asks around, limits speaking time, opens the reign with a speech, dies in style. The rules are not theirs to change, and whoever runs out of time still presents.
section-RC-EX-1 = Examples
clause-RC-EX-1 = A goal with one wanted marker at the end of its track and the other two spaces out scores 5 + 2 = 7.
clause-RC-EX-2 = A Proposal that, if accepted, moves Church by +1 and Army by −2 has a back with Church, and Army with a dot.

# Why something is not done

refused-pitch = The Monarch has heard enough: your pitch is closed. You can still present your Proposal.

# Windows: people talk before they answer

window-opinions = The Council speaks

# The chapters of who lied

lied-chapter-turn = { $n ->
    [0] reign { $within }
   *[other] reign { $within }, turn { $n }
}
lied-short-turn = { $within }.{ $n }

# Why a minister would answer so

why-present-death = Accepted, it takes { $pillar } to the end: the reign may be over.
why-present-goal = Accepted, it moves { $pillar } by { SIGNED($steps) }, as your goal wants.
why-present-refused = Rejected, it moves { $pillar } by { SIGNED($steps) }, as your goal wants.
why-present-against = Accepted, it moves { $pillar } by { SIGNED($steps) }, against your goal: hope that it is rejected.
why-present-spoilt = Rejected, it moves { $pillar } by { SIGNED($steps) }, against your goal: hope that it is accepted.
why-present-quiet = It does your goal no harm, whichever way the Monarch decides.
why-accept-safe = { $pillar } stands at { SIGNED($marker) }, far from both ends, and a Proposal more is a point more for your reign.
why-accept-risk = { $pillar } stands at { SIGNED($marker) }: a risk, for a point more in your reign.
why-reject-danger = { $pillar } stands at { SIGNED($marker) }, and what { $seat } proposes may take it to the end.
why-reject = It moves { $pillar }, and only { $seat } knows which way.
why-reveal = It moves { $pillar }, which stands at { SIGNED($marker) }.
why-keep = What was revealed need not change the rest.
why-change = What was revealed speaks for the other verdict.
why-laugh = A laugh costs you little here.
why-silence = A laugh is a point for a rival.
why-go-on = You have { $points } points, the best of the others { $other }: another reign may change that.
why-stop = You have { $points } points, the best of the others { $other }.
why-name = { $seat } has { $points } points, you have { $own }.
why-draw-goal = Its back shows { $pillar }, which your goal is about.
why-draw = Its back tells the others nothing of your goal.
