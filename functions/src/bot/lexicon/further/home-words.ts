/**
 * Everyday words that were taken for others that sound or look alike. Each line adds to the meaning of
 * its first word, or is one of its own.
 */
export const homeWordMeanings = `
alarm, siren, smoke alarm, সাইরেন
arrest, arrested, গ্রেপ্তার, গ্রেফতার
attack, আক্রমণ, হামলা
autumn, শরৎকাল, হেমন্ত, ঋতু
backpack, rucksack, suitcase, luggage, স্যুটকেস, লাগেজ, trunk, baggage
brave, সাহসী
bridge, সেতু, সাঁকো, ব্রিজ
brown, pink, grey, purple, বাদামি রং, গোলাপি রং
bucket, বালতি, গামলা
bowl, plate and bowl, থালা বাটি
cable, cables, wire, wires, plug, plugs, প্লাগ
carrot, গাজর, bean, beans, peas, কুমড়ো, বেগুন, মটরশুঁটি
central, কেন্দ্রীয়
clever, intelligent, চালাক, বুদ্ধিমান, বুদ্ধি
coin, কয়েন
comfort, আরাম লাগে
compound, yard, উঠোন
cruel, নিষ্ঠুর
cure, cured, heal, heals, সেরে উঠতে
deep, depth, গভীর, gobhir, কতটা গভীর, shallow, অগভীর
demand, দাবি, dabi
depart, departs, departure, রওনা, rowna, leave for
depend, depends, নির্ভর, rely, relies
destroy, destroyed, ruin, ruined
dig, digging
dirt, dirty, filthy, অপরিষ্কার, oporishkar, mud, muddy
discipline, শৃঙ্খলা, strict, কড়াকড়ি
disturb, disturbed, disturbing, ব্যাঘাত
drag, drum, drums, ঢোল বাজানো, ঢাক, ঢাকি, dhaki
dry, শুকনো, শুকোয়, শুকাতে, drying
duty, কর্তব্য, ডিউটি, on duty
ear, কান, ears, নাক, nose, tongue, জিভ, throat, গলা ব্যথা, lip, lips, ঠোঁট, neck, ঘাড়, chest, knee, হাঁটু, shoulder, কাঁধ, toe, thumb, wrist, কব্জি, lungs, muscle, muscles, nerve, bone, bones, হাড়
east, west, north, south, northern, southern, eastern, western, উত্তর দিকে, দক্ষিণ দিকে, পূর্ব দিকে, পশ্চিম দিকে
effort, পরিশ্রম, মেহনত, hard work, খাটুনি
engine, motor, মোটর
envelope, stamp, stamps, ডাকটিকিট
equal, সমান, average
escape, escaped, পালানো, পালিয়ে, palano
escort, escorted
exact, precise, precisely, নির্দিষ্ট
example, উদাহরণ, for example, যেমন ধরুন
excuse, অজুহাত, exemption, exempt, exempted
expel, expelled, suspend from school, suspension, suspended
familiar, চেনা, চেনাশোনা, acquaintance, আলাপ
file, files, ফাইল, folder
fly, উড়ে, উড়তে, flying
frequent, ঘন ঘন
frighten, frightened, frightening, scary, creepy
gentle, gently
glove, gloves, দস্তানা, scarf, muffler, মাফলার, sweater cap
glue, আঠা, gum bottle, tape, টেপ, scissors, কাঁচি
grass, ঘাস
guy, this guy, that guy, ছোকরা
hill, hills, টিলা
honey, মধু, modhu
hungry, খিদে, khide, ক্ষুধা, hunger, starving
hurry, in a hurry, hurriedly, তাড়া আছে, তাড়াহুড়ো
idle, lazy, অলস, আলসে, কুঁড়ে
impossible, অসম্ভব
industry, শিল্পক্ষেত্র
ink, কালি কলম, dot pen
innocent, নির্দোষ
insist, insists, জেদ, জেদ করে, stubborn, একগুঁয়ে
invent, invented, inventor, আবিষ্কার
island, দ্বীপ
jail, prison, জেলখানা
jam, butter, মাখন, cheese, পনির, jelly
jumping, jump, লাফ, kick, kicked, লাথি
kite, ঘুড়ি ওড়ানো
lamp, প্রদীপ, torch, টর্চ, candle, candles, মোমবাতি, বাতি জ্বালানো
leaf, leaves of tree, পাতা গাছের, seed, seeds, বীজ, rose, roses, গোলাপ
liquid, তরল, steam
lucky, ভাগ্য, ভাগ্যবান, luck, unlucky
mark, marks on
method, পদ্ধতিটা, technique
modern, আধুনিক
monkey, বাঁদর, বানর, lion, সিংহ, tiger, বাঘ মামা, snake, সাপ ধরা, pig, শুয়োরের, spider, মাকড়সা, butterfly, প্রজাপতি, ant, ants, পিঁপড়ে, মৌমাছি, ইঁদুর, mouse in the house, duck, হাঁস, sheep, ভেড়া, cockroach, আরশোলা, lizard, টিকটিকি
moment, মুহূর্ত, period, periods
mushroom, মাশরুম, coconut, নারকেল, narkel, ডাব, dab er jol, tamarind, তেঁতুল, pineapple, আনারস, watermelon, তরমুজ, dates fruit, খেজুর
neat, tidy room, গোছানো, এলোমেলো, messy
needle, ছুঁচ, সুতো, thread, string, rope, দড়ি, দড়ি দিয়ে
nest, branch of tree, ডালপালা
nursery, nursery class, নার্সারি, kindergarten, kg class, কেজি, lower kg, upper kg, playgroup, play group, play school, প্লে স্কুল, প্রি প্রাইমারি, pre primary, primary, প্রাইমারি, toddler group
oath, শপথ, swearing in
opposite, উল্টোদিক, across the road from
orientation, induction programme, first day of school
owe, owes, dena paona
parade, কুচকাওয়াজ
permanent, স্থায়ী, temporary, অস্থায়ী
pile, heap, গাদা
pin, safety pin, সেফটিপিন, zip, zipper, চেন, চেইন
powder, পাউডার, গুঁড়ো
punctual, punctuality, on time, সময়মতো, সময় মতো, ঠিক সময়ে, somoymoto
push, pull, ঠেলা, ঠেলাঠেলি, shove
quarter, quarterly, তিন মাস অন্তর, half yearly payment
ride, rides, riding, joyride
rock, stone, stones, পাথর, ইট, brick, bricks, cement, সিমেন্ট, বালি সিমেন্ট, tile, টালি
scale, ruler, compass box, geometry box, জ্যামিতি বক্স
severe, serious condition, গুরুতর
sharp, ধারালো, blunt
smile, smiling, হাসিমুখ
soil, ground soil
sink, basin, বেসিন, tub
spare, extra one, spare one, অতিরিক্ত একটা
spell, spelling of, spelt, বানানটা
spread, spreading, ছড়িয়ে, ছড়ানো
spring, বসন্ত, season, seasons
stretch, squeeze, twist
strip, straw, স্ট্র
suit, suits me, suited, মানাবে, মানায়
surround, surrounding, surroundings, আশপাশের পরিবেশ
suspect, suspicious, সন্দেহ, sondeho
system, সিস্টেম, technical, টেকনিক্যাল
target, লক্ষ্যমাত্রা
tent, তাঁবু, shamiana, শামিয়ানা, প্যান্ডেলের কাপড়
thermometer, থার্মোমিটার, bandage, ব্যান্ডেজ, plaster cast, প্লাস্টার
touch, touching, touched, ছোঁয়া, ছোঁয়া যাবে
tonight, আজ রাতে, আজ রাত
transfer, ট্রান্সফার, বদলি, bodli, বদলি হয়ে, transferred, posting elsewhere
tray, dish tray
trousers, প্যান্ট, pant, pants, shorts pant, হাফ প্যান্ট, skirt, স্কার্ট
tube, tyre, টায়ার, wheel, wheels, চাকা, puncture, পাংচার, truck, ট্রাক, lorry
twin, twins, jomoj bachha
unit, units, ইউনিট
unknown, stranger, strangers, অচেনা, অজানা
value, মূল্যবান
weapon, sword
weigh, weighs, weighing scale, দাঁড়িপাল্লা
widow, widower, বিধবা, bidhoba
worship, pray, prays, prayer, prayers, প্রার্থনা, hymn
zero, শূন্য
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
present, উপস্থিত, attendance, হাজিরা, উপস্থিতি, present in class, হাজির, roll call, roll number, রোল নম্বর
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
