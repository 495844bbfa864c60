/** Bengali words of the house, its things and its kin. */
export const bengaliHome = `
jars, বয়াম, boyam, boiyam, glass jar, কাচের বয়াম, a jar, jar of, per jar, each jar, one jar, the jar, empty jar, in a jar, jar ta, jar gulo, big jar, small jar, this jar, jar size, canister, ডিব্বা, dibba
container, কৌটা, kouta, jars, বয়াম
water bottle, বোতল, phial, vial, vials, thermos
cover, ঢাকনি, ছিপি, chhipi, bottle cap, stopper, cork, জারের ঢাকনা
ছুরি, চাকু, frying pan, fry pan, wok, saucepan, cookware, থালাবাসন, বাসনপত্র, বাসনকোসন, হাঁড়িকুড়ি, basonpotro, thalabasan, cooking pot, cooking pots, ডেকচি ভর্তি
plate, থালা, thala, শালপাতা, shalpata, leaf plate, paper plate, paper plates, কাগজের প্লেট, কাগজের থালা, thermocol, থার্মোকল, disposable plates
glass, গেলাস, gelas, tumbler, tumblers
fork, কাঁটাচামচ, কাঁটা চামচ, kata chamoch
বেলন, ladle, spatula, হাতা খুন্তি, hata khunti, চাকি বেলন
কলসি, কলস, kolshi, kolsi, pitcher, pitchers, earthen pitcher, মাটির কলসি, matir kolshi, jug, jugs, water jug, জলের জগ
sieve, strainer, colander, চালুনি, ছাঁকনি, chaluni, chakni
শিলনোড়া, শিল নোড়া, shil nora, shilnora, grinding stone, হামানদিস্তা, hamandista, mortar and pestle
hammer, হাতুড়ি, haturi, পেরেক, perek, screw, screws, স্ক্রু, screwdriver, কোদাল, kodal, spade, shovel, কুড়ুল, কুড়াল, hand tools
রান্নাঘর, কুকার, cooker, তাওয়া, tawa, griddle
tray, ট্রে
compound, উঠোন, উঠান, courtyard
ছাদ, চিলেকোঠা, chilekotha, attic
বৈঠকখানা, boithokkhana, drawing room, living room, sitting room, বসার ঘর, bosar ghor
toilet, পায়খানা, শৌচাগার, shouchagar
ভাঁড়ার ঘর, ভাঁড়ারঘর, bharar ghor, pantry, store room, storeroom
room, কক্ষ, kokkho, কামরাটা
window, windows, জানালা, জানলা
দরজা, দরোজা, doors, চৌকাঠ
ছাউনি, canopy, tarpaulin, ত্রিপল, tripol, শামিয়ানা, shamiana, marquee
বালিশ, bed, খাট, bedding, তোশক, toshok, পালঙ্ক
bed sheet, চাদর, chador, বেডশিট, বেডকভার
jamdani, নকশিকাঁথা, নকশি কাঁথা, nokshi kantha, kantha stitch, benarasi, banarasi, মসলিন, muslin
cupboard, shelves, almirah, almirahs, book rack, shoe rack, বইয়ের তাক, boier tak
বেঞ্চ, stools, আসবাবপত্র, ফার্নিচার, pieces of furniture
air conditioned, ceiling fan, table fan, সিলিং ফ্যান, stand fan, পাখা চলে
lamp, হ্যারিকেন, লণ্ঠন, lantern, lanterns, harikane, পিদিম
key, চাবি, চাবির গোছা, bunch of keys, spare key
মাদুর, mats, floor mat, yoga mat, doormat, door mat, শতরঞ্চি, shotoronchi, শীতলপাটি, শীতল পাটি, shitolpati
carpet, গালিচা, galicha
broom, ঝাড়ু, ঝাঁটা, jharu, jhata
নর্দমা, nordoma, drain, drains, drainage, gutter, gutters, sewer, নিকাশি, nikashi, নালা নর্দমা
narrow lane, গলি, অলিগলি, oligoli, alleys
গাছ, ফুলের টব, fuler tob, flower pot, flowerpot, টবের গাছ, গাছপালা, gachpala, gardener, বাগানের মালি
water supply, কুয়ো, কুয়োর জল, নলকূপ, টিউবওয়েল, tubewell, tube well, hand pump
ancestral home, ancestral house, পৈতৃক বাড়ি, পৈতৃক ভিটে, বাস্তুভিটে, bastubhite, দেশের বাড়ি, desher bari, আদি বাড়ি, adi bari, native place
মাসি, জেঠি, jethi, ফুফু, ফুপু, fufu, fupu, চাচিমা, মামিমা
কাকা, খালু, khalu, ফুফা, চাচু, chachu
nephew, ভাইপো, ভাইঝি, ভাগ্নে, ভাগ্নি, ভাগনে, ভাগনি, ভাতিজা, bhatija, bhaipo, bhaijhi, bhagne, bhagni
শাশুড়ি, শাশুড়িমা, shashurima, brother in law, sister in law, শ্যালক, শ্যালিকা, shyalika, দেওর, deor, ভাসুর, bhasur, জামাইষষ্ঠীতে, বেয়াই, বেয়ান, beyai, beyan, কুটুমবাড়ি
জামাই, দুলাভাই, dulabhai
নাতি, grandchild, grandchildren, নাতিনাতনি, নাতি নাতনি, nati natni
stepmother, step mother, সৎমা, সৎ মা, sot ma, stepfather, সৎ বাবা
adopt, adopted, adoption, দত্তক, dottok, দত্তক নেওয়া
পূর্বপুরুষ, purbopurush, ancestor, ancestors, forefathers, lineage, বংশধর, family tree, বংশলতিকা
অনাথ, এতিম, etim, এতিমখানা, etimkhana
কনে, নববধূ, বধূ, newlyweds, newly wed, newlywed, বর কনে, বরকনে, bor kone, bor konye, bride and groom, নবদম্পতি, nobodompoti
পাত্রী, ঘটক, ghotok, matchmaker, matrimony, matrimonial
বরযাত্রী, borjatri, barjatri, bor jatri, কনেযাত্রী, groom's party, groom side, bride side, বরপক্ষ, কনেপক্ষ, borpokkho, konepokkho
বাগদান, bagdan, engagement ceremony, ring ceremony, আংটি বদল, angti bodol, got engaged, আশীর্বাদ অনুষ্ঠান
তরুণ, যুবতী, তরুণী, young woman, young man, young people, youngsters
পরিবার, কুটুম, kutum, আত্মীয়কুটুম
প্রতিবেশী, পাড়াপড়শি, পাড়াপ্রতিবেশী, parapratibeshi
`
