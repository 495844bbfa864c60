/** Common words that the other lists had left out. Each line adds to the meaning of its first word. */
export const commonMeanings = `
access, প্রবেশাধিকার, admit, admitted, admitting, allow in, ঢুকতে দেওয়া, ঢোকা যাবে, উন্মুক্ত
entrance, enter, walk in, ঢোকার রাস্তা, ঢোকার ব্যবস্থা
অতিরিক্ত, extra, বাড়তি, additional, additionally, on top, over and above, আলাদা টাকা, extra money, আলাদা করে দিতে
hidden charges, any other charge, অন্য কোনও খরচ, additional cost, extra cost
rights, অধিকার, right to, entitled, entitlement, প্রাপ্য, হক
crime, অপরাধ, অন্যায়, বেআইনি, অবৈধ, illegal, unlawful, against the law, offence, guilty
behaviour, আচরণ, ব্যবহার খারাপ, behave, behaved, behaviour of, manners, ব্যবহারটা, conduct
rude, দুর্ব্যবহার করেছে, ঝাঁঝিয়ে, রূঢ়, yelled at me, না শুনেই, disrespectful, ignored me, খারাপ কথা বলেছে
complaint, অভিযোগপত্র, প্রতিবাদ, protest, criticise, criticism, সমালোচনা, object strongly, নালিশ করতে, reject, regret, displeased, displeasure
list, তালিকা, সূচি, অনুষ্ঠানসূচি, itinerary, programme list, কর্মসূচি, price list, catalogue, catalog, ক্যাটালগ
office, কার্যালয়, অফিসঘর, front desk, desk, reception desk, counter, কাউন্টার, ফ্রন্ট ডেস্ক
representative, প্রতিনিধি, এজেন্ট, agent, spokesperson, executive, point of contact
customer, গ্রাহক, ক্রেতা, খদ্দের, buyer, buyers, client, clients, shopper
seller, বিক্রেতা, vendor, vendors, merchant, দোকানদার, shopkeeper
stock, মজুত, available stock, গুদাম, warehouse, in hand
dues, বকেয়া, পাওনা, দেনা, বাকি, pending amount, what i owe, owed
insurance, ক্ষতিপূরণ দেওয়া, compensation, compensate me, compensate, make up for
compulsory, বাধ্যতামূলক, mandatory, must have, necessary to have, is it needed, অবশ্যই লাগবে, লাগবেই কি, required to, without fail
confirm, নিশ্চিত, পাকা, confirmation, confirmed, কনফার্ম, কনফার্মেশন, পাকা করা, finalise, finalize, ঠিক করা
instruction, নির্দেশ, নির্দেশিকা, instructions, directions for use, manual, guide sheet, ব্যবহারবিধি
policy, নীতি, নিয়মনীতি, policies, নিয়ম কানুন, code of conduct
notice, বিজ্ঞপ্তি, notification paper, circular, সার্কুলার
meeting, বৈঠক, সাক্ষাতের সময়, appointment, get together, gathering
exhibition, প্রদর্শনী, display, showcase, gallery show
description, বর্ণনা, বিবরণ, specification, specifications, particulars
equipment, সরঞ্জাম, apparatus, tools, যন্ত্রপাতি
service, সেবা, পরিষেবা দেন, facility, facilities, amenities, সুবিধা আছে, ব্যবস্থা আছে
supply, সরবরাহ, জোগান, জোগাড়, provide us, arrange for
directly, সরাসরি, direct, straight, in person only, first hand
local, স্থানীয়, nearby area, আশপাশ, এলাকার, around here
child, সন্তান, offspring, teen, teenager, teenagers, কিশোর, কিশোরী, adolescent
blind, অন্ধ, দৃষ্টিহীন, visually impaired, cannot see, চোখে দেখেন না
helpless, অসহায়, অনাথ, shelter, আশ্রয়, আশ্রম, old age home, destitute
suspend, স্থগিত, on hold, halt, temporarily closed, সাময়িক বন্ধ
delay, বিলম্ব, behind schedule, slow delivery
missing person, নিখোঁজ, lost child
careful, সাবধান, যত্ন, take care of, look after, দেখভাল, খেয়াল রাখা, মনোযোগ, individual care, নজর দেওয়া, attention
cause, কারণ, reason, কেন হলো
clothes, ওড়না, silk, সিল্ক, তাঁত, kurta, পাঞ্জাবি, uttoriyo, tailor, দর্জি, towel, গামছা
jewel, গয়না, necklace, দুল, earrings, হার, জুয়েলারি
leather, চামড়া, wallet, belt, মানিব্যাগ
shoes, জুতো, চটি, footwear
hat, টুপি, ক্যাপ, cap
floor, মেঝে, carpet, কার্পেট, tiles
wall, দেওয়াল, দেয়াল, paint the wall
mirror, আয়না, looking glass
cupboard, আলমারি, locker, লকার, shelf, তাক, wardrobe
key, তালা, lock, চাবি হারানো, locked
pen, কলম, পেন, pencil, পেনসিল, eraser, রবার, খাতা, notebook
land, জমি, plot, জায়গা জমি, property, ownership, মালিকানা, দলিল
march, মিছিল, procession, rally
garland, মালা, bouquet, ফুলের তোড়া
honour, সংবর্ধনা, felicitation, felicitate, মর্যাদা, medal, মেডেল
praise, প্রশংসা, compliment, compliments, well done note
rumour, রটনা, বদনাম, গুজব, defame
argument, তর্ক, debate, বিতর্ক, dispute
identity, পরিচয়পত্র, id card, proof of identity, আইডি কার্ড
citizen, নাগরিক, citizenship, resident
prepare, প্রস্তুতি, preparation, get ready, ready for, তৈরি হওয়া
idea, ধারণা, understanding of, কৌতূহল, curious about
aware, সচেতন, awareness, জানা আছে
hesitate, দ্বিধা, সংকোচ, ভীতু, nervous kid, shy child
courage, সাহস, confidence, আত্মবিশ্বাস, confident
success, সফল, succeed, achievement
length, দৈর্ঘ্য, wide, width, চওড়া, height, dimension, measure, metre, measurement, measurements, inch, ইঞ্চি
speed, গতি, fast service
heavy, huge, enormous, very large, বিরাট, বিশাল
weak, দুর্বল, thin, পাতলা, fragile, delicate
rare, বিরল, limited edition, limited, exclusive piece
grand, জাঁকজমক, lavish, luxurious, বিলাসবহুল
rough, খসখসে, coarse, smooth, মসৃণ
comfortable, আরাম, আরামদায়ক, cosy, comfy
glass, কাচ, কাঁচ, crystal, কাচের, breakable
wood, কাঠ, কাঠের, wooden, bamboo, বাঁশ
metal, ধাতু, লোহা, iron, steel, স্টিল, পিতল, brass, copper
clay, মাটির, terracotta, পোড়ামাটি, earthen, ceramic, চিনামাটি
noise, আওয়াজ, noisy, শব্দ বেশি, neighbours complain, disturb others, হইচই
crowd, ভিড়, crowded, rush, queue, লাইন, long queue, লাইন দিতে
weather, জলবায়ু, humid, heat wave
nurse, আয়া, nanny, babysitter, caretaker, দেখাশোনার লোক, ayah
vaccine, টিকা, medical certificate, health certificate, স্বাস্থ্য পরীক্ষা
injury, চোট, wound, ক্ষত, hurt himself, hurt herself, রক্ত বেরোলে, sprain
soup, স্যুপ, সুপ, starter, starters, স্টার্টার
toast, রুটি, স্যান্ডউইচ, sandwich, টোস্ট, cutlet, কাটলেট
orange, কমলা, লেবু, grapes, আঙুর
interval, বিরতি আছে, intermission, half time, মাঝে বিরতি
passenger, যাত্রী, traveller, commuter
mosque, মসজিদ, church, গির্জা, গুরুদ্বার
nation, জাতীয়, national, দেশজ
army, সৈনিক, soldier, সেনাবাহিনী
enemy, শত্রু, rival
employer, নিয়োগকর্তা, owner of shop, boss of
resign, ইস্তফা, পদত্যাগ, retire, অবসর, retired
test, পরীক্ষা নেওয়া, assessment, evaluate, evaluation, মূল্যায়ন, viva
punish, শাস্তি, বকাবকি, scold, scolded, মারধর, beat the child, hit the child
grade, শ্রেণি, class level, level, লেভেল, standard level, stage of learning
term, টার্ম, সেশন, session starts, new session, নতুন সেশন, নতুন ব্যাচ, next batch, academic year, পরের ব্যাচ, new batch
hands on, হাতেকলমে, practical, প্র্যাকটিকাল, activity based
refer, রেফার, refer a friend, referral, বন্ধুকে আনলে
substitute, বদলি, in place of, replacement teacher, অন্য কেউ আসবে
supervise, তত্ত্বাবধান, supervision, monitor, নজরদারি, who watches them
organise, ব্যবস্থা করা, set up, arrangement, বন্দোবস্ত, আয়োজন করা
decline, না করা, refuse, refused, ফিরিয়ে দেওয়া, turned away, turn away
recover, ফিরে পাওয়া, get back, retrieve, ফেরত পাওয়া
pick one, বেছে দিন, which should i choose, কোনটা নেব, recommend one, কোনটা ভালো
share with, ভাগ করে, split between, together with
change plan, মত বদল, change of mind, alter, modify, modification, পাল্টানো, পাল্টাতে, পাল্টে, palte, পালটানো
address change, ঠিকানা বদল, ঠিকানা পাল্টানো, change the address, correct the address, ভুল ঠিকানা, wrong address, house number
name change, নাম বদল, correct the name, spelling of my name
date of birth, জন্মতারিখ
first come, আগে এলে, first come first served
walk, হেঁটে, হাঁটাপথ, walking distance, on foot
metro, মেট্রো, nearest station, কাছের স্টেশন, nearest bus stop, বাসস্টপ
`
