/**
 * Housing, households, health and neighbours. Each line adds to the meaning of its first word; one that
 * begins with * parts its words from it, as a meaning near by.
 */
export const homeLifeMeanings = `
ten, চার, পাঁচ, ছয়, এগারো, বারো, তেরো, চোদ্দ, পনেরো, ষোলো, সতেরো, আঠারো, উনিশ, কুড়ি, পঁচিশ, তিরিশ, ত্রিশ, চল্লিশ, পঞ্চাশ, পঞ্চাশটা, একশো, দুশো, পাঁচশো, four, five, six, seven, eight, nine, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, panch, paanch, kuri, egaro, baro jon, ponero, tirish, chollish, ponchash, dozen, ডজন, চারটে, পাঁচটা, সাতটা, আটটা, কুড়িটা
second part, দু, দুখানা, দুটো, দুজোড়া, pair, জোড়া জিনিস, double
রোজ, সারাদিন, সারাক্ষণ, sarakhon, saradin
উপরে, ওপরে, ওপর, opore
সামনে, পেছনে, পেছন, পিছন, পিছনের, pichhon, pechone
কত, কতবার, কতটুকু, kotobar
maintenance charge, মেনটেনেন্স, মেন্টেনেন্স, মেনটেনান্স, maintenance, mentenance, ফ্ল্যাটের চার্জ, flat charges, society charge, society charges, society fee, society dues, সোসাইটির টাকা, monthly contribution, contribute monthly, each flat pay, common charges, কমন চার্জ
society, সোসাইটি, আবাসন, কমপ্লেক্স, complex, housing, হাউজিং, হাউসিং, apartment, apartments, অ্যাপার্টমেন্ট, block, ব্লক, tower, টাওয়ার, আবাসিক, residents
committee, কমিটি, সমিতি, association, secretary, সেক্রেটারি, সম্পাদক, president of the committee, সভাপতি, treasurer, কোষাধ্যক্ষ, office bearers, কর্মকর্তা, বড়বাবু, managing committee
*security guard, দারোয়ান, দারওয়ান, darowan, darwan, watchman, guard, guards, gatekeeper, পাহারাদার, সিকিউরিটি গার্ড, night guard, প্রহরী
*maid, কাজের লোক, কাজের মাসি, কাজের মেয়ে, domestic help, house help, helper at home, ঠিকে ঝি, ঝি, রান্নার মাসি, রান্নার লোক, cook at home, household help, আয়া মাসি, পরিচারিকা, নতুন মাসি
gate pass, গেট পাস, গেটপাস, entry card, আটকাচ্ছে, আটকে দিচ্ছে, ঢুকতে দিচ্ছে না, does not let in, not letting, stopped at the gate, visitors register, ভিজিটর
*tenant, ভাড়াটে, ভাড়াটিয়া, bharate, tenants, lodger, paying guest, লোক বসাতে, ভাড়া বসাতে, ভাড়াটে বসাতে, rent out, rent my flat, let out my flat, বাড়িওয়ালা, landlord, owner of the flat
*lift, লিফট, এলিভেটর, elevator
stairs, সিঁড়ি, সিঁড়ি ভাঙা, সিঁড়ি ভাঙতে, steps, staircase, climb, উপরে উঠতে, ওপরে উঠতে, উপরে ওঠা, upstairs, downstairs, নিচতলা, একতলা, দোতলা, তিনতলা, চারতলা, ground floor, first floor, top floor, upper floor, storey, handrail
broken, চলছে না, বিকল, অচল, নষ্ট হয়ে গেছে, out of order, not functioning, does not function, broke down, breaks down, fused, leaking, leak, leaks, dripping, চুঁইয়ে
no water, জল নেই, জল আসছে না, জল আসেনি, জল পড়ছে না, জল পাচ্ছি না, এক ফোঁটা, এক ফোঁটাও, এক ফোঁটাও পড়ছে না, কল শুকনো, no water in, tap is dry, taps are dry, dry taps, taps run dry, run dry, not a drop, without water, water is not coming, water not coming, water has not come, water supply stopped, water gone
water supply, জলের লাইন, জল সরবরাহ, পাম্প, pump, জলের পাম্প, পাম্প চালান, pump run, জল ছাড়ে, ট্যাঙ্ক, tank, water tank, tanker, কর্পোরেশনের জল
electricity, কারেন্ট, আলো নেই, power gone, power failure, light gone, lights are out, ফিউজ, fuse, মিটার, meter, wiring, switchboard, ট্রান্সফর্মার
garbage, ময়লা, আবর্জনা, জঞ্জাল, জঞ্জালের গাড়ি, ময়লার গাড়ি, moyla, trash can, dustbin, ডাস্টবিন, bin, bins, waste, litter, rubbish bin, refuse, sweepings, সাফাইকর্মী, sweeper, সুইপার, ঝাড়ুদার, নোংরা ফেলা, ময়লা ফেলা
noise, শব্দদূষণ, চেঁচামেচি, চেঁচায়, হল্লা, হুল্লোড়, গোলমাল, জোরে টিভি, drilling, drill, drill all night, hammering, banging, shouting at night, loud at night, cannot sleep, cant sleep, ঘুমোতে পারছি না, ঘুমাতে পারছি না, ঘুমোতে দেয় না, disturbs us, too loud, ঘুম হয় না আওয়াজে
neighbour, পাশের ফ্ল্যাট, পাশের ফ্ল্যাটে, উপরের ফ্ল্যাট, উপরতলা, ওপরতলা, next flat, flat next, people above, people upstairs, upstairs people, above us, next door people, পড়শি, প্রতিবেশীরা
*guest parking, অতিথির গাড়ি, অতিথিদের গাড়ি, visitor parking, visitors parking, guest car, guests park, guests car, বাইরের গাড়ি
parking, গ্যারেজ, garage, গাড়ি ঢোকাব, গাড়ি ঢোকানো, গাড়ি কোথায় রাখব, shed, stand for cycles, cycle stand, সাইকেল স্ট্যান্ড, সাইকেল রাখা, cycle rakha, place for my car, leave my car, leave the car, two wheelers, দুচাকা
pet, পোষা প্রাণী, পোষা কুকুর, পোষা বিড়াল, parrot, টিয়া, টিয়া পাখি, পাখি, bird, birds, খরগোশ, rabbit, aquarium, stray, stray dogs, রাস্তার কুকুর, ঘেউ ঘেউ, barking, barks, bark
hall, নিচের ঘর, নিচের হল, নিচের বড় ঘর, বড় ঘরটা, big room, big room downstairs, room downstairs, party hall, function hall, club house, clubhouse, ক্লাব হাউস, community room, কমিউনিটি সেন্টার, community centre, lawn, লন, terrace, ছাদ, ছাদটা, roof, rooftop, ছাদ ভাড়া
loud music, বক্স চালানো, বক্স চালালে, বক্স বাজানো, বক্স বাজালে, মাইক বাজানো, মাইক বাজালে, গান চালালে, জোরে গান, music allowed, play music, music be played, sound limit, সাউন্ড কটা অবধি, rat barota obdhi
book a hall, ঘরটা নিতে, ঘরটা নেব, reserve the hall, take the hall, need the hall, hire the hall, get the hall, হলটা পেতে
club member, ক্লাবের সদস্য, ক্লাবের মেম্বার, member of the club, club membership, join your club, joining the club, ক্লাবে যোগ, ক্লাবে ভর্তি, আপনাদের সঙ্গে যুক্ত, যুক্ত হতে, যুক্ত হব, be part of you, part of your group, be one of you
doctor, ডাক্তারবাবু, ডাক্তারবাবুকে, ডাক্তারবাবুর, daktarbabu, daktar babu, physician, চিকিৎসক, specialist, বিশেষজ্ঞ ডাক্তার, surgeon, সার্জন, consultant, homeopath, হোমিওপ্যাথি
doctor timing, ডাক্তার কখন বসেন, ডাক্তার বসেন, চেম্বার, chamber, চেম্বারে, doctor sit, doctor sits, doctor available, doctor in today, বসেন কখন, কখন বসেন, কবে বসেন, kobe boshen, kokhon boshen, opd, আউটডোর, রোগী দেখেন, রোগী দেখা, দেখাতে পারব, দেখাতে যাব, dekhate parbo
doctor fee, ভিজিট, visit koto, consultation, consultation fee, consultation charge, consulting fee, consult, দেখাতে কত, দেখাতে কত লাগে, doctor charge, ডাক্তারের ফি, ডাক্তারের ভিজিট
appointment, অ্যাপয়েন্টমেন্ট, নাম লিখিয়ে, আগে নাম লেখানো, লাইন দিতে হয়, টোকেন, token, slot with the doctor, fix an appointment, book a slot, book my slot, see the doctor, walk in without, গিয়েই লাইন
child doctor, বাচ্চার ডাক্তার, বাচ্চাদের ডাক্তার, শিশু বিশেষজ্ঞ, শিশুর ডাক্তার, paediatrician, pediatrician, childrens doctor, child specialist, doctor for babies, sees babies, sees children, treats children, doctor for my baby
report, রিপোর্ট, রিপোর্টটা, test report, রক্তের রিপোর্ট, report ready, reports ready, collect the report, collect reports, lab report, ল্যাবের রিপোর্ট, test result, blood result
blood test, রক্ত পরীক্ষা, রক্ত টানা, রক্ত নিলেন, রক্ত দেওয়ার আগে, give blood for, draw blood, blood sample, give the sample, sugar test, সুগার টেস্ট, ইউরিন, urine, আঙুল ফুটিয়ে, x ray, x rays, এক্স রে, xray, ultrasound, usg, ecg, ইসিজি, scan, pathology, lab, ল্যাব, ল্যাবরেটরি
empty stomach, খালি পেট, খালি পেটে, না খেয়ে, না খেয়ে আসতে, খেয়ে আসতে, খেয়ে আসব, কিছু খেয়ে, fasting, eat before, eat anything before, before eating, after eating, have breakfast before, drink tea before, চা খেয়ে, চা বিস্কুট, চা খেলে, nothing since night
*emergency, জরুরি বিভাগ, ইমার্জেন্সি, হঠাৎ অসুস্থ, হঠাৎ শরীর খারাপ, বুকে ব্যথা, বুকে ব্যথা করছে, বুক ধড়ফড়, chest pain, heart attack, stroke, স্ট্রোক, unconscious, অজ্ঞান, fainted, fainting, collapsed, breathless, breathing trouble, শ্বাসকষ্ট, নিঃশ্বাস নিতে, bleeding, রক্ত পড়ছে, রক্ত বেরোচ্ছে, falls ill at night, রাত দুটো, রাতে হঠাৎ, middle of the night, dead of night
ambulance, অ্যাম্বুলেন্স, এম্বুলেন্স, এ্যাম্বুলেন্স, carry a patient, carry the patient, take the patient, রোগী নিয়ে যাওয়া, রোগীর গাড়ি, stretcher, স্ট্রেচার, oxygen, অক্সিজেন
vaccine, টিকা, টিকাকরণ, ভ্যাকসিন, polio, পোলিও, পোলিওর ফোঁটা, drops for babies, vaccinate, vaccinated, vaccination, immunisation, immunization, ইনজেকশন, জলাতঙ্ক, rabies, tetanus, টিটেনাস, booster, flu shot, jab
prescription, প্রেসক্রিপশন, প্রেসক্রিপশান, doctor's note, ডাক্তারের কাগজ, medical papers
ill, গা গরম, পেট খারাপ, পেটের অসুখ, বমি হচ্ছে, coughing, sneezing, has a cold, running temperature, running a temperature, not keeping well, falls sick, fell sick, শরীর ভালো নেই, শরীরটা ভালো না, সুস্থ না, bedridden, শয্যাশায়ী
hospital, হাসপাতাল, নার্সিংহোম, নার্সিং হোম, nursing home, শয্যা, বেড খালি, ward, ওয়ার্ড, admitted to hospital, icu, আইসিইউ, health centre, স্বাস্থ্যকেন্দ্র, dispensary, polyclinic, ক্লিনিক
medicine, ওষুধের দোকান, ফার্মেসি, pharmacy, chemist, medical shop, tablets, pills, ট্যাবলেট, মলম, ointment, drops, ড্রপ
bring along, কী কী আনব, কী আনব, কী কী আনতে হবে, কী নিয়ে যাব, কী কী নিয়ে যাব, কী কী নেব, সঙ্গে নিয়ে আসতে, সঙ্গে আনতে, সঙ্গে কী কী, সঙ্গে কী আনব, নিজের লাগবে, নিজেদের লাগবে, আনতে হবে কি, ki ki anbo, ki anbo, ki niye jabo, ki ki niye, what do i bring, what should i bring, what must i bring, things to bring, need to bring, have to bring, must i bring, do i bring my own, bring my own, bring our own, own towel, own mat
bring a friend, বন্ধু নিয়ে, বন্ধুকে নিয়ে, বন্ধুকে আনতে, বন্ধু আনা, সঙ্গে কাউকে আনা, কাউকে সঙ্গে, bring a guest, bring guests, bring someone, bring somebody, bring along a friend, friend come along, friend along, come with a friend, with my friend, plus one, come along, accompany, সঙ্গে আসতে, সঙ্গী
child, বাচ্চাটা, কোলের বাচ্চা, কোলে করে, কোলের শিশু, দুধের শিশু, infant in arms, newborn, সদ্যোজাত, twins, যমজ, jomoj, toddlers, my little one, my small one, ছোটটা, ছোটোটা, বড়টা, my younger one, my elder one, my eldest, my youngest, school goer, বাচ্চাকে
son, ছেলেটার, ভাইপো, ভাগ্নে, bhagne, bhaipo
daughter, মেয়েটার, ভাইঝি, ভাগ্নি, bhaijhi, bhagni
family, পুরো পরিবার, সপরিবারে, সপরিবার, whole family, entire family, family members, household, cousin, cousins, তুতো ভাই, siblings, sibling, ভাইবোন, নিকটাত্মীয়
elderly, বুড়ো মানুষ, বয়স্ক মানুষ, হাঁটতে পারেন না, হাঁটতে কষ্ট, walks with a stick, old parents, elderly parents, ageing parents, senior, seniors, প্রবীণ
clothes, কাঁথা, কম্বল, লেপ, চাদর, blanket, bedsheet, সোয়েটার, coat, jacket, জ্যাকেট, মশারি, mosquito net, rug, rugs, towel
kitchen, উনুন, চুলো, চুলা, stove, kettle, হাঁড়ি, প্রেসার কুকার, pressure cooker
house puja, গৃহপ্রবেশ, সত্যনারায়ণ, পুরুত, পুরোহিত, ঠাকুরমশাই, শ্রাদ্ধ, শ্রাদ্ধশান্তি, অশৌচ, হাতেখড়ি, সাধভক্ষণ, অঞ্জলি, প্রসাদ, আরতি, বিসর্জন, মানত
money, খুচরো, ভাংতি, ভাঙতি, bhangti, khuchro, small change, loose change, coins
sign, সই, স্বাক্ষর করা, signature, thumb impression
toilet, স্নানঘর, স্নান, স্নানের জায়গা, bathing place, shower, pee, loo, urinal, change the baby, nappy, breastfeed, feed my baby, feed the baby
narrow lane, গলি, গলিতে, লেন, lane, alley, মোড়, মোড়ের, crossing, চৌমাথা, junction, corner
rude, polite, ভদ্র, নম্র, courteous, behave politely
owner, মালিকের, landlady
playground, খেলনা, swing, দোলনা, slide, স্লিপ
wall, সিলিং, ceiling, damp wall, নোনা, ড্যাম্প, damp, plaster, চুন, balcony, বারান্দা, ঝুলবারান্দা
clean, দাগ, daag, stain, stains, wipe, mop, mopping, মোছা, বাসন মাজা, ধুলো, dust, dusty
furniture, খাট, cot, আলনা, টেবিল চেয়ার, drawer, drawers, curtain, পর্দা কাপড়, mattress cover
kitchen gas, গ্যাস সিলিন্ডার, ওভেন গ্যাস
sweat, ঘাম, sweating, ঘেমে, stuffy, suffocating, গুমোট
`
