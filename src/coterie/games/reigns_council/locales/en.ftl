# Reigns: The Council in English: every word a player reads.

game-title = Reigns: The Council
game-tagline = Plead, flatter and scheme before a Monarch who sees only the backs of your cards.

# Backs: a character, the pillars an accepted Proposal moves, a dot where it moves them far.

card-hidden = a hidden card
back-0 = a face-down goal
back-1 = the Abbess (Church)
back-2 = the Archbishop (Church•)
back-3 = the Captain (Army)
back-4 = the Chaplain (Church, Army)
back-5 = the Inquisitor (Church•, Army)
back-6 = the General (Army•)
back-7 = the Templar (Church, Army•)
back-8 = a petitioner (Church•, Army•)
back-9 = the Miller (People)
back-10 = the Friar (Church, People)
back-11 = the Prophetess (Church•, People)
back-12 = the Sergeant (Army, People)
back-13 = the Herald (Church, Army, People)
back-14 = the Crusader (Church•, Army, People)
back-15 = the Sheriff (Army•, People)
back-16 = a petitioner (Church, Army•, People)
back-17 = a petitioner (Church•, Army•, People)
back-18 = the Tribune (People•)
back-19 = the Pilgrim (Church, People•)
back-20 = a petitioner (Church•, People•)
back-21 = the Deserter (Army, People•)
back-22 = a petitioner (Church, Army, People•)
back-23 = a petitioner (Church•, Army, People•)
back-24 = a petitioner (Army•, People•)
back-25 = a petitioner (Church, Army•, People•)
back-26 = a petitioner (Church•, Army•, People•)
back-27 = the Moneylender (Wealth)
back-28 = the Almoner (Church, Wealth)
back-29 = the Relic Seller (Church•, Wealth)
back-30 = the Quartermaster (Army, Wealth)
back-31 = the Ambassador (Church, Army, Wealth)
back-32 = a petitioner (Church•, Army, Wealth)
back-33 = the Mercenary (Army•, Wealth)
back-34 = a petitioner (Church, Army•, Wealth)
back-35 = a petitioner (Church•, Army•, Wealth)
back-36 = the Innkeeper (People, Wealth)
back-37 = the Physician (Church, People, Wealth)
back-38 = a petitioner (Church•, People, Wealth)
back-39 = the Mayor (Army, People, Wealth)
back-40 = a petitioner (Church, Army, People, Wealth)
back-41 = a petitioner (Church•, Army, People, Wealth)
back-42 = the Admiral (Army•, People, Wealth)
back-43 = a petitioner (Church, Army•, People, Wealth)
back-44 = a petitioner (Church•, Army•, People, Wealth)
back-45 = the Guildmaster (People•, Wealth)
back-46 = the Midwife (Church, People•, Wealth)
back-47 = a petitioner (Church•, People•, Wealth)
back-48 = a petitioner (Army, People•, Wealth)
back-49 = a petitioner (Church, Army, People•, Wealth)
back-50 = a petitioner (Church•, Army, People•, Wealth)
back-51 = a petitioner (Army•, People•, Wealth)
back-52 = a petitioner (Church, Army•, People•, Wealth)
back-53 = a petitioner (Church•, Army•, People•, Wealth)
back-54 = the Treasurer (Wealth•)
back-55 = the Steward (Church, Wealth•)
back-56 = a petitioner (Church•, Wealth•)
back-57 = the Armourer (Army, Wealth•)
back-58 = the Grand Master (Church, Army, Wealth•)
back-59 = a petitioner (Church•, Army, Wealth•)
back-60 = a petitioner (Army•, Wealth•)
back-61 = a petitioner (Church, Army•, Wealth•)
back-62 = a petitioner (Church•, Army•, Wealth•)
back-63 = the Tax Collector (People, Wealth•)
back-64 = a petitioner (Church, People, Wealth•)
back-65 = a petitioner (Church•, People, Wealth•)
back-66 = a petitioner (Army, People, Wealth•)
back-67 = a petitioner (Church, Army, People, Wealth•)
back-68 = a petitioner (Church•, Army, People, Wealth•)
back-69 = a petitioner (Army•, People, Wealth•)
back-70 = a petitioner (Church, Army•, People, Wealth•)
back-71 = a petitioner (Church•, Army•, People, Wealth•)
back-72 = a petitioner (People•, Wealth•)
back-73 = a petitioner (Church, People•, Wealth•)
back-74 = a petitioner (Church•, People•, Wealth•)
back-75 = a petitioner (Army, People•, Wealth•)
back-76 = a petitioner (Church, Army, People•, Wealth•)
back-77 = a petitioner (Church•, Army, People•, Wealth•)
back-78 = a petitioner (Army•, People•, Wealth•)
back-79 = a petitioner (Church, Army•, People•, Wealth•)
back-80 = a petitioner (Church•, Army•, People•, Wealth•)

# Proposals of the house pack: what changes if accepted, and if rejected.

card-proposal-1 = the Abbess (yes: Church −1; no: Army +1)
card-proposal-2 = the Abbess (yes: Church −1; no: Church +1, People −1)
card-proposal-3 = the Abbess (yes: Church −1; no: Church +1)
card-proposal-4 = the Abbess (yes: Church +1; no: Church −1)
card-proposal-5 = the Abbess (yes: Church +1; no: Church −1, People +1)
card-proposal-6 = the Abbess (yes: Church +1; no: Army −1)
card-proposal-7 = the Archbishop (yes: Church −2; no: Wealth −1)
card-proposal-8 = the Archbishop (yes: Church −2; no: Church +1)
card-proposal-9 = the Archbishop (yes: Church −2; no: Church +2)
card-proposal-10 = the Archbishop (yes: Church +2; no: Church −2)
card-proposal-11 = the Archbishop (yes: Church +2; no: Church −1)
card-proposal-12 = the Archbishop (yes: Church +2; no: Wealth +1)
card-proposal-13 = the Captain (yes: Army −1; no: People +1)
card-proposal-14 = the Captain (yes: Army −1; no: Army +1, Wealth −1)
card-proposal-15 = the Captain (yes: Army −1; no: Army +1)
card-proposal-16 = the Captain (yes: Army +1; no: Army −1)
card-proposal-17 = the Captain (yes: Army +1; no: Army −1, Wealth +1)
card-proposal-18 = the Captain (yes: Army +1; no: People −1)
card-proposal-19 = the Chaplain (yes: Church −1, Army −1; no: Army +1)
card-proposal-20 = the Chaplain (yes: Church −1, Army −1; no: Church +1)
card-proposal-21 = the Chaplain (yes: Church −1, Army +1; no: Army −1)
card-proposal-22 = the Chaplain (yes: Church −1, Army +1; no: Church +1)
card-proposal-23 = the Chaplain (yes: Church +1, Army −1; no: Church −1)
card-proposal-24 = the Chaplain (yes: Church +1, Army −1; no: Army +1)
card-proposal-25 = the Chaplain (yes: Church +1, Army +1; no: Church −1)
card-proposal-26 = the Chaplain (yes: Church +1, Army +1; no: Army −1)
card-proposal-27 = the Inquisitor (yes: Church −2, Army −1; no: Army +1, People +1)
card-proposal-28 = the Inquisitor (yes: Church −2, Army −1; no: Church +1)
card-proposal-29 = the Inquisitor (yes: Church −2, Army +1; no: Army +1)
card-proposal-30 = the Inquisitor (yes: Church −2, Army +1; no: Church +1)
card-proposal-31 = the Inquisitor (yes: Church +2, Army −1; no: Church −1)
card-proposal-32 = the Inquisitor (yes: Church +2, Army −1; no: Army −1)
card-proposal-33 = the Inquisitor (yes: Church +2, Army +1; no: Church −1)
card-proposal-34 = the Inquisitor (yes: Church +2, Army +1; no: Army −1, People −1)
card-proposal-35 = the General (yes: Army −2; no: Church −1)
card-proposal-36 = the General (yes: Army −2; no: Army +1)
card-proposal-37 = the General (yes: Army −2; no: Army +2)
card-proposal-38 = the General (yes: Army +2; no: Army −2)
card-proposal-39 = the General (yes: Army +2; no: Army −1)
card-proposal-40 = the General (yes: Army +2; no: Church +1)
card-proposal-41 = the Templar (yes: Church −1, Army −2; no: Church −1)
card-proposal-42 = the Templar (yes: Church −1, Army −2; no: Army +1)
card-proposal-43 = the Templar (yes: Church −1, Army +2; no: Army −1)
card-proposal-44 = the Templar (yes: Church −1, Army +2; no: Church +1, Wealth −1)
card-proposal-45 = the Templar (yes: Church +1, Army −2; no: Church −1, Wealth +1)
card-proposal-46 = the Templar (yes: Church +1, Army −2; no: Army +1)
card-proposal-47 = the Templar (yes: Church +1, Army +2; no: Army −1)
card-proposal-48 = the Templar (yes: Church +1, Army +2; no: Church +1)
card-proposal-49 = the Miller (yes: People −1; no: Church −1, People +1)
card-proposal-50 = the Miller (yes: People −1; no: Wealth +1)
card-proposal-51 = the Miller (yes: People −1; no: People +1)
card-proposal-52 = the Miller (yes: People +1; no: People −1)
card-proposal-53 = the Miller (yes: People +1; no: Wealth −1)
card-proposal-54 = the Miller (yes: People +1; no: Church +1, People −1)
card-proposal-55 = the Friar (yes: Church −1, People −1; no: People +1)
card-proposal-56 = the Friar (yes: Church −1, People −1; no: Church +1)
card-proposal-57 = the Friar (yes: Church −1, People +1; no: People −1)
card-proposal-58 = the Friar (yes: Church −1, People +1; no: Church +1)
card-proposal-59 = the Friar (yes: Church +1, People −1; no: Church −1)
card-proposal-60 = the Friar (yes: Church +1, People −1; no: People +1)
card-proposal-61 = the Friar (yes: Church +1, People +1; no: Church −1)
card-proposal-62 = the Friar (yes: Church +1, People +1; no: People −1)
card-proposal-63 = the Prophetess (yes: Church −2, People −1; no: Army +1, People +1)
card-proposal-64 = the Prophetess (yes: Church −2, People −1; no: Church +1)
card-proposal-65 = the Prophetess (yes: Church −2, People +1; no: People +1)
card-proposal-66 = the Prophetess (yes: Church −2, People +1; no: Church +1)
card-proposal-67 = the Prophetess (yes: Church +2, People −1; no: Church −1)
card-proposal-68 = the Prophetess (yes: Church +2, People −1; no: People −1)
card-proposal-69 = the Prophetess (yes: Church +2, People +1; no: Church −1)
card-proposal-70 = the Prophetess (yes: Church +2, People +1; no: Army −1, People −1)
card-proposal-71 = the Sergeant (yes: Army −1, People −1; no: People +1)
card-proposal-72 = the Sergeant (yes: Army −1, People −1; no: Army +1)
card-proposal-73 = the Sergeant (yes: Army −1, People +1; no: People −1)
card-proposal-74 = the Sergeant (yes: Army −1, People +1; no: Army +1)
card-proposal-75 = the Sergeant (yes: Army +1, People −1; no: Army −1)
card-proposal-76 = the Sergeant (yes: Army +1, People −1; no: People +1)
card-proposal-77 = the Sergeant (yes: Army +1, People +1; no: Army −1)
card-proposal-78 = the Sergeant (yes: Army +1, People +1; no: People −1)
card-proposal-79 = the Herald (yes: Church −1, Army −1, People −1; no: Church +1)
card-proposal-80 = the Herald (yes: Church −1, Army −1, People +1; no: Army +1)
card-proposal-81 = the Herald (yes: Church −1, Army +1, People −1; no: People +1)
card-proposal-82 = the Herald (yes: Church −1, Army +1, People +1; no: Church +1)
card-proposal-83 = the Herald (yes: Church +1, Army −1, People −1; no: Church −1)
card-proposal-84 = the Herald (yes: Church +1, Army −1, People +1; no: People −1)
card-proposal-85 = the Herald (yes: Church +1, Army +1, People −1; no: Army −1)
card-proposal-86 = the Herald (yes: Church +1, Army +1, People +1; no: Church −1)
card-proposal-87 = the Crusader (yes: Church −2, Army −1, People −1; no: Church +1)
card-proposal-88 = the Crusader (yes: Church −2, Army −1, People +1; no: Church +1)
card-proposal-89 = the Crusader (yes: Church −2, Army +1, People −1; no: Wealth +1)
card-proposal-90 = the Crusader (yes: Church −2, Army +1, People +1; no: Wealth +1)
card-proposal-91 = the Crusader (yes: Church +2, Army −1, People −1; no: Wealth −1)
card-proposal-92 = the Crusader (yes: Church +2, Army −1, People +1; no: Wealth −1)
card-proposal-93 = the Crusader (yes: Church +2, Army +1, People −1; no: Church −1)
card-proposal-94 = the Crusader (yes: Church +2, Army +1, People +1; no: Church −1)
card-proposal-95 = the Sheriff (yes: Army −2, People −1; no: Army +1)
card-proposal-96 = the Sheriff (yes: Army −2, People −1; no: Church +1, People +1)
card-proposal-97 = the Sheriff (yes: Army −2, People +1; no: People +1)
card-proposal-98 = the Sheriff (yes: Army −2, People +1; no: Army +1)
card-proposal-99 = the Sheriff (yes: Army +2, People −1; no: Army −1)
card-proposal-100 = the Sheriff (yes: Army +2, People −1; no: People −1)
card-proposal-101 = the Sheriff (yes: Army +2, People +1; no: Church −1, People −1)
card-proposal-102 = the Sheriff (yes: Army +2, People +1; no: Army −1)
card-proposal-103 = the Tribune (yes: People −2; no: Army −1)
card-proposal-104 = the Tribune (yes: People −2; no: People +1)
card-proposal-105 = the Tribune (yes: People −2; no: People +2)
card-proposal-106 = the Tribune (yes: People +2; no: People −2)
card-proposal-107 = the Tribune (yes: People +2; no: People −1)
card-proposal-108 = the Tribune (yes: People +2; no: Army +1)
card-proposal-109 = the Pilgrim (yes: Church −1, People −2; no: Church −1)
card-proposal-110 = the Pilgrim (yes: Church −1, People −2; no: People +1)
card-proposal-111 = the Pilgrim (yes: Church −1, People +2; no: People −1)
card-proposal-112 = the Pilgrim (yes: Church −1, People +2; no: Church +1, Wealth −1)
card-proposal-113 = the Pilgrim (yes: Church +1, People −2; no: Church −1, Wealth +1)
card-proposal-114 = the Pilgrim (yes: Church +1, People −2; no: People +1)
card-proposal-115 = the Pilgrim (yes: Church +1, People +2; no: People −1)
card-proposal-116 = the Pilgrim (yes: Church +1, People +2; no: Church +1)
card-proposal-117 = the Deserter (yes: Army −1, People −2; no: Army −1)
card-proposal-118 = the Deserter (yes: Army −1, People −2; no: People +1)
card-proposal-119 = the Deserter (yes: Army −1, People +2; no: People −1)
card-proposal-120 = the Deserter (yes: Army −1, People +2; no: Army +1, Wealth −1)
card-proposal-121 = the Deserter (yes: Army +1, People −2; no: Army −1, Wealth +1)
card-proposal-122 = the Deserter (yes: Army +1, People −2; no: People +1)
card-proposal-123 = the Deserter (yes: Army +1, People +2; no: People −1)
card-proposal-124 = the Deserter (yes: Army +1, People +2; no: Army +1)
card-proposal-125 = the Moneylender (yes: Wealth −1; no: Army −1, Wealth +1)
card-proposal-126 = the Moneylender (yes: Wealth −1; no: Wealth +1)
card-proposal-127 = the Moneylender (yes: Wealth −1; no: Church +1)
card-proposal-128 = the Moneylender (yes: Wealth +1; no: Church −1)
card-proposal-129 = the Moneylender (yes: Wealth +1; no: Wealth −1)
card-proposal-130 = the Moneylender (yes: Wealth +1; no: Army +1, Wealth −1)
card-proposal-131 = the Almoner (yes: Church −1, Wealth −1; no: Wealth +1)
card-proposal-132 = the Almoner (yes: Church −1, Wealth −1; no: Church +1)
card-proposal-133 = the Almoner (yes: Church −1, Wealth +1; no: Wealth −1)
card-proposal-134 = the Almoner (yes: Church −1, Wealth +1; no: Church +1)
card-proposal-135 = the Almoner (yes: Church +1, Wealth −1; no: Church −1)
card-proposal-136 = the Almoner (yes: Church +1, Wealth −1; no: Wealth +1)
card-proposal-137 = the Almoner (yes: Church +1, Wealth +1; no: Church −1)
card-proposal-138 = the Almoner (yes: Church +1, Wealth +1; no: Wealth −1)
card-proposal-139 = the Relic Seller (yes: Church −2, Wealth −1; no: Army +1, Wealth +1)
card-proposal-140 = the Relic Seller (yes: Church −2, Wealth −1; no: Church +1)
card-proposal-141 = the Relic Seller (yes: Church −2, Wealth +1; no: Wealth +1)
card-proposal-142 = the Relic Seller (yes: Church −2, Wealth +1; no: Church +1)
card-proposal-143 = the Relic Seller (yes: Church +2, Wealth −1; no: Church −1)
card-proposal-144 = the Relic Seller (yes: Church +2, Wealth −1; no: Wealth −1)
card-proposal-145 = the Relic Seller (yes: Church +2, Wealth +1; no: Church −1)
card-proposal-146 = the Relic Seller (yes: Church +2, Wealth +1; no: Army −1, Wealth −1)
card-proposal-147 = the Quartermaster (yes: Army −1, Wealth −1; no: Wealth +1)
card-proposal-148 = the Quartermaster (yes: Army −1, Wealth −1; no: Army +1)
card-proposal-149 = the Quartermaster (yes: Army −1, Wealth +1; no: Wealth −1)
card-proposal-150 = the Quartermaster (yes: Army −1, Wealth +1; no: Army +1)
card-proposal-151 = the Quartermaster (yes: Army +1, Wealth −1; no: Army −1)
card-proposal-152 = the Quartermaster (yes: Army +1, Wealth −1; no: Wealth +1)
card-proposal-153 = the Quartermaster (yes: Army +1, Wealth +1; no: Army −1)
card-proposal-154 = the Quartermaster (yes: Army +1, Wealth +1; no: Wealth −1)
card-proposal-155 = the Ambassador (yes: Church −1, Army −1, Wealth −1; no: Church +1)
card-proposal-156 = the Ambassador (yes: Church −1, Army −1, Wealth +1; no: Army +1)
card-proposal-157 = the Ambassador (yes: Church −1, Army +1, Wealth −1; no: Wealth +1)
card-proposal-158 = the Ambassador (yes: Church −1, Army +1, Wealth +1; no: Wealth −1)
card-proposal-159 = the Ambassador (yes: Church +1, Army −1, Wealth −1; no: Wealth +1)
card-proposal-160 = the Ambassador (yes: Church +1, Army −1, Wealth +1; no: Wealth −1)
card-proposal-161 = the Ambassador (yes: Church +1, Army +1, Wealth −1; no: Army −1)
card-proposal-162 = the Ambassador (yes: Church +1, Army +1, Wealth +1; no: Church −1)
card-proposal-163 = the Mercenary (yes: Army −2, Wealth −1; no: Army +1)
card-proposal-164 = the Mercenary (yes: Army −2, Wealth −1; no: Church +1, Wealth +1)
card-proposal-165 = the Mercenary (yes: Army −2, Wealth +1; no: Wealth +1)
card-proposal-166 = the Mercenary (yes: Army −2, Wealth +1; no: Army +1)
card-proposal-167 = the Mercenary (yes: Army +2, Wealth −1; no: Army −1)
card-proposal-168 = the Mercenary (yes: Army +2, Wealth −1; no: Wealth −1)
card-proposal-169 = the Mercenary (yes: Army +2, Wealth +1; no: Church −1, Wealth −1)
card-proposal-170 = the Mercenary (yes: Army +2, Wealth +1; no: Army −1)
card-proposal-171 = the Innkeeper (yes: People −1, Wealth −1; no: Wealth +1)
card-proposal-172 = the Innkeeper (yes: People −1, Wealth −1; no: People +1)
card-proposal-173 = the Innkeeper (yes: People −1, Wealth +1; no: Wealth −1)
card-proposal-174 = the Innkeeper (yes: People −1, Wealth +1; no: People +1)
card-proposal-175 = the Innkeeper (yes: People +1, Wealth −1; no: People −1)
card-proposal-176 = the Innkeeper (yes: People +1, Wealth −1; no: Wealth +1)
card-proposal-177 = the Innkeeper (yes: People +1, Wealth +1; no: People −1)
card-proposal-178 = the Innkeeper (yes: People +1, Wealth +1; no: Wealth −1)
card-proposal-179 = the Physician (yes: Church −1, People −1, Wealth −1; no: Church +1)
card-proposal-180 = the Physician (yes: Church −1, People −1, Wealth +1; no: People +1)
card-proposal-181 = the Physician (yes: Church −1, People +1, Wealth −1; no: Wealth +1)
card-proposal-182 = the Physician (yes: Church −1, People +1, Wealth +1; no: People −1)
card-proposal-183 = the Physician (yes: Church +1, People −1, Wealth −1; no: People +1)
card-proposal-184 = the Physician (yes: Church +1, People −1, Wealth +1; no: Wealth −1)
card-proposal-185 = the Physician (yes: Church +1, People +1, Wealth −1; no: People −1)
card-proposal-186 = the Physician (yes: Church +1, People +1, Wealth +1; no: Church −1)
card-proposal-187 = the Mayor (yes: Army −1, People −1, Wealth −1; no: Army +1)
card-proposal-188 = the Mayor (yes: Army −1, People −1, Wealth +1; no: People +1)
card-proposal-189 = the Mayor (yes: Army −1, People +1, Wealth −1; no: Wealth +1)
card-proposal-190 = the Mayor (yes: Army −1, People +1, Wealth +1; no: Army +1)
card-proposal-191 = the Mayor (yes: Army +1, People −1, Wealth −1; no: Army −1)
card-proposal-192 = the Mayor (yes: Army +1, People −1, Wealth +1; no: Wealth −1)
card-proposal-193 = the Mayor (yes: Army +1, People +1, Wealth −1; no: People −1)
card-proposal-194 = the Mayor (yes: Army +1, People +1, Wealth +1; no: Army −1)
card-proposal-195 = the Admiral (yes: Army −2, People −1, Wealth −1; no: Army +1)
card-proposal-196 = the Admiral (yes: Army −2, People −1, Wealth +1; no: Army +1)
card-proposal-197 = the Admiral (yes: Army −2, People +1, Wealth −1; no: Church +1)
card-proposal-198 = the Admiral (yes: Army −2, People +1, Wealth +1; no: Church +1)
card-proposal-199 = the Admiral (yes: Army +2, People −1, Wealth −1; no: Church −1)
card-proposal-200 = the Admiral (yes: Army +2, People −1, Wealth +1; no: Church −1)
card-proposal-201 = the Admiral (yes: Army +2, People +1, Wealth −1; no: Army −1)
card-proposal-202 = the Admiral (yes: Army +2, People +1, Wealth +1; no: Army −1)
card-proposal-203 = the Guildmaster (yes: People −2, Wealth −1; no: People +1)
card-proposal-204 = the Guildmaster (yes: People −2, Wealth −1; no: Church +1, Wealth +1)
card-proposal-205 = the Guildmaster (yes: People −2, Wealth +1; no: Wealth +1)
card-proposal-206 = the Guildmaster (yes: People −2, Wealth +1; no: People +1)
card-proposal-207 = the Guildmaster (yes: People +2, Wealth −1; no: People −1)
card-proposal-208 = the Guildmaster (yes: People +2, Wealth −1; no: Wealth −1)
card-proposal-209 = the Guildmaster (yes: People +2, Wealth +1; no: Church −1, Wealth −1)
card-proposal-210 = the Guildmaster (yes: People +2, Wealth +1; no: People −1)
card-proposal-211 = the Midwife (yes: Church −1, People −2, Wealth −1; no: People +1)
card-proposal-212 = the Midwife (yes: Church −1, People −2, Wealth +1; no: People +1)
card-proposal-213 = the Midwife (yes: Church −1, People +2, Wealth −1; no: Army −1)
card-proposal-214 = the Midwife (yes: Church −1, People +2, Wealth +1; no: Army −1)
card-proposal-215 = the Midwife (yes: Church +1, People −2, Wealth −1; no: Army +1)
card-proposal-216 = the Midwife (yes: Church +1, People −2, Wealth +1; no: Army +1)
card-proposal-217 = the Midwife (yes: Church +1, People +2, Wealth −1; no: People −1)
card-proposal-218 = the Midwife (yes: Church +1, People +2, Wealth +1; no: People −1)
card-proposal-219 = the Treasurer (yes: Wealth −2; no: People −1)
card-proposal-220 = the Treasurer (yes: Wealth −2; no: Wealth +1)
card-proposal-221 = the Treasurer (yes: Wealth −2; no: Wealth +2)
card-proposal-222 = the Treasurer (yes: Wealth +2; no: Wealth −2)
card-proposal-223 = the Treasurer (yes: Wealth +2; no: Wealth −1)
card-proposal-224 = the Treasurer (yes: Wealth +2; no: People +1)
card-proposal-225 = the Steward (yes: Church −1, Wealth −2; no: Church −1)
card-proposal-226 = the Steward (yes: Church −1, Wealth −2; no: Wealth +1)
card-proposal-227 = the Steward (yes: Church −1, Wealth +2; no: Wealth −1)
card-proposal-228 = the Steward (yes: Church −1, Wealth +2; no: Church +1, People −1)
card-proposal-229 = the Steward (yes: Church +1, Wealth −2; no: Church −1, People +1)
card-proposal-230 = the Steward (yes: Church +1, Wealth −2; no: Wealth +1)
card-proposal-231 = the Steward (yes: Church +1, Wealth +2; no: Wealth −1)
card-proposal-232 = the Steward (yes: Church +1, Wealth +2; no: Church +1)
card-proposal-233 = the Armourer (yes: Army −1, Wealth −2; no: Army −1)
card-proposal-234 = the Armourer (yes: Army −1, Wealth −2; no: Wealth +1)
card-proposal-235 = the Armourer (yes: Army −1, Wealth +2; no: Wealth −1)
card-proposal-236 = the Armourer (yes: Army −1, Wealth +2; no: Army +1, People −1)
card-proposal-237 = the Armourer (yes: Army +1, Wealth −2; no: Army −1, People +1)
card-proposal-238 = the Armourer (yes: Army +1, Wealth −2; no: Wealth +1)
card-proposal-239 = the Armourer (yes: Army +1, Wealth +2; no: Wealth −1)
card-proposal-240 = the Armourer (yes: Army +1, Wealth +2; no: Army +1)
card-proposal-241 = the Grand Master (yes: Church −1, Army −1, Wealth −2; no: Wealth +1)
card-proposal-242 = the Grand Master (yes: Church −1, Army −1, Wealth +2; no: People −1)
card-proposal-243 = the Grand Master (yes: Church −1, Army +1, Wealth −2; no: Wealth +1)
card-proposal-244 = the Grand Master (yes: Church −1, Army +1, Wealth +2; no: People −1)
card-proposal-245 = the Grand Master (yes: Church +1, Army −1, Wealth −2; no: People +1)
card-proposal-246 = the Grand Master (yes: Church +1, Army −1, Wealth +2; no: Wealth −1)
card-proposal-247 = the Grand Master (yes: Church +1, Army +1, Wealth −2; no: People +1)
card-proposal-248 = the Grand Master (yes: Church +1, Army +1, Wealth +2; no: Wealth −1)
card-proposal-249 = the Tax Collector (yes: People −1, Wealth −2; no: People −1)
card-proposal-250 = the Tax Collector (yes: People −1, Wealth −2; no: Wealth +1)
card-proposal-251 = the Tax Collector (yes: People −1, Wealth +2; no: Army −1, People +1)
card-proposal-252 = the Tax Collector (yes: People −1, Wealth +2; no: Wealth −1)
card-proposal-253 = the Tax Collector (yes: People +1, Wealth −2; no: Wealth +1)
card-proposal-254 = the Tax Collector (yes: People +1, Wealth −2; no: Army +1, People −1)
card-proposal-255 = the Tax Collector (yes: People +1, Wealth +2; no: Wealth −1)
card-proposal-256 = the Tax Collector (yes: People +1, Wealth +2; no: People +1)

# Secret Goals

card-goal-church-weak-army-weak = weak Church and weak Army
card-goal-church-weak-army-strong = weak Church and strong Army
card-goal-church-strong-army-weak = strong Church and weak Army
card-goal-church-strong-army-strong = strong Church and strong Army
card-goal-church-weak-people-weak = weak Church and weak People
card-goal-church-weak-people-strong = weak Church and strong People
card-goal-church-strong-people-weak = strong Church and weak People
card-goal-church-strong-people-strong = strong Church and strong People
card-goal-church-weak-wealth-weak = weak Church and weak Wealth
card-goal-church-weak-wealth-strong = weak Church and strong Wealth
card-goal-church-strong-wealth-weak = strong Church and weak Wealth
card-goal-church-strong-wealth-strong = strong Church and strong Wealth
card-goal-army-weak-people-weak = weak Army and weak People
card-goal-army-weak-people-strong = weak Army and strong People
card-goal-army-strong-people-weak = strong Army and weak People
card-goal-army-strong-people-strong = strong Army and strong People
card-goal-army-weak-wealth-weak = weak Army and weak Wealth
card-goal-army-weak-wealth-strong = weak Army and strong Wealth
card-goal-army-strong-wealth-weak = strong Army and weak Wealth
card-goal-army-strong-wealth-strong = strong Army and strong Wealth
card-goal-people-weak-wealth-weak = weak People and weak Wealth
card-goal-people-weak-wealth-strong = weak People and strong Wealth
card-goal-people-strong-wealth-weak = strong People and weak Wealth
card-goal-people-strong-wealth-strong = strong People and strong Wealth

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
verb-go-on = Go on with another reign
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
step-doubt = A first turn forgives one change of mind: do you use it now?
step-story = The tale of the Monarch’s death is told: do you laugh?
step-future = Shall there be another reign?
step-name = Who shall reign after you?
step-vote = Level on points: whose reign will be remembered?

# What happened. Pillars: 0 Church, 1 Army, 2 People, 3 Wealth; piles: 0 left, 1 middle, 2 right; verdicts: 1 accepted, 2 rejected.

event-crowned = Reign { $n0 }: { $seat } takes the crown.
event-goal-dealt = { $seat } receives a Secret Goal: { $c0 }.
event-piles-made = The Proposals make three piles of { $n0 }, { $n1 } and { $n2 }.
event-turned-up = The { $n0 ->
    [0] left
    [1] middle
   *[other] right
} pile shows { $c0 }.
event-drawn = { $seat } draws { $c0 } from the { $n0 ->
    [0] left
    [1] middle
   *[other] right
} pile, { $n1 } left.
event-reshuffled = The piles are spent: { $n0 } discarded Proposals are shuffled.
event-turn = Turn { $n0 } of { $seat }’s reign: the Council is in session.
event-presented = { $seat } presents { $c0 }.
event-accepted = The Monarch accepts what { $seat } proposes.
event-rejected = The Monarch rejects what { $seat } proposes.
event-scored-accepted = { $seat } is heard and scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
event-revealed = { $n0 ->
    [1] Accepted
   *[other] Rejected
}: { $seat } had presented { $c0 }.
event-kept = { $seat } stands by the verdict.
event-changed = { $seat } has a change of heart: what { $s0 } proposes is { $n1 ->
    [1] accepted
   *[other] rejected
} after all.
event-moved = { $n0 ->
    [0] Church
    [1] Army
    [2] People
   *[other] Wealth
} goes from { $n1 } to { $n2 }.
event-enacted = What { $seat } proposed is law, the Monarch’s { $n0 ->
    [1] first
   *[other] number { $n0 }
}.
event-discarded = What { $seat } proposed is discarded.
event-retired = With { $n0 } Proposals accepted { $seat } lays the crown down in peace.
event-died = { $seat } is dead, by the Proposal of { $s0 }.
event-buried = What { $seat } had presented stays unread: { $c0 }.
event-laughed = { $seat } laughs.
event-story-fell-flat = Nobody laughs at the tale of { $seat }.
event-scored-story = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the tale of the Monarch’s death.
event-scored-reign = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the reign.
event-goal-shown = { $seat } wanted { $c0 }.
event-scored-goal = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for { $n1 ->
    [0] Church
    [1] Army
    [2] People
   *[other] Wealth
}.
event-would-go-on = { $seat } would go on.
event-would-stop = { $seat } would stop.
event-stopped = All agree: the realm ends here, after { $n0 ->
    [one] 1 reign
   *[other] { $n0 } reigns
}.
event-named = { $seat } names { $s0 } as the next Monarch.
event-collected = All goals and Proposals are gathered in.
event-tied = { $seat } shares the lead with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
event-voted = { $seat } votes for { $s0 }.
event-won = { $seat } wins with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.

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
fact-tracks = Church, Army, People, Wealth
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

option-story_bonus = The point for telling the Monarch’s death
option-story_bonus-always = always
option-story_bonus-laugh = if somebody laughs

# The clauses

clause-RC-01 = Three to six play. One of them is the first Monarch, drawn at random unless option first names a seat; all others are Advisors.
clause-RC-02 = Church, Army, People and Wealth have a track each, from −5 to +5; the outermost spaces are its ends, and every marker starts in the middle.
clause-RC-03 = There are 24 Secret Goals: any two pillars, each wanted weak or strong. Every Advisor is dealt one and keeps it to themselves.
clause-RC-04 = There are 256 Proposals. Each has a character, changes pillars one way if accepted and another if rejected, and carries icons to plead with. Its back tells only which pillars move if it is accepted, with a dot where they move far: behind every back all directions are equally frequent.
clause-RC-05 = The Proposals make three face-down piles as equal as can be, the first ones taking the extra cards. The back of each top card is there for all to see, and the next one shows as soon as it is drawn.
clause-RC-06 = From the Monarch’s left, each Advisor in turn draws seven Proposals, one by one, from any of the piles.
clause-RC-07 = Hidden are fronts in hands, goals, what lies below the tops, and presented fronts until they are revealed. Fronts discarded unrevealed, goals nobody was dealt and goals after a retirement are never shown. Points, tracks, judgements, sizes of hands and piles, revealed fronts and the backs of drawn cards are open to all.
clause-RC-10 = In any order, every Advisor presents one Proposal face down and pleads for it, truthfully or not. Once presented it stays presented.
clause-RC-11 = The Monarch accepts or rejects each of them, and accepts at least one. When all are judged, the judgement is final.
clause-RC-12 = Before anything is revealed, every Advisor whose Proposal is accepted scores a point.
clause-RC-13 = The rejected Proposals come first: the Monarch reveals them one at a time, in any order; their rejected parts move the markers, and they are discarded.
clause-RC-14 = Then the accepted ones, one at a time, in any order: their accepted parts move the markers, and they join the Monarch’s pile.
clause-RC-15 = In the first turn of each reign, after a card is revealed and before it takes effect, the Monarch may keep the verdict or change it, until one change has been made. The card then takes effect and goes where its new verdict sends it. Nobody’s points change by it, and the turn may end with nothing accepted.
clause-RC-16 = A marker stops at the end of its track. A card takes effect as a whole before anybody looks at the ends.
clause-RC-17 = After a turn every Advisor, from the Monarch’s left, draws one Proposal from a pile that is not empty. When the third pile runs out, the discard alone is shuffled into three new ones: hands and the Monarch’s pile stay out of it. A pack too small for that is refused.
clause-RC-20 = If a marker stands at an end after a card has taken effect, the Monarch dies and the reign is over; what is not revealed is discarded unread. Death goes before retirement.
clause-RC-21 = The Advisor whose Proposal took effect last tells how the Monarch died and scores one point, even if two markers reached an end or the verdict had been changed. With option story_bonus set to laugh, everybody else, the Monarch included, answers in secret whether they laughed, and one laugh is needed.
clause-RC-22 = A Monarch with twelve or more accepted Proposals at the end of a turn retires, before anyone draws, and no goal counts.
clause-RC-23 = The Monarch scores one point for each accepted Proposal in their pile. The one that kills counts, and so does one accepted by a change of mind; those accepted but never revealed do not.
clause-RC-24 = When the Monarch has died, the Advisors show their goals. Each of a goal’s two pillars on the wanted side scores its marker’s distance from the middle, 5 at the end; on the other side it costs nothing.
clause-RC-30 = The outgoing Monarch names the next among those who have not reigned yet.
clause-RC-31 = All cards are gathered in and a new reign is set up; points stay, and there is a change of mind again.
clause-RC-32 = The game ends when everyone has reigned, or after any reign if all, asked in secret, want to stop.
clause-RC-33 = The highest score wins. Those who share it are voted on in secret by everybody, without abstaining and not for oneself; the most votes win, and who are level on them share the victory.
clause-RC-40 = An Advisor may say anything to persuade, and may speak about what others propose.
clause-RC-41 = The Monarch leads the talk: cuts it short, asks around, limits speaking time, makes speeches. The rules are not theirs to change, and whoever runs out of time still presents.
clause-RC-EX-1 = A goal with one wanted marker at the end of its track and the other two spaces out scores 5 + 2 = 7.
clause-RC-EX-2 = A Proposal that, if accepted, moves Church by +1 and Army by −2 has a back with Church, and Army with a dot.
