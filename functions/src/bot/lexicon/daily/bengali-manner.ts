/** Bengali words of what things are like, of work, travel and complaints. */
export const bengaliManner = `
weak, পাতলা, patla
লম্বা, চওড়া, chowra
নিচু, নীচু, nichu, low height
ঝকঝকে, jhokjhoke, sparkling, গোলাকার, golakar
crowd, ঠাসা, গাদাগাদি, gadagadi, packed with people
rare, দুর্লভ, durlobh, প্রাচীন, prachin, ancient, antique, antiques
সেরা, নামকরা, namkora, বিখ্যাত
পরিচয়, পরিচিত, porichito
অদ্ভুত, আজব, ajob, strange, weird
বিপদ, dangerous, ভয়ংকর, bhoyonkor, বিপজ্জনক, bipojjonok, risky, ঝুঁকি, jhuki, unsafe
খারাপ, অসভ্য, osobhyo, obhodro, বেয়াদব, beyadob
greedy, লোভী, lobhi
ঈর্ষা, হিংসুটে, hingsute
kind hearted, দয়ালু, doyalu, kindness, মিশুক, mishuk
honest, honesty
বয়সসীমা, যোগ্য, jogyo, eligibility
নিয়োগ, niyog, নিয়োগপত্র, niyogpotro, appointment letter, offer letter, joining letter, joining date
promotion at work, পদোন্নতি, podonnoti, increment, increments, salary hike, মাইনে বাড়া
resign, resignation, resigned, layoff, layoffs, ছাঁটাই
ব্যাংক, অবসরভাতা, pensioner, pensioners
ব্যাচ, শিফট, shift, shifts
duty, responsibility, responsibilities, দায়িত্ব, dayitto, dayitwo, kortobyo
itinerary, ভ্রমণসূচি, travel plan
tourist, পর্যটন, porjoton, দর্শনীয় স্থান, tourist spot, tourist spots
গুগল, মানচিত্র, manchitro
boat, জাহাজ, jahaj, ফেরিঘাট, ferry, ferry ghat
বিমান, উড়োজাহাজ, বিমানবন্দর, bimanbondor, এয়ারপোর্ট
resort, অতিথিশালা, ধর্মশালা, dharamshala, dhormoshala, পান্থশালা, সরাইখানা
luggage, ব্যাগপত্র, bagpotro, তল্পিতল্পা
গাফিলতি, gafiloti, negligence, negligent, neglect, neglected, অবহেলা, obohela, carelessness, careless, mismanagement, mismanaged, অব্যবস্থা, obyabostha, বিশৃঙ্খলা, bishringkhola, chaos, chaotic
অপমান, opoman, অপমানিত, opomanito
ঠকা, ঠকবাজ, thokbaj, জালিয়াতি, jaliyati, fraudster, fraudsters
প্রতিকার, protikar, remedy, redress, take action, ব্যবস্থা নিন, bebostha nin, তদন্ত, todonto, investigate, investigation
shortage, খামতি, khamti
আফসোস, afsos
comparison, তুলনা, tulona, compared
লাভ, সুবিধা, subidha
সমস্যা, inconvenience, inconvenienced
সার্ভিস, সুযোগসুবিধা, সুযোগ সুবিধা, sujog subidha
সীমা, সর্বনিম্ন, ন্যূনতম
ফ্রি, বিনামূল্য, free of charge, বিনা খরচে, bina khoroche
ঐচ্ছিক, oichchik, oicchik, optional
আংশিক, angshik, partial, partially, in part
বছর, বার্ষিক, barshik, বাৎসরিক, batsorik
fortnightly, পাক্ষিক, pakkhik, every fortnight, fortnight, every two weeks
citizen, nationality, জাতীয়তা, নাগরিকত্ব, citizenship
hostel, হস্টেল, ছাত্রাবাস, chatrabas
ছেলেবেলা, chelebela, ছোটবেলা, chotobela, chhotobela, শৈশব, shoishob, childhood, ছোটবেলার, when you were small
তরুণ, যৌবন, youth
স্মৃতি, smriti, memories, স্মৃতিচারণ, nostalgia, nostalgic, পুরনো দিনের কথা
নেশা, nesha, addiction, addicted
ধৈর্য, dhoirjo, patience, patient with
badge, চিহ্ন, chinho
অংশগ্রহণ, অংশ নেব, ongsho nite, অংশ নিতে
fence, সীমানা, simana, boundary
মেলা, fair, fairs, village fair, trade fair, craft fair
গান শেখা, গান শেখানো, gan shekha, singing class, singing lessons, সঙ্গীত শিক্ষা
সালাম, walaikum, walaikum assalam, walaikum salam, ওয়ালাইকুম আসসালাম, ওয়ালাইকুম সালাম
বিদায়, allah hafez, khoda hafez, আল্লাহ হাফেজ, খোদা হাফেজ
*notice board, notice, notices, নোটিশ, নোটিস, বিজ্ঞপ্তি, biggopti, নোটিশ বোর্ড
`
