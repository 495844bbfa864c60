/** English words of places, food, animals and the stage. */
export const dailyPlaces = `
popcorn, পপকর্ন
burger, hamburger, বার্গার, hamburgers
steak, স্টেক, grill, grilled, গ্রিল, গ্রিলড, barbecued, grilled meat
মাংস, bacon, ham, lamb, সসেজ, sausage, ribs of meat
duck, turkey, টার্কি, রাজহাঁস
মাছ, salmon, tuna, lobster, গলদা, trout, স্যামন
cake, pancake, pancakes, doughnut, doughnuts, brownie, brownies, muffin, muffins, buns, pudding, পুডিং, ডোনাট
cherry, চেরি, strawberry, strawberries, স্ট্রবেরি, berries
fruit, plum, melon, তরমুজের, নাশপাতি, ন্যাসপাতি
carrot, pumpkin, pumpkins, কুমড়োর
orange, lime, limes, পাতিলেবু
olive, olive oil, জলপাই, অলিভ
oatmeal, oats, cornflakes, কর্নফ্লেক্স
fireworks, cracker, বাজি ফোটানো, fire crackers, তুবড়ি
মদ, champagne, vodka, drunk, drunken, মাতাল
পান করা, drank
খাবার, supper, brunch, dining, luncheon, ডাইনিং
স্বাদ, juicy, রসালো, mouth watering
refreshing, তরতাজা, refreshed, refreshment
hungry, starve, starved, উপোস করে, না খেয়ে থাকা
fluids, fluid, liquids, তরল পদার্থ
বমি, vomit, nausea, nauseous, বমি বমি
injury, fracture, fractured, হাড় ভাঙা, হাড় ভেঙেছে, broken bone, bruise, bruises, কালশিটে
ill, sickness, সংক্রমণ, flu, pneumonia, নিউমোনিয়া, abdominal
ear, elbow, forehead lines, eyebrow, eyebrows, ভুরু, rib, ribs, lung, ফুসফুস, thigh, thighs, উরু, ankle, ankles, গোড়ালি, limb, limbs, fingernails, palm of hand, arms, armpit, spine, মেরুদণ্ড
organ donation, অঙ্গদান, transplant, প্রতিস্থাপন, donor, donors, eye donation, দেহদান
heartbeat, হৃদস্পন্দন, নাড়ি দেখা
surgical, অস্ত্রোপচার, operated on
dental, দাঁতের ডাক্তার, braces, root canal, রুট ক্যানাল
addiction, addicted, addict, নেশা, নেশাগ্রস্ত, আসক্তি, rehab, de addiction
drug, drugs, মাদক, narcotics
ওষুধ, doses, dosage, tonic, টনিক, supplement
lotion, লোশন, moisturiser, moisturizer, সানস্ক্রিন, body lotion
makeup, lipstick, লিপস্টিক, nail polish, নেলপলিশ, foundation cream, blush
tattoo, ট্যাটু, tattoos, উল্কি, piercing
wig, পরচুলা, wigs, fake hair
সানগ্লাস, sunglasses, রোদচশমা
massage, মাসাজ, মালিশ, spa, স্পা, body massage
saree, lace, lace border, beads, পুঁতি, পুঁতির মালা
jersey, জার্সি, team shirt, football jersey
গেঞ্জি, স্যান্ডো গেঞ্জি, undershirt
hoodie, hood, windcheater
heels, হাই হিল, high heels, হিল জুতো, high heel
handbag, briefcase, ব্রিফকেস
canvas, ক্যানভাস, easel, oil painting
portrait, পোর্ট্রেট, প্রতিকৃতি, portraits, self portrait
handicraft, craft, ক্রাফট, art and craft, কারুকাজ, handmade craft
knitting, crochet, উল বোনা, origami
ফুলদানি, flower vase, flower vases
toy, teddy, teddy bear, টেডি, dolly, barbie, stuffed toy, soft toys
বেলুন, balloon, streamers
gift wrap, wrapped up, bow on top, রিবন
sparkle, glow, glowing, shining, ঝলমলে, gloss
flame, flames, আগুনের শিখা, blaze, fireplace
লোহা, chain, chains, শেকল
battery, batteries, charged up
প্রযুক্তি, electronic, electronics, ইলেকট্রনিক, ইলেকট্রনিক্স
automatic, automatically, স্বয়ংক্রিয়
digital, ডিজিটাল, digitally
disk, disc, ডিস্ক, dvd, সিডি ডিভিডি, vinyl, record player
sound box, stereo
ব্যাকআপ, backup, back up
click, clicks, clicked, ক্লিক
unlock, unlocked, আনলক, আনলক করা
keyboard, mouse, মাউস, computer mouse
portable, পোর্টেবল, easy to carry, compact
ফ্রিজ, toaster, টোস্টার, grinder, appliance, appliances
bathtub, বাথটাব, jacuzzi, shower cubicle
stool, stools
fridge, frozen, freezing, হিমায়িত
mailbox, letterbox, letter box, ডাকবাক্স, চিঠির বাক্স
postcard, postcards, পোস্টকার্ড
drain, drainage, drains, নর্দমা, নালা, sewage, clogged drain
basement, বেসমেন্ট, মাটির নিচে
hallway, sidewalk, hallways, passage way
structure, structures, buildings, কাঠামো
construction, নির্মাণ, নির্মাণকাজ, under construction, construct, constructed
cottage, hut, huts, কুঁড়েঘর
downtown, city centre, শহরের মাঝখানে
countryside, গ্রামাঞ্চল, rural, village side
territory, region, regions, regional, এলাকাভিত্তিক
caves, গুহা, cavern
ঝরনা, fountain, fountains, ফোয়ারা, জলপ্রপাত
নদী, canal, canals, খালপাড়, swamp, harbor, harbour, বন্দর, coast, coastal, উপকূল, seaside, সমুদ্রতীর, valley, উপত্যকা, পর্বত, mount, hilly
dolphin, dolphins, ডলফিন, হাঙর, shark
horse, pony, camel, উট, উটের, donkey, horse ride
tiger, deer, হরিণ, squirrel, কাঠবিড়ালি, wolf, নেকড়ে, fox, শেয়াল, ভালুক, gorilla, গরিলা, giraffe, জিরাফ, zebra
পাখি, pigeon, pigeons, পায়রা, hawk, ঈগল, peacock, ময়ূর, owl, sparrow
কুকুর, puppies, doggy, leash, কুকুরছানা
বিড়াল, kitten, kittens, বিড়ালছানা
tortoise, turtle, turtles, কচ্ছপ, কাছিম
পশু চিকিৎসক, vet clinic, veterinary, পশুর ডাক্তার, veterinarian, animal doctor
zoo, sanctuary, অভয়ারণ্য, wildlife, বন্যপ্রাণী
honey bee, bee hive, wasp, মৌচাক
blossom, blossoms, ঝোপঝাড়, willow, maple, shrub
feather, feathers, পালক, wing, wings, ডানা
sunset, সূর্যাস্ত, sunrise, সূর্যোদয়, sundown
daytime, দিনের বেলা, দিনের বেলায়, in daylight
অন্ধকার, darkness, pitch dark, dark room
rain, rainy, hail, শিলাবৃষ্টি, drizzle, thunderstorm
জোয়ার, high tide, low tide
environment, environmental, পরিবেশ দূষণ
forest, wilderness, deep jungle
helicopter, হেলিকপ্টার
pilot, pilots, পাইলট, aviator
terminal, টার্মিনাল, onboard, aboard, runway
submarine, সাবমেরিন
মহাকাশ, spaceship, astronaut
bike, motorcycle, motorcycles, মোটরসাইকেল, motorbike
train coach, wagon, carriage
brake, brakes, ব্রেক, steering, স্টিয়ারিং, bumper, wiper
cargo, মালবাহী, freight, unload, unloading
miles, acre, acres, একর
cruise, voyage, sailing, সমুদ্রযাত্রা, boat trip
trail, route map, path to
stroll, পায়চারি, evening walk, morning walk, প্রাতঃভ্রমণ
pyramid, পিরামিড, ancient, প্রাচীন, civilization, civilisation, সভ্যতা
church, cathedral, chapel, catholic, monastery
christmas, thanksgiving, halloween, সান্তাক্লজ, christmas tree, বড়দিনের
ceremony, অনুষ্ঠানবাড়ি, ceremonies
`
