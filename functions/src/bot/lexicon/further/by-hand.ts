/** What conversations played by hand did not find. Each line adds to the meaning of its first word. */
export const byHandMeanings = `
parking, scooter rakha, bike rakha, cycle rakha, car rakha, gari rakhbo, স্কুটার রাখা, বাইক রাখা, সাইকেল রাখা, গাড়ি রাখব, গাড়ি কোথায় রাখব, park my bike, park my scooter, leave my car, leave my bike, leave my scooter
online, from home, from my home, from my place, ghore bose, bari bose, বাড়ি বসে, ঘরে বসে, বাড়িতে বসে, sitting at home, on zoom, zoom e, জুমে, remotely
missed class, না যেতে পারলে, যেতে না পারলে, আসতে না পারলে, না আসতে পারলে, jete na parle, na jete parle, aste na parle, na aste parle, ashte na parle, cannot come one day, cant come one day, if i am absent, absent hole, অনুপস্থিত
trial class, try one day, try for a day, try it first, ekdin try, ekdin kore dekhbo, একদিন করে দেখব, একদিন এসে দেখব, sit in one class
photography, film my, film him, film her, filming in, take a video, take video of, video tola, video tulte, ভিডিও তোলা যাবে, ভিডিও তুলতে, ভিডিও করা যাবে, video kora jabe, record kora jabe, রেকর্ড করা যাবে
schedule, koyta theke koyta, kota theke kota, কটা থেকে কটা, কয়টা থেকে কয়টা, kotar theke kota, what time, কটার সময়
child, year old son, year old daughter, year old kid, year old boy, year old girl, bochorer meye, bochorer chele, bochhorer meye, bochhorer chele, বছরের মেয়ে, বছরের ছেলে, বছরের বাচ্চা, বছরের নাতি, বছরের নাতনি
subtitles, niche lekha, nicher lekha, lekha thake niche, নীচে লেখা, নিচে লেখা, words below, text below
copyright, part of one of your, small part of, on my own page, my own facebook, nijer page e, নিজের পেজে, আমার পেজে দিই
audition, সুযোগ দেবেন, সুযোগ পাবে, sujog deben, sujog pabe, একবার সুযোগ, ekbar sujog, give her a chance, give him a chance, give me a chance, ভালো নাটক করে, bhalo natok kore, ভালো অভিনয় করে, bhalo obhinoy kore
price, dm koto, er dm, ta dm, dm ki
badge, ব্যাজ, মেম্বার ব্যাজ, member badge
channel, bong bari, বং বাড়ি, bongbari
bengali month, agrahayan, অগ্রহায়ণ, ogrohayon
minimum order, kom kore, কম করে, kom kore koto, কম করে কত, smallest order
সীমা, kom kore, কম করে, at the very least
মানুষ, lokeder, লোকেদের, lokjon, লোকজন, lokjoner
অর্ডার, placing an order, placing the order, placing my order, after ordering, order kora
preorder, launch er age book, launch er age order, before launch, বেরোনোর আগে, berobar age, লঞ্চের আগে
কোয়ালিটি, jiniser man, জিনিসের মান, maan niye, মান নিয়ে, মান খারাপ, man kharap
আঁকা, আঁকার ক্লাস, ankar class, aankar class, drawing class, art class, painting class
গাও, গানের ক্লাস, gaan er class, ganer class, singing class, music class
missed class, মেক আপ ক্লাস, মেকআপ ক্লাস, makeup class, catch up class
available, free date, free dates, dates are free, date is free, date free, খালি তারিখ, তারিখ খালি, faka date, ফাঁকা তারিখ, date khali, khali date
handwritten, haate lekha, hate lekha, হাতে লেখা চিঠি, hate lekha chithi, haate lekha chithi, handwritten letter, handwritten card
বেছে নেওয়া, ইচ্ছেমতো, ichchhemoto, icchemoto, pochhonder, pochonder, পছন্দের, of my choice, of our choice, chosen date, any date i choose
ঝাল কম, non spicy, not spicy, not too spicy, less spicy, ঝাল ছাড়া, jhal chhara, jhal chara
tier, টিয়ার, টিয়ারে, membership level
মেলা, fair, মেলার মাঠ, melar math, mela ground, fair ground, fairground
বৃষ্টি, rain, raining, brishti, rains
ফেরত, return, ferot, pherot
ছুটি, chhuti, chuti
লোগো, logo
পরীক্ষা, test
জরিমানা, jorimana
ride, রাইড, নাগরদোলা, nagordola, big wheel, ferris wheel, giant wheel, rides
deposit, জমা টাকা, জমার টাকা, joma taka, jomar taka, caution money, deposit back
আলাদা, separately, separate, extra charge, billed extra
crowd, less crowded, least crowded, ভিড় কম, bhir kom, bhid kom, ফাঁকা থাকে, faka thake, faka pabo
bag check, bags checked, bag be checked, ব্যাগ চেক, তল্লাশি, tollashi, frisking, security check, check bags
হারিয়ে, i dropped my, dropped my, left my, fell out of my
online, over the internet, on the internet, through the internet, net e, নেটে
ওঠা, climb in, get on the bus, get in the bus, board the bus, uthe dekha
প্রবেশ, last entry, entry closes, let in
চাঁদা, puja subscription, subscription for the puja, puja contribution, contribution for the puja
বিসর্জন, ভাসান, bhashan, bhasan, bisorjon, immersion, immersed, immerse, idol immersed
80g, 80জি, ৮০জি
ঝাল কম, mildest, least spicy, not too hot, kom jhal, কম ঝাল
দামি, costlier, costly, pricier, beshi takar, বেশি টাকার
আমেরিকা, to the us, in the us, from the us, the states
cash on delivery, pay on arrival, pay when it arrives, pay when it comes, pay after receiving, pay when i receive, hate peye taka, হাতে পেয়ে টাকা, হাতে পেয়ে দাম
microwave, microwave safe, মাইক্রোওয়েভে
কাজ, kaje khoroch, কাজে খরচ, spent on, used for
কবে, kab, kab tak, kis din
কোথায়, kahan, kaha, kidhar
কত, kitna, kitne, kitni
কীভাবে, kaise, kaise kare
এপিসোড, porbo ta, er porbo, notun porbo, ager porbo, porbota, পর্বটা
`
