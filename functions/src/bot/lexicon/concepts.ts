/**
 * What words mean alike in Bengali, in Bengali typed with Latin letters, and in English: one line for
 * each meaning, words and short phrases parted by commas. Endings (-er, -ke, -gulo, -bo, -chen, -ing,
 * -s) and other spellings of the same sound are found without being listed; list a Bengali word in
 * Bengali script, and a Latin spelling only where it is far from the sound. An entry that ends with ~ is
 * a verb by its stems, and stands for all its forms: শোন শুন~ is শোনা, শুনব, শুনছেন ...
 */

/** Words that every sentence may have: they say little about what is asked. */
export const weakMeanings = `
আমি, আমাকে, আমার, আমায়, i, me, my, mine, im, amr
আমরা, আমাদের, আমাদেরকে, we, us, our, ours, amdr, আমাগো
তুমি, তোমার, তোমাকে, তোমায়, আপনি, আপনার, আপনাকে, তুই, তোর, তোকে, you, your, yours, u, ur, tmr, apnr
তোমরা, তোমাদের, তোদের, তোরা, আপনারা, আপনাদের, tmdr, apnader, you guys, you all, yall, guys, তোমাগো, আপনাগো
সে, তিনি, উনি, ওর, ওনার, তার, ওকে, ও, he, she, his, her, him, hers, ওনাকে, onake, unar, unake
তারা, ওরা, তাদের, ওদের, they, their, them
এটা, এই, এ, এগুলো, এটি, this, these, এগুলি, eigulo, egulo, ogulo, oigulo, such, each, eder
ওটা, ওই, সেটা, সেই, ঐ, যে, যা, যেটা, that, those, oi je
এখানে, here
সেখানে, ওখানে, there
আছে, আছেন, আছো, আছি, আছিস, নেই, ache, achhe, nai, is, are, am, be, been, was, were, has, have, had, having, ছিল, ছিলেন, ছিলে
হয়, হবে, হচ্ছে, হয়েছে, হতে, হলে, হলো, হোক, হব, হবেন, হওয়া, হয়ে, হতো, hbe, hole, holo, happen, become, get, got, getting, হ~
করা, করি, করো, কর, করেন, করে, করতে, করব, করবেন, করছি, করছেন, করেছি, করলে, করবো, করবে, করুন, করান, krte, krbo, krbe, krchi, krben, kr, do, does, did, done, doing, make, কর~
দাও, দিন, দিতে, দেবেন, দেবে, দেব, দিচ্ছ, দিয়েছেন, দেন, দেয়, দিলে, দেওয়া, দিয়ে, দিবেন, দিও, den, dei, dao, dben, give, put, দিলাম, দিতাম, dilam, daw, dicho, gave, given, dibe, diben, দিবে, দি~, দে~
নাও, নিতে, নেব, নেবেন, নিয়ে, নিন, নেন, নেয়, নেওয়া, take, নিলাম, নিচ্ছেন, nilam, nicchen, took, taken, নি~, নে~
পাব, পাবো, পাওয়া, পাওয়া যায়, পাওয়া যাবে, paoa jay, paoa jabe, pawa jay, pawa jabe, পাই, পেতে, পারি, পারব, পারবেন, পারেন, পারবো, পারছি না, পারো, পেলে, paba, can, could, able, may, পারছি, পারছেন, পেলাম, পেয়েছি, পেয়েছ, পেয়েছেন, pelam, peyechi, peyecho, peyechen, peyeche, parchi, parchina, parbona, pare, parle, parlam, paren, parbe, parben, receive, received, receiving, পা পে~, পার~
যাবে, যায়, যাব, যেতে, যাচ্ছে, যাচ্ছি, গেছে, গিয়ে, গেলে, গেল, যাওয়া, jbe, go, going, gone, went, যাই, যাও, গেছি, গেছেন, gechi, gechen, geche, jao, jai, যান, cholbe, chole, cholo, cholun, চলবে, চলে, চলো, যা গি~, গে~, চল~
আসবে, আসবেন, আসছে, আসে, aste, আসো, আসুন, এসো, এসেছে, আসবো, আসা, এলে, আসতে, asbe, asche, come, coming, comes, এল, এলো, এসেছি, এসেছেন, elo, eseche, esechi, asen, asi, ashe, ashben, আসেন, আসি, আসছেন, আস এস~, আস~
চাই, চাইছি, চাও, চান, চাইলে, চাইব, চায়, want, wanna, would like, wish to, lagbe, লাগবে, দরকার, need, required, চা চে~, would love to, we would love, love to, we would love to, would love, id love to, would like to, looking to, want to, hope to
থাকে, থাকবে, থাকলে, থাকি, থাকতে, থাক~
জানি, জানতে, জানাও, জানাবেন, জানান, জানেন, জানো, know, let me know, janaben, জানিনা, janina, janabo, জানাব, জান~, জানা জানি~
বলো, বলুন, বলবেন, বলে, বলতে, বলছি, বলছিলাম, বল, বলেন, tell, say, saying, ask, bolben, blo, bolna, বললাম, bollam, বলেছি, bolechi, bolechen, বলেছেন, জিজ্ঞেস, jigges, জিজ্ঞাসা করি, বল~
একটা, একটি, এক, কিছু, একটু, কোনো, akta, ekta, 1ta, a, an, some, any, something, bit, ektu, aktu, একজন, দুজন, ekjon, dujon, আরেকটা, arek, arekta, one, else, enough, certain, extra
ও, আর, এবং, তবে, কিন্তু, বা, অথবা, নাকি, and, or, but, if, যদি, then, so, তাই, তাহলে, also, too, আরও, আরো, because, either, neither, nor, until, although, though, while, othoba, tahole, tahole ki, nahole, ar ki, keu, কেউ
না, নয়, নাই, নি, no, not, dont, doesnt, cant, didnt, isnt, wont, do not, never, noy, noi, nah, noyto, hobena, nothing, none, cannot
হ্যাঁ, হ্যা, yes, yeah, ok, okay, okk, আচ্ছা, ঠিক আছে, accha, thik ache, hmm, well, ha, haa, hyan, obosshoi, নিশ্চয়ই, nischoi, অবশ্যই, sure, of course, hoyto, হয়তো, maybe, perhaps, possibly
কি, কী, what, whats, ki ki
জন্য, জন্যে, দিয়ে, দ্বারা, থেকে, সঙ্গে, সাথে, মধ্যে, উপর, কাছে, পর্যন্ত, মতো, নিয়ে, তে, এর, কে, র, টা, টি, গুলো, গুলি, গুলা, ra, der, jonne, jnno, sthe, for, with, from, of, in, on, at, to, by, about, into, out, up, off, over, as, than, the, via, through, its, it, between, upon, down, back, away, around, porjonto, majhe, diyei, sange, সনে, dike, দিকে, kache, pashe, পাশে
দাদা, ভাই, bro, bhaiya, dada, dadara, sir, madam, mam, boss, dude, buddy, bhaya, vai, bondhu, বন্ধু, friend, friends, yaar, team, boudi, বৌদি, kaku, kakima, কাকিমা, guru, গুরু, mama bolo
প্লিজ, দয়া করে, অনুগ্রহ করে, please, plz, pls, plss, kindly, doya kore
খুব, অনেক, ভীষণ, বেশি, বেশ, এত, এতো, onek, onk, khb, very, really, much, many, lot, lots, more, most, so much, too much, সত্যি, সত্যিই, sotti, actually, just, only, শুধু, totally, few, several, ekdom, একদম, একেবারে, ekebare, khubi, often, প্রায়
এখন, একবার, তো, গো, রে, যেন, মানে, আসলে, তাও, ই, বটে, now, still, even, ever, already, yet, তখন, যখন, tokhon, jokhon, ekdin, একদিন, কোনোদিন, শুনছ, শুনছেন, শুনুন, sunchho, sunchen, shunun, তবু, tobu, হিসেবে, hisebe, hisabe, turn on, turn off, turn
will, would, should, shall, must, might, there is, there are, let, lets, gonna, going to, want to, আছে কি, হবে কি, হয় কি
সব, সবাই, সকলে, all, everyone, everybody, every, প্রতি, সবার, সকলের, sobar, anything, everything, anyone, someone, kichui
lol, haha, hehe, umm, oh, ohh, wow, hey, hei, e, o, re, na, to, y, r, er, te, ta
উচিত, উপায়, ভাবে, way, possible, সম্ভব, ব্যবস্থা, bebostha, byabostha, provide, provides, do you offer, you offer, arrangement, require, requires, mind, exist, tend, type of
link, লিংক, লিঙ্ক
থাক, রাখা, রাখেন, রাখো, রেখে, keep, rakhte, rakhle, rakhen, rakho, রাখতে, রাখলে, thakbo, thakbe, রাখ~
use, using, used, ব্যবহার, ব্যবহৃত, byabohar, bebohar, byabhar
লাগে, লাগছে, লাগল, লাগলো, lage, feel, লাগলে, লাগবে না, lagle, legeche, felt, লাগ~
`

/** Words that ask: two questions with one subject differ by them. */
export const askingMeanings = `
কবে, কখন, কোন দিন, কত দিন, কতদিন, কতক্ষণ, kbe, kbr, when, what time, which day, how long, date, তারিখ, koto khon, কত ক্ষণ, কত সময়, koto somoy, kotokkhon lage, koto din lage, কত দিন লাগে, কটার সময়, kotar somoy, kobee, কোন মাসে, kon mase, কোন সালে, kon sale, কোন তারিখে, kon tarikhe, what day, which date, how soon, কয়টায়, কটায়, koytay, kotay, koytar somoy, koytai
কোথায়, কোথা, কোনখানে, কই, কোন জায়গায়, kothai, kthy, kothy, where, whr, which place, kon jaygay, located, kothae, kotay, kotai, কোথায় গেলে, kon khane, kondike, কোন দিকে, whereabouts, location
কে, কারা, কার, কে কে, কাকে, ke, kara, who, whos, whom, whose, who all
কেন, কেনো, কেনই, kno, kyano, why, y tho, how come, কারণ, reason
কীভাবে, কিভাবে, কেমন করে, কি করে, কী করে, কেমনে, kivabe, kibabe, kmne, kvabe, how, how to, hw, পদ্ধতি, নিয়ম, উপায় কী, কেমন, kemon, ki vabe, ki bhabe, কী ভাবে, কি ভাবে, ki upay, কী উপায়, how can i, how do i, kamne, kmne kore
কত, কতো, কতটা, কটা, কয়টা, কতজন, কতগুলো, kto, koto, how much, how many, kotogulo, the number of, total number of, koyjon, কয়জন, কজন, kojon, koyta, kota, kotota
কোন, কোনটা, কোনগুলো, kon, konta, which, which one, কীসে, কীসের, kise, kiser
`

/** Courtesies: answered when nothing else is said, passed over when something is. */
export const courtesyMeanings = `
হ্যালো, হাই, নমস্কার, প্রণাম, আসসালামু আলাইকুম, সালাম, hello, hii, hi, helo, hlo, namaste, namaskar, nomoskar, greetings, hallo, heloo, hola, oye, asalamualaikum, adab, আদাব, shuvechha dada, jai hind, joy bangla, hey bot, hi bot, hello bot, ei bot, oi bot, o bot, ei je, ei je bot, ei je shunchen, shono bot, dear bot, hello bong bot, hi bong bot, hey bong bot, oi bong bot, হ্যালো বট, এই বট, ওই বট, এই যে, এই যে শুনছেন, হ্যালো বং বট, নমস্কার বং বট
কেমন আছো, কেমন আছেন, কেমন আছিস, কেমন আছ, কি খবর, কী খবর, kmn acho, kmn achen, kemn aco, how are you, how r u, hows it going, whats up, sup, wassup, kemon cholche, কেমন চলছে, ki obostha, কি অবস্থা, ভালো আছো, ভালো আছেন, valo acho, how do you do, khobor ki, খবর কী, কী করছ, ki korcho, ki koro, ki korchen, কী করছেন, what are you doing, wyd, keman acho, ki chole, কী চলে, কী চলছে, ki cholche, ki cholse, sob valo, sob bhalo, সব ভালো, সব ভালো তো, সব ঠিকঠাক, sob thikthak, how are things, how have you been, how ya doing, howdy, hows life, how is everything, dinkal kemon, দিনকাল কেমন, sorir kemon, শরীর কেমন, bhalo to, ভালো তো, valo to
সুপ্রভাত, শুভ সকাল, good morning, gd mrng, gm, morning, shuvo sokal, shubho sokal, subho sokal, goodmorning
শুভ রাত্রি, শুভরাত্রি, good night, gn, gd nyt, shubho ratri, subho ratri, shuvo ratri, goodnight, sweet dreams, ghumate gelam, ঘুমাতে গেলাম, ghumate jai, ghumate jacchi, ghumote jacchi, ঘুমোতে যাচ্ছি, ghumabo ekhon, going to sleep, off to bed
শুভ সন্ধ্যা, good evening, good afternoon, gd evng
বিদায়, টাটা, বাই, আসি এখন, পরে কথা হবে, আবার দেখা হবে, bye, goodbye, tata, see you, see ya, alvida, আজ আসি, আচ্ছা আসি, later, talk later, cya, আবার কথা হবে, টা টা, asi tahole, আসি তাহলে, jai akhon, যাই এখন, ekhon jai, এখন আসি, ekhon asi, aj eituku, আজ এইটুকু, gotta go, gtg, ttyl, dekha hobe abar, pore kotha bolbo, পরে কথা বলব, পরে আসব, pore asbo, take care, ভালো থেকো, bhalo theko, valo theko, bhalo thakben, valo thakben, ভালো থাকবেন, farewell then, sign off
ধন্যবাদ, dhonnobad, dhonyobad, thanks, thank you, thank u, thanx, thnx, thnks, thx, tnx, ty, tysm, শুকরিয়া, grateful, gratitude, কৃতজ্ঞ, tnku, thnku, much appreciated, appreciate it, appreciate, থ্যাংক ইউ, থ্যাঙ্ক ইউ, থ্যাংকস, থ্যাঙ্কস, থ্যাঙ্কু, gracias, thanking you, thank, upokar holo, উপকার হল, উপকার হলো
স্বাগতম, স্বাগত, welcome
`

/** Time, measure, manner and the commonest verbs: they shade what is asked. */
export const mildMeanings = `
সকাল, সকালে, বেলা, bela
রাত, রাতে, রাত্রি, night, রাতের
দুপুর, বিকেল, afternoon, noon
শেষ, সর্বশেষ, last, final, end, ending
প্রথম, ফার্স্ট, first, sobar age, সবার আগে, সবার প্রথম, sobar prothom, ekdom prothom, একদম প্রথম, very first, 1st
আবার, again, repeat, পুনরায়
সপ্তাহ, সপ্তাহে, সাপ্তাহিক, week, weekly, weeks, soptaho, soptahe, hopta
দিন, রোজ, প্রতিদিন, রোজ রোজ, দৈনিক, day, days, daily, everyday, every day, protidin, roj, diner, দিনের
মাস, মাসে, month, months, monthly, mash
বছর, সাল, year, years, yearly, bochor, bochhor, sal, annual
আজ, আজকে, আজকের, today, ajk, ajke
কাল, আগামীকাল, tomorrow, kalke, kalk, kal
গতকাল, yesterday, gotokal
সময়, টাইম, somoy, time, timezone
ঘন্টা, ঘণ্টা, hour, hours, minute, minutes, মিনিট
মানুষ, ব্যক্তি, লোক, human, person, people, manush, lok, real person, log, জন, man, customer executive, admin, অ্যাডমিন, কাউকে দিন, kauke din, operator, কথা বলিয়ে দিন, kotha boliye din, speak to someone, talk to someone, someone real, live agent, representative please, call me back
বানানো, বানাও, তৈরি, বানাব, বানাতে, বানায়, বানান, create, creating, created, build, built, prepare, banate, toiri, making, makes, maker, বানিয়ে, বানাবেন, বানাবে, বানালে, বানিয়েছ, baniye, banabe, banaben, banale, baniyecho, বানা বানি~
শুরু, আরম্ভ, start, started, begin, began, beginning, suru, shuru, launch, launched, founded, চালু, commence, open new, journey, জার্নি, pothchola, poth chola, kobe khulecho, since when, channel khulechen, channel khule, চ্যানেল খুলেছেন, চ্যানেল খুললেন, পথচলা, establish, established, origin story, how old is your channel, how old is the channel, koto bochor dhore, কত বছর ধরে, kotodin dhore, কতদিন ধরে, how long have you been, channel er boyos, চ্যানেলের বয়স, khulechile, খুলেছিলে, খুলেছিলেন
ভালো, ভাল, good, fine, better, valo, vlo
দেখি, দেখব, দেখতে, দেখে, দেখা, দেখছি, দেখেছি, দেখি না, see, watch, watching, watched, seen, dekhbo, dekhte, look, dekha jay, দেখ, দেখো, দেখুন, দেখেন, দেখবেন, দেখলাম, dekh, saw, shown, দেখ~
লম্বা, দীর্ঘ, বড়, long, longer, length, lomba, big, large, boro
ছোট, short, shorter, small, choto, little
সহজ, easy, simple, sohoj, সোজা
কঠিন, difficult, tough, kothin
তাড়াতাড়ি, দ্রুত, জলদি, quick, quickly, fast, soon, asap, taratari, joldi, urgent, জরুরি
দেরি, দেরী, late, delay, delayed, deri
যোগ, add, যুক্ত, include, including
কম, low, less, kom, reduce, decrease
ভিতরে, মধ্যে, inside, indoor
বাইরে, outside, outdoor, baire, outstation
উপরে, নিচে, above, below, under, upore, niche
আগে, before, earlier than, age, agey, ago
পরে, after, afterwards, pore, later on
সবসময়, সর্বদা, always, all the time, shobshomoy
মাঝে মাঝে, কখনো কখনো, sometimes, occasionally, majhe majhe
কখনো, কখনও, ever again, kokhono
হঠাৎ, suddenly, hothat, sudden
আলাদা, ভিন্ন, different, separate, alada, other, অন্য, onno, another, আরেকটা, another one
একই, same, eki, similar, একরকম
পুরো, সম্পূর্ণ, full, complete, entire, whole, puro, sompurno, total length
অর্ধেক, half, ordhek
দ্বিতীয়, second part, part 2, second, দুই, two, dui, duto, 2
তিন, three, tin, tinte
দশ, ten, একশো, hundred, hajar, হাজার, thousand, লাখ, lakh, lakhs, million, কোটি, crore
সকাল সকাল, early, ভোর, dawn, bhor
সোমবার, মঙ্গলবার, বুধবার, বৃহস্পতিবার, শুক্রবার, শনিবার, রবিবার, monday, tuesday, wednesday, thursday, friday, saturday, sunday, sombar, robibar, shonibar, weekend, weekends
আনা, আনতে, এনেছি, নিয়ে আসা, bring, brought, ana, niye asa, fetch, আন~
ভাবা, ভাবি, ভাবছি, think, thinking, thought, vabchi, bhabchi, ভাব~
মনে হয়, মনে হচ্ছে, seems, mone hoy, guess
আশা, hope, hoping, asha
চেষ্টা, try, tried, attempt, chesta
ইচ্ছা, ইচ্ছে, desire, ichhe, icche, interested, interest, আগ্রহ, আগ্রহী, agrohi, keen
প্রয়োজন, requirement, requirements, necessary, proyojon
গুরুত্বপূর্ণ, important, guruttopurno, serious, সিরিয়াস
একসাথে, একসঙ্গে, together, eksathe, eksange
সন্ধ্যা, সন্ধে, sondhe, sondhya, evening, evenings, সন্ধ্যাবেলা
নিজে, নিজেরা, নিজের, নিজস্ব, nije, nijera, nijer, nijoswo, nijosso, own, myself, yourself, oneself
সামনে, পিছনে, samne, pichone, front, behind
সবচেয়ে, সব চেয়ে, সব থেকে, সবথেকে, sobcheye, sob cheye, most of all
আজকাল, ইদানীং, ajkal, idaning, nowadays, these days, lately
বেছে নেওয়া, বাছা, choose, choice, select, selected, selection, decide, option, options, prefer, beche, পছন্দ করা, বাছ বেছ~
চালিয়ে যাওয়া, continue, remain, maintain, carry forward
স্বাভাবিক, সাধারণ, normal, common, ordinary, typical, sadharon, regular one
উন্নতি, improve, improved, improvement, progress, develop, development, unnoti
ধরন, রকম, type, types, style, pattern, kind, dhoron, rokom
চেক, পরীক্ষা করা, check, checking, verify kora
শেষ করা, finish, finished, done with
bong bot, বং বট, bongbot, bot, বট
শক্তি, জোর, power, energy, strength, strong, shokti, dom
দরকারি, valuable, vital, উপযোগী
ছাড়া, without, chara, chhara, minus
দেখাও, দেখাবেন, দেখান, show me, show us, dekhan, dekhaben, display, দেখাতে, দেখানো, dekhate, dekhano, dekhabo, দেখা দেখি~
`

/** What is talked about. */
export const topicMeanings = `
দুঃখিত, সরি, মাফ, ক্ষমা, sorry, apology, apologise, apologize
অভিনন্দন, শুভেচ্ছা, congrats, congratulations, wish, wishes, উইশ, শুভ, shubho, subho, shuvo, happy new, greet my, greet, greeting message, শুভকামনা, shubhokamona, birthday wish koro, উইশ করো
নতুন, নয়া, টাটকা, ntun, natun, nutun, new, latest, recent, fresh, পরের, পরবর্তী, আগামী, নেক্সট, porer, next, upcoming, agami, just uploaded, newest, সাম্প্রতিক, samprotik, হালের, এইমাত্র, newly
পুরনো, পুরোনো, আগের, old, older, previous, earlier, purono, puran, prono, আগেকার, agekar, oldest, গোড়ার দিকের, earliest, back catalogue, gotobochor er, গত বছরের
ভিডিও, ভিডিয়ো, ভিডি, video, videos, vdo, vid, vids, vedio, bhidio, clip, ক্লিপ, clips, content, কন্টেন্ট
এপিসোড, পর্ব, episode, part, series, সিরিজ, season, eps, ep, web series, ওয়েব সিরিজ, epi, pawrbo
রিল, রিলস, শর্টস, reel, reels, shorts, short video, short clips
চ্যানেল, channel, chanel, chnl, পেজ, page
সিনেমা, মুভি, ফিল্ম, ছায়াছবি, movie, film, cinema, shortfilm, big screen, বড় পর্দা, boro porda
নাটক, থিয়েটার, যাত্রা, drama, theatre, theater, play, natok
গান, সঙ্গীত, মিউজিক, সুর, bgm, song, songs, music, tune, background music, gaan, soundtrack, ost
নাচ, ডান্স, dance, dancing, naach
গল্প, কাহিনী, কাহিনি, story, stories, golpo, rupkotha, রূপকথা
স্ক্রিপ্ট, চিত্রনাট্য, script, screenplay, dialogue, ডায়লগ, সংলাপ, sajano, সাজানো, বানানো গল্প, improvised, improvise, unscripted, spontaneous, আগে থেকে লেখা, staged
আইডিয়া, ভাবনা, idea, ideas, concept, topic, টপিক, বিষয়, idia, video korun, ভিডিও করুন, niye video, নিয়ে ভিডিও, make a video on, make a video about, do a video on, come up with, mathay ase, মাথায় আসে, mathay elo, মাথায় এল, ki niye korbe
পরামর্শ, প্রস্তাব, suggestion, suggestions, suggest, feedback, ফিডব্যাক, মতামত, opinion, advice, উপদেশ, recommend, recommendation, review, রিভিউ
লেখা, লেখেন, লেখে, লিখি, লিখে, লিখব, লিখেছেন, write, writes, wrote, written, writer, writing, লেখক, author, লেখ, লিখ, লিখতে, lekh, likh, লেখো, লিখলেন, likhe, লিখে দিন, লেখ লিখ~
পড়া, পড়ব, পড়তে, পড়ি, read, reading, porbo, pora, poro, porte, পড়~, মন বসে না, mon bose na
ব্লগ, আর্টিকেল, প্রবন্ধ, blog, blogs, article, articles, post, পোস্ট
ছবি, ফটো, photo, photos, picture, pictures, pic, pics, image, থাম্বনেল, thumbnail, photograph
আঁকা, drawing, painting, draw, paint, আঁক~
কবিতা, ছড়া, poem, poetry, rhyme, kobita, chora, verse, limerick, আবৃত্তি, abritti, recite, recitation
ধাঁধা, হেঁয়ালি, কুইজ, riddle, puzzle, quiz, dhadha, dhandha, brain teaser, bujhe bolo, guess kore bolo
জোকস, কৌতুক, চুটকি, হাসির কথা, joke, jokes, funny story, হাসাও, hasao, make me laugh, মজার কিছু, mojar kichu, moja koro, something funny, funny kichu, হাসা হাসি~, joks, jokz, jocks, chutkula, চুটকুলা, হাসির গল্প, hasir golpo, hasir kichu, হাসির কিছু, mojar golpo, মজার গল্প, mojar kotha, মজার কথা, moja kore bolo, puns, one liner, punchline, জোক, jok, ekta joke, হাসির কৌতুক
হাসি, হাসির, মজা, মজার, কমেডি, funny, fun, funniest, comedy, humor, humour, laugh, laughing, hilarious, hasi, moja, roast, হাস্যকর, hasyokor, হাসির ভিডিও, komedi
কান্না, কাঁদ, কাঁদি, cry, crying, tears, কাঁদ~, কাঁদা কাঁদি~
দুঃখ, মন খারাপ, খারাপ মন, বিষণ্ণ, মন ভালো নেই, মন ভাল নেই, sad, unhappy, depressed, depression, upset, low, mon kharap, lonely, একা, heartbroken, koshto, কষ্ট, মন ভালো লাগছে না, মনটা ভালো লাগছে না, mon bhalo lagche na, mon ta bhalo lagche na, mon valo na, মন ভালো না, mon khrp, monkharap, মনখারাপ, mood off, mood kharap, মুড অফ, মুড খারাপ, feeling down, feeling blue, not feeling good, not feeling well today, একাকীত্ব, ekakitto, eka lagche, koste achi, hopeless, হতাশ, hotash, frustrated, frustration, kanna pacche, কান্না পাচ্ছে, cheer me up, mon bhalo koro, মন ভালো করো, মন ভালো করে দাও, mon bhalo kore dao, sadness, gloomy, miserable, broke my heart, monta kharap, mon kemon, মন কেমন করছে, মন ভাল লাগছে না, ভেঙে পড়েছি, bhenge porechi, khub eka, bhalo nei ami, ভালো নেই, bhalo nei, valo nei, mon bhalo nai, mon valo nai, mood bhalo nei, মুড ভালো নেই, bhalo lagche na kichu, kandte icche, feeling sad, feeling low, feeling bad, bhenge poreci, খুব কষ্ট হচ্ছে, khub kosto
রাগ, রেগে, রাগী, angry, anger, annoyed, mad, মাথা গরম, matha gorom, furious, irritated, বিরক্ত, birokto, irritating, annoying
ভয়, ভয় পাই, ভূত, scared, fear, afraid, ghost, horror, bhoy, voy, bhut, bhoot, vut, voot, pretni, পেত্নী
খুশি, আনন্দ, সুখ, happy, joy, glad, khushi, mood bhalo, মন ভালো আছে, delighted, overjoyed
বোর, বোরিং, একঘেয়ে, bore, bored, boring, boredom, bor lagche, nothing to do, kichu korar nei, সময় কাটছে না, somoy katche na, timepass, time pass, bor hocchi, bor hochchi, bore hocchi, বোর হচ্ছি, bor hoye gechi, bore hoye gechi, বোর হয়ে গেছি, time katche na, সময় কাটে না, somoy kate na, kichu bhalo lagche na, kichu valo lagche na, কিছু ভালো লাগছে না, বোর লাগছে, বোর লাগে
আড্ডা, গল্প করো, গল্প করা, chat, gossip, adda, কথা বলো, chit chat, কথা বলা, talk, কথা, talking, speak, conversation, discuss, আলোচনা, kotha, kothata, kothar, গপ্পো, goppo, golpo kori, গল্প করি
ভালোবাসা, ভালবাসা, ভালোবাসি, ভালবাসি, প্রেম, love, luv, valobasi, bhalobashi, adore, lovely, ভালোবাসে, ভালোবেসে, ভালোবাসো, bhalobeshe, ভালোবাস~, love u, love you, i love you, we love you, love you guys, ভালোবাসি তোমাদের, i luv u, ilu, preme porechi, প্রেমে পড়েছি, prem e pore gechi, tomake chai, তোমাকে চাই
গার্লফ্রেন্ড, বয়ফ্রেন্ড, প্রেমিকা, প্রেমিক, girlfriend, boyfriend, gf, bf, crush, single, relationship, সম্পর্ক, girl friend, boy friend, প্রেম করো, prem koro, prem koren, প্রেম করেন, prem ache, প্রেম আছে, date koro, ডেটিং, love life, committed, ভালোবাসার মানুষ, valobasar manush, moner manush, মনের মানুষ, propose, প্রপোজ, ভালোবাসো আমাকে, dating, ক্রাশ, লাভার, somebody special
পছন্দ, প্রিয়, ফেভারিট, favourite, favorite, fav, like best, pochondo, priyo
লাইক, like, likes, হার্ট, লাভ রিঅ্যাক্ট, love react, thumbs up, হৃদয় চিহ্ন, heart, hearts
কমেন্ট, মন্তব্য, comment, comments, cmnt, commenting
রিপ্লাই, উত্তর, জবাব, reply, replies, respond, response, answer, answers, ans, uttor, rply, replay dao, javab, get back to me, get back, hear back, ফিরতি, seen kore, ignore, ignored, ignoring, replied, unanswered, sara dao, সাড়া দেন না, response time, জবাব পাব, uttor pabo, উত্তর পাব, reply pabo, রিপ্লাই পাব, reply pai na, রিপ্লাই পাই না, no reply, ripley, রিপ্লে, jobab, riplay
শেয়ার, share, sharing, forward
সাবস্ক্রাইব, সাবস্ক্রাইবার, subscribe, subscriber, subscribers, subscription, subcribe, subs, follow, ফলো, follower, followers, subsribe, subscibe, subcrib, সাবস্ক্রিপশন, subcriber, ফলোয়ার
মেম্বার, সদস্য, member, members, membership, মেম্বারশিপ, join, joining, যোগ দেওয়া, যোগ দিতে, জয়েন, patron, patreon, exclusive content, sadasya, sodossho, সদস্যপদ
নোটিফিকেশন, ঘণ্টা টেপা, বেল আইকন, notification, notifications, bell, alert, notify, ঘন্টি, ghonti, get notified, notified, জানতে পারি না, খবর পাই না, khobor pai na, খবর পাব, remind me, intimation, ping ase na
আপলোড, upload, uploads, uploading, post video, ছাড়ো, ছাড়েন, ছাড়ে, charo, charen, publish, রিলিজ, release, releasing, মুক্তি, premiere, ছাড়~, post koro, post koren, drop koro, ভিডিও ছাড়, new drop, dropping, airs, airing
রুটিন, সময়সূচি, শিডিউল, নিয়মিত, কতদিন পরপর, কবে কবে, কোন কোন দিন, schedule, routine, timetable, how often, frequency, regular, regularly, timing, timings, which days, kotay ase, kotar somoy, কী বার, ki bar, kon bar, কোন বার, কোন কোন বার, কদিন অন্তর, kodin ontor, kodin por por, কদিন পরপর, how frequently, per week, upload time, upload day, release time, কত ঘন ঘন, koto ghono ghono, ki ki bare, কী কী বারে, kon kon bare, কোন কোন বারে, soptahe koyta, সপ্তাহে কয়টা, সপ্তাহে কটা, soptahe kota, koto din por por, কত দিন পর পর, kotodin por por, how many videos a week, videos per week, posting schedule
লাইভ, লাইভস্ট্রিম, live, livestream, live stream, streaming, stream, going live
ইউটিউব, youtube, utube, yt, ইউটিউবে, you tube
ইউটিউবার, youtuber, creator, ক্রিয়েটর, influencer, ইনফ্লুয়েন্সার, vlogger, blogger, content creator
ভ্লগ, vlog, vlogs, vlogging
ইনস্টাগ্রাম, ইনস্টা, instagram, insta, ig
ফেসবুক, এফবি, facebook, fb, face book
টুইটার, twitter, tweet, x handle
হোয়াটসঅ্যাপ, হোয়াটসাপ, হোয়াটস্যাপ, whatsapp, whatsap, watsapp, wp, whats app, wapp, wtsp, hwatsapp, whatsup no, ওয়াটসঅ্যাপ
টেলিগ্রাম, telegram
সোশ্যাল মিডিয়া, social media, socials, social, handles, handle, সোশ্যাল
ওয়েবসাইট, সাইট, website, web site, site, webpage, homepage, web, websight, webside, পোর্টাল, portal, this page
অ্যাপ, app, apps, application software
সফটওয়্যার, সফ্টওয়্যার, software, program, tool, tools, sofware, কোন অ্যাপে, kon app e, editing app
আইডি, id, profile, প্রোফাইল, username, account, অ্যাকাউন্ট
পাসওয়ার্ড, password
ইমেইল, ইমেল, মেইল, মেল, email, e mail, mail, gmail, mail id, email id, inbox, imail, emal, mailid, emailid, জিমেইল, জিমেল
ফোন, মোবাইল, phone, mobile, telephone, cell, smartphone, fone, landline, contact no, contact number, যোগাযোগ নম্বর, jogajog number, call number, calling number, যোগাযোগের নম্বর
নম্বর, নাম্বার, number, num, nmbr, nombor, ph no, no ta, lambar
কল, call, calling, ring up, ফোন করব
যোগাযোগ, কন্টাক্ট, কনট্যাক্ট, jogajog, contact, contact details, reach, reach out, get in touch, connect, in touch, touch base, yogayog, jogayog, contac, কিভাবে পাব আপনাকে, apnader pabo, আপনাদের পাব, apnake pabo, write to you, speak with you, get hold of, kotha bolte chai, কথা বলতে চাই, কথা বলতে পারি, kotha bola jabe, ping you, get through, kar sathe kotha bolbo, কার সঙ্গে কথা বলব, কার সাথে কথা বলব, reachable, enquire, inquire
মেসেজ, বার্তা, message, messages, msg, msgs, dm, text, sms, inbox kora
চিঠি, letter, letters
পার্সেল, কুরিয়ার, ডেলিভারি, parcel, courier, delivery, deliver, shipping, ship, shipment, po box, shipped, dispatch, dispatched, এসে পৌঁছায়নি, eshe pouchay ni
পাঠাব, পাঠাতে, পাঠানো, পাঠাবেন, পাঠাও, পাঠিয়ে, send, sending, sent, pathate, পাঠান, pathan, পাঠা পাঠি~
উপহার, গিফট, gift, gifts, present, uphar, giftta, fan mail, fanmail
ঠিকানা, অ্যাড্রেস, thikana, address, adress, addrs, pin code, pincode, পিনকোড, exact location, google location, পোস্টাল, postal
বাড়ি, ঘর, বাসা, bari, basa, house, home, ghor, residence, flat, ফ্ল্যাট, basha, basar, bady, badi, bareta, ghar, gharbari, বাসস্থান, নিবাস
থাকেন, থাকো, থাকা হয়, বাস করেন, live in, lives, reside, stay, staying, based, do you live, thaken, thako, কোথায় থাকা, located at
অফিস, স্টুডিও, দপ্তর, office, studio, workplace, afis, hq, headquarters
কলকাতা, kolkata, calcutta, kol
পশ্চিমবঙ্গ, বাংলা, বঙ্গ, bengal, west bengal, বাঙালি, bengali, bangali, bong, bangla, বাঙ্গালি
বাংলাদেশ, ঢাকা, bangladesh, dhaka, bd, bangladeshi
ভারত, ইন্ডিয়া, india, indian, bharat, দেশ, country, desh
বিদেশ, প্রবাসী, abroad, foreign, overseas, nri, probashi, bidesh
গ্রাম, শহর, village, city, town, gram, shohor, জেলা, district, এলাকা, area
ভাষা, language, languages, bhasha, basha te, বাংলা ছাড়া, bangla chara, non bengali, অবাঙালি, obangali, nonbengali, dont speak bengali, not speak bengali, ভাষায়, bhashay, dont understand bengali, cant understand bengali, bangla bujhi na, বাংলা বুঝি না, bengali bujhi na, bangla jani na, বাংলা জানি না, dont know bengali
ইংরেজি, ইংলিশ, english, engreji, ingreji
হিন্দি, hindi
সাবটাইটেল, subtitle, subtitles, caption, captions, cc, subs on, sub title, সাবটাইটেলস, eng sub, eng subs, english sub, ইংরেজি লেখা, english e lekha, নিচে লেখা, niche lekha
অনুবাদ, ডাবিং, translate, translation, dub, dubbing, dubbed, translated, tarjoma, তর্জমা, bhashantor
বুঝি, বুঝতে, বুঝি না, বোঝা, বোঝে না, understand, understanding, meaning, অর্থ, mean, means, মানে কী, বুঝলাম, বুঝিনা, bujh, bujhina, bujhlam, বুঝলে, বোঝাও, বোঝান, বোঝ বুঝ~, বোঝা বুঝি~, comprehend, follow the language, মাথায় ঢুকছে না
কোলাব, কোলাবরেশন, সহযোগিতা, একসাথে কাজ, একসঙ্গে কাজ, collab, collaboration, collaborate, collaborating, colab, collabs, collaborations, work with you, work with us, partner, partnership, পার্টনার, work together, tie up, tieup, sathe kaj, সঙ্গে কাজ, সাথে কাজ, যৌথ, যৌথভাবে, joutho, jointly, কোল্যাব, joint video, joint venture, জয়েন্টলি, কাজ করতে চাই, kaj korte chai, kaj korte chay, কাজ করতে চায়, kaj korar iccha, কাজ করার ইচ্ছে, team up, teaming up, do something together, working together, working with you, association, associate with, associate, tie ups, হাত মেলাতে, hat melate, business proposal, ব্যবসায়িক প্রস্তাব, influencer marketing, business enquiry, business inquiry, brand enquiry, alliance, collaborator, cooperate, cooperation, interested in working, kaj korar jonno, একত্রে
স্পনসর, স্পনসরশিপ, sponsor, sponsorship, sponsored, sponser, sponsoring, পৃষ্ঠপোষক
ব্র্যান্ড, brand, brands, branding, bran, our label, clothing line, আমাদের কোম্পানি, amader company, লেবেল, label
প্রচার, প্রমোশন, প্রোমোশন, বিজ্ঞাপন, অ্যাড, promotion, promote, promoting, promo, promotional, paid promotion, ad, ads, advert, advertisement, advertise, advertising, marketing, মার্কেটিং, biggapon, permotion, add dite, campaign, campaigns, ক্যাম্পেইন, publicity, প্রচারণা
কোম্পানি, ব্যবসা, company, business, startup, firm, byabsa, ব্যবসায়, enterprise, agency, এজেন্সি
দোকান, শপ, shop, shops, store, dokan, showroom, boutique, bazar, বাজার, market
পণ্য, প্রোডাক্ট, product, products, item, items, goods
দাম, মূল্য, রেট, খরচ, প্রাইস, চার্জ, ফি, ফিস, dam, price, prices, pricing, rate, rates, rate card, cost, costs, charge, charges, fee, fees, budget, বাজেট, quotation, quote, khoroch, কত টাকা, koto taka, kto tk, tk koto, how much money, টাকা নেন, পারিশ্রমিক, কত লাগবে, কত লাগে, কত নেন, কত নাও, কত পড়বে, koto nao, koto nen, koto lagbe, koto lage, koto porbe, koto dite hobe, কত দিতে হবে, koto niben, কত নিবেন, koto neben, কত নেবেন, khoroc, korcha, খরচা, খরচাপাতি, rait, pricelist, দরদাম, dordam, how expensive, estimate, কত পড়ে, koto pore, koto kore nao, কত করে, koto kore, mullo
টাকা, পয়সা, অর্থ, taka, tk, money, rupees, rs, rupee, cash, poisa, tka, taaka, টাকাপয়সা, taka poysa
আয়, রোজগার, ইনকাম, উপার্জন, কামাই, কামাও, কামান, income, earn, earns, earning, earnings, salary, বেতন, maine, revenue, rojgar, pocket money, taka pao, taka pan, টাকা পাও, টাকা পান, money do you make, taka kamao, টাকা কামাও, ay koto, aay, কামা কামি~, youtube er taka, ইউটিউবের টাকা, how rich, make money, make a living, taka ase, koto taka pao, কত টাকা পাও, কত টাকা পান, koto taka pan, koto taka income, কত টাকা ইনকাম, koto taka kamao, কত টাকা কামাও, koto taka ay, কত টাকা আয়, কত টাকা আসে, koto taka ase, taka ki pao, টাকা কি পাও, how much do you earn, how much do you make
পেমেন্ট, পে, payment, pay, paid, paying, upi, gpay, advance, অ্যাডভান্স, transaction, পেইড, টাকা দেব কীভাবে, taka debo kivabe, how to pay, টাকা পাঠাব, taka pathabo
ফেরত, রিফান্ড, refund, refunds, return, returns, money back, exchange, ferat, send back, বদলে দিন, size change
ছাড়, ডিসকাউন্ট, কুপন, discount, discounts, coupon, coupons, promo code, offer, offers, অফার, chhar
ফ্রি, বিনামূল্যে, বিনা পয়সায়, free, free of cost, binamulye
পুরস্কার, গিভঅ্যাওয়ে, লটারি, giveaway, prize, prizes, lottery, contest, competition, প্রতিযোগিতা, award, awards, win, জেতা, জিতব, জিতলে, জেত জিত~, give away, গিভএওয়ে, lucky draw, লাকি ড্র, raffle, হ্যাম্পার, hamper, vouchers, voucher, গিভওয়ে
কেনা, কিনব, কিনতে, কিনি, কেনাকাটা, buy, buying, purchase, kinbo, kena, shopping, kinte, kinen, কেনেন, kenen, কেন কিন~, keno jabe, order korbo, কোথায় পাওয়া যাবে, kothay paoa jabe, where to get, get one, get hold of one
বিক্রি, বেচা, বেচেন, sell, selling, sells, sale, sold, bikri, bikree, বেচ~
অর্ডার, order, orders, ordering, ordered, booking, বুকিং, book a, reserve, reservation, preorder
টিকিট, ticket, tickets, tiket, pass
বাতিল, ক্যানসেল, cancel, cancelled, cancellation
মার্চ, মার্চেন্ডাইজ, merch, merchandise, টি শার্ট, টিশার্ট, tshirt, tshirts, t shirt, t shirts, tee, hoodie, হুডি, mug, মগ, keychain, cap, গেঞ্জি, genji, merchandize, mech, t shart, সোয়েটশার্ট, sweatshirt, tote bag, টোট ব্যাগ, cushion cover, চাবির রিং, chabir ring, fridge magnet, magnet, souvenir, স্মারক, official store, দোকান আছে, bottle print, apparel, wear, accessories
শাড়ি, জামা, কাপড়, পোশাক, saree, sari, dress, clothes, clothing, outfit, costume, kurta, poshak, sharee, blouse, ব্লাউজ, panjabi, পাঞ্জাবি, lungi, লুঙ্গি, gamcha, গামছা, nighty, নাইটি
গয়না, গহনা, jewellery, jewelry, ornament, goyna
মা, মাকে, মায়ের, মাতা, mother, mom, mum, mommy, maa, ma, mam mother, amma, mayer, mamoni, মামণি, mummy, mami ji, ammu, আম্মু
বাবা, বাবাকে, পিতা, father, dad, daddy, papa, baba, babar, বাবার, bapi, বাপি, baap, বাপ, abbu, আব্বু, pops
ছেলে, পুত্র, son, boy, boys, chele
মেয়ে, কন্যা, daughter, girl, girls, meye
বোন, দিদি, sister, sis, didi, bon, sisters, behen, didibhai, দিদিভাই, bonti, ছোট বোন, boro didi
আসল ভাই, brother, brothers, dadabhai, নিজের ভাই
ঠাকুমা, দিদা, ঠাম্মা, নানি, দাদি, grandma, grandmother, granny, thakuma, dida, thamma, nani, thakurma, ঠাকুরমা, didima, দিদিমা, nanu, দাদিমা, elders at home, গুরুজন, gurujon, elders, grandparents, thammi, ঠাম্মি, grandmom, granma
দাদু, ঠাকুরদা, নানা ভাই, grandpa, grandfather, dadu, granddad
মাসি, পিসি, aunt, aunty, auntie, mashi, pishi, masi, মাসিমা, masima, পিসিমা, pishima, chachi kaki, জেঠিমা, jethima, jethu, জেঠু
কাকা, মামা, uncle, kaka, mama, জ্যাঠা, মেসো
বউ, স্ত্রী, wife, bou, stri, গিন্নি, গৃহিণী, sohodhormini, missus, married woman, better half
স্বামী, বর, husband, hubby, swami, bor
শাশুড়ি, বৌমা, শ্বশুর, mother in law, sasuri, bouma, in laws, shashuri, daughter in law, mil fights, ননদ, nonod, shoshur bari, শ্বশুরবাড়ি, shoshurbari, debor, দেবর
বাচ্চা, শিশু, বাচ্চাদের, ছোটদের, kid, kids, child, children, baby, bacha, baccha, toddler, bacchara, bachchara, bachcha, bacchar
পরিবার, ফ্যামিলি, family, families, poribar, relatives, আত্মীয়, pariwar, বাড়ির লোক, barir lok, barir sobai, বাড়ির সবাই, related, relation, আত্মীয়স্বজন, kinship, housemates
আসল, সত্যিকারের, real, original, actual, genuine, real life, asol, true, biological, true life, sotti ma, সত্যি মা, সত্যিকার, সত্যি সত্যি, sotti sotti, sottikar, shotti karer, sotti karer, আপন, apon, রক্তের সম্পর্ক, irl, off screen, বাস্তব, bastob, actually related, pretend, pretending, onscreen, related by blood
নকল, ভুয়া, fake, duplicate, scam, fraud, প্রতারণা, ঠকানো
রোবট, এআই, মেশিন, robot, ai, chatbot, machine, artificial intelligence, chatgpt, যন্ত্র, jontro, computer na manush, are you human, are you real, real human or, তুমি কি মানুষ, tumi ki manush, tumi manush na, ভার্চুয়াল, virtual assistant, assistant, automated, অটোমেটিক, apni ki manush, আপনি কি মানুষ, tumi ki sotti manush, তুমি কি সত্যি মানুষ, are you a human, are you a real person, am i talking to a real person, am i talking to a human, is this a real person, manush naki bot, manush na bot, manush naki robot, মানুষ না রোবট, মানুষ নাকি রোবট, asol manush naki, human or bot, naki machine, মেশিন তুমি, a bot, ki bot, naki bot, or bot, na bot, or a bot, ekta bot, bot naki, কি বট, বট নাকি, নাকি বট, একটা বট, bot ki, tumi bot, তুমি বট, চ্যাটবট, chat bot
টিম মেম্বার, দলের লোক, team members, your team, in your team, on the team, who all are, crew, দল, টিম, puro team, আপনারা কজন, apnara kojon, apnara koyjon, আপনারা কয়জন, tomra kojon, তোমরা কজন, behind the channel, কারা আছেন, kara achen, ke ke achen, ke ke acho, কে কে আছেন, কে কে আছে, ke ke ache, কে কে থাকে, people behind, who runs, কে চালায়, ke chalay, কারা চালান, kara chalan, runs this channel, এই চ্যানেলের পেছনে
অভিনয়, অভিনেতা, অভিনেত্রী, অ্যাক্টিং, acting, act, actor, actress, actors, ovinoy, oviney, abhinoy, cast, character, চরিত্র, role, রোল, পার্ট করতে, অ্যাক্টর, কলাকুশলী, kolakusholi, castmates, মুখ দেখাতে, on screen
অডিশন, সুযোগ, চান্স, audition, auditions, chance, opportunity, sujog, casting, casting call, ausition, neben apnara, আমাকে নেবেন, amake neben, amake nin, amake nao, আমাকে নিন, আমাকে নাও, take me in, cast me, be in your video, appear in, star in, be part of your video, be a part of, join your cast, screen test, স্ক্রিন টেস্ট, get into, wanna act, break in acting, small role, chhoto role, ছোট রোল, ছোট একটা চরিত্র, scope, স্কোপ, chance pabo, চান্স পাব, sujog ache, সুযোগ আছে
কাজ, চাকরি, জব, কাজের সুযোগ, job, jobs, work, vacancy, vacancies, hiring, hire, recruit, recruitment, career, careers, chakri, kaj, employment, opening, openings, কর্মী, join your team, join the team, টিমে যোগ, team e join, টিমে জয়েন, team e jog, employee, employees, staff, স্টাফ, কর্মচারী, script writer lagbe, need an editor, লোক লাগবে, lok lagbe, লোক নেবেন, lok neben, internship, ইন্টার্নশিপ, nicchen lok, লোক নিচ্ছেন, lok niben, team e nite chan, দলে যোগ
ইন্টার্নশিপ, ইন্টার্ন, internship, internships, intern, volunteer, স্বেচ্ছাসেবক, training period, trainee
সাক্ষাৎকার, ইন্টারভিউ, interview, interviews, press, media, journalist, সাংবাদিক, newspaper, খবরের কাগজ, news, সংবাদ, খবর, reporter, magazine, ম্যাগাজিন, পত্রিকা, potrika, podcast guest, correspondent, journalism, columnist, editorial, মিডিয়া, coverage, কভার করতে
ম্যানেজার, manager, management, manage, managing, representative, represent, talent
দেখা করতে, সাক্ষাৎ, দেখা করা, দেখা করব, দেখা হবে, dekha korte, meet, meeting, meetup, meet up, meet and greet, fan meet, মিট, dekha kora, dekha korbo, samne theke, সামনে থেকে, সামনাসামনি, samnasamni, face to face, come to see you, visit you, hang out, hangout, bari te asbo, বাড়িতে আসব, come to your house
অটোগ্রাফ, সেলফি, autograph, selfie
ফ্যান, ভক্ত, fan, fans, admirer, diehard, die hard
অনুষ্ঠান, প্রোগ্রাম, ইভেন্ট, শো, event, events, show, shows, program, programme, function, stage show, ট্যুর, tour, onusthan, ফাংশন, fangshon, jolsa, জলসা, সম্মেলন, মঞ্চানুষ্ঠান, perform, performs, performance, performing, পারফর্ম, পারফরম্যান্স, gig, concert, কনসার্ট, কর্পোরেট, gaye holud, sangeet ceremony, jatra pala, stage e asben, live show, লাইভ শো, স্টেজ শো
আমন্ত্রণ, নিমন্ত্রণ, ডাকা, invite, invitation, inviting, guest, অতিথি, chief guest, nemontonno, নেমন্তন্ন, nemontonno kori, নেমন্তন্ন করতে, call you to, apnader ante chai, আপনাদের আনতে চাই, আনতে চাই, ante chai, আনা যাবে, ana jabe, inaugurate, inauguration, উদ্বোধন, udbodhon, ফিতে কাটা, judge, বিচারক, ashte bolte chai, have you over, host you, bringing you, get you to, attend our, come to our, come as, amader ekhane asben, আমাদের এখানে আসবেন, amader paray, আমাদের পাড়ায়
শুটিং, শুট, শ্যুটিং, shooting, shoot, shoots, suting, film videos, filming, filmed, তোলেন, তোলা হয়, suit koro, shut koro, ভিডিও তোল, video tolo, ভিডিও তোলা, video tola, recorded at, lokeshon, লোকেশন, shot at, film your, you film, film the, shuting, shoting
ক্যামেরা, camera, cam, cameras, dslr, লেন্স, lens, kemra, camra, cameraman, ক্যামেরাম্যান, cinematographer, dop, gopro, ড্রোন, drone, iphone diye, phone diye shoot, মোবাইলে শুট, equipment, যন্ত্রপাতি, jontropati, gear, kit
মাইক, মাইক্রোফোন, mic, mike, microphone, voice recorder, lapel
লাইট, আলো, light, lights, lighting
সেটআপ, যন্ত্রপাতি, setup, equipment, gear, gadgets, tools used, জিনিসপত্র, jinispotro, যন্ত্র ব্যবহার
এডিট, এডিটিং, এডিটর, সম্পাদনা, edit, editing, editor, edits, edited, sompadona, post production, কাটছাঁট
শব্দ, আওয়াজ, সাউন্ড, অডিও, sound, audio, volume, awaj, noise, voice, গলা, mute, muted, মিউট, shona jacche na, শোনা যাচ্ছে না, cant hear, out of sync, silent video
কোয়ালিটি, রেজোলিউশন, quality, resolution, hd, 4k, blur, ঝাপসা
ডাউনলোড, download, downloads, downloading, daunlod, save offline, offline, নামানো, নামাব, namano, namabo, নামাতে, নামা নামি~, donload, save video, save your video, save your videos, save kore, save korbo, phone e rakhbo, ফোনে রাখা, gallery te, save, সেভ, save kore rakha, গ্যালারিতে
কপিরাইট, copyright, permission, অনুমতি, repost, reupload, re upload, credit, ক্রেডিট, strike, পারমিশন, licence, license, rights, copyrite, copywrite, copy right, anumati, reuse, re use, use your video, use your clip, use your clips, my own page, my own channel, fair use, re post, claim, dmca, chori kore, video churi, ভিডিও চুরি, stolen video, stealing, using your, clips byabohar, clip use, video byabohar, ভিডিও ব্যবহার, allowed to use, share on my page
খোলা, খুলব, খুলছে, খোলে, open, opening hours, khola, খোল খুল~
বন্ধ, close, closed, shut, stop, stopped, bondho, off kora, discontinue, থাম~
নাম, naam, name, names, named, called, titled, title, নামকরণ, পদবি, surname, daknam, ডাকনাম, nickname
বয়স, বয়েস, boyos, boyosh, age, how old, years old, umar, boyes, bayos, elder or younger
জন্মদিন, বার্থডে, birthday, bday, b day, born, birth, জন্ম, jonmodin, happy birthday, bdai, bdaywish
বিয়ে, বিবাহিত, বিবাহ, বিবাহবার্ষিকী, wedding, marriage, married, marry, anniversary, biye, biya, honeymoon, হানিমুন, biyebari, বিয়েবাড়ি, বৌভাত, boubhat, reception party, bachelor, ব্যাচেলর, obibahito, unmarried, engaged, এনগেজড, shadi, wed, single naki, are you single, bia, বিয়ে করবে, biye korbe, বিয়ে করছ, অবিবাহিত
উচ্চতা, height, weight, ওজন, kg, tall
শিক্ষা, পড়াশোনা, পড়াশুনা, study, studies, studying, education, porashona, qualification, degree, studied, poralekha, পড়ালেখা, lekhapora, লেখাপড়া, কোয়ালিফিকেশন, education qualification, kotodur porecho, কতদূর পড়েছ
স্কুল, বিদ্যালয়, school, schools, iskul, college, কলেজ, university, বিশ্ববিদ্যালয়, varsity, ভার্সিটি, hostel life, tution, টিউশন
ছাত্র, student, students, শিক্ষার্থী
শিক্ষক, মাস্টার, teacher, teachers, sir teacher, mastermoshai, faculty, tutor
পরীক্ষা, exam, exams, porikkha, pariksha, egjam, মাধ্যমিক, madhyamik, উচ্চমাধ্যমিক, uccho madhyamik, semester, সেমিস্টার, viva, jee, upsc, wbcs
ক্লাস, কোর্স, ওয়ার্কশপ, class, classes, course, courses, workshop, training, tuition, lesson, lessons, প্রশিক্ষণ
ভর্তি, admission, enroll, enrol, enrolment, vorti, bhorti
শেখা, শিখতে, শেখান, শেখাবেন, শিখব, learn, learning, teach, teaching, shikhte, sikhte, tutorial, টিউটোরিয়াল, পড়ানো, পড়ান, পড়াতে, পড়াব, পড়াই, poran, porate, porachhen, porabo, coach, coaching, কোচিং, শেখ শিখ~, শেখা শিখি~
সার্টিফিকেট, certificate, certificates
টিপস, টিপ, কৌশল, tips, tip, tricks, trick, hacks, how to start a channel, channel khulte chai, চ্যানেল খুলতে চাই, channel khulbo, চ্যানেল খুলব, become a youtuber, youtuber hote chai, ইউটিউবার হতে চাই, start a youtube channel, নতুন চ্যানেল
সাহায্য, হেল্প, help, helps, support, সহায়তা, shahajjo, sahajyo, assist, assistance
সমস্যা, অসুবিধা, প্রবলেম, গোলমাল, problem, problems, issue, issues, trouble, error, bug, prblm, somossa, not working, কাজ করছে না, কাজ হচ্ছে না, doesnt work, isnt working, খুলছে না, not loading, not opening, loading, চলছে না, load hocche na, khulche na, khulchhe na, broken, crash, ঝামেলা, গন্ডগোল, jhamela, gondogol, gondo, ব্যাপার কী, bepar, samasya, prolem, hocche na, হচ্ছে না, kaj kore na, কাজ করে না, কাজ হয় না, chole na, চলে না, play hocche na, প্লে হচ্ছে না, not playing, wont play, doesnt play, does not work, stopped working, stuck, আটকে যাচ্ছে, atke jacche, আটকে, atke, buffering, buffer, বাফারিং, কালো স্ক্রিন, blank, blank page, open hocche na, ওপেন হচ্ছে না, লোড হচ্ছে না, load hoy na, লোড নিচ্ছে না, load nicche na, site down, server down, glitch, wont load, wont open, cant open, khulte parchi na, খুলতে পারছি না, খোলে না, khole na, 404, unable, স্লো, lagging badly, thik korun, ঠিক করুন, fix this, উঠছে না, uthche na, পারছি না কিছুতেই, নিচ্ছে না, nicche na, যাচ্ছে না, jacche na, working na
অভিযোগ, নালিশ, complaint, complain, complaints, report, grievance, against you
খারাপ, বাজে, জঘন্য, bad, worst, terrible, awful, baje, faltu, useless, hate, ঘৃণা, disgusting, kharap, stupid, silly, crazy, weird, strange, rude, ugly, bakwas, বকওয়াস, third class, থার্ড ক্লাস, waste of time, cringe, ক্রিঞ্জ, pathetic, rubbish, trash, nonsense, lame, overacting, ওভারঅ্যাক্টিং, অকাজের, okajer, কাজের না, kajer na, বেকার বট, horrible, sucks, pointless
গালাগালি, গালি, অশ্লীল, গালাগাল, abuse, abusive, slang, slangs, bad language, swear, swearing, vulgar, bad words, cuss, khisti, খিস্তি, curse, galigalaj, গালিগালাজ, foul, foul language, foul mouth, cursing, নোংরা কথা, nongra, nongra kotha, নোংরা, খারাপ কথা, kharap kotha, খারাপ ভাষা, kharap bhasha, kharap vasha, শালা, sala, shala, haramjada, হারামজাদা, harami, হারামি, bokachoda, শুয়োর, shuor, suar, kuttar baccha, কুত্তার বাচ্চা, idiot, moron, dumb, গাধা, gadha, gadhar, boka bot, ছাগল, chagol, pagol naki, পাগল নাকি, shut up, চুপ কর, chup kor, bastard, fuck, bullshit, bitch, wtf, stfu, murkho, মূর্খ, অপদার্থ, opodartho, asshole
দারুণ, সুন্দর, চমৎকার, অসাধারণ, ফাটাফাটি, ঝাক্কাস, সেরা হয়েছে, nice, great, awesome, amazing, wonderful, excellent, superb, fantastic, osadharon, darun, mast, brilliant, cool, beautiful, outstanding, fatafati, jhakkas, mind blowing, next level, fire, keep it up, great job, good job, well done, great work, good work, nice work, good video, nice video, best channel, চালিয়ে যান, চালিয়ে যাও, chaliye jao, chaliye jan, carry on, loved it, khub valo laglo, কী বানালে, ki banale, কী দিলে, ki dile, loved the, perfect, pretty, pleasant, cute, smart, impressive, impressed, মিষ্টি লাগে, কিউট, fatiye dicho, ফাটিয়ে দিয়েছ, jompesh, জমপেশ, জমজমাট, jome gelo, জমে গেল, দুর্ধর্ষ, durdhorsho, durdanto, অপূর্ব, opurbo, apurbo, অনবদ্য, onobodyo, অতুলনীয়, mindblowing, lit, epic, masterpiece, legend, legendary, killer, top notch, osm, marvelous, speechless, hats off, take a bow, big fan, bhalo laglo, ভালো লাগল, ভালো লাগলো, valo laglo, bhalo lage, ভালো লাগে, valo lage, bhalo legeche, valo legeche, ভালো লেগেছে, khub bhalo lage, মন ছুঁয়ে, mon chuye, মন ভরে, mon bhore, egiye jao, এগিয়ে যাও, এগিয়ে যান, egiye jan, keep going, keep it going, keep rocking, jobab nei, joss, জোস, সেই হয়েছে, sei hoyeche, osthir, অস্থির, moja pelam, মজা পেলাম, khub moja, খুব মজা, enjoyed a lot, loving it, love your video, love your videos, love ur videos, love your content, love the content, love the show, made my day, din ta bhalo, fatiye, ফাটিয়ে, superrr, সুপার, splendid, terrific, fabulous, hebby, heavy hoyeche, হেব্বি, সলিড, solid, jhinchak, জমিয়ে দিয়েছ, ashadharon, asadharan, ashadaran, oshadharon, darun hoyeche, দারুণ হয়েছে, great content, quality content, fatafati hoyeche
সেরা, সবচেয়ে ভালো, সব চেয়ে ভালো, সবচেয়ে জনপ্রিয়, জনপ্রিয়, বেস্ট, best, top, popular, most popular, sera, most viewed, hit, viral, ভাইরাল, trending, famous, বিখ্যাত, must watch, সবচেয়ে প্রিয়, sobcheye priyo, most loved, most liked, সবচেয়ে মজার, sobcheye mojar, সবচেয়ে হাসির, sobcheye hasir, funniest one, most watched, blockbuster, সুপারহিট, superhit, highest viewed, সবথেকে ভালো, sob theke bhalo, sobtheke valo, recommend a video, konta dekhbo, কোনটা দেখব, which one should i watch, kon video ta dekhbo, কোন ভিডিওটা দেখব, kon video dekhbo, কোন ভিডিও দেখব, best video, সেরা ভিডিও, video suggest koro, which video should i watch, suggest a video
ভিউ, ভিউজ, view, views, viewers, দর্শক, audience, vews, viewership
শোনাও, শোনান, শুনতে, শুনি, শোনা, শুনব, শোনাবে, hear, listen, listening, heard, shonao, shunte, shuno, shono, শোনো, শোন শুন~, শোনা শুনি~
খাওয়া, খাই, খাবো, খেতে, খায়, খাচ্ছি, খেয়েছ, eat, eating, eaten, ate, khabo, khete, খেয়ে, খাও, খান, kheye, khao, khan, khaben, khacche, khaccho, খাবেন, খাবে, খা খে~
খাবার, খাদ্য, food, foods, meal, khabar, khabr, lunch, dinner, breakfast, snack, snacks, টিফিন, tiffin, jolkhabar
রান্না, রান্নার, রাঁধা, রাঁধেন, cook, cooking, cooked, ranna, cooks, রাঁধুনি, chef, রাঁধ~, randhe, randhen, রান্নাবান্না, rannabanna
রেসিপি, recipe, recipes, resipi, রান্নার নিয়ম, cookbook, রেসিপির বই, dish, পদ
রান্নাঘর, kitchen, rannaghor
রেস্তোরাঁ, রেস্টুরেন্ট, হোটেল, restaurant, restaurants, hotel, cafe, ক্যাফে, eatery, dhaba
মাছ, fish, mach, machh, মাছভাত, মুড়িঘণ্ট, মাছওয়ালা, machwala, fishmonger
ইলিশ, hilsa, ilish, ilsha, elish
চিংড়ি, prawn, prawns, shrimp, chingri
মাংস, মটন, mutton, meat, mangsho, mangso, goat
মুরগি, চিকেন, chicken, murgi
ডিম, egg, eggs, dim
ভাত, চাল, rice, bhat, vat, chal
ডাল, dal, lentil, lentils, daal
রুটি, লুচি, পরোটা, roti, luchi, poori, paratha, bread, পাউরুটি
আলু, potato, potatoes, alu, aloo
সবজি, তরকারি, শাক, vegetable, vegetables, sobji, curry, torkari, veggies, jhol, ঝোল
নিরামিষ, নিরামিশ, veg, vegetarian, vegan, niramish
আমিষ, non veg, nonveg, non vegetarian
মিষ্টি, সন্দেশ, sweet, sweets, mishti, misti, dessert, মিষ্টান্ন, ledikeni, pantua, পান্তুয়া, chomchom, চমচম, জিলিপি, jilipi, jalebi, কালোজাম, gulab jamun, রাবড়ি, rabri, মালপোয়া, malpoa, mithai, মিঠাই
রসগোল্লা, rosogolla, rasgulla, rasagola
দই, curd, yogurt, yoghurt, doi
পিঠে, পিঠা, পায়েস, pithe, pitha, payesh, rice cake
কেক, cake, cakes
বেক, ওভেন, bake, baking, oven, microwave
বিরিয়ানি, biryani, biriyani, biriani, arsalan, dada boudi
চা, tea, cha, chai tea, চায়ের, কফি, coffee, chaer, cha er, চাপ্রেমী, বিস্কুট, biskut, biscuit, adrak chai, coffe
দুধ, milk, dudh
জল, পানি, water, jol, pani
নুন, লবণ, salt, salty, nun, নোনতা, lobon
চিনি, sugar, chini, sugary
তেল, oil, oils, tel, ঘি, ghee
মশলা, মসলা, spice, spices, masala, moshla, mosla, garam masala
ঝাল, লঙ্কা, মরিচ, spicy, chilli, chili, jhal, lonka
টক, sour, tok, তেতো, bitter
স্বাদ, সুস্বাদু, taste, tasty, delicious, yummy, yum, swad
পোড়া, পুড়ে, burn, burnt, burned, pora, পোড় পুড়~
পরিষ্কার, ধোয়া, clean, cleaning, wash, porishkar
শক্ত, hard, shokto, stiff
নরম, soft, norom, tender
গরম, hot, heat, gorom, garam, warm
ঠান্ডা, শীত, cold, thanda, winter, chill
বৃষ্টি, বর্ষা, rain, raining, bristi, monsoon, আবহাওয়া, weather, জল জমা, jol joma, waterlogged, waterlogging, storm, cyclone, ঘূর্ণিঝড়, badol, বাদল, তাপমাত্রা, tapmatra, taapmatra, temperature, humidity, forecast, মেঘলা, abohaoa, abohawa, abhawa, ওয়েদার, brishti hobe, বৃষ্টি হবে, rod uthbe, রোদ উঠবে
পুজো, পূজা, দুর্গাপুজো, দুর্গা পূজা, শারদীয়া, puja, pujo, durga puja, durgapuja, puja special, sharodiya, মহালয়া, durgotsav, দুর্গোৎসব, mahalaya, মা দুর্গা, ma durga, শারদোৎসব, শরৎ, kash phool, কাশফুল
কালীপুজো, দীপাবলি, দিওয়ালি, diwali, kali puja, deepavali, kali pujo, কালী পুজো, বাজি ফাটা, আতসবাজি, crackers, fireworks, ভূত চতুর্দশী, bhoot choturdoshi
পয়লা বৈশাখ, নববর্ষ, বর্ষবরণ, noboborsho, poila boishakh, pohela boishakh, bengali new year, new year, poila baisakh, pohela, pahela baishakh, nababarsha, নতুন বছর, notun bochor, halkhata, হালখাতা, boishakhi, বৈশাখী, চৈত্র সেল, chaitra sale, choitro
বড়দিন, ক্রিসমাস, christmas, xmas, boro din, santa, সান্তা, 25 december, 25th december, ২৫ ডিসেম্বর, পঁচিশে ডিসেম্বর, 25 dec
ঈদ, রোজা, eid, ramadan, ramzan, eid mubarak
হোলি, দোল, holi, dol, রাখি, rakhi, bhai phonta, ভাইফোঁটা, vai fota, bhai fota, bhaidooj, bhai dooj, ভ্রাতৃদ্বিতীয়া, rakshabandhan, রাখিবন্ধন, dolyatra, দোলযাত্রা, bosonto utsob, বসন্ত উৎসব, আবির, abir
উৎসব, পার্বণ, festival, festivals, utsob, celebration, celebrate, parbon
স্পেশাল, বিশেষ, special, exclusive, bishesh
ছুটি, holiday, holidays, vacation, chuti, leave
ভ্রমণ, বেড়াতে, বেড়ানো, ঘুরতে, ট্রিপ, travel, travelling, trip, trips, tourism, visit, visiting, ghurte, berate, ঘোর ঘুর~, বেড়া বেড়ি~
ট্রেন, রেল, train, trains, railway, platform, প্ল্যাটফর্ম, pnr, tatkal, তৎকাল, expressway, rail station, স্টেশন, station
বাস, bus, buses
গাড়ি, বাইক, car, bike, vehicle, gari, cab, taxi, ট্যাক্সি
রাস্তা, পথ, road, street, route, rasta, direction, highway, traffic, ট্রাফিক, flyover, উড়ালপুল
দূর, দূরত্ব, far, distance, dur, km
হাসপাতাল, ডাক্তার, hospital, doctor, doctors, clinic, daktar
অসুখ, রোগ, জ্বর, অসুস্থ, ill, illness, sick, fever, disease, osukh, jor, unwell, patient, cough, sordi, সর্দি, cancer, ক্যান্সার, dengue, ডেঙ্গু, infection, allergy, অ্যালার্জি, rash, acidity, গ্যাস অম্বল, ombol, diarrhoea, vomiting, বমি, bomi, symptoms, লক্ষণ, treatment, চিকিৎসা, chikitsa, operation, অপারেশন, surgery, blood test, রিপোর্ট পেয়েছি
ওষুধ, ঔষধ, medicine, medicines, osudh, oshudh, tablet, paracetamol, crocin, ডোজ, side effect, antibiotic, syrup, ইনজেকশন, injection, vaccine, ভ্যাকসিন, টিকা
স্বাস্থ্য, শরীর, health, healthy, body, sorir, fitness, ব্যায়াম, exercise, gym, workout
ব্যথা, বেদনা, pain, betha, byatha
ডায়াবেটিস, সুগারের রোগী, diabetes, diabetic, diabetics, sugar free, sugarfree
খেলা, খেলাধুলা, গেম, game, games, sport, sports, khela, play game, gaming, gamer, খেলতে, খেলি, khel, khelte, খেল~
ক্রিকেট, cricket, ফুটবল, football, soccer, match, ম্যাচ, world cup, বিশ্বকাপ, bishwakap, messi, মেসি, ronaldo, রোনাল্ডো, neymar, kohli, কোহলি, sourav ganguly, brazil, ব্রাজিল, argentina, আর্জেন্টিনা, favourite team, support koro, কোন দল, kon dol, kon team, which team, গোল, fifa, fan of which, সাপোর্টার, সমর্থক, somorthok, খেলা দেখেন, football team, প্রিয় দল, priyo dol, কোন দলের, kon doler, team support, brazil r khela, ke jitlo, কে জিতল, score koto, স্কোর কত, final match, who won
প্রশ্ন, জিজ্ঞাসা, question, questions, query, queries, proshno, doubt, faq, enquiry, inquiry
তথ্য, বিবরণ, ডিটেইলস, details, detail, info, information, bistarito, বিস্তারিত
বই, পুস্তক, book, books, boi, ebook, pdf, পিডিএফ, bookish, novel, উপন্যাস, uponyas, শুকতারা, comics, কমিকস
নোটস, notes, note, study material, material
কম্পিউটার, ল্যাপটপ, computer, laptop, pc, desktop
ইন্টারনেট, নেট, internet, wifi, network, broadband, ওয়াইফাই
ব্যাংক, ব্যাঙ্ক, লোন, bank, loan, banks, atm, এটিএম, sbi, hdfc, ifsc, cheque, fixed deposit, fd, ফিক্সড ডিপোজিট, interest rate, সুদ, sud, credit card, ক্রেডিট কার্ড, debit card, pf, পিএফ, pension, পেনশন, cibil, post office, পোস্ট অফিস, mutual
সরকার, রাজনীতি, ভোট, government, govt, politics, vote, election, rajniti, political, nirbachon, নির্বাচন, ভোটার, aadhaar link, ration, রেশন, রেশন কার্ড, ration card, panchayat, পঞ্চায়েত, লক্ষ্মীর ভান্ডার, lokkhir bhandar, prokolpo, প্রকল্প, scheme, swasthya sathi, স্বাস্থ্যসাথী, voter list, ভোটার লিস্ট, ভোটার তালিকা
ধর্ম, ঈশ্বর, ভগবান, religion, god, bhogoban
বিড়াল, বেড়াল, cat, cats, biral
কুকুর, dog, dogs, puppy, kukur, pet, পোষা
গাছ, ফুল, plant, plants, tree, flower, garden, বাগান, gach
চুল, hair, chul, ত্বক, skin, face cream, makeup, মেকআপ, beauty, dandruff, খুশকি, pimple, ব্রণ, bron, acne, sunscreen, facial, parlour, পার্লার, salon, সেলুন, haircut
অপেক্ষা, ওয়েট, wait, waiting, opekkha, opekha, তর সইছে না, cant wait
বদল, পরিবর্তন, change, changed, bodol, edit name, update, আপডেট, replace, instead, বদলে, বদলানো, বদলাতে, bodlano, bodlate, shift to, বদলা বদলি~
মুছে, ডিলিট, delete, remove, erase, মোছ মুছ~, deletion, সরিয়ে ফেলুন
হারিয়ে, হারানো, lost, lose, missing, hariye, miss, হারা হারি~
খুঁজে, খোঁজা, খুঁজছি, find, search, searching, looking for, khuje, khujchi, found, khoj, khonj, পাচ্ছি না, পাচ্ছিনা, cant find, not found, খোঁজ খুঁজ~
স্বপ্ন, dream, dreams, swapno, shopno, ambition
অনুপ্রেরণা, inspiration, inspire, inspired, motivation, onuprerona
ভবিষ্যৎ, পরিকল্পনা, প্ল্যান, future, plan, plans, planning
অভিজ্ঞতা, experience, experienced, obhiggota
মালিক, প্রতিষ্ঠাতা, owner, founder, ceo, malik, proprietor, কার চ্যানেল, kar channel, channel ta kar, চ্যানেলটা কার, whose channel, who owns, who made this, ke baniyeche, কে বানিয়েছে, কে বানালো, created by, made by
পরিচয়, পরিচিতি, introduce, introduction, about you, porichoy, about yourself, intro, who are you, তুমি কে, tumi ke, apni ke, আপনি কে, tui ke, তুই কে, ke tumi, কে তুমি, about the channel, channel ta ki niye, চ্যানেলটা কী নিয়ে, what is bong bari, bong bari ki, বং বাড়ি কী, what is this channel
what can you do, what do you do, ki ki paro, কী কী পারো, কী করতে পারো, ki korte paro, tomar kaj ki, তোমার কাজ কী, ki ki korte paro, কী কী করতে পারো, আপনি কী কী পারেন, apni ki korte paren, apnar kaj ki, আপনার কাজ কী, what can i ask you, what can i ask, ki ki jante pari, ki jiggesh korte pari, how can you help, how can you help me, ki help korte paro, কী সাহায্য করতে পারো, kon kaje lago, your features
ঝগড়া, মারামারি, fight, fights, fighting, quarrel, jhogra, jhagra, argue, argument
বকা, বকেন, বকে, বকুনি, scold, scolds, scolding, boka, boken, boke, বকবে, বকব, bok, bokbe, বক~
মারা, মারে, মার, hit, beat, slap, চড়, মার~
কুসংস্কার, ঐতিহ্য, সংস্কৃতি, culture, tradition, traditions, sanskriti, heritage
নিরাপদ, সুরক্ষা, গোপনীয়তা, safe, safety, privacy, secure, security, private, data, ডেটা, gopo niyota, প্রাইভেসি, প্রাইভেসি পলিসি, misuse, অপব্যবহার
নিয়মাবলী, শর্ত, terms, conditions, policy, rules, rule, nitimala
বয়সসীমা, উপযুক্ত, suitable, appropriate, age limit, eligibility, eligible, যোগ্যতা, adult content, 18+, সবাই দেখতে পারবে, family niye dekha, পরিবার নিয়ে দেখা, বাচ্চারা দেখতে পারবে, bachcha ra dekhte parbe, bachader jonno, বাচ্চাদের জন্য, for kids, family friendly, kid friendly, ছোটরা দেখতে পারবে
দান, ডোনেট, চাঁদা, donate, donation, charity, সাহায্য তহবিল, fund, support the channel, support your channel, support your work, channel ke support, চ্যানেলকে সাপোর্ট, support korte chai, সাপোর্ট করতে চাই, pashe thakte chai, পাশে থাকতে চাই, buy you a coffee, contribute
গ্রুপ, কমিউনিটি, group, groups, community, club, ক্লাব
ডিসকর্ড, discord, server, সার্ভার
রং, colour, color, rong, লাল, red, নীল, blue
সাইজ, মাপ, size, sizes, xl, measurement, small medium large, xxl, map, maap, আকার, akar, কত বড়
স্টক, stock, available, availability, in stock
ওয়ারেন্টি, গ্যারান্টি, warranty, guarantee
সার্ভিস, পরিষেবা, service, services, servicing, পরিষেবাগুলি
ট্র্যাক, track, tracking, status, স্ট্যাটাস
ফর্ম, form, forms, apply, আবেদন, application, applying, applied, ফরম, forom, সাবমিট, submit korte, submit hocche
সময় লাগবে, কতক্ষণ লাগে, processing time, duration
জামাই, জামাইষষ্ঠী, jamai, son in law, জামাইবাবু, jamaibabu, ঘরজামাই
প্রতিবেশী, পাড়া, neighbour, neighbor, para, parar lok, পাশের বাড়ি, pasher bari, pasher barir, পাশের বাড়ির, next door, kakima ra, parar kakima
কাজের লোক, কাজের মাসি, maid, kajer mashi
রবীন্দ্রনাথ, ঠাকুর, tagore, rabindranath, robindronath
ইতিহাস, history, itihas, past, battle of, polashir juddho, পলাশীর যুদ্ধ, panipat, mughal, মুঘল, british raj, akbar, আকবর
বিজ্ঞান, science, bigyan, biggan, physics, chemistry, biology, পদার্থবিদ্যা, রসায়ন, জীববিজ্ঞান, photosynthesis, সালোকসংশ্লেষ, gravity, মাধ্যাকর্ষণ, atom, পরমাণু, quantum, newton, নিউটন, einstein, আইনস্টাইন, formula, সূত্র, theory, periodic table
অঙ্ক, গণিত, math, maths, mathematics, onko, algebra, geometry, triangle, ত্রিভুজ, square root, বর্গমূল, equation, সমীকরণ, multiply, গুণ, fraction, ভগ্নাংশ, prime number, differentiate, integrate, calculus, trigonometry, namta, নামতা, gunfol, গুণফল, jog biyog, যোগ বিয়োগ
জ্যোতিষ, রাশিফল, horoscope, astrology, rashifal, kundli, vastu, বাস্তু, lucky number, লাকি নাম্বার, planet position, শনির দশা, rashi, রাশি, astrologer, tarot, zodiac, jodiac sign, রাশি কী
সোনা, gold, sona, রুপো, silver, sonar dam, hallmark
মিটিং, জুম, zoom, google meet, appointment, অ্যাপয়েন্টমেন্ট
পার্থক্য, তফাত, difference, differ, compare, comparison
শীঘ্র, immediately, ekhoni, এখনই, এক্ষুনি
চ্যালেঞ্জ, challenge, challenges, prank, প্র্যাঙ্ক
রিঅ্যাকশন, react, reaction, reactions
মিম, meme, memes
অ্যানিমেশন, কার্টুন, animation, animated, cartoon
পডকাস্ট, podcast, podcasts
ক্যালোরি, পুষ্টি, calorie, calories, nutrition, protein
উপকরণ, ingredient, ingredients, upokoron
ছুরি, knife, knives, churi, কড়াই, kadai, pan, বাসন, utensil, utensils
ফ্রিজ, fridge, freezer, refrigerator, freeze, washing machine, ওয়াশিং মেশিন, mixer, মিক্সি, মিক্সার, geyser, গিজার, fan kharap, ফ্যান খারাপ, induction, ইন্ডাকশন, television kharap, remote, রিমোট, inverter, ইনভার্টার, motor pump
সেদ্ধ, boil, boiled, boiling, ভাজা, fry, fried, bhaja
মহিলা, নারী, ভদ্রমহিলা, woman, women, lady, ladies, female, mohila, kakima ke
পুরুষ, ভদ্রলোক, men, male, gentleman, purush
প্রক্রিয়া, ধাপ, process, procedure, step, steps, proses
অনুরোধ, আবেদন করছি, রিকোয়েস্ট, request, requests, requested, onurodh
পৌঁছানো, পৌঁছাতে, পৌঁছাবে, পৌঁছবে, arrive, arrives, arrived, reach me, pouchabe, pouchhate, pouchbe, পৌঁছ~, পৌঁছা~
তোলা, তুলতে, তুলব, তোল, tulte, tulbo, capture, তোল তুল~
আঘাত, কষ্ট পেয়েছি, কষ্ট দেওয়া, অপমান, hurt, hurts, offend, offended, offensive, insult, insulted, aghat
সম্প্রদায়, জাতি, caste, somproday, religious
ছেঁড়া, ভাঙা, নষ্ট, damaged, damage, torn, defective, faulty, chera, bhanga, nosto, spoiled
শুরুর, নতুন শিখছি, beginner, beginners, newbie, novice, basics, basic
সিলভার বাটন, প্লে বাটন, play button, silver button, gold button, silver play button
বাটন, বোতাম, button, buttons
কলেজ ফেস্ট, fest, fests, ফেস্ট, reunion, farewell, college social, সোশাল, fresher welcome, নবীনবরণ, nobinboron, annual function, school function, annual day, freshers
লাগেনি, ভালো লাগেনি, পছন্দ হয়নি, did not like, didnt like, dont like, dislike, disliked, valo lageni, bhalo lageni, lageni, ভালো লাগছে না, ভালো লাগে না, bhalo lagche na, valo lagche na, bhalo lage na, bhalo hocche na, ভালো হচ্ছে না, not good, not funny, not funny anymore, funny na, মজা নেই, moja nei, moja pai na, মজা পাই না, হাসি পায় না, hasi pay na, age bhalo chilo, আগে ভালো ছিল, age valo chilo, used to be better, ager moto nei, আগের মতো নেই, quality kharap hoyeche, video kharap, ভিডিও খারাপ, boring
ইন্টিগ্রেশন, integration, placement, product placement
কমার্শিয়াল, commercial, commercials
জমা, জমা দিয়েছি, submit, submitted, joma, filled, fill, fill up, পূরণ
আর্থিক, financial, financially, arthik, সুপারচ্যাট, super chat, superchat, sponsor us
সচেতনতা, awareness, শিক্ষামূলক, educational
গাও, গাইতে, গাইবেন, গেয়ে, sing, singing, singer, gao, গায়ক, গায়িকা, গা গে~, gan gao, গান গাও, gaan gao, ekta gan gao, gaan sunabe, gan sunabe, গান শোনাও, gan shonao, গান শোনাবে, gaan shonao, gan shonabe, gan sunao, sing a song, sing song
নাচো, নাচতে, dancer, নাচ~
রিংটোন, ringtone, caller tune, callertune
থিম, theme, থিম মিউজিক, theme song, theme music, theme tune, title track, intro music
সংখ্যা, count, total, sonkha, মোট, altogether, শতাংশ, percent, percentage
সমর্থন, পাশে থাকা, backing, pashe thaka
হাসপাতাল বেড, emergency, জরুরি অবস্থা
মজুরি, ভাতা, stipend, wage, wages, allowance
কোথা থেকে, কোথাকার, from where, where from, kothakar
পাড়া, মহল্লা, locality, neighbourhood, neighborhood, landmark
কাছাকাছি, কাছে, near, nearby, nearest, close to, kachakachi
জানুয়ারি, january, february, march month, april, june, july, august, september, october, november, december
হেঁটে, হাঁটা, walk, walking, hata, হাঁট~
দৌড়, run, running, dour, দৌড়া দৌড়ি~
বসা, বসে, sit, sitting, seat, seats, bosa, বস~
দাঁড়ানো, stand, standing, darano
ঘুম, ঘুমানো, sleep, sleeping, asleep, ghum, insomnia, ঘুমা ঘুমি~, rat jaga, রাত জাগা, sleepless, nidra, ঘুমোতে
ওঠা, জাগা, wake, wake up, utha, ওঠ উঠ~
ধরা, ধরতে, catch, hold, grab, dhora, ধর~
ফেলা, throw, drop, fela, ফেল~
কাটা, কেটে, cut, cutting, kata, slice, কাট~
জোড়া, জোড়া লাগানো, join together, attach, fix, jora
ভাঙা, break, breaking, vanga, ভাঙ~
মেরামত, সারানো, সারাতে, সারাব, repair, repairs, repairing, mechanic, sarano, sarabo, mistri, মিস্ত্রি, সারা সারি~, service center, plumbing, electrician, ইলেকট্রিশিয়ান, carpenter, কাঠমিস্ত্রি, mason, রাজমিস্ত্রি, রংমিস্ত্রি, painter, plumber er number, electrician er number, ac servicing, এসি সার্ভিসিং
ভাড়া, rent, rental, hire a, bhara, vara, lease, to let, মেস, pg accommodation, broker, land price, real estate, promoter flat, registry, দালাল, ghor bhara, ঘর ভাড়া, bari bhara, বাড়ি ভাড়া, flat bhara, room rent
কাগজ, নথি, document, documents, paper, papers, kagoj
পরিচয়পত্র, আধার, aadhaar, aadhar, passport, পাসপোর্ট, visa, ভিসা, voter card, pan card
আইন, উকিল, law, legal, lawyer, court, ain, মামলা, mamla, fir, bail, জামিন, advocate, অ্যাডভোকেট, affidavit, lawyer er number, ukil, উকিলের নম্বর
পুলিশ, থানা, police, thana, crime
চুরি, চোর, theft, thief, stolen, steal, churi, churi kora
হ্যাক, hack, hacked, hacker, hacking, nokol id, নকল আইডি, fake id, fake page, ফেক পেজ, ফেক আইডি, fake account, impersonating, impersonation, account hack, অ্যাকাউন্ট হ্যাক
লুকানো, hide, hidden, lukano, গোপন, secret, secrets, gopon, লুকা লুকি~
মনে আছে, মনে রাখা, remember, reminder, remind, mone ache, mone rakha
ভুলে, ভোলা, forget, forgot, bhule, vule, ভোল ভুল~
ভুল, wrong, mistake, mistakes, bhul, vul, incorrect, thik na, thik noy, thik nai, ঠিক না, ঠিক নয়, not correct, not right, thik bolo ni, ঠিক বলোনি, ulta palta, উল্টোপাল্টা, galat, গলদ
সঠিক, correct, right, accurate, sothik, proper
সত্য, truth, fact, facts, satya, shotyo
মিথ্যা, lie, lies, lying, mithya, mithye, মিথ্যে
বিশ্বাস, ভরসা, trust, believe, faith, bishwas, biswas
বিখ্যাত ব্যক্তি, celebrity, celebrities, star, stars, তারকা, hero, heroine, নায়ক, নায়িকা
পরিচালক, director, directors, direction, porichalok
প্রযোজক, producer, production, projojok
চরিত্রে, characters, ভূমিকা, character name, bhumika, plays the role, who plays, ke kore, charitra, cholitro, অভিনয় করে কে, ke ovinoy kore, who is playing, who acts as, played by, plays the, ke koreche, কে করেছে, কে করেন, ke koren, portrays, portrayed, protagonist, villain, lead role, lead actor, মুখ্য চরিত্র, mukhyo choritro, ক্যারেক্টার, charitro, karektar
মেকআপ আর্টিস্ট, costume designer, designer, design, ডিজাইন, graphics, গ্রাফিক্স, logo, লোগো
অ্যাঙ্কর, anchor, host, হোস্ট, presenter, উপস্থাপক
রেডিও, radio, টিভি, টেলিভিশন, tv, television, serial, সিরিয়াল
ওটিটি, netflix, ott, hoichoi, হইচই, spotify, amazon prime
গুগল, google, search engine, maps, map, ম্যাপ
প্লেলিস্ট, playlist, playlists, order of videos, ক্রম, sequence, konta age, কোনটা আগে, where to begin, where should i start, কোথা থেকে শুরু, kotha theke suru, ekta ekta kore, list of videos, সব ভিডিওর লিস্ট, সিরিয়ালি, serially, watch order
লিঙ্ক দাও, url, links
বিজ্ঞাপন ছাড়া, ad free, without ads, skip ads
প্রিমিয়াম, premium, প্যাক, pack, plan price, package, প্যাকেজ
ফলাফল, outcome, impact, প্রভাব, effect
সাফল্য, success, successful, succeed, safollo, achievement, achieve, milestone, মাইলফলক
ব্যর্থ, fail, failed, failure, byartho
লাভ, profit, benefit, benefits, labh, advantage, সুবিধা, subidha, perks
ক্ষতি, loss, harm, khoti, disadvantage
সম্মান, respect, somman, honour
গর্ব, proud, gorbo, pride
অবাক, surprise, surprised, obak, shocking, shocked
মিস করি, মনে পড়ে, miss you, missing you, mone pore, miss korchi, মিস করছি, miskori, missed you, long time no see, অনেকদিন দেখি না
অভ্যাস, habit, habits, obbhas, practice, প্র্যাকটিস, rehearsal, রিহার্সাল, মহড়া
শখ, hobby, hobbies, shokh
জীবন, life, jibon, lifestyle, জীবনযাপন
মৃত্যু, মারা গেছেন, death, died, dead, die, mrityu, passed away, মর~
জন্মস্থান, native, hometown, birthplace, deshbari, desher bari
আদি, মূল, origin, original place, root, roots
প্রেরণা, motivate, encourage, utsaho, উৎসাহ
আশীর্বাদ, bless, blessing, blessings, ashirbad
প্রণাম নিও, pranam, pronam
মজাদার, enjoy, enjoyed, enjoyable, entertaining, entertainment, বিনোদন, binodon
হাসতে, পেট ব্যথা, হাসতে হাসতে, haste haste, laughing so hard, rofl, lmao, hese pagol, haste haste pagol, হেসে, হাসালে, pagol hoye gelam, লুটোপুটি, হাস~, pet fete, পেট ফেটে, cant stop laughing, laughed so hard, laughed so much, dying of laughter, lmfao, pagol hoye jai
নকল করা, কপি, copy, copied, copying, plagiarism, imitate
বাংলা ভাষা, mother tongue, matribhasha
আঞ্চলিক, উপভাষা, accent, dialect, উচ্চারণ, pronunciation
বানান, spelling, grammar, ব্যাকরণ, sentence, বাক্য, word meaning, শব্দার্থ
গণনা, calculate, calculator, solve, সমাধান, solution, somadhan
রাজধানী, capital, rajdhani, porvas, currency of, population, জনসংখ্যা, jonosonkha, continent, মহাদেশ, tallest, highest, deepest, সবচেয়ে বড়, সবচেয়ে উঁচু, longest river, national animal, jatiyo
প্রধানমন্ত্রী, রাষ্ট্রপতি, মুখ্যমন্ত্রী, prime minister, president, chief minister, minister, মন্ত্রী, montri, king, রাজা, queen, mla, cm, pm, মমতা, trump, ট্রাম্প, parliament, সংসদ, bjp, tmc, cpim, তৃণমূল, বিজেপি, সিপিএম, congress, কংগ্রেস, modi, মোদি, governor, রাজ্যপাল, rajyapal, rahul gandhi, রাহুল গান্ধী, kejriwal, yogi
পৃথিবী, বিশ্ব, world, earth, global, prithibi, universe, মহাকাশ, space, planet, গ্রহ, moon, চাঁদ, sun, সূর্য
নদী, পাহাড়, সমুদ্র, river, mountain, sea, beach, ocean, nodi, pahar
কাপড় কাচা, laundry, iron, ইস্ত্রি
ইলেকট্রিক, বিদ্যুৎ, কারেন্ট, electricity, electric, current, power cut, bidyut, bill, বিল
রিচার্জ, recharge, sim, সিম, airtel, jio, network problem, data pack, vodafone, bsnl, port korbo, talktime, data balance, balance check, রাউটার, hotspot, bluetooth, ব্লুটুথ, router, wifi password, ওয়াইফাই পাসওয়ার্ড, broadband plan, recharge plan
ব্যাটারি, battery, charger, চার্জার, screen, স্ক্রিন, display problem
প্রোগ্রামিং, কোড, code, coding, programming, python, javascript, developer, computer program, java, c plus plus, html, css, react js, sql, database, loop, array, debug, compile, excel, এক্সেল, powerpoint, word file, spreadsheet
শেয়ার বাজার, share market, stock market, mutual fund, invest, investment, বিনিয়োগ, crypto, bitcoin, nifty, sensex, ipo, shares of, demat, trading, ট্রেডিং, dividend
বীমা, insurance, bima
tax, gst, ট্যাক্স, income tax
কৃষি, চাষ, farm, farmer, farming, chash, fosol, ফসল, crop, crops, fertilizer
মিউজিয়াম, museum, zoo, চিড়িয়াখানা, park, পার্ক, মন্দির, temple, mondir
হোমওয়ার্ক, homework, assignment, project work, প্রজেক্ট, project
কাস্টমার কেয়ার, customer care, helpline, হেল্পলাইন, toll free, support team, customer service
flipkart, ফ্লিপকার্ট, amazon, অ্যামাজন, swiggy, zomato, সুইগি, জোম্যাটো, meesho, myntra, blinkit, ola, uber, উবার, rapido, irctc, makemytrip, bookmyshow, paytm, পেটিএম, phonepe, ফোনপে, google pay, গুগল পে, zepto, bigbasket, nykaa, ajio, oyo, redbus, goibibo, amazon pay, daraz, দারাজ, bkash, বিকাশ, nagad, foodpanda
talk to a human, talk to human, talk to a person, talk to a real person, speak to a human, real human, মানুষের সঙ্গে কথা, মানুষের সাথে কথা, manusher sathe kotha, manush er sathe kotha, কারও সঙ্গে কথা, কারো সাথে কথা, karo sathe kotha, connect me to an agent, live person, human support, ekjon manush chai, একজন মানুষ চাই
ফটোশুট, photoshoot, album, অ্যালবাম
পাসপোর্ট সাইজ, visa form
জুতো, জুতা, shoe, shoes, juto, bag, ব্যাগ, sandal, স্যান্ডেল, sneakers, nike, adidas, handbag, wallet
ঘড়ি, clock, watch price, ghori
সানগ্লাস, glasses, চশমা, choshma
উপকার, উপকৃত, helpful, useful, upokar
চিন্তা, টেনশন, চাপ, worry, worried, tension, stress, anxiety, chinta, chap, dushchinta, দুশ্চিন্তা, nervous, নার্ভাস, panic, প্যানিক, anxious, bhoy korche, ভয় করছে, bhoy lagche, ভয় লাগছে, voy korche, voy lagche, scared of, worries, stressful, chape achi, butterflies, afraid of exam
ক্লান্ত, tired, exhausted, klanto, thake gechi, tiredness, worn out, haapiye
ব্যস্ত, busy, basto, byasto
একা একা, alone, eka
জোরে, loud, loudly, jore, high volume
আস্তে, ধীরে, slow, slowly, dhire, dhire dhire
পরিষ্কার শোনা, clear, clearly, unclear
অন্ধকার, dark, andhokar, night mode, dark mode
ক্যাপশন, hashtag, হ্যাশট্যাগ, bio, বায়ো
স্ট্যান্ড আপ, standup, stand up, stand up comedy, open mic
ভেন্যু, venue, জায়গা, place, jayga, places, spot, স্থান, location, লোকেশন, spot ta, shooting spot
প্রবেশ, entry, entrance, probesh, entry fee
পার্কিং, parking
অনলাইন, online, অফলাইন, in person, virtual
ডেডলাইন, deadline, last date, শেষ তারিখ
শিক্ষাগত, syllabus, সিলেবাস, chapter, অধ্যায়, subject, প্রশ্নপত্র, question paper, previous year
মক টেস্ট, mock test, mock, practice set, quiz test
বৃত্তি, scholarship, scholarships, britti
কাউন্সেলিং, counselling, counseling, career advice, guidance, গাইড, guide
ট্রায়াল, trial, demo, ডেমো, demo class, sample, স্যাম্পল, নমুনা
ইনভয়েস, receipt, রসিদ, rosid, gst bill
ক্যাশ অন ডেলিভারি, cod, cash on delivery, pay on delivery, ডেলিভারির সময় টাকা, deliveryr somoy taka, delivery r somoy taka, delivery er somoy taka, hate peye taka, হাতে পেয়ে টাকা, jinis peye taka, জিনিস পেয়ে টাকা, নগদে, nogod, নগদ
ঠকা, cheat, cheated, cheating
রেটিং, rating, stars rating, testimonial
মান, standard, level
শেল্ফ লাইফ, expiry, expire, expired, মেয়াদ, valid, validity
বাড়িতে বানানো, homemade, home made, gharoa, ঘরোয়া
কাঁচা, raw, kacha, পাকা, ripe
রসুন, পেঁয়াজ, garlic, onion, peyaj, rosun, আদা, ginger
টমেটো, tomato, লেবু, lemon, lebu, শসা, cucumber
আম, mango, aam, ফল, fruit, fruits, কলা, banana, আপেল, apple
চাটনি, chutney, আচার, pickle, achar, chatni
ময়দা, আটা, flour, maida, atta, সুজি, suji
মোমো, momo, noodles, চাউমিন, chowmin, pizza, burger, পিৎজা, fast food, street food, ফুচকা, phuchka, fuchka, রোল, roll, চপ, chop, এগরোল, কাটলেট, cutlet, fish fry, ফিশ ফ্রাই, কবিরাজি, kobiraji, মোগলাই, moglai, mughlai, ঘুগনি, ghugni, papri chaat
চকলেট, chocolate, আইসক্রিম, ice cream, icecream
মদ, alcohol, beer, wine, সিগারেট, cigarette, smoke, smoking
পরিবেশন, serve, serving, servings, poribeshon
পরিমাণ, quantity, amount, how much quantity, poriman, measurements
চামচ, কাপ, spoon, tablespoon, teaspoon, cup, cups, chamoch
মিনিট লাগে, cooking time, how long to cook
গলে, গলানো, melt, dissolve, overcook, overcooked, gole
জমে, জমছে, জমা দই, জমানো, set properly, setting, jomche, jome
ফুলছে, ফোলা, ফোলে, puff, swell, fole, fluffy
মন, mon, heart, mind, হৃদয়, hridoy
মুখ, মুখের, mukh, mouth
হাত, হাতের, hand, hands, haat, hate
পা, পায়ের, leg, foot, feet
মাথা, মাথার, head, matha, mathay
চোখ, eye, eyes, chokh
পেট, stomach, belly, tummy, pet
দাঁত, teeth, tooth, dentist, daat
মেঘ, রোদ, cloud, sunny, sunlight, rod, megh
হাওয়া, বাতাস, wind, air, hawa, batas
আকাশ, sky, akash
আগুন, fire brigade, agun
পোকা, মশা, insect, mosquito, bug bite, moshi, mosha
ব্যাপার, বিষয়টা, matter, byapar, affair
তরুণ, যুবক, young, youth, jubok
বয়স্ক, বুড়ো, বৃদ্ধ, elderly, old people, senior, boyosko, buro
মোটা, রোগা, fat, thin, slim, mota, roga
ফর্সা, কালো, fair, black, kalo, forsha, white, সাদা, sada, gayer rong, গায়ের রং
সবুজ, হলুদ, green, yellow, sobuj, holud
উঁচু, high, higher, uchu
খালি, empty, vacant, khali
ভর্তি, full house, bhorti
সস্তা, cheap, cheaper, sosta, affordable, কম দামে
দামি, expensive, costly, dami
গরিব, poor, gorib, অভাব, needy
ধনী, বড়লোক, rich, wealthy, borolok
শান্তি, peace, calm, shanti, relax
যুদ্ধ, war, juddho, army, সেনা
স্বাধীনতা, independence, freedom, republic day, shadhinota
দেশপ্রেম, patriotic, flag
শহিদ, ২১ ফেব্রুয়ারি, language day
মেলা, বইমেলা, fair ground, book fair, boimela, mela
ট্রাম, মেট্রো, tram, metro, ferry, হাওড়া, howrah, শিয়ালদহ, sealdah
দিঘা, দার্জিলিং, পুরী, digha, darjeeling, puri, sundarban, সুন্দরবন, mandarmani, মন্দারমণি, shantiniketan, শান্তিনিকেতন, bolpur, siliguri, শিলিগুড়ি, asansol, আসানসোল, durgapur, দুর্গাপুর, burdwan, বর্ধমান, malda, murshidabad, sikkim, গ্যাংটক, gangtok, goa, গোয়া, kashmir, কাশ্মীর, kedarnath
দিল্লি, মুম্বাই, delhi, mumbai, bangalore, chennai, hyderabad, হায়দরাবাদ, pune, patna, পাটনা, ranchi, guwahati, assam, আসাম, tripura, ত্রিপুরা, odisha, ওড়িশা, bihar, বিহার
আমেরিকা, লন্ডন, usa, america, london, uk, canada, dubai, কানাডা, japan, জাপান, china, russia, রাশিয়া, pakistan, পাকিস্তান, nepal, নেপাল, france, ফ্রান্স, germany, জার্মানি, australia, অস্ট্রেলিয়া, singapore, thailand, italy, spain, ইংল্যান্ড, england, japanese, french, german, spanish, arabic, germany er, korean, কোরিয়া, korea, new york, নিউ ইয়র্ক, europe, ইউরোপ, africa, আফ্রিকা, saudi, সৌদি, qatar, কাতার, malaysia, মালয়েশিয়া, argentina desh
বিমান, প্লেন, flight, flights, plane, airport, aeroplane, indigo, air india, boarding, ফ্লাইট
হারমোনিয়াম, গিটার, guitar, piano, tabla, তবলা, instrument
পুতুল, খেলনা, toy, toys, doll, khelna
স্টিকার, পোস্টার, sticker, stickers, poster, calendar, ক্যালেন্ডার
ইমোজি, gif, whatsapp sticker, স্টেটাস, whatsapp status
ওয়ালপেপার, wallpaper, background picture
ভক্তিগীতি, devotional, bhajan, kirtan
চরিত্র বদল, replacement, old actor
বিরতি, break time, pause, biroti, hiatus
প্রতিক্রিয়া, প্রতিক্রিয়া জানান
মানসিক, mental, therapy, therapist, মনোবিদ, counsellor
অনাথ, বৃদ্ধাশ্রম, orphan, orphanage, ngo, এনজিও, old age home
রক্ত, blood, blood donation, rokto
গর্ভবতী, pregnant, pregnancy, বাচ্চা হবে
তালাক, ডিভোর্স, divorce, separation, breakup, ব্রেকআপ, ex
সঞ্চয়, savings, save money, সোনা কেনা
পার্ট টাইম, part time, work from home, full time, freelance, ফ্রিল্যান্স
অভিজ্ঞ, fresher, cv, resume, বায়োডাটা, সিভি, portfolio
ঠাট্টা, satire, বিদ্রূপ, sarcasm, troll, ট্রোল
সেন্সর, vulgarity, adult, 18 plus, ১৮ প্লাস, bold
গুজব, rumour, rumor, controversy, বিতর্ক, bitorko
হারলে, হারা, lose the game, defeat, হেরে
চ্যাম্পিয়ন, champion, winner, winners, বিজয়ী, won
প্রিয় রং, favourite colour
প্রিয় খাবার, favourite food, ki khete bhalo, ki khete valo, কী খেতে ভালো, কি খেতে ভালো, কী খেতে ভালোবাস, ki khete bhalobas, কী খেতে পছন্দ, ki khete pochondo, like to eat, love to eat, fav food, prio khabar, favourite dish, pochonder khabar, পছন্দের খাবার, favourite khabar, ফেভারিট খাবার
পোষ্য, pet animal, pet ache, পোষ্য আছে, কুকুর আছে, বিড়াল আছে, kukur ache, biral ache, do you have a pet, any pets
রাজ্য, state, rajjo, zilla
ঘোষণা, announcement, announce, ghoshona
আসন্ন, coming soon, শীঘ্রই আসছে, upcoming event, trailer, ট্রেলার, teaser
পর্দার পিছনে, পর্দার আড়ালে, behind the scenes, bts, making of, ব্লুপার, blooper, bloopers, pechoner golpo, পেছনের গল্প, পিছনের গল্প, pichoner golpo, making video, shooting er moja, শুটিংয়ের মজা, behind scenes, off camera
নিয়মাবলি, guideline, guidelines
কপিরাইট ফ্রি, royalty free
হেডফোন, headphone, earphone, speaker, স্পিকার
পাওয়ার ব্যাংক, usb, pendrive, hard disk, storage, মেমরি, memory
আইফোন, অ্যান্ড্রয়েড, iphone, android, samsung, oneplus, redmi
উইন্ডোজ, windows, linux, mac, install, ইনস্টল, setup file, format, ফরম্যাট, reset, রিসেট, restart
হ্যাং, hang, hanging, lag, lagging, freeze screen
ভাইরাস, virus, malware, antivirus
বেঞ্চ, চেয়ার, chair, table, furniture, sofa, আসবাব
জানালা, দরজা, window, door, janala, dorja, chabi, key
রান্নার গ্যাস, gas, gas cylinder, cylinder, সিলিন্ডার, indane, lpg, গ্যাস বুকিং, গ্যাস বুক
কল, পাইপ, tap, pipe, plumber
সাবান, শ্যাম্পু, soap, shampoo, perfume, আতর
বালিশ, বিছানা, bed, pillow, mattress, bichana
ছাতা, umbrella, raincoat, chata
লগইন, login, log in, sign in, signin, signup, sign up, register, রেজিস্টার, রেজিস্ট্রেশন, registration, নাম লেখানো, log in korte, logon, sign out, log out, logout, লগ আউট, otp, ওটিপি, password bhule, password vule, পাসওয়ার্ড ভুলে, forgot password, forgot my password, login problem, login korte parchi na
রেজাল্ট, ফলাফল, result, results, marks, নম্বর পেয়েছি, score card, নাম্বার কম, fell short, number kom, পাশ করব, pass kore gechi, পাশ করেছি, fail korechi, madhyamik, মাধ্যমিক, uchcho madhyamik, উচ্চমাধ্যমিক, hs result, hs routine, hs exam, joint entrance, jee, neet, wbjee, cgpa, মার্কশিট, marksheet
ব্যাচ, batch, batches, shift
শাখা, কেন্দ্র, সেন্টার, branch, branches, center, centre, centers, centres, shakha
অভিভাবক, গার্জেন, guardian, guardians, parent, parents, বাবা মা, ma baba
কিস্তি, emi, installment, installments, instalment, instalments, kisti
থাকার ব্যবস্থা, থাকার জায়গা, accommodation, hostel, হোস্টেল, lodging, thakar bebostha, thakar jayga, room, rooms
বেরোবে, প্রকাশ, প্রকাশিত, published, berobe, berobey, berolo, out now
প্লে স্টোর, play store, playstore, app store, google play
কনফিউজড, confused, confusion, বুঝতে পারছি না, bujhte parchi na, tomar kotha bujhte parchi na, bujhte parlam na, বুঝতে পারলাম না, bujhlam na, বুঝলাম না, kichu bujhlam na, did not understand, didnt understand
machine part, device, devices, ডিভাইস
ঘরে বসে, from home, at home, ghore bose
দল, দলের, party, parties
গরমকাল, summer, gorom kal, গ্রীষ্ম
চালানো, chalao, chalano, operate, running well
মিডিয়া কিট, media kit, brochure, deck, rate sheet, mediakit, মিডিয়াকিট, press kit, presskit, channel stats, চ্যানেলের তথ্য, ratecard, রেটকার্ড, রেট কার্ড, audience stats, audience data, audience details, follower stats, channel analytics, channel insight
বার্টার, barter, product exchange, free product, pr package, pr, টাকা ছাড়া, taka chara, বিনিময়ে, binimoye, in exchange for, exchange of product, without payment, product er bodole, unpaid, free sample, free samples, ফ্রি প্রোডাক্ট, taka na diye, gifted, gifting
চুক্তি, contract, agreement, deal, deals, chukti, mou, চুক্তিপত্র, legal paper, non disclosure, nda
এক্সক্লুসিভ, exclusivity, terms of use, usage rights, whitelisting
রিচ, এনগেজমেন্ট, reach and engagement, engagement, impressions, analytics, insights, statistics, stats, পরিসংখ্যান
টার্গেট অডিয়েন্স, target audience, demographics, demographic, who watches, age group, দর্শক কারা
আনবক্সিং, unboxing, haul, hands on
কাস্টম, custom, customised, customized, tailored, personalised, personalized, nijer moto
নিউজলেটার, newsletter, mailing list, email updates, unsubscribe kora, unsubscribe from, stop sending, stop emails, stop mails, mail bondho, mail pathano bondho, মেইল পাঠানো বন্ধ, mail asa bondho, মেইল বন্ধ, আনসাবস্ক্রাইব, opt out, unsubscribe, আনসাবস্ক্রাইব করব, mail r pathaben na, আর মেইল পাঠাবেন না, ar mail pathaben na
কর্মদিবস, কাজের দিন, business days, working days, turnaround, kajer din
উল্লেখ, mention, mentioned, tag, tagging, ট্যাগ, shoutout, shout out, নাম নেবেন, feature me, feature us, shout outs, শাউট আউট, শাউটআউট, amar nam nin, নাম নিন, nam bolben, আমার নাম বলবেন, আমার নাম বলুন, say my name, name in video, amar naam ta bolo, naam ta nio
স্বাক্ষর, signature, sign the
প্রস্তাব পাঠানো, proposal, proposals, pitch, ব্রিফ, brief
টাইমলাইন, timeline, deliverables, delivery date
মোহনবাগান, ইস্টবেঙ্গল, mohun bagan, mohunbagan, east bengal, eastbengal, derby, ডার্বি, isl, mohan bagan, east bengl, মেরিনার্স, mariners, mohammedan sporting, ঘটি না বাঙাল, sobuj merun, সবুজ মেরুন, lal holud, লাল হলুদ
কেকেআর, ipl, kkr, আইপিএল
প্যান্ডেল, মণ্ডপ, pandal, pandals, mandap, ঠাকুর দেখা, thakur dekha, প্রতিমা, protima, idol
অষ্টমী, নবমী, দশমী, সপ্তমী, ষষ্ঠী, oshtomi, ashtami, nobomi, doshomi, saptami, shosthi, অঞ্জলি, anjali
ভোগ, খিচুড়ি, bhog, khichuri, khichdi, labra, লাবড়া
সরস্বতী পুজো, লক্ষ্মী পুজো, saraswati puja, laxmi puja, lokkhi pujo, bagdevi, swaraswati, sorosswoti, saraswati pujo, সরস্বতী পূজা, basanti saree, বাসন্তী শাড়ি, বাঙালির ভ্যালেন্টাইন, lokkhi puja, laxmi pujo, লক্ষ্মীপুজো, কোজাগরী, kojagori
বিজয়া, bijoya, shubho bijoya, কোলাকুলি
ভিক্টোরিয়া, হাওড়া ব্রিজ, victoria memorial, howrah bridge, park street, পার্ক স্ট্রিট, কলেজ স্ট্রিট, college street, coffee house, কফি হাউস, গড়িয়াহাট, gariahat, new market
নলেন গুড়, গুড়, nolen gur, jaggery, gur, পাটালি
ঝালমুড়ি, মুড়ি, jhalmuri, muri, puffed rice, তেলেভাজা, telebhaja, শিঙাড়া, shingara, samosa
সর্ষে, পোস্ত, শুক্তো, sorshe, mustard, posto, shukto, shorshe, poppy seed
পান্তা, ভাতের মাড়, panta, panta bhat
কাঁকড়া, crab, pabda, rui, katla, রুই, কাতলা, পাবদা, ভেটকি, bhetki
পান, paan, betel
রকে, রোয়াক, চায়ের দোকান, cha er dokan, tea stall
রিকশা, অটো, টোটো, rickshaw, auto, toto, riksha
মাঙ্কি টুপি, monkey cap, sweater, সোয়েটার, শীতের পোশাক
নিমপাতা, করলা, neem, karela
হারমনি, রবীন্দ্রসঙ্গীত, rabindra sangeet, nazrul geeti, নজরুল, nazrul, আধুনিক গান
সত্যজিৎ, ফেলুদা, ব্যোমকেশ, satyajit ray, feluda, byomkesh, শার্লক, detective, গোয়েন্দা
ভোজবাজি, ম্যাজিক, magic, jadu, জাদু
টাক, পাকা চুল, bald
চিৎকার, চেঁচানো, shout, shouting, scream, yell, chitkar, chechamechi
জুতো মারা, চটি, chappal, slipper, জুতোপেটা, হাওয়াই চটি, flying chappal
বেলন, খুন্তি, belan, rolling pin, khunti, ঝাঁটা, jhata
মোবাইল দেখা, phone addiction, সারাদিন ফোন, saradin phone
পড়তে বসা, porte bosa, পড়াশোনা নিয়ে বকা
বিয়ের চাপ, arranged marriage, সম্বন্ধ, sombondho, পাত্রী, পাত্র, patri, patro, matrimony, match making
চাকরির চাপ, unemployment, বেকার, bekar, unemployed
লোডশেডিং, load shedding, loadshedding
ফোড়ন, tarka, ফোড়ন দেওয়া
উপোস, fasting, fast today, upos, ব্রত
গয়নার বাক্স, gold ornament
স্কুটি, সাইকেল, scooty, cycle, bicycle
ব্যায়ামাগার, yoga, যোগাসন, jogging, yog
ডায়েট, diet, weight loss, ওজন কমানো, ojon komano
হাসির কারণ, why so funny
ভাইরাল হওয়া, go viral, viral hobo, how to be famous
মনিটাইজেশন, monetization, monetisation, adsense, monetize, মনিটাইজ
ওয়াচ টাইম, watch time, 1000 subscribers, সাবস্ক্রাইবার বাড়ানো, grow channel, growth, বাড়ানো, increase
অ্যালগরিদম, algorithm, seo, tags and title
ট্রাইপড, tripod, gimbal, স্ট্যান্ড, green screen
ক্যাপকাট, capcut, premiere pro, kinemaster, final cut, davinci, vn editor
স্লো মোশন, slow motion, effects, ইফেক্ট, transition, graphics effect, vfx
ভয়েস ওভার, voice over, voiceover, ডাবিং শিল্পী
ব্যাকস্টেজ, retake, রিটেক, কতবার শুট
মুখস্থ, memorise, memorize, mukhostho, lines learn
শুটিং দেখতে, visit the set, set visit, সেটে যাওয়া, on set
পুরনো ভিডিও, old videos, archive
মুছে দেওয়া ভিডিও, deleted video, private video, video removed, সরিয়ে দিলেন, removed
ঝাপসা, blurry, pixelated, out of focus
বিজ্ঞাপন বেশি, too many ads, ad beshi, eto ad, এত অ্যাড, so many ads, এত বিজ্ঞাপন, eto biggapon, biggapon beshi, sponsor beshi, so many sponsors, eto sponsor, ad keno, too many sponsors
কমেন্ট বন্ধ, comments off, comment disabled
ব্লক, block, blocked, ban, banned, unblock, আনব্লক
রিপোর্ট করা, report abuse, stalker, harassment, হেনস্থা
অনুমোদন, verified, verify, verification, blue tick, ব্লু টিক, যাচাই
ভাইরাস মেসেজ, spam, স্প্যাম, fraud call
কুকিজ, cookies, gdpr, তথ্য মুছে দিন, delete my data, amar data, আমার ডেটা, আমার তথ্য, amar tothyo, my data, my information, my info, personal data, personal information, ব্যক্তিগত তথ্য, byaktigoto tothyo, ডেটা ডিলিট, data delete, remove my data, erase my data, forget me, information rakhen, data rakho, তথ্য রাখেন, store my, my details, আমার নম্বর মুছে
মানহানি, legal notice, notice, নোটিশ
জন্মতারিখ, date of birth, dob, zodiac, sun sign
উচ্চতা কত, how tall
প্রথম ভিডিও, first video, debut
প্রিয় অভিনেতা, favourite actor, idol actor
প্রতিদ্বন্দ্বী, competitor, rival, rivals
একশো পর্ব, season 2, next season, সিজন, new season, part 2, পার্ট ২, part two, পার্ট টু, next part, পরের পার্ট, porer part, dwitiyo porbo, দ্বিতীয় পর্ব, abar hobe
শেষ হয়ে গেল, finale, bondho hoye gelo keno, channel bondho, চ্যানেল বন্ধ, ending the channel, quit, quitting, ছেড়ে দিলেন, chere dilen
ফ্যামিলি ভ্লগ, daily vlog, family vlog
বাঙালি খাবার, bengali food, bengali cuisine
ঘটি, বাঙাল, ghoti, bangal
বাঙালিয়ানা, bengaliness, bengali culture
শ্রদ্ধা, tribute, homage
ধৈর্য, patience, dhoirjo
ঈর্ষা, jealous, jealousy, hingsa, হিংসা
লজ্জা, shy, shame, lojja, embarrassed
দোষ, fault, blame, dosh
শাস্তি, punishment, punish, shasti
নিষেধ, forbidden, not allowed, baron, বারণ
সীমা, limit, limits, maximum, minimum, সর্বোচ্চ, সর্বনিম্ন
গোপন কথা, confession, confess
কল্পনা, imagination, imaginary, fiction, fictional, সত্যি ঘটনা, real incident, real story, based on
ঘটনা, incident, ghotona
দুর্ঘটনা, accident, durghotona
সংগঠন, organisation, organization, institute, institution, প্রতিষ্ঠান
রেকর্ডিং, রেকর্ড, recording, recordings, record, recorded
নিমন্ত্রণ পত্র, ডাকতে, ডাকা যাবে, dakte, dakbo, dakte chai, ডাক~
পূর্তি, jubilee, purti, বর্ষপূর্তি
বন্ধুত্ব, বন্ধু হবে, friendship, be my friend, amar bondhu, bondhu hobe, bondhutto, frnd hobe, friend hobe, friend korbe, ফ্রেন্ড হবে, bondhu hobi, বন্ধু হবি, bondhu hote chai, বন্ধু হতে চাই, be friends
প্রেসার, সুগার, pressure, blood pressure, bp, thyroid, থাইরয়েড
রাজি, সম্মত, agree, agreed, accept, accepted, approve, approved, approval, raji
প্রতিশ্রুতি, কথা দেওয়া, promise, promises, commitment, protishruti
ব্যাখ্যা, বুঝিয়ে, explain, explained, explanation, describe, description, bujhiye, byakhya
অংশগ্রহণ, অংশ নিতে, attend, participate, participation, take part, compete, ongsho, involve, involved
সংগ্রহ, collect, collection, gather, songroho
প্রভাবশালী, leader, lead, নেতা, neta
লক্ষ্য, উদ্দেশ্য, goal, goals, aim, purpose, lokkho, target goal
পেশাদার, professional, professionals, expert, বিশেষজ্ঞ, skilled, দক্ষতা, skill, skills, talent show
প্রতিভা, talented, gifted, protibha
আবেগ, অনুভূতি, emotion, emotions, emotional, mood, মুড, onubhuti
উত্তেজিত, excited, exciting, excitement, thrilled
কল্পনা করা, imagine, suppose, assume
খরচ করা, spend, spending, expense, expenses
পান করা, drink, drinks, juice, শরবত, cold drink, sherbet
চালক, ড্রাইভ, drive, driver, driving, ড্রাইভার
ব্যাকগ্রাউন্ড, background, stage, মঞ্চ, set design, সেট
দৃশ্য, সিন, scene, scenes, shot, frame, drishyo
লিরিক্স, গানের কথা, lyrics, গানের লাইন
প্রকৃতি, nature, natural, prokriti
রহস্য, mystery, suspense, সাসপেন্স, rohosso, thriller
অফিসিয়াল, official, officially, সরকারি চ্যানেল
প্রমাণ, proof, prove, evidence, proman
গোপনে, private message, personally, ব্যক্তিগত, personal, byaktigoto
জনসাধারণ, public, সমাজ, society, samaj, somaj
প্রযুক্তি, technology, tech, gadget, projukti, গ্যাজেট
শিল্প, শিল্পী, art, artist, artists, shilpi, gallery
প্রার্থী, candidate, candidates, applicant
ভিক্ষা, beg, ধার, lend, borrow, dhar, debt, ঋণ
বাক্স, box, boxes, bottle, বোতল, packet, প্যাকেট
বাজার দর, trade, wholesale, পাইকারি, retail, supply, supplier
অদ্ভুত, odd, adbhut, odbhut
ক্ষমা করা, forgive, pardon
ঘোড়া, গরু, হাতি, horse, cow, elephant, goru, hati, animal, animals, পশু, পাখি, bird, birds, pakhi
সাঁতার, swim, swimming, satar
আঙুল, নখ, finger, nail, nails, angul
গন্ধ, সুগন্ধ, smell, fragrance, gondho
নীরব, শান্ত, quiet, silent, calm down, chup, চুপ
ভাগ, divide, split, portion, bhag
মিল, match with, resemble, look like, mil
বিপদ, danger, risk, risky, bipod
উদ্ধার, rescue, help line emergency, bachao
ভ্যালেন্টাইন, valentine, valentines, valentines day, প্রেম দিবস, rose day, propose day
রথ, রথযাত্রা, rathyatra, roth, rother mela, রথের মেলা, জগন্নাথ, jagannath
চড়ক, গাজন, gajon, পৌষ সংক্রান্তি, sankranti, songkranti, নবান্ন, nobanno
pulao, কোর্মা, korma, কাবাব, kabab, kebab, তন্দুরি, tandoori, চাইনিজ, chinese food
হোম ট্যুর, home tour, house tour, room tour, bari dekhan, বাড়ি দেখান
core i5, ssd, keyboard, কীবোর্ড, mouse pad, printer, প্রিন্টার, monitor, graphics card, laptop kinbo, kon laptop, কোন ল্যাপটপ, best phone under, phone under, kon phone kinbo, কোন ফোন কিনব
মুদিখানা, grocery, groceries, detergent, চাল ডাল, supermarket, mall, মল, শপিং মল
headline, headlines, breaking news, ব্রেকিং নিউজ, current affairs, কারেন্ট অ্যাফেয়ার্স, gk, জিকে, general knowledge, সাধারণ জ্ঞান
lottery sambad, lottery result, লটারি রেজাল্ট, dear lottery
essay, রচনা, rochona, paragraph, অনুচ্ছেদ, application letter, leave application, ছুটির দরখাস্ত, dorkhasto, দরখাস্ত, letter to the principal, summary of, সারাংশ
shakespeare, শেক্সপিয়ার, bankim, বঙ্কিম, sarat chandra, শরৎচন্দ্র, bibhutibhushan, বিভূতিভূষণ, sukumar ray, সুকুমার রায়, jibanananda, জীবনানন্দ, michael madhusudan, মহাভারত, mahabharata, রামায়ণ, ramayana, গীতা, gita
shahrukh, srk, শাহরুখ, salman khan, সলমন, amitabh, অমিতাভ, prosenjit, প্রসেনজিৎ, dev er, jeet er, uttam kumar, উত্তম কুমার, suchitra sen, সুচিত্রা, bollywood, বলিউড, tollywood, টলিউড, hollywood, hollywood er
arijit, অরিজিৎ, kishore kumar, কিশোর কুমার, hemanta, হেমন্ত, lata mangeshkar, লতা, shreya ghoshal, ariana, bts band, k pop, rap song
mrbeast, mr beast, pewdiepie, carryminati, bhuvan bam, the bong guy, wonder munna, cinebap, technical guruji, other youtuber, other youtubers, onno youtuber, অন্য ইউটিউবার
matrimonial, shaadi com, bharat matrimony, dating app
ssc, railway exam, group d, গ্রুপ ডি, police constable, tet, টেট, psc, sarkari chakri, সরকারি চাকরি, govt job, government job, recruitment board, admit card, অ্যাডমিট কার্ড
ignore previous, previous instructions, ignore all, system prompt, সিস্টেম প্রম্পট, your instructions, jailbreak, developer mode, act as a, pretend to be, reveal your, prompt dekhao, print your, hidden instructions, api key, source code
পোলাও, polao, pulao, korma
tinder, bumble
forget your rules, bypass, override, nijer instruction, তোমার নির্দেশ, নির্দেশ ভুলে
গ্যাসের দাম, petrol, পেট্রোল, diesel, ডিজেল, petrol price, fuel
heatwave, তাপপ্রবাহ, winter kobe, কুয়াশা, kuyasha, fog, হাওয়া অফিস
milk price, ডিমের দাম, আলুর দাম
ভর্তির ফর্ম, counselling date, merit list, মেরিট লিস্ট, cut off, কাট অফ
driving licence, ড্রাইভিং লাইসেন্স, rto, pollution certificate, helmet, হেলমেট
birth certificate, জন্ম সার্টিফিকেট, death certificate, caste certificate, income certificate, domicile
inches, centimetre, cm to, kilogram, litre, convert, conversion, km to miles, celsius, fahrenheit, dollar, ডলার, euro, pound rate, exchange rate
toothache, backache, কোমর ব্যথা, komor byatha, মাথা ব্যথা, matha byatha, matha betha, stomach ache, পেট ব্যথার ওষুধ, gastric, গ্যাসের ব্যথা, period pain
chandrayaan, চন্দ্রযান, isro, rocket, রকেট, satellite, black hole, dinosaur, ডাইনোসর
gpt, gemini, claude, llm, midjourney
`

/**
 * Meanings that are near each other, named by one of their words: who asks of one may be told of the
 * other when nothing fits better.
 */
export const nearMeanings = `
delivery, arrive, parcel, order, send, track
order, buy, shop, product, merch, sell, stock
merch, saree, product, size
integration, product, commercial, reel
mug, clothes
refund, return, damaged, cancel, complaint
photo, selfie, photoshoot, camera
book a, invite, event, venue
visit, tour, invite
donate, support, financial, money, charity
live in, locality, address, village, kolkata, house, where from, office
office, address, studio, venue
collab, brand, sponsor, promotion, company, product, integration, commercial
price, money, payment, package, discount
income, money, salary
job, internship, hire, apply, work
acting, role, audition, actor, character name, director, drama
acting, work
reply, message, comment, uttor
schedule, upload, weekly, daily, regular
upload, new, release, post video
shooting, record, camera, setup, studio
camera, mic, lighting, setup, equipment
edit, software, app
edit, video
sad, cry, depressed, tension, tired, angry
awesome, love, favourite, good, fatafati, proud, respect, best
fan, love, meet, selfie, admirer
bad, hate, boring, dislike, abuse, complaint, wrong
hurt, apology, abuse, sad
angry, scold, fight, hit
song, music, theme song, sing, ringtone, dance
story, script, idea, write
live, stream
subtitle, translate, english, understand, hindi, language
download, offline
website, problem, loading, app, error
episode, video, reel, full, series, part
playlist, episode, first
birthday, wish, age
wedding, girlfriend, wife, husband, single
age, birthday, old
meet, see, visit
gift, send, address, parcel, letter
privacy, data, password, safe
food, cook, eat, kitchen, recipe, restaurant, tasty
recipe, ingredients, dish, cook
joke, riddle, poem, funny, story, chat
chat, bored, story, talk
class, learn, course, admission, teacher, tutorial, student
exam, mock test, question paper, marks, syllabus
certificate, course, result
youtube, channel, video
youtuber, channel, tips, create, beginner
subscribe, channel, member, like, share, notification, bell
subscriber, count, views
award, prize, giveaway, play button, achievement
contact, phone, email, whatsapp, number, message, address
phone, call, number, mobile
social media, facebook, instagram, youtube, twitter
child, son, daughter, school, suitable
mother, real, family, son
father, family
sister, family, daughter
grandma, family
team members, crew, human
robot, human, software
name, meaning, naam
history, start, old
founder, owner, start
manager, contact, agency
interview, press, question
puja, festival, special, holiday
diwali, festival
eid, festival
christmas, festival
new year, festival, wish
late, wait, slow
details, question, contact, help
help, problem, contact, support team
copyright, share, copy, permission
blog, read, write, book
event, ticket, show, entry
free, price, charity
quality, sound, loud, problem
plan, future, next
travel, trip, hotel, train, bus
hotel, booking, restaurant
fish, hilsa, prawn
chicken, mutton, egg
sweet, rosogolla, cake, sugar, curd
spice, spicy, salt, oil
vegetarian, vegetable
bake, cake
fridge, cold, store
burn, clean, pan
game, play, match
phone, laptop, app
payment, upi, cod
website, app, login
exam, result
class, batch
class, online
login, password, id, problem
branch, office, address, locality
guardian, mother, father, family
installment, payment, money
hostel, hotel, house
published, release, upload
play store, app, download
confused, understand, suggestion, question
evening, night, time
media kit, price, engagement
barter, collab, free
contract, collab, payment
engagement, views, subscriber, audience
unboxing, review, product
custom, order, content
newsletter, email, subscribe
business days, wait, reply
shoutout, promotion, name, wish
proposal, collab, idea, email
pandal, puja
ashtami, puja
bhog, puja, food
saraswati puja, puja
mustard, hilsa, cook
monetization, income, youtube
growth, subscriber, tips
tripod, camera, equipment
capcut, edit, software
voice over, sound, acting
set visit, shooting, visit, meet
deleted video, video, old
blurry, quality
block, comment
verified, real, fake
spam, fake
first video, start, old
next season, series, new
based on, story, real
shout, angry, scold
slipper, hit, scold
diet, healthy, food
old, archive
human, talk, contact, team members
funny, hese pagol, awesome
open, close, hour, schedule, office
fest, event, invite, program
dakte, invite
recording, shooting, camera, class
bad, damaged
bad, old
hour, time, schedule
evening, hour
batch, time
paid, sponsor
boring, hate
play button, youtube
change, update
lageni, sad, boring
favourite, best, love
favourite, food
friendship, girlfriend, meet
explain, understand, meaning, details
attend, join, event, competition
artist, actor, singer, drawing
scene, video, shooting, episode
lyrics, song
official, verified, real
choose, suggestion
excited, happy, wait
professional, class, job
skills, learn
participate, audition
home tour, house, visit
bong bari ki, channel, youtube
valentine, love, girlfriend
rath, puja, festival
sankranti, festival
giveaway, win
personal data, delete, data
personal data, website, account
stop emails, unsubscribe, email
opt out, close
real, true, staged
staged, acting, real
staged, story, idea
who plays, acting, team members
team members, owner, family
team members, acting
who are you, robot, name
audition, participate, child
upload, schedule, release
shooting, locality, house, venue
notification, upload
membership, benefit
sound, play hocche na
form, problem, collab
old, first video, playlist
sera, most liked, view
gali, wrong, bad, angry
media kit, email, details
wish, shoutout
tea, cook, eat
cricket, mohunbagan, game
date koro, love
interview, press, magazine
favourite team, mohun bagan
pet animal, dog, cat
part 2, series
bhalo lageni, boring
bhalo lageni, bad
robot, bot
ad free, ad, too many ads
too many ads, ad
suggestion, idea
dont understand bengali, subtitle
podcast, interview
support the channel, support
unsubscribe, subscribe
love, awesome
location, address, venue, shooting, locality
talk to a human, human, contact, support team
what can you do, help
what can you do, who are you
`
