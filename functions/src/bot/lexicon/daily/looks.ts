/** English words of health, looks, parts of things and film-making. */
export const dailyLooks = `
ear, ankle, spine, hips, scalp, knuckles, গোড়ালি, মেরুদণ্ড
brain, brains, মস্তিষ্ক
kidney, kidneys, কিডনি, bladder, যকৃৎ, artery, vein
cardiac, cardiologist, হৃদরোগ, হৃদরোগ বিশেষজ্ঞ
asthma, হাঁপানি, inhaler
injury, scar, scars, bruise, bruises, bruised, fracture, fractured, কালশিটে
ফুলছে, swelling, ফুলে গেছে
অসুখ, flu, infected, contagious, tumor, influenza, সংক্রমণ, ছোঁয়াচে, chronic, complications
dizzy, dizziness, মাথা ঘোরা, মাথা ঘুরছে, মাথা ঘোরে
paralyzed, paralysed, paralysis, পক্ষাঘাত, seizure, seizures, crippled
diagnosis, diagnose, diagnosed, রোগ নির্ণয়
discharge, discharged, discharge from hospital, হাসপাতাল থেকে ছাড়া
ওষুধ, medication, medications, vitamins, ভিটামিন, supplement, supplements
quarantine, কোয়ারেন্টাইন, isolation, contagion
দাঁত, dental, braces, দাঁতের তার
painful, sore throat, aches and pains, ব্যথা লাগছে
মোটা, chubby, স্থূল
hairy, লোমশ
পরচুলা, wigs, false hair
awake, wide awake, জেগে থাকা, জেগে আছি
nap, naps, doze, একটু ঘুমিয়ে
nightmare, nightmares, দুঃস্বপ্ন
boundaries, সীমারেখা, boundary line
চিন্তা, tense, anxious, উদ্বিগ্ন
helpless, homeless, powerless, গৃহহীন
গরিব, poverty, peasant, দারিদ্র্য
ধনী, wealthy, বিত্তবান
ফ্যান, admire, admired, admirers
fascinated, fascinating, মুগ্ধ, mesmerised, captivated
attract, attracts, attracted, attraction, attractions, আকর্ষণ, আকর্ষণীয়
clever, intelligence, smarter, smartest, witty
পেশাদার, ability, abilities, expertise, qualities of
বয়সসীমা, qualified, qualify, qualifies
brave, courageous, dared, দুঃসাহস
deserve, deserves, deserved, deserving
privilege, privileges, privileged, বিশেষ সুবিধা
দায়িত্ব, obligation, obligations, বাধ্যবাধকতা
ethics, ethical, integrity, moral values, নৈতিক, নৈতিকতা, moral of the story
principle, principles, আদর্শ, ideology, নীতিকথা
dignity, মর্যাদাবোধ, self respect, আত্মসম্মান
neglected, neglect, negligence, অবহেলা, গাফিলতি, disregard
reckless, বেপরোয়া, rash driving, careless, অসাবধান
careful, cautious, precaution, precautions, beware, সাবধানতা
বিপদ, dangerous, hazardous, বিপজ্জনক, deadly, প্রাণঘাতী, lethal
safety, safely, secured, secure
harmless, harmful, ক্ষতিকর, ক্ষতিকারক
evacuation, evacuate, fire drill
flames, flame, আগুনের শিখা
ashes, ছাই ভস্ম
charcoal, coal, কয়লার উনুন
spark, sparks, স্ফুলিঙ্গ
echoing, প্রতিধ্বনি
laser, lasers, লেজার, laser show
radiation, বিকিরণ
magnetic, চুম্বক
bubble, bubbles, বুদবুদ, bubble wrap
blade, blades, ব্লেড
jewel, chains, neck chain, gold chain
concrete, কংক্রিট, ঢালাই
climate, জলবায়ু পরিবর্তন, climate change
atmosphere, vibe, vibes, আবহ, ambience, ambiance
horizon, দিগন্ত
daylight, দিনের আলো
weapon, spear, dagger, shield, shields, armor, তরোয়াল
throne, সিংহাসন, kingdom, রাজত্ব, empire, সাম্রাজ্য, emperor, সম্রাট, sultan, সুলতান
warrior, warriors, যোদ্ধা
pirate, pirates, জলদস্যু
spy, spies, গুপ্তচর
cowboy, cowboys, superhero
বিখ্যাত ব্যক্তি, superstar, superstars
tribe, tribes, tribal, tribals, আদিবাসী
civilian, civilians, commonwealth, নাগরিকবৃন্দ
refugee, refugees, asylum, উদ্বাস্তু, শরণার্থী
পুলিশ, policeman, policemen, sergeant, lieutenant, পুলিশকর্মী
army, colonel, veteran, marines, platoon, combat, সৈন্য
waiter, bartender, butler
visual, visuals, দৃশ্যপট
frame, angles, camera angles, ক্যামেরার কোণ
sync, lip sync, লিপ সিঙ্ক
aspect ratio, ratio, অনুপাত
prototype, নমুনা মডেল, mockup
initials, first letters, নামের আদ্যক্ষর
column, columns, স্তম্ভ লেখা
headline, bulletin, bulletins, বুলেটিন
কমেন্ট, remark, remarks
satisfied, satisfaction, satisfying, সন্তুষ্টি
অভিযোগ, disappointment, আশাহত
praise, appreciation, গুণগ্রাহী
greatest, greatness, মহান, মহত্ত্ব
glory, গৌরব, glorious
সাফল্য, accomplish, accomplished, accomplishment, achieved
loser, losers, পরাজিত, knocked out, eliminated, বাদ পড়েছে
knockout, knockouts, নকআউট
league, leagues
swimmer, swimmers, diving, ডাইভিং, সাঁতারু
skiing, ski, surfing, skipping rope
humming, hum, গুনগুন
fiddle, violinist, বেহালাবাদক
tango, salsa, waltz, hip hop dance, ব্যালে
shakespeare, hamlet, macbeth, romeo and juliet, হ্যামলেট
witches, ডাইনি
buddhist, monastery, গুম্ফা, archbishop, pope
easter, ইস্টার, resurrection, good friday
egyptian, egypt, মিশরীয়, pyramid, pharaoh
greek, latin, গ্রিক, লাতিন
italian, mexican, continental, turkish, ইতালিয়ান, কন্টিনেন্টাল
আমেরিকা, european, british, canadian, african, americans, ইউরোপীয়
asia, asian, এশীয়
jasmine, বেলফুল, জুঁই ফুল, lily, orchid, sunflower, সূর্যমুখী
oak, pine tree, দেবদারু
thorns, কাঁটাগাছ
grain, grains, শস্য, harvest, harvesting, ফসল কাটা
tail, tails, লেজ, feather, feathers, পালক, claws
blur, fuzzy, hazy
jade, bracelet of jade, পলা শাঁখা
layer, layers, layered, tier, tiers, two tier
slice, slices, wedge, scoop, scoops
orange, grape, berries, cherry
bake, baker, bakers, baked
pitcher, jugs, water jug
flower pot, pots, flower pots, flowerpot, ফুলের টব
sponge, স্পঞ্জ, scrub, scrubber, মাজুনি
dryer, hair dryer, tumble dry
grind, grinder, mixer grinder, শিলনোড়া
opener, bottle opener, corkscrew
detergent, soak, soaked, ভিজিয়ে রাখা
dried, dried out, শুকনো করা
crooked, বাঁকানো, বেঁকে গেছে
trim, trimmed, trimming, চুল ছাঁটা
erase, erased, rub out, মুছে ফেলা
combined, merge, merger, একত্রিত, একীভূত
gap, gaps, ফাঁকফোকর, ব্যবধান
addition, in addition to this, সংযোজন
unfinished, অসমাপ্ত, অসম্পূর্ণ
unnecessary, unnecessarily, অপ্রয়োজনীয়, অকারণে
restore, restored, restoration, পুনরুদ্ধার, salvage
reconsider, পুনর্বিবেচনা, think it over
রাজি, acceptable, গ্রহণযোগ্য
decline, deny, denies, denying, rejection, প্রত্যাখ্যান
obstacle, hurdle, প্রতিবন্ধকতা, resistance
restrict, restriction, restrictions, বিধিনিষেধ
যোগাযোগ, communicate, communication, communications, messenger
declaration, declaration form, ঘোষণাপত্র
পরামর্শ, advisor, adviser, উপদেষ্টা
assigned, assign, allot, allotted, allotment, বরাদ্দ
leadership, নেতৃত্ব
involvement, সম্পৃক্ততা
supportive, well wisher, শুভাকাঙ্ক্ষী, goodwill
companion, companions, সহযাত্রী
flee, fled, runaway, পালিয়ে গেছে
chased, chasing, ধাওয়া
threw, thrown, throws, throwing, tossed
trap, trapped, traps, ফাঁদে পড়া
stumble, stumbled, tripped, হোঁচট
bump, bumped, bumpy, speed bump, speed breaker, ধাক্কা লেগেছে
towing, tow away, টেনে নিয়ে গেছে
overheard, eavesdrop, আড়ি পেতে
transport, transportation, convoy
connection, connections, সংযোগ
unload, unloading, loading and unloading, মাল নামানো
specimen, specimens, specimen signature
credentials, login details, login credentials
alias, pseudonym, ছদ্মনাম
undisclosed, unidentified, অজ্ঞাতপরিচয়
predict, prediction, predictable, unpredictable, অনুমান করা
neutral, impartial, unbiased, নিরপেক্ষ
injustice, অন্যায্য
revolution, revolutionary, বিপ্লব, বিপ্লবী
শীঘ্র, immediate
খুশি, happily
forged, forgery, জালিয়াতি, জাল সই
assault, assaulted, লাঞ্ছনা
`
