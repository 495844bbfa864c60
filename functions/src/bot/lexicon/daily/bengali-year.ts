/** Bengali words of the year and its festivals, the body, the weather and nature. */
export const bengaliYear = `
bengali month, অঘ্রান, ফাগুন, fagun, অঘ্রাণ, কোন বাংলা মাসে
গরমকাল, গ্রীষ্মকাল, grishmokal
বৃষ্টি, বর্ষাকাল, borshakal, ঝড়বৃষ্টি, jhorbrishti, storm, hail, hailstorm, শিলাবৃষ্টি
autumn, শরৎ, শরৎকাল, shorotkal, হেমন্তকাল, hemontokal, ঋতু, seasons of the year, মরশুম, মরসুম, morshum
শীত, শীতকাল, shitkal, sheetkal, winter season
spring, বসন্তকাল, bosontokal, springtime
calendar, almanac, পঞ্জিকা
শুভক্ষণ, auspicious, auspicious time, auspicious date, auspicious day, শুভ দিন, shubho din, লগ্ন, lagna, logno, বিয়ের লগ্ন, তিথি, tithi, muhurat
eclipse, সূর্যগ্রহণ, চন্দ্রগ্রহণ, surjogrohon, chondrogrohon
চড়ক, পৌষপার্বণ, poush parbon, পৌষ পার্বণ, সংক্রান্তির, harvest festival, makar sankranti
সরস্বতী পুজো, জগদ্ধাত্রী পুজো, জগদ্ধাত্রী, jagaddhatri puja, jogoddhatri pujo, বিশ্বকর্মা পুজো, বিশ্বকর্মা, biswakarma pujo, vishwakarma puja, গণেশ পুজো, গণেশ চতুর্থী, ganesh puja, ganesh chaturthi, কার্তিক পুজো, kartik pujo
জন্মাষ্টমী, janmashtami, jonmashtomi, শিবরাত্রি, shibratri, shivratri, রাস উৎসব
মহরম, muharram, শবে বরাত, শবেবরাত, shab e barat, shobe borat, মিলাদ, milad, ইফতার, iftar, সেহরি, sehri, কোরবানি, korbani, qurbani, কুরবানি, আকিকা, akika, aqiqah
শহিদ, একুশে ফেব্রুয়ারি, একুশে, ekushe, ekushe february, ভাষা দিবস, bhasha dibos, mother language day
স্বাধীনতা, স্বাধীনতা দিবস, swadhinota dibos, independence day, বিজয় দিবস, bijoy dibos, victory day, প্রজাতন্ত্র দিবস, projatontro dibos
শিক্ষক দিবস, shikkhok dibos, teachers day, teacher's day, শিশু দিবস, children's day, নারী দিবস, women's day, মা দিবস, mothers day, fathers day
রবীন্দ্রজয়ন্তী, রবীন্দ্র জয়ন্তী, robindro joyonti, rabindra jayanti, পঁচিশে বৈশাখ, ponchishe boishakh, বাইশে শ্রাবণ
জামাই, জামাই ষষ্ঠী, জামাইষষ্ঠী, jamai shoshthi, jamai sasthi, jamai shosti
অষ্টমী, অঞ্জলি, পুষ্পাঞ্জলি, pushpanjali, সন্ধিপুজো, সন্ধি পুজো, sandhi puja, কুমারী পুজো, kumari puja, বোধন, bodhon, navami, পঞ্চমী, প্রতিপদ
বিজয়া, বিজয়া দশমী, শুভ বিজয়া, bijoya doshomi
প্রতিমা বিসর্জন, protima bisorjon, ঠাকুর ভাসান, thakur bhasan, ভাসানের, immersion, immersion procession, বিসর্জন
সিঁদুর খেলা, সিঁদুরখেলা, sindur khela, sindoor khela, ধুনুচি, ধুনুচি নাচ, dhunuchi, dhunuchi naach, ধুনুচি নাচের
প্যান্ডেল, pandal hopping, প্যান্ডেল হপিং, মণ্ডপে, mondope
house puja, প্রসাদ, prasad, proshad, সন্ধ্যারতি, sondhyaroti, aarti, শঙ্খ, শাঁখ বাজানো, conch, conch shell, উলুধ্বনি, উলু দেওয়া, uludhwoni, মন্ত্র, montro, mantra, mantras, প্রণামী, pronami, প্রণামী বাক্স
ধর্ম, দেবতা, debota, দেবীর, deities, deity
তীর্থ, তীর্থযাত্রা, tirtho, tirthojatra, pilgrimage, pilgrims
পুজোর বোনাস, বোনাস, bonus, pujor bonus, festival bonus, পার্বণী টাকা
sacred thread, উপনয়ন, upanayan, uponoyon
গায়ে হলুদ, গায়েহলুদ, gaye holud, haldi ceremony, haldi, holud ceremony, আইবুড়ো ভাত, aiburobhat
বৌভাত, বউভাত, bou bhat, bou vat, boubhaat
সাধভক্ষণ, সাধ ভক্ষণ, shadh bhokkhon, sadh ceremony, baby shower, সাধের অনুষ্ঠান
শ্রাদ্ধ, memorial ceremony, memorial service, শ্রাদ্ধানুষ্ঠান, shraddho onusthan, শ্রাদ্ধবাড়ি
হাতেখড়ি, হাতে খড়ি, hate khori, hatekhori, first letters
গৃহপ্রবেশ, গৃহ প্রবেশ, griho probesh, grihoprobesh, housewarming, house warming
কনুই, konui, elbow, elbows, ankle, ankles, গোড়ালি, ভুরু, eyebrow, eyebrows
বমি, vomit, কাশি হচ্ছে, kashi hocche, খুব কাশি, হাঁচি কাশি, sneeze, sneezing
চুলকানো, চুলকানি, chulkani
ফুলছে, ফুলে গেছে, fule geche, got swollen, is swollen
toothache, মাথা ধরা, matha dhora, মাথা ধরেছে, matha dhoreche, পেট ব্যথা, pet betha, gola betha, কোমর ব্যথা, komor betha, হাঁটু ব্যথা
মাথা ঘোরা, মাথা ঘুরছে, matha ghora, matha ghurche, dizzy, dizziness, giddy
হাসপাতাল, কাটা ছেঁড়া, কেটে গেছে আঙুল, ক্ষত, পোড়া ঘা
প্রেসার, রক্তচাপ, roktochap, ব্লাড প্রেসার, high pressure patient
গর্ভবতী, অন্তঃসত্ত্বা, প্রসব, childbirth, সন্তানসম্ভবা
surgery, অস্ত্রোপচার, ostropochar
nurse, নার্স, নার্সিং
স্বাস্থ্য, সেরে ওঠা, সুস্থ হয়ে, susto hoye
weak, দুর্বল, দুর্বলতা, durbolota, weakness
ক্লান্ত, ক্লান্তি, klanti
মৃত্যু, মারা গেছে, মারা গেছেন, mara geche, mara gechen, মারা গিয়েছেন
মেঘ, রোদ্দুর, roddur, sunshine
heatwave, কুয়াশা, foggy
weather, ভ্যাপসা, bhapsa, sultry, গুমোট
relief, বন্যা, বন্যাত্রাণ, bonyatran, drought, খরা পীড়িত
ভূমিকম্প, bhumikompo, earthquake, earthquakes
sunrise, sunset, সূর্যোদয়, সূর্যাস্ত, surjodoy, surjasto
পৃথিবী, দুনিয়া, duniya, নক্ষত্র
নদী, সাগর, sagor, সমুদ্রসৈকত, পর্বত, sea beach
জঙ্গল, অরণ্য, oronyo
marigold, গাঁদা ফুল, gada ful, রজনীগন্ধা, rojonigondha, tuberose, শিউলি ফুল, shiuli ful, পদ্মফুল, পদ্ম ফুল, lotus, jasmine, জুঁই ফুল, জবা ফুল
garland, তোড়া ফুলের, ফুলের তোড়া, bouquets
sapling, saplings, চারাগাছ, charagach, গাছের চারা, gacher chara
কৃষি, fertiliser, fertilizers, manure, জৈব সার
পোকা, পোকামাকড়, pokamakor, তেলাপোকা, telapoka, উইপোকা, termite, termites, ছারপোকা, pest control, পেস্ট কন্ট্রোল
monkey, মৌমাছি, bee, প্রজাপতি
`
