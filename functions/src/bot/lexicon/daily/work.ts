/** English words of school, stage, office and everyday doings. */
export const dailyWork = `
graduation, graduate, graduated, গ্র্যাজুয়েশন, স্নাতক, convocation, সমাবর্তন
qualification, qualify, qualified, শিক্ষাগত যোগ্যতা, qualifying
presentation, প্রেজেন্টেশন, slide show
handwriting, হাতের লেখা, calligraphy
উচ্চারণ, pronounce, diction, উচ্চারণটা
define, definition, সংজ্ঞা
logic, logical, যুক্তি, reasoning
invention, inventions, creation, উদ্ভাবন
laboratory, science lab
chemical, chemicals, রাসায়নিক, acid, অ্যাসিড, toxic
genetic, genetics, জিনগত, hereditary
crib, baby cot, cradle, pram, stroller, প্র্যাম
bedtime, bedtime story, ঘুমের সময়, lullaby, ঘুমপাড়ানি
ঘুম, sleepy, ঘুম পাচ্ছে, drowsy, nap, nap time
খেলার সাথী, playmate, playmates
scout, scouts, স্কাউট, ncc, girl guide
comics, comic, কমিক, comic book, comic strip
classical, classic, ধ্রুপদী, শাস্ত্রীয় সঙ্গীত, উচ্চাঙ্গ সঙ্গীত, ক্লাসিক্যাল
choir, symphony, chorus, সমবেত সঙ্গীত, group song
rhythm, ছন্দ, tempo, beats
drummer, percussion, ড্রামার, guitarist, keyboardist
ballet, waltz, salsa, hip hop, zumba, জুম্বা
নাচ, danced, danced to
tone, tones, pitch of voice, voice modulation
narrator, narration, ভাষ্যকার
transcript, transcripts, copy of the script
announcer, announcers, ঘোষক
dramatic, নাটকীয়, melodrama
ব্যাকস্টেজ, backstage, নেপথ্য, মঞ্চের পেছনে, behind the curtain
prop, props, stage property, প্রপস
cheering, applause, হাততালি, clapping, claps, standing ovation
fame, notorious, কুখ্যাত, reputation, সুনাম
famous, distinguished, eminent, বিশিষ্ট, renowned
impressed, impress, মুগ্ধ
honour, honor, honored, honors, honoured, সম্মানিত
critic, critics, সমালোচক, film critic
প্রথম ভিডিও, first appearance, আত্মপ্রকাশ
flash, flash photography, ফ্ল্যাশ
posing, strike a pose
angle, angles, camera angle, অ্যাঙ্গেল
recorder, tape recorder
collector, collectors, সংগ্রাহক, collectible
source, sources
cultural, সাংস্কৃতিক, culture programme, সাংস্কৃতিক অনুষ্ঠান
folk, folk song, লোকগীতি, লোকসংগীত, baul song
industrial, শিল্পাঞ্চল, factory area
economy, economic, অর্থনীতি, অর্থনৈতিক
savings, saving money, সঞ্চয়ী, savings account, recurring deposit
repay, repayment, শোধ করা, ঋণ শোধ, pay back
billion, billions, crores, শতকোটি
দান, foundation, ফাউন্ডেশন, non profit
guarantee, guaranteed
assure, assured, assurance, নিশ্চয়তা
প্রতিশ্রুতি, pledge, অঙ্গীকার, প্রতিশ্রুতিবদ্ধ, promised, কথা দিয়েছে, কথা দিয়েছিলেন
settlement, settle the claim, নিষ্পত্তি
statement, statements, বিবৃতি, bank statement, স্টেটমেন্ট, account statement
reference, references, রেফারেন্স, citation
identification, শনাক্ত, শনাক্তকরণ, identified
permission, authorization, authorisation, authorized, authorised
matrimonial, classified, classified ads, পাত্রপাত্রী
fax, ফ্যাক্স, fax number
typing, টাইপিং, type fast, shorthand
circuit, wired, cord, extension cord, তার জোড়া, short circuit
বিপদ, hazard, hazardous, ঝুঁকিপূর্ণ
self defence, defense, defence, আত্মরক্ষা, defensive, shield
offence, offense
warrant, পরোয়ানা, arrest warrant
legal, legally, বৈধ, আইনসম্মত, আইনত
appeal, আপিল, appeals, আবেদন জানাই
dismiss, dismissed, বরখাস্ত, fired from, sacked, terminated
resign, resignation, retirement, রিটায়ারমেন্ট, পদত্যাগপত্র
appoint, representative post, nominate, nominated, মনোনীত, nomination
agency, agencies
company, companies, corporation
division, divisions, sector, sectors, department of
subway, আন্ডারপাস, underpass, পাতালপথ
country, countries, homeland, স্বদেশ, মাতৃভূমি
japanese, russian, swiss, italian, ইতালিয়ান
foreigner, foreign national, বিদেশি নাগরিক
immigration, migrate, immigrant, প্রবাস জীবন
colony, কলোনি, colonies, পাড়া কলোনি
premises, প্রাঙ্গণ, campus grounds
suites, স্যুট রুম, deluxe room, ডিলাক্স
luxury, deluxe, বিলাসিতা, lavishly
casino, জুয়া, gambling, gamble, betting
nightclub, night club, bar and pub, disco, ডিস্কো, nightlife
waiter, waitress, steward
treasure, ধনভাণ্ডার, treasure hunt, গুপ্তধন
hunt, hunter, hunting, শিকারি, scavenger hunt
arrow, arrows, archery, তীরন্দাজ, bow and arrow
camp, retreat, camping trip
connection, connections, সংযোগ, connectivity, hook up
খাঁটি, purity, unadulterated, বিশুদ্ধ, pure ghee
rubber, রাবার, rubber sole
polish, polished, পালিশ, shoe polish, varnish
combination, combined, কম্বো প্যাক, combo pack, bundle, value pack
stationery, স্টেশনারি, school supplies, art supplies, supplies
কেনা, purchased, purchases
alternative, alternatives, alternate, বিকল্প, other option
prefer, preferred, preference, পছন্দমতো
exception, exceptional case, ব্যতিক্রম
privilege, privileges, বিশেষ অধিকার
priority, অগ্রাধিকার, priority pass, prioritise, top priority
opportunity, opportunities, prospects
effective, কার্যকর, কার্যকরী, works well
প্রভাব, affect, affects, affected
gain, gained, gaining weight
attract, attracts, attracted, আকৃষ্ট
ক্ষতি, wasted, wasting, অপচয়, waste of money, সময় নষ্ট
destroy, destruction, ধ্বংস, demolish, demolished
preserve, preserved, সংরক্ষণ, conserve
adjust, adjusted, adjustment, adjustments, মানিয়ে নেওয়া, মানিয়ে নিতে
confused, confuse, confusing, গুলিয়ে, গুলিয়ে যাচ্ছে, বিভ্রান্ত
misunderstood, misunderstanding, misunderstand, ভুল বোঝাবুঝি, ভুল বুঝেছেন, mistaken
difficult, difficulty, difficulties, tricky, challenging, tough job
solution, solved, solutions
breakdown, breakdowns, collapse
advice, advised, advises, পরামর্শ দিয়েছেন
hint, hints, ইঙ্গিত, ইশারা
forget, forgotten, forgetting, ভুলে গেছি, ভুলে গেলাম
recall, recalled, recollect
wandering, wandered, roam, ঘোরাঘুরি, loitering
উধাও, disappear, disappearing, vanish
exchange, swapped, replaced, replacing
compare, compared, তুলনা, তুলনামূলক
identical, exactly the same, same to same
reflection, reflections, প্রতিফলন, প্রতিবিম্ব
unexpected, unexpectedly, অপ্রত্যাশিত, surprise visit
coincidence, কাকতালীয়, by coincidence
miracle, miracles, অলৌকিক
advanced, advanced level, অ্যাডভান্সড, higher level, উচ্চতর
consistent, consistently, ধারাবাহিক, consistency
random, randomly, এলোপাথাড়ি, lucky draw random
lifetime, lifelong, আজীবন, সারা জীবন, lifetime member
worldwide, universal, বিশ্বব্যাপী
মাঝে মাঝে, occasional
vulgar, inappropriate, অশোভন, indecent, অশালীন, obscene, objectionable
hostile, বিরূপ, conflict, conflicts, সংঘাত, বিরোধ, dispute between
disappointed, disappoint, disappointment, হতাশা, let us down
unreasonable, অযৌক্তিক, unjustified, too harsh
annoying, bothering, bothered me, nuisance, উপদ্রব, বিরক্তিকর
disgusting, unpleasant, অপ্রীতিকর, gross
hush, keep quiet, চুপ থাকুন
wave hand, waving, হাত নাড়া
chewing gum, চুইংগাম, bubble gum
splash, splashing, জলকেলি, water park, ওয়াটার পার্ক, water slide
barricade, railing, রেলিং
unpack, unpacked, খুলে দেখা, unwrap
errand, errands, ফাইফরমাশ, chores, household chores, ঘরের কাজকর্ম
summon, summoned, ডেকে পাঠানো, ডেকে পাঠিয়েছে
dedication, dedicated, নিষ্ঠা, উৎসর্গ, dedicate a song
readers, reader, পাঠক, পাঠিকা, readership
প্রেরণা, encouraged, encouragement, motivated
colorful, colourful, রংবেরং, রঙবেরঙের, multicolour
রং, gray, greyish, ছাই রং, ধূসর, beige, turquoise
blond, blonde, blonde hair, সোনালি চুল
`
