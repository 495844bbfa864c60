/**
 * More everyday words that were taken for others, and the Latin spellings of words that other files
 * parted. Each line adds to the meaning of its first word, or is one of its own.
 */
export const homeLookMeanings = `
alive, জ্যান্ত, বেঁচে আছেন, বেঁচে আছে
apart, separated
appoint, appointed, appoints
avoid, avoided, এড়ানো
balance, ব্যালেন্স
ball, balls, বল খেলা, bat and ball
bath, bathe, bathing
beard, দাড়ি, shave, shaved, razor, moustache, গোঁফ
bench, benches
bite, bites, bitten, কামড়, kamor, sting
blow, blows
border, সীমান্ত, edge, কিনারা
bottom, নিচের দিক, তলানি
breath, breathe, breathing, নিঃশ্বাস, শ্বাস
bride, groom, bridegroom, পাত্র
উজ্জ্বল, bright, dull
broad, wide road, narrow, সরু, সংকীর্ণ
brush, toothbrush, ব্রাশ, comb, চিরুনি, toothpaste
century, শতাব্দী
chalk, blackboard, whiteboard, ব্ল্যাকবোর্ড, duster
chief, senior most
colleague, colleagues, coworker, office mate, সহকর্মী, classmate, classmates, সহপাঠী, roommate, roommates
collar, sleeve, sleeves, pocket of shirt
condition, conditions of, অবস্থা, obostha
contain, contains
cover, covers, ঢাকনা, lid, covered
cross, crossed, পার হতে
desert, forest, জঙ্গল, jungle, বন জঙ্গল
distribute, distributed, distributing, বিলি, bili
educate, educated, শিক্ষিত
elder, eldest, elders of, বড়জন
exit, way out, বেরোনোর রাস্তা, বেরোনোর গেট
face of, চেহারা, looks
fall, falls down, fell, fallen, পড়ে গিয়ে, slip, slipped, slippery, পিছল
false, untrue
fashion, ফ্যাশন
fence, boundary
float, flow, wave, ঢেউ
flute, বাঁশি, violin, drum set
fold, folded
fool, fooled, বোকা বানানো, cheating us
জোর করে, জোরজবরদস্তি, compel
fork, chamoch kanta
general, general public
grow, grows, growing up, grown
honest, honesty, সৎ
ice, বরফ, borof, snow, তুষার
identify, recognise, recognize, চেনা যায়, চিনতে পারব
inspect, inspection, inspector, পরিদর্শন
ladder, মই
lake, pond, পুকুর, দিঘি, dighi, ঝিল, pool of water, পুকুরঘাট, ঘাট
left side, right side, বাঁদিক, ডানদিক, বাঁ হাতে, ডান হাতে, turn left, turn right
mask, মাস্ক, sanitizer, স্যানিটাইজার
mayor, councillor, কাউন্সিলর
mess, hostel mess, মেস বাড়ি
mild, moderate
mix, mixed, mixing, মেশানো, মেশাতে
model, models, মডেল
murder, খুন, killed, kill
naughty, দুষ্টু, দুরন্ত, chonchol, চঞ্চল, restless, ছটফটে
officer, অফিসার, clerk, ক্লার্ক, cashier, ক্যাশিয়ার, receptionist, reception, রিসেপশনে
passbook, পাসবই
footpath, ফুটপাত, pavement
piece, pieces of, টুকরোটা
pill, syringe
pocket, পকেট
poison, বিষ খেয়ে, poisonous
pollution, দূষণ
position, post of
pour, spill, spilled, spilt, ফেলে দিয়েছে জল
prevent, prevented, আটকানো যায়
produce, produced by
protect, protected, protection, রক্ষা
race, races, relay, দৌড় প্রতিযোগিতা
raise, raised, raising
range, within range
ready, রেডি, তৈরি আছে
rest, বিশ্রাম, জিরিয়ে, resting
rise, rises, increase, increased, increases, বাড়ানো, বাড়াবেন, বাড়বে, hike, বৃদ্ধি
rotten, পচা, stale, বাসি, stinks, stink, stinking, দুর্গন্ধ, bad smell, smelly
round, circle, square, চৌকো
rubber band, rubber sheet
salad, স্যালাড
satisfied, contented, সন্তুষ্ট
scratch, scratches, আঁচড়
sense, make sense, sensible
shade, shadow
shape, shapes
shine, shiny
shock, electric shock, কারেন্ট লাগা
signal, signals, tower signal
silence, pin drop
sort out, resolve, resolved, সুরাহা, মিটমাট, settle, settled
speech, speeches, ভাষণ দেওয়া
stable, steady
steep, dhalu
stick, sticks, লাঠি
stitch, stitches, সেলাই দেওয়া
suffer, suffering, suffers, ভুগছে, ভুগছেন
supervisor, incharge, warden, ওয়ার্ডেন, matron, caretaker, কেয়ারটেকার
surface, flat surface
swallow, gulp
sweep, broom, ঝাড়ু দেওয়া
switch, switches, সুইচ
thick, পুরু, ঘন দুধ
third, fourth, fifth, তৃতীয়, চতুর্থ, পঞ্চম, ষষ্ঠ শ্রেণি
thirsty, তেষ্টা, pipasa, thirst
thunder, lightning, বাজ পড়া, বজ্রপাত, বজ্র
tiny, খুদে
treat, treats
victim, ভুক্তভোগী
visitor, visitors, ভিজিটরস
warn, warning, warned, সতর্ক, সতর্কতা
wild, জংলি
witness, সাক্ষী
word, words, শব্দটা, অক্ষর, letters of alphabet, alphabet, vowel
worm, worms, কৃমি
worse, getting worse, বেড়ে গেছে
zone, zones, অঞ্চল, onchol
feed, fed
escalator, চলন্ত সিঁড়ি
handkerchief, রুমাল, মাদুর, পাপোশ, basket, ঝুড়ি, towel bath, তোয়ালে
ring, আংটি, bangles, চুড়ি, চুড়িদার, sindoor, সিঁদুর, bindi, টিপ পরা, kajal, কাজল
full moon, পূর্ণিমা, অমাবস্যা, moonlight, জ্যোৎস্না, একাদশী
bengali month, বৈশাখ, জ্যৈষ্ঠ, আষাঢ়, শ্রাবণ, ভাদ্র, আশ্বিন, কার্তিক, অগ্রহায়ণ, পৌষ, মাঘ, ফাল্গুন, চৈত্র
table, টেবিল, bench table
wait for turn, পালা, turn comes
rubbish talk, কেচ্ছা, scandal
attendance, উপস্থিত, হাজিরা, উপস্থিতি, present in class, হাজির, roll call, roll number, রোল নম্বর
bribe, ঘুষ
hurt by, যন্ত্রণা, aching, knee hurts, tooth aches
statue, মূর্তি, idol, প্রতিমা, idols
digest, হজম, indigestion, বদহজম
mad, পাগল, insane, crazy about
forehead, কপাল
occupy, দখল, occupied, encroach, encroachment
mention by name, নিন্দা
thing to worry, মুশকিল, মুশকিলে
bottle, শিশি, flask, ফ্লাস্ক, water bottle, জলের বোতল
smooth surface, মসৃণভাবে
expectation, প্রত্যাশা
t shirt, genji, genjee, গেঞ্জিটা
salary, মাইনে, maine
fee, maine
চাবি, chabi, chabir
rain, bristi, brishti, bristy
ill, jor, jhor, jwor, jorer
সর্দি, sordi, shordi
snack, tiffin, jolkhabar
benefit, subidha, subidhe, সুবিধে, সুবিধা
costume, poshak
saree, sharee, shari
weather, abhawa, abohaoa, abhaoa
exchange, bodol, bodla, bodlai
goods, mal, maal, মালটা
calendar, panjika, panji
print, chhapiye, chapiye, ছাপিয়ে, chhapano
`
