/** How people ask about courses, a studio and a hall for hire, auditions, a library and internships. */
export const askedClasses = `
কিস্তি, দফায়, dofay, dophay, দফায় দফায়, dofay dofay, দু দফায়, তিন দফায়, দু তিন দফায়, দুবারে, তিনবারে, dubare, tinbare, 2 bare, 3 bare, ভেঙে ভেঙে, bhenge bhenge, venge venge, part payment, part by part, 2 parts, 3 parts, two parts, three parts, 2 3 parts, split the fee, split the payment, একবারে দিতে পারব না, একবারে না দিয়ে, ekbare na diye, ekbare deoya, পুরো টাকা একবারে, puro taka ekbare, pura taka ekbare, pay all at once, all at once, in one go
দাম, গুনতে হবে, গুনতে হয়, gunte hobe, gunte hoy, টাকা গুনতে, taka gunte, কত টাকা গুনতে, koto taka gunte
জরিমানা, extra taka kata, বাড়তি টাকা কাটা, দেরির জন্য টাকা, derir jonno taka, penalty for late, late penalty, late fee, late fees
দেরি, দিন পেরিয়ে, din periye, তারিখ পেরিয়ে, tarikh periye, তারিখ পার হয়ে, tarikh par hoye, সময় পেরিয়ে, somoy periye, past the date, after the due date, past due, past the due date, overdue, time e na dile, সময়ে না দিলে
*sibling, siblings, ভাইবোন, ভাই বোন, bhai bon, vai bon, bhaibon, dui bhai, দুই ভাই, দুই বোন, dui bon, dui chele meye, দুই ছেলে মেয়ে, দুই ছেলেমেয়ে, দুই বাচ্চা, dui bachcha, dui baccha, my two children, two of my children, both my children, both my kids, my two kids, brother and sister, amar dui chele, amar dui meye
বৃত্তি, টানাটানি, tanatani, টাকার টানাটানি, taka poysar tanatani, টাকার অভাব, takar obhab, সামর্থ্য নেই, samorthyo nei, samortho nei, poor student, poor students, গরিব ছাত্র, গরিব ছাত্রছাত্রী, গরিব বাচ্চা, gorib chhatro, gorib student, gorib bachcha, financial aid, financial help, fee waiver, fees waiver, ফি মকুব, মকুব, mokub, বিনা পয়সায় শেখা, বিনা পয়সায় শেখার, bina poysay shekha, bina poysay shekhar, free te shekha, টাকা দিতে পারে না, taka dite pare na, schlrshp
ফেরত, ফেরত পাওয়া, ফেরত পাওয়া যাবে, ফেরত পাওয়া যায়, ferot paoa, ferot pawa, ferot paoa jabe, ferot pawa jabe, ferot paoa jay, ফেরত মিলবে, ferot milbe, frt pabo, ফিরে পাব, fire pabo, given back, get it back
leave class, মাঝপথে, majhpothe, majhpathe, মাঝপথে ছেড়ে, majhpothe chhere, midway, leave midway, leave the course, leave in between, মাঝখানে ছেড়ে, majhkhane chere, majhkhane chhere, majhkhane chhar, course chere, course chhere, কোর্স ছেড়ে, কোর্স ছাড়লে, course chharle, শেষ না করে, sesh na kore
সোমবার, শনি রবি, শনি রবিবার, shoni robi, shoni robibar, shoni robi bare, শনি রবি বারে, robi bare, shoni bare, sat sun, satsun, sat and sun, wkend, wkends, ছুটির দিনে, chhutir dine, chutir dine
রুটিন, কটা বাজলে, kota bajle, কটায় বসে, kotay bose, during which hours
কাজ, অফিস করি, office kori, চাকরি করি, chakri kori, office goers, office goer, working people, working person, working professionals, office ppl
বয়স্ক, ষাটের উপর, ষাট পেরিয়ে, ষাট পেরিয়ে গেছি, shat periye, shattor, above sixty, past sixty, sixty plus, 60 plus, বুড়ো বয়সে, buro boyose, buro boyoshe, বেশি বয়সে, beshi boyose, at my age, এই বয়সে, ei boyose, ei boyoshe, too old, retired person, অবসর নিয়েছি, obosor niyechi
অভিজ্ঞতা, আনকোরা, ankora, ekdom notun, একদম নতুন, no exp, no experience, কখনো করিনি, kokhono korini, আগে কখনো, age kokhono, কোনোদিন করিনি, konodin korini, never acted, never done before, never done this, never tried, কিছুই জানি না, kichui jani na, from scratch, একেবারে শূন্য থেকে, shunyo theke
advanced, পরের ধাপ, porer dhap, পরের স্তর, porer stor, উঁচু স্তর, উঁচু স্তরের, uchu stor, uchu storer, পরের লেভেল, porer level, next level course, second level, level 2, level two, দ্বিতীয় ধাপ, dwitiyo dhap, higher course, পরের কোর্স, porer course, er porer dhap, এর পরের ধাপ, এর পরের কোর্স, er porer course, next course, advance course, after basic, after the basic, basic er por, basic er pore, বেসিকের পর, বেসিকের পরে, beyond the basics
level, স্তর, স্তরের
recording of class, আবার দেখা, আবার দেখতে, abar dekha, abar dekhar, abar dekhte, পরে দেখা, পরে দেখতে, pore dekha, pore dekhte, watch again, watch it again, rewatch, তুলে রাখা, tule rakha, tule rakhen, ক্লাসের ভিডিও, class er video, class video, video of the class, lesson video, ক্লাস রেকর্ড, class record
দেখি, দেখতে পাওয়া যাবে, দেখতে পাওয়া যায়, dekhte paoa jabe, dekhte paoa jay, dekhte pawa jabe
online class, zoom class, zoom e class, জুম ক্লাস, জুমে ক্লাস, meet class
certificate, certi, certis, certifct, certifcat
spelling, বানান, নামের বানান, namer banan, nam er banan, বানান ভুল, banan bhul, banan vul, spelt wrong, spelled wrong, spelt wrongly, misspelt, misspelled, spelling mistake, spelling wrong, wrong spelling, wrong name, name is wrong, নাম ভুল, nam bhul, nam vul
correct it, শোধরাব, শোধরাতে, শোধরানো, shodhrabo, shodhrano, shodhrate, শুধরে, shudhre, সংশোধন, songshodhon, ঠিক করে দেবেন, thik kore deben, ঠিক করে দিন, thik kore din, rectify, amend
wait there, পাশে বসে, পাশে বসে থাকা, pashe bose, pashe boshe, sit with my child, sit with him, sit with her, sit with my kid, ক্লাস দেখতে বসা, sit in the room, ভিতরে বসতে, bhitore boshte, bhitore boste, ক্লাসে বসতে, class e boshte
private lesson, একলা শেখা, একা শেখা, eka shekha, eka eka, আলাদা করে শেখা, আলাদা করে শেখানো, alada kore shekhano, alada kore shekha, শুধু আমাকে, shudhu amake, একজন করে, individual class, individual lesson, individually, personal class, 1 to 1, one on one, 1 on 1, solo class, একার জন্য, ekar jonno, দল ছাড়া, dol chhara
change batch, ব্যাচ ছেড়ে, batch chere, batch chhere, batch bodle, ব্যাচ বদলে, অন্য ব্যাচে, onno batch, onno batch e, another batch, other batch, সকালের বদলে, sokaler bodole, বিকেলের বদলে, bikeler bodole, সন্ধের বদলে, sondher bodole, instead of the morning, instead of the evening, morning to evening, shift to evening, shift to the evening
সকাল, sokaler, sokale, sokal belay
বিকেলবেলা, bikeler, bikal, bikale, বিকেলের
hall, hall ghor, হলঘর, হল ঘর, hall room, হলরুম, party hall, function hall, সভাঘর, sobhaghor
deposit, depo koto, depo er taka, depo er tk, depo ferot, security depo, securty depo, dpst, ডিপোজিট মানি
কত, মোট কত, mot koto, মোট কতজন, total koto, সব মিলিয়ে কত, sob miliye koto, কখানা, কয়খানা, kokhana, koykhana
capacity, কত লোকের, koto loker, কত লোকের জায়গা, loker jayga, কতজনের জায়গা, kotojoner jayga, কত সিট, koto seat, how many seats, how many chairs, number of seats, কটা আসন, koyta ason, কটা সিট, kota seat, seating capacity, capcty
air conditioned, non ac, নন এসি, ac na non ac
লোডশেডিং, generator, জেনারেটর, power backup, বিজলি, bijli, bijlir, কারেন্ট গেলে, কারেন্ট চলে গেলে, current gele, current chole gele, current na thakle, power fails, power failure, electricity fails, electricity goes, no electricity, blackout, ইনভার্টার, inverter, light chole gele, লাইট চলে গেলে
included, ভাড়ার মধ্যে, ভাড়ার মধ্যেই, bharar modhye, vara er modhye, bhara er modhye, ওই টাকার মধ্যে, টাকার মধ্যেই, takar modhye, takar modhyei, দামের মধ্যে, damer modhye, part of the rent, covered in the rent, come with the hall, comes with the hall, included in the rent
sound system, mike box, মাইক বক্স, mike sound, mike set, মাইক সেট, মাইক সাউন্ড, box mike
লাইট, lites, lite, laits, লাইটস, শুটিংয়ের আলো, shooting er alo, shooting lights, studio light, studio lights
প্রবেশ, ঢুকা, dhuka, dhuka jabe, dhuka jay, ঢুকা যাবে, dhokar, ঢোকা যাবে, ঢোকা যায়, dhoka jabe, dhoka jay
ভাড়া, ভাড়া করা, ভাড়া করে, bhara kora, bhara kore, vara kora, vara kore, ভাড়া নেওয়া, ভাড়ায় দেন, ভাড়া দেন, bhara den, bharay den, bhara te den, vara te den, rent out, rented out, let out, let out a room, hire out, on hire, on rent
damage caused, ক্ষতি পূরণ, khoti puron, ক্ষতির টাকা, khotir taka, pay for damage, pay for the damage, pay for damages, ভেঙে গেলে, bhenge gele, venge gele, vngle, খারাপ হয়ে গেলে, kharap hoye gele, gets damaged, get damaged, gets broken, breaks down, if it breaks
decoration, set things up, setting up, গোছাতে, gochate, gochhate, গোছগাছ, gochgach, সাজাতে, sajate, নিজেরা সাজানো, own decoration, own decor, decor, decorator
*until what time, till what time, up to what time, upto what time, how late, কটা পর্যন্ত, koyta porjonto, kota porjonto, kota prjnto, কয়টা পর্যন্ত, কটা অবধি, koyta obdi, kota obdi, kota obodhi, koyta obodhi, কতক্ষণ পর্যন্ত, kotokkhon porjonto, রাত কটা পর্যন্ত, কত রাত পর্যন্ত, koto rat porjonto, koto rat obdi, rat kota porjonto
রাত, at night, by night, late at night, rater bela, রাতের বেলা, রাত্তিরে, rattire, rattir
the night before, night before, the evening before, evening before, the day before, a day before, one day before, আগের রাত, আগের রাতে, ager rate, ager rat, ager din rate, আগের দিন রাতে, agher din rate, agher din bikele, ager din bikele, আগের দিন বিকেলে, আগের দিন সন্ধেয়, previous night, previous evening, the previous day, একদিন আগে, ekdin age, 1 din age
loud music, গান বাজনা, গান বাজনা চালানো, gaan bajna, gaan bajna chalano, গানবাজনা, gaanbajna, গান চালানো, gaan chalano, গান বাজানো, gaan bajano, music chalano, music bajano, sound bajano, mike bajano, mike bjano, mic bajano, মাইক চালানো, mike chalano, mic chalano, play music, play songs, play loud music, বক্স চালানো, box bajano
প্রতিবেশী, পাড়ার লোক, parar lok, parar lokjon, আশেপাশের বাড়ি, ashepasher bari, ashepasher barir, আশেপাশের লোক, ashepasher lok, আশপাশের লোক, পাশের বাড়ি, pasher bari, পাশের বাড়ির লোক, people next door, next door, residents nearby, people around here
অভিযোগ, ঝামেলা করলে, jhamela korle, jhamela kore, আপত্তি করলে, apotti korle
রান্নাঘর, রান্নার জায়গা, rannar jayga, রান্না করার জায়গা, ranna korar jayga, place to cook, cook there, can cook in, cooking space, cooking area
আগে, আগে থেকে, age theke
পরে, er pr, er por, er pore, মিটে গেলে, mite gele, মিটলে, mitle, মিটে গেছে, mite geche
আলাদা, charged extra, charge extra, charged separately, charge separately, আলাদা টাকা, alada taka, alada charge, আলাদা করে টাকা, alada kore taka, উপরি টাকা, upori taka, উপরি, upori, বাড়তি টাকা, barti taka
পরিষ্কার, সাফ, সাফ সাফাই, saf safai, সাফ করা, saf kora, সাফসুতরো, ঝাঁটপাট, jhatpat, পোঁছা, clean up, cleans up, cleaned up, tidy up, tidies up, clear up, saaf
overtime, over time, over the time, run over, runs over, runs over time, run late, runs late, run past, extra time, extra hour, extra hours, time er beshi, সময়ের বেশি, somoyer beshi, বেশি সময়, beshi somoy, সময়ের চেয়ে বেশি, somoy er cheye beshi, somoyer cheye beshi, বেশিক্ষণ, beshikkhon, beshi khon, নির্ধারিত সময়ের বেশি, stay longer, longer than booked
green room, make up ghor, মেকআপের ঘর, মেকআপ করার, make up korar, makeup korar, makeup room, জামা পাল্টানো, jama palatano, jama paltano, জামা বদলানো, jama bodlano, কাপড় বদলানো, kapor bodlano, পোশাক পাল্টানো, poshak paltano, dress change, change our clothes, change costumes, change into costume, সাজার ঘর, sajar ghor, grn room
see the hall, নিজের চোখে, nijer chokhe, নিজের চোখে দেখা, হল দেখতে, hall dekhte, hall ta dekhte, hall ta dekhe, হলটা দেখে, visit the hall, visit hall, hall visit, look around, ঘুরে দেখা, ghure dekha, come and have a look, have a look at, see it in person, একবার দেখে আসা, ekbar dekhe asa
parking, গাড়ি রাখার জায়গা, gari rakhar jayga, গাড়ি ধরবে, gari dhorbe, গাড়ি ধরে, gari dhore, গাড়ি রাখবে, gari rakhbe, parkng
রিহার্সাল, rehearse, rehearses, rehearsed, rehearsing, rehearsals, rihearsal, rehersal, rehearsl, rehearsal room, মহড়ার ঘর, rehearsal er ghor
নাটক, নাটকের দল, natoker dol, drama group, drama groups, theatre group, theatre troupe, drama troupe, নাট্যদল, natyodol, natyo dol
পোশাক, জামাকাপড়, jamakapor, jama kapor, জামা কাপড়, কাপড়চোপড়, kaporchopor, kapor chopor, মঞ্চের পোশাক, stage er poshak, stage e porar
ফর্ম, কোথায় নাম দেব, কীভাবে নাম দেব, নাম দেওয়া, নাম দিতে, nam debo, nam deoya, nam dewa, nam dite, nam dibo, sign up, signing up, put my name down, put down my name, put my name, enter my name, দরখাস্ত, dorkhasto, aply
*preparation, প্রস্তুতি, prostuti, prepare, prepare for, তৈরি হয়ে, toiri hoye, toiri kore jete, toiri kore aste, তৈরি করে আনতে, তৈরি করে যেতে, get ready
মুখস্থ, monologue, মনোলগ, learn by heart, by heart
রেজাল্ট, result kobe, i was selected, was selected, i am selected, am i selected, got selected, if selected, selected hoyechi, select holam, selected holam, সিলেক্ট হলাম, বাছাই হলাম, bachai holam, নির্বাচিত হয়েছি, নির্বাচিত হলাম, হলাম কি না, holam kina, holam ki na, hoyechi kina
রিপ্লাই, hear back, hear from you, will i hear, hear from, get back to me, get back to us
send a video, send a clip, send video, sending a video, sending a clip, send you a video, self tape, selftape, সেলফ টেপ, ভিডিও পাঠিয়ে, video pathiye, ভিডিও পাঠানো, video pathano, ভিডিও পাঠালে, video pathale, ভিডিও করে পাঠানো, ভিডিও করে পাঠালে, video kore pathale, video kore pathano, রেকর্ড করে পাঠানো, রেকর্ড করে পাঠালে, record kore pathale, record kore pathano, record kore pathiye
outside kolkata, দূরে থাকি, dure thaki, i live far, live far away, live far, কলকাতার বাইরে থাকি, kolkatar baire thaki
চুরি, copy kore nile, copy kore nebe, কপি করে নেয়, কপি করে নিলে, নকল করে নিলে, nokol kore nile, নিজের নামে চালিয়ে, nijer name chaliye, steal my idea, idea churi
salary, poysa den, টাকা পয়সা দেন, how much do you pay, what do you pay, কত টাকা দেন, koto taka den, koto den, কত দেন, koto tk den
library, পাঠাগার, pathagar, librry, libry, libray, lib er, reading room
ধার, boi dhar, borrow a book, borrow books, borrowing, lend books
reading room, বসে পড়া, বসে পড়ার, bose pora, bose porar, boshe pora, boshe porar, বসে পড়াশোনা, sit and read, sit and study, place to read, place to study, pora ghor, পড়ার ঘর, porar ghor, reading hall, study room, পড়ার জায়গা, porar jayga
*membership fee, membership fees, yearly subscription, annual subscription, yearly fee, annual fee, subscription fee, বছরের চাঁদা, bochorer chanda, bochhorer chanda, বার্ষিক চাঁদা, barshik chanda, মাসিক চাঁদা, mashik chanda, সদস্য চাঁদা, sodosyo chanda, chanda koto, চাঁদা কত, chnda koto, library fee, library fees, libry fee, library chanda, library er chanda
চাঁদা, chanda, chnda
বাড়তি দিন, সময় বাড়ানো, somoy barano, সময় বাড়াতে, somoy barate, তারিখ বাড়ানো, tarikh barano, আরও কিছু দিন, aro kichu din, আরো কিছুদিন, keep it longer, keep longer, few more days, more days, boi renew, renew a book, renew the book, renew my book, renew books, book renew, বই রিনিউ
হারিয়ে, misplaced, hrye geche, হারিয়ে গেলে, hariye gele
দান, give away, giving away, as a gift for, দিয়ে দিতে চাই, diye dite chai, দান করতে, donat, বই দান, boi dan
internship, intrnshp, intrnship, কাজ শেখা, কাজ শেখার, kaj shekha, kaj shekhar, work experience
মজুরি, ভাতা, paid internship, paid or unpaid, unpaid internship, is it paid, টাকা দেওয়া হয়, taka deoa hoy, taka deya hoy, taka dewa hoy, stipnd
সময় লাগবে, কমাস, ক মাস, ko mash, koy mash, কয় মাস, কত মাসের, koto masher, কত মাস ধরে, koto mash dhore, কমাস ধরে, koto din dhore chole, how long does it last
recommendation letter, letter of recommendation, reference letter, letter for my college, write a letter for, letter for college, internship letter, experience letter, অভিজ্ঞতার চিঠি, college er letter, কলেজের চিঠি, completion letter, প্রশংসাপত্র, proshongsapotro, completion certificate
অনলাইন, wfh, work from home, ঘর থেকেই, ghor thekei, বাড়ি থেকেই, bari thekei, bari theke boshe, bari theke bose, বাড়ি থেকে বসে, ঘর থেকে কাজ, বাড়ি থেকে কাজ, bari theke kaj, office na giye, অফিসে না গিয়ে, অফিসে না এসে, office e na ese, office na ese, without coming to office, remote, remotely
perform, perform on stage, on stage, stage performance, stage perf, go on stage, get on stage, মঞ্চে ওঠা, মঞ্চে উঠতে, monche otha, মঞ্চে ওঠার, monche othar, stage e otha, stage e othar, stage e uthte, মঞ্চে অভিনয়, stage e obhinoy
ট্রায়াল, একদিন ক্লাস, ekdin class, 1 din class, একটা ক্লাস করে, ekta class kore, demo cls, demo, free demo, free trial, one free class, sit in on, ভালো লাগবে কি না, bhalo lagbe kina, bhalo lagbe ki na
uniform, কী পরব, ki porbo, কী পরে আসব, কী পরে যাব, ki pore jabo, ki pore asbo, what to wear, what should i wear, what do i wear, কেমন পোশাক, kemon poshak, কেমন জামা, ki dress, dress ki
বাচ্চা, বাচ্চা দের, baccha der, bachcha der, bacha der
মূকাভিনয়, mime, mukabhinoy
projector, প্রোজেক্টর, প্রজেক্টর, projecter, projector screen
soundproof, sound proof, সাউন্ডপ্রুফ, noise proof, no outside noise, বাইরের আওয়াজ, bairer awaj
green screen, chroma, ক্রোমা, green cloth, সবুজ পর্দা
plug point, socket, sockets, plug points, power point, প্লাগ পয়েন্ট, সকেট, extension board
baji, firecracker, firecrackers, cracker, crackers, আতসবাজি, confetti, কনফেটি
মদ, hookah, হুক্কা, hukka
soundcheck, sound check, সাউন্ড চেক, mic test, mike test, মাইক টেস্ট
resume, bio data, biodata, বায়োডাটা
উপস্থিতি, class attendance, অ্যাটেনডেন্স, hajira
harmonium, হারমোনিয়াম, harmoniam, sargam, সারগাম, sa re ga ma, সা রে গা মা
improvise, improv, improvisation, ইম্প্রোভাইজেশন
রেজাল্ট, callback, call back list, second round, পরের রাউন্ড, porer round
wait there, baire bose, বাইরে বসে, wait outside, baire wait, baire opekkha, বাইরে অপেক্ষা
fee, বছরে কত টাকা, মাসে কত টাকা, bochore koto taka, mashe koto taka, mase koto taka
bhorti fee, ভর্তি ফি, admission fee, admission fees, joining fee, joining fees, ভর্তির টাকা, bhortir taka, registration fee, রেজিস্ট্রেশন ফি, enrolment fee
`

/** Phrases that any question may have. */
export const askedClassesWeak = `
are we allowed, are we allowed to, am i allowed, am i allowed to, is it allowed to, are they allowed to, allowed to
sara din, সারা দিন, sara diner, for the whole day
লাগানো, lagano, lagate, লাগাতে
করা চলে, করা চলবে, চলবে তো, kora chole, kora cholbe, cholbe to
do you accept, accept koren, accept kren, accept korben, মিলবে, মিলবে কি, milbe
কোনো দিন, kono din, kono ekdin, কোনো একদিন, 1 din, 1 diner, 1 din er, ek diner, 1 bar, 1 bare, ek bare
ঠিক হয়েছে, thik hoyeche, thik hoyechhe, রাখা হয়েছে, rakha hoyeche, পছন্দ হলে, pochondo hole, ভালো লাগলে, bhalo lagle, if you like it
করে দেখাতে, kore dekhate, করে দেখতে, kore dekhte, debar din, dewar din, হবার দিন, নিয়ে আসব, niye asbo, নিয়ে আসি, niye asi, নিয়ে যাব, niye jabo
`

/** Meanings near each other, whose words people use for one thing. */
export const askedClassesNear = `
শোধ করা, শোধ করব, payment, কিস্তি
join, ভর্তি
প্রবেশ, ভর্তি
sign up, ভর্তি, জমা
জমা, পাঠাব
send a video, video, পাঠাব, audition
recover, ফেরত, refund, return
membership fee, fee, price, চাঁদা, member
renew, বাড়তি দিন, postpone
punctual, late
হারিয়ে, খুঁজে
reading room, library, পড়া
ধার, library
বিকেলবেলা, সন্ধ্যা
recommendation letter, সার্টিফিকেট, চিঠি
stipend, salary, টাকা
রেজাল্ট, selected, audition
recording of class, video
bhorti fee, fee, ভর্তি, price
soundproof, শব্দ
soundcheck, sound system
রিপ্লাই, রেজাল্ট
ব্যাকস্টেজ, রিহার্সাল
beginner, অভিজ্ঞতা
until what time, সময়, schedule, open
sibling, পরিবার, child
preparation, মুখস্থ, রিহার্সাল
capacity, seat, মানুষ
পার্কিং, capacity
the night before, আগে
book early, আগে
নিরাপদ, deposit
`
