/** Meanings near each other, whose words for one thing are listed in two. */
export const dailyNear = `
jars, container, water bottle, pickle
jars, cover
ছুরি, plate, glass, fork, বেলন, রান্নাঘর
কলসি, water bottle, pottery
বালিশ, বিছানার চাদর, কম্বল, মশারি
jamdani, saree, handloom, handicraft
handmade, handicraft, handloom, pottery
cupboard, বেঞ্চ
মাদুর, carpet
ধূপ, lamp, puja
বৈঠকখানা, room
ভাঁড়ার ঘর, room
নর্দমা, water supply, garbage
ancestral home, বাড়ি, পূর্বপুরুষ
ছাউনি, তাঁবু, rain
adopt, child
কনে, wedding, পাত্রী
বরযাত্রী, wedding, guest
বাগদান, wedding
শুভক্ষণ, wedding, calendar
mehendi, makeup artist, wedding
lipstick, makeup artist
আমসত্ত্ব, pickle, sweets
আমলকী, pickle, আম
কিশমিশ, allergy
পাঁপড়, snack
ডালের বড়ি, snack
tasteless, complaint, quality
vinegar, pickle
finger rings, jewel, bracelet, গয়না
cobbler, জুতো
portrait, drawing
folk song, গান
স্বরলিপি, গান
rhythm, গান
mask, costume
circus, magic
হলফনামা, আইন
birth certificate, সার্টিফিকেট
প্রার্থী, ফর্ম, ভর্তি
ভর্তি, join club, লগইন
নোটস, চিঠি, handwritten
post office, পার্সেল, envelope, stamp
পিয়ন, post office, চিঠি
leaflet, poster
notice board, মানহানি
accountant, price
পাণ্ডুলিপি, publisher, জমা
publisher, বই
edition, বই
বইয়ের মলাট, বই
পৃষ্ঠা, বই
short story, গল্প
fairy tale, গল্প
জীবনী, বই
অভিধান, বই
সংকলন, বই
poet, poem
সাহিত্য, বই, poem
পাঠক, বই
librarian, library
পুরনো বই, বই, library
book club, library, join club
সভাপতি, প্রধানমন্ত্রী
fire brigade, আগুন
municipality, সরকার
সহকারী, staff
উদ্যোগ, project
ক্ষতি, damage caused, বীমা
চোখ পরীক্ষা, camp, doctor
বস্ত্র বিতরণ, old clothes, donation
distribute, donation
গরিব, donation, বৃত্তি
কল্যাণ সমিতি, donation
packet, gift wrap, পার্সেল
হাটবার, shop
hamper, gift
eclipse, চাঁদ
চড়ক, festival
জন্মাষ্টমী, puja
মহরম, eid
শহিদ, স্বাধীনতা
শিক্ষক দিবস, teacher
রবীন্দ্রজয়ন্তী, রবীন্দ্রনাথ
প্রতিমা বিসর্জন, puja, বিজয়া
সিঁদুর খেলা, puja, বিজয়া
তীর্থ, tour
বোনাস, salary
মাথা ঘোরা, ill
sunrise, tour
marigold, গাছ, garland
sapling, গাছ, গাছ লাগানো
get wet, rain, ছাতা
মরচে ধরা, metal, quality
knitting, handmade
শোধ করব, ব্যাংক
hug, love
drown, সাঁতার
গাফিলতি, complaint
প্রতিকার, complaint
আফসোস, complaint
নিয়োগ, job
promotion at work, salary, job
ঐচ্ছিক, compulsory
fortnightly, week
ছেলেবেলা, স্মৃতি
হাসপাতাল, doctor
`
