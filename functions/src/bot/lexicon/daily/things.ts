/** English words of things, places and dealings. */
export const dailyThings = `
control, controls, controlled, controlling, uncontrolled, নিয়ন্ত্রণ, out of control
department, departments, বিভাগীয়, bureau, division
জোর করে, by force, forced, forces, forcing, চাপ দিয়ে করানো
শিক্ষক, professor, professors, অধ্যাপক, অধ্যাপিকা, lecturer
কঠিন, harder, tougher, hardest, toughest, complicated, complex task, জটিল
সহজ, easier, easiest, simpler, simplest
তাড়াতাড়ি, faster, fastest, rapidly, swiftly
কম, lower, lowest
লম্বা, larger, largest, massive
ছোট, smaller, smallest
উচ্চতা, taller
সেরা, finest
শক্ত, stronger, strongest
কাছাকাছি, closest, nearer
গরম, hottest, warmth
ঠান্ডা, frozen, froze, iced
জোরে, louder, loudest
দুর্বল, weakness, দুর্বলতা
knock, knocks, knocked, knocking, কড়া নাড়া, দরজায় ধাক্কা
doorbell, door bell, calling bell, কলিং বেল, কলিংবেল
drugs, drug, addict, addicted, addiction, মাদক, নেশা, নেশাগ্রস্ত, rehab, নেশামুক্তি
মদ, whiskey, brandy, tequila, bourbon, cocktail, cocktails, martini, pub, cigar, cigars, tobacco, তামাক
soda, cola drink, fizzy drink, সোডা, lemonade, milkshake, milk shake, মিল্কশেক, iced tea, smoothie
candy, candies, lollipop, lollipops, লজেন্স, toffee, chewing gum, bubble gum
pie, tart, doughnut, doughnuts, donut, donuts, muffin, muffins, cupcake, cupcakes, pancake, pancakes, কাপকেক, ডোনাট
vanilla, ভ্যানিলা, strawberry, strawberries, স্ট্রবেরি, butterscotch
cocoa, hot chocolate, কোকো, dark chocolate
ten, pachta, paachta
hat, topi, tupi
t shirt, শার্ট, shart
pasta, spaghetti, macaroni, পাস্তা, lasagna, pizza pasta
beef, pork, steak, steaks, lamb, bacon, sausage, sausages, গোমাংস, সসেজ
oyster, oysters, lobster, squid, clam, সামুদ্রিক খাবার
corn, popcorn, maize, ভুট্টা, পপকর্ন, cereal, cereals, cornflakes, oats
wheat, গমের আটা, barley
dough, মাখা ময়দা
lettuce, cabbage, cauliflower, spinach, বাঁধাকপি, ফুলকপি, পালং শাক
pepper, black pepper, গোলমরিচ, mayo, mayonnaise, মেয়োনিজ
mint, mint leaves, পুদিনা, herbs, herb, herbal, ভেষজ
chips, crisps, french fries, ফ্রেঞ্চ ফ্রাই, চিপস
greasy, oily, তেলতেলে, তেল চপচপে
organic, জৈব, chemical free
appetite, খাবার ইচ্ছে, রুচি নেই
পরিবেশন, served, serves, পরিবেশিত
dining, dine in, dining hall, ডাইনিং
food stall, cafeteria, ক্যাফেটেরিয়া
screw, screws, bolts, nut bolt, স্ক্রু, পেরেক, hammer, হাতুড়ি, screwdriver
hooks, হুক লাগানো, wall hook
tie, tied, tying, untie, বেঁধে দিন, fasten, strap, straps, buckle
underwear, innerwear, undergarment, undergarments, lingerie, অন্তর্বাস, nightwear
জুতো, boots, slippers, sandals
tattoo, tattoos, ট্যাটু, উল্কি
crown, crowns, মুকুট
diamond, diamonds, হিরের আংটি, pearl, pearls, মুক্তোর, ruby, emerald, পান্না, gemstone, gemstones, রত্ন
সাবান, সুগন্ধি, cologne
massage, massages, মাসাজ, ম্যাসাজ, মালিশ
beard, mustache, moustaches
carry, carried, carrying, বয়ে নিয়ে
রাস্তা, avenue, boulevard, sidewalk
শহর, cities, urban, শহুরে
shortcut, short cut, শর্টকাট, roundabout
সুড়ঙ্গ, tunnel, tunnels, underground passage, subway
basement, underground, ভূগর্ভস্থ, বেসমেন্ট
attic, loft, চিলেকোঠা
compound, backyard, driveway, পেছনের উঠোন
cabin, cabins, কেবিন, private cabin
cabinet, cabinets, closet, ক্যাবিনেট
couch, সোফাসেট
থাকার ব্যবস্থা, ডরমেটরি, bunk bed
interior, interiors, interior design, ইন্টেরিয়র
layout, layouts, floor plan, site plan
drain, drains, drainage, gutter, sewage, নর্দমা, নালা
garbage, dump, dumped, dumping, disposal, dispose
junk, scrap, কাবাড়িওয়ালা, ভাঙাচোরা জিনিস, পুরনো কাগজ বিক্রি
junk food, জাঙ্ক ফুড
rust, rusty, rusted, মরচে ধরা
rotten, rotting, mold, mould, ছত্রাক
destroy, wreck, wrecked, ভেঙে তছনছ
ছেঁড়া, ripped, rip, ripping
abandoned, পরিত্যক্ত, deserted
automatic, automatically, স্বয়ংক্রিয়
artificial, synthetic, কৃত্রিম
physical, physically, শারীরিক, শারীরিকভাবে
solar power, সৌরবিদ্যুৎ, সোলার প্যানেল, solar panel
ইলেকট্রিক, electrical, বৈদ্যুতিক
hardware, হার্ডওয়্যার, hardware shop
mechanism, যন্ত্রাংশ
sensor light, sensors, সেন্সর লাইট
stopwatch, timers, টাইমার, countdown
spray, sprays, spraying, স্প্রে, স্প্রে করা
flush, flushing, flush tank, ফ্লাশ
vacuum cleaner, vacuum, ভ্যাকুয়াম
chimney, exhaust fan, চিমনি
antenna, transmission, satellite dish, ডিশ টিভি
dictionary, dictionaries, অভিধান, encyclopedia
journal, journals, সাময়িকী, periodical
globe, atlas, গ্লোব
marker, markers, মার্কার, marker pen, highlighter
draft, drafts, খসড়া
edition, editions, সংস্করণ, version, versions, ভার্সন
বই, bookstore, bookshop, bookstores, বইয়ের দোকান
publisher, publishers, publishing house, প্রকাশক, প্রকাশনা, প্রকাশনী
statement, statements, বিবৃতি, bank statement, স্টেটমেন্ট
agenda, আলোচ্যসূচি, minutes of meeting
category, categories, ক্যাটাগরি, বিভাগ
priority, priorities, অগ্রাধিকার, প্রাধান্য
definition, সংজ্ঞা, definitions
conclusion, conclusions, উপসংহার, সিদ্ধান্ত
determine, determined, দৃঢ়প্রতিজ্ঞ
ভবিষ্যৎ, strategy, strategies, রণনীতি
লক্ষ্য, mission, objective, objectives, motive, motives, intention, intentions, intent, অভিপ্রায়
কাজ, venture, employed, employ
salary, payroll, paycheck, pay slip, payslip, বেতনের রসিদ
bonus, বোনাস, incentive, incentives, পুজোর বোনাস
দান, grant, grants, আর্থিক অনুদান, welfare, কল্যাণমূলক
dollar, pound, pounds, sterling, পাউন্ড
economy, economic, economics, অর্থনীতি, অর্থনৈতিক
commerce, বাণিজ্য, commercial use, বাণিজ্যিক
assets, asset, সম্পত্তি, resources, resource
land, estate, estates, ভূসম্পত্তি, sale deed, title deed
pending, ঝুলে আছে, pending work
bounce, bounced, cheque bounce, চেক বাউন্স
cart, carts, shopping cart, add to cart, কার্ট
cargo, freight, কার্গো, মালবাহী
trace, traced, traceable, হদিস
উধাও, disappear, disappears, disappearance, vanish, vanishes
authentic, legit, legitimate
independent, independently, স্বনির্ভর
individual, individually, ব্যক্তিগতভাবে, আলাদা আলাদা করে
council, municipality, municipal, পুরসভা, পৌরসভা, municipal corporation
consulate, embassy, দূতাবাস
সরকার, politician, politicians, congressman, রাজনীতিবিদ, elected, নির্বাচিত
প্রধানমন্ত্রী, ministry, মন্ত্রণালয়
hurricane, tornado, tsunami, ঝড়ঝঞ্ঝা, avalanche, volcano, আগ্নেয়গিরি
rainbow, রামধনু, রংধনু
breeze, মৃদু বাতাস, fresh air, খোলা হাওয়া
canyon, valley, উপত্যকা, summit, পাহাড়চূড়া
harbour, সমুদ্র বন্দর, port
নৌকা, sail, sailing, yacht, canoe, vessel, পালতোলা
sand, sands, বালুচর, বালুকা
বিমান, airplane, airplanes, aircraft, helicopters, helicopter, হেলিকপ্টার, pilot, pilots, jets
গাড়ি, jeep, automobile, convertible car, জিপগাড়ি
ride, ridden
চালক, drove, driven, steering
brake, brakes, ব্রেক কষা, ব্রেক ফেল
horn, horns, honk, honking, হর্ন
tractor, tractors, ট্রাক্টর, plough
railroad, railroads, রেলপথ
getaway, getaways, weekend trip, উইকেন্ড ট্রিপ
scenery, scenic, প্রাকৃতিক দৃশ্য, নৈসর্গিক
amusement park, amusement, অ্যামিউজমেন্ট পার্ক, water park
mall, plaza, শপিংমল
monkey, fox, শেয়াল, wolf, wolves, নেকড়ে, frog, frogs, eagle, eagles, ঈগল, owl, crow, crows, whale, shark, sharks, হাঙর, donkey, bat bird, bear animal, ভাল্লুক, reindeer, mice
ঘোড়া, মহিষ
pet, bunny, kitty, doggie, পাখির খাঁচা, cage
ছুটি, recess, tiffin break
assembly, morning assembly, প্রার্থনা সভা
academy, academies, একাডেমি, অ্যাকাডেমি
education, academic, elementary school, secondary, higher secondary, উচ্চ মাধ্যমিক
graduate, graduates, graduation, স্নাতক
active, inactive, activation, সক্রিয়, নিষ্ক্রিয়
পরীক্ষা, examination, examinations, examine, examined
lump sum, থোক টাকা, one time payment
stack, stacks, stacked, থরে থরে
affect, affects, affected, প্রভাবিত
gallon, gallons, গ্যালন
miniature, miniatures
organ donation, donate organs, অঙ্গদান, দেহদান
scout, scouts, girl guides, bharat scouts
protocol, protocols, প্রোটোকল
`
