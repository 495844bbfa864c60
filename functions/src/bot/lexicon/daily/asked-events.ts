/**
 * How people ask of stage tours, tickets and seats, of meeting the actors, of a pandal and its para, of fairs and
 * outings, and of coming in. Each line adds to the meaning of its first word, or is one of its own.
 */
const askedOfShows = `
ভ্রমণ, সফর, sofor, shofor, সফরে, সফরের, sofore, sofor e
team members, troupe, theatre troupe, ensemble, the team, whole team, entire team, নাটকের দল, natoker dol, দলের, দলের লোকজন, doler lokjon, দলের সবাই, doler sobai, দলের সদস্য, doler sodosyo, আপনাদের দল, apnader dol
কাপড়, জামাকাপড়, জামা কাপড়, jamakapor, jama kapor, jamakapar, কাপড়চোপড়, কাপড় চোপড়, kapor chopor, kaporchopor, পোশাক আশাক, poshak ashak
room, কোথায় ওঠেন, kothay othen, রাত কাটাব, raat katabo, raat katan, rat katate, রাত কাটাতে, রাতে থাকেন, rate thaken, raate thaken
কবে, at what hour, at what time, what hour, till what hour, till what time, until what time, until what hour, by what time, from what time, koyta nagad, কয়টা নাগাদ, kota nagad, কটা নাগাদ, kokhon nagad, কখন নাগাদ, কটার মধ্যে, kotar modhye, koytar modhye, কটার পর, kotar por, kotar age, কটার আগে, কখন পর্যন্ত, kokhon porjonto, কত রাত পর্যন্ত, koto rat porjonto, কত রাত অবধি, koto rat obdi, kota obdi, koyta obdi, কটা অবধি
কতক্ষণ, কতক্ষণ ধরে, koto khon dhore, কত সময় ধরে, koto somoy dhore, hours long, minutes long
ঘন্টা, ঘণ্টা, ঘণ্টার, ঘণ্টায়, ghontar, ghontay
interval, a break, any break, a short break, break in between, break in the middle, break dey, break thake, break hoy, break hobe, break pabo, ইন্টারভ্যাল, ইন্টারভাল, interval dey, মাঝখানে বিরতি, majhkhane biroti
exit, leave early, leave before, leave midway, leave halfway, leave in the middle, leave the show, leave the hall, walk out, মাঝপথে চলে, majhpothe chole, মাঝপথে উঠে, majhpothe uthe, মাঝখানে উঠে, উঠে চলে, uthe chole, আগে চলে যাওয়া, age chole jaoa, আগেই চলে, agei chole, আগে বেরিয়ে, age beriye, আগেই বেরিয়ে, agei beriye
late entry, turn up late, come late, arrive late, reach late, late hole, late hoye, দেরি হলে, deri hole, দেরি করে এলে, deri kore ele, দেরি করে পৌঁছলে, deri kore pouchole, পৌঁছতে দেরি, pouchate deri, pouchote deri
show, শোয়ের, শোএর, শোটার, শোগুলো
কীভাবে, ki korte hobe, কী করতে হবে, কি করতে হবে, ki korte hoy, কী করতে হয়, কি করতে হয়, ki kora lagbe, কী করা লাগবে, ki korle, কী করলে, what must i do, what do i have to do, what do we have to do, what should i do to, what is the way to
front row, সামনের সারি, সামনের সারিতে, samner sari, samner sarite, samner row, smner row, প্রথম সারি, prothom sari, prothom sarite, একদম সামনে, ekdom samne, ekdom samner, front seats, সামনের সিট, samner seat
row, সারিতে, সারির, sarite
ticket, টিকিট কাটতে, টিকিট কাটলে, টিকিট কাটব, টিকিট কেটে, টিকিট কাটার, ticket kata, ticket katte, ticket katle, ticket katbo, ticket kete, ticket katar
coupon, token, টোকেন, কুপন কেটে, কুপন কাটতে, কুপন কাটা, coupon kata, coupon kete, coupon katte, food coupon, food token, khabarer coupon
ticket for another, pass my ticket, pass on my ticket, give my ticket, give away my ticket, hand over my ticket, transfer my ticket, ticket transfer, transfer the ticket, someone else use my ticket, আমার টিকিটে অন্য, amar ticket e onno, amar tickete onno, আমার টিকিট দিয়ে অন্য, ticket diye onno, ticket onno ke, ticket onno kauke, টিকিট অন্য কাউকে, টিকিট অন্যকে, অন্যের টিকিটে, onner ticket e
দেখা করতে, দেখাসাক্ষাৎ, দেখা সাক্ষাৎ, dekha sakkhat, dekhasakkhat, আলাপ করতে, alap korte, আলাপ করা, alap kora, আলাপ হবে, alap hobe, আলাপের সময়, alaper somoy, আলাপ পরিচয়, alap porichoy, মুখোমুখি দেখা, mukhomukhi dekha, সামনাসামনি দেখা, samnasamni dekha, meet in person, meet greet, meet n greet, meet the fans, meet the actors, meet the cast
actor, abhineta, abhinetra, abhinetader, abhinetri, obhineta, obhinetri, obhinetader, অভিনেতারা
cast of show, ke ke asben, ke ke asbe, ke ke asche, ke ke ashchen, কে কে আসছেন, কে কে থাকবেন, ke ke thakben, কারা থাকবেন, kara thakben, কারা আসছেন, kara asben
autograph, সই নেওয়া, সই নিতে, সই নেব, soi neoa, soi nite, soi nebo, সই দেবেন, soi deben, সই করে দেবেন, soi kore deben, shoi kore deben, soi kora, sign something, sign my, sign our, sign it for me, signed by you, signed by the, শই, autograf, atograph, otograph
পার্সেল, ডাকে, dake, ডাকযোগে, dakjoge, dak joge, ডাক যোগে, dak jogge, by post, by mail, mail me a, mail us a, post me a, post us a
selfie, selfie with, photo with, picture with, pic with, pics with, slfie, ছবি তুলতে চাই, chhobi tulte chai, chobi tulte chai, photo tulte chai
record the show, record your show, record it on my phone, video it, film it, film you, ভিডিও তুলতে, video tulte, ভিডিও তোলা যাবে, video tola jabe
photographer, photographer je, chhobi tulechilen, chhobi tulechilo, ছবি তুলেছিলেন, ছবি তুলেছিল, pictures you took, photos you took, photos taken, pictures taken
discount, kichu kom hobe, কিছু কম হবে, kichu kom, কিছু কম, ektu kom hobe, dam kom hobe, দাম কম হবে, dam e kom, দামে ছাড়, komaben, komabn, কমাতে পারেন, komate paren
group discount, group booking, group ticket, book together, buy together, many of us, so many of us, onekjon mile, অনেকজন মিলে, অনেকে মিলে, oneke mile, একসঙ্গে অনেকে, eksathe onekjon, eksathe onek jon, একসঙ্গে অনেকজন, group e gele, grp e gele, দল বেঁধে গেলে, dol bedhe gele
বেছে নেওয়া, পছন্দমতো, pochondomoto, pochondo moto, নিজে ঠিক করা, নিজে ঠিক করতে, nije thik korte, nije thik korbo, pick our, pick my, pick which, pick the
together seat, seated together, sit together, sit next to, sit side by side, seated next to, next to one another, next to each other, পাশাপাশি বসা, pashapashi bosa, পাশাপাশি বসতে, pashapashi boste, পাশাপাশি সিট, pashapashi seat, pasapasi seat, eksathe seat, একসঙ্গে সিট
দেখি, চোখে পড়ে, চোখে পড়বে, chokhe pore, chokhe porbe, the view, view from, view of, good view, clear view, be visible
selfie, selfie with the cast, photo with the cast, picture with the cast, selfie with the team, photo with the team, selfie with the actors, picture with the actors, pic with the actors
মা, মায়েরা, মায়েদের, mayera, mayeder
permission, onumoti, anumoti, অনুমতি
transport, কীসে চড়ে, kise chore, কীসে চড়েন, kise choren, কীসে করে, kise kore, কীসে যান, kise jan, ki te jan, কীসে করে যাব, kise kore jabo, kise jabo, কীসে যাব, by train or bus, train na bus, ট্রেনে না বাসে
কারা, কাকে দিয়ে, kake diye
তলা, তলায়, tolay, tolate, uporer tola, উপরের তলা, উপরের তলায়, uporer tolay
`

const askedOfPuja = `
theme, theme ta, ভাবনায় সাজানো, কী ভাবনায়, ki bhabnay, থিম ভাবনা, পুজোর ভাবনা, pujor bhabna, কীসের আদলে, kiser adole, আদলে, adole, modelled on
statue, sculptor, sculpt, sculpting, মৃৎশিল্পী, mritshilpi, ঠাকুর, protima, pratima, দুর্গামূর্তি, durga murti, ঠাকুর গড়া, thakur gora, ঠাকুর গড়ছেন, thakur banano, ঠাকুর বানানো
পুজো, দুর্গা, durga, মা দুর্গা, ma durga, pujar, pujoy
বানানো, গড়ছেন, গড়ছে, গড়েন, গড়বেন, গড়েছেন, gorchen, goren, gorben, gorechen
inaugurate, উদ্বোধন, udbodhon, udbodhan, উদ্বোধন করবেন, udbodhon korben, inaugurating, inaugurated, inaugurates, ফিতে কাটতে, ফিতে কাটবেন, fite kata, fite katte, fite katben, উদ্বোধক
*অঞ্জলি, পুষ্পাঞ্জলি, onjoli, anjali, onjali, pushpanjali, pushpanjoli, flower offering, offering of flowers, offer flowers, floral offering, অঞ্জলি দিতে, onjoli dite, onjoli debo
*বিসর্জন, ভাসান, নিরঞ্জন, প্রতিমা নিরঞ্জন, প্রতিমা বিসর্জন, ঠাকুর বিসর্জন, ঠাকুর ভাসান, bhashan, bhasan, bisorjon, bisarjan, visarjan, niranjan, nironjon, thakur bhasan, thakur bisorjon, protima bisorjon, immersion, immersed, immerse, idol immersed, immersion procession, ভাসানের
lake, ঘাট, ঘাটে, ঘাটের, ghate, ghater, riverbank, river bank
শব্দ, জোরে বাজছে, jore bajche, জোরে বাজানো, jore bajano, too loud, turn it down, turn them down, turn down the volume, সাউন্ড কমান, sound koman, আওয়াজ কমান, awaj koman, volume koman, মাইক বাজছে, mike bajche, maik bajche, loudspeaker, loudspeakers
দান, chanda, চাঁদা কত, pujor chanda, puja chanda, চাঁদার
para, parar, paray, parate, parae
শেষ, mitle, মিটলে, মিটে গেলে, mite gele, mite jay, ফুরোলে, furole, phurole, ফুরোনোর
garbage, নোংরা, nongra, dirty, littering, ময়লা ফেলা, moyla fela
পরিষ্কার, সাফ, সাফ করা, saf kora, সাফাই, safai, sweep, sweeping, swept, clean up, cleans up, cleaning up, ঝাঁট দেওয়া, jhat deoa, jhar deoa, ময়লা পরিষ্কার, moyla porishkar, নোংরা সাফ, আবর্জনা সরানো
কারা, ke kore, কে করে, ke koren, কে করেন, kara kore, কারা করে, কার দায়িত্ব, kar dayitto, দায়িত্ব কার, dayitto kar, দায়িত্ব কাদের, whose job is it, whose duty, who is responsible for
distribute, বিলি, bili, bili kora, বিলি করা, দেওয়া হয় কখন, served at, served from, is served, be served
খাওয়া, খেতে গেলে, khete gele, খেতে হলে, khete hole, খাওয়াতে, খাওয়ান, খাওয়াবেন, খাওয়াবে, খাওয়ানো, খাওয়ানোর, khawate, khaoate, khawan, khaoan, khawaben, khawabe, khawano, khaoano, khawanor, khaoanor, khawar, khaowar, পেট ভরে, pet bhore, পেট পুরে
খাবার, খাওয়া দাওয়া, খাওয়াদাওয়া, khawa dawa, khawadawa, khaoa daoa, khabardabar, খাবারদাবার, খাবার দাবার
menu, আইটেম, item ki ki, ki ki item, কী কী আইটেম, ki ki pod, কী কী পদ, কত রকম পদ, koto rokom pod, pod gulo, what is on the menu, what is served
volunteer, lend a hand, lending a hand, হাত লাগানো, হাত লাগাতে, hat lagate, hat lagano, সেবার কাজ, sebar kaj, seba kaj, সেবা করা, seba kora, স্বেচ্ছাশ্রম, volunteering, voluntary work
salary, হাত খরচ, হাতখরচ, hat khoroch, hatkhoroch, hat khorcha, paid anything, are they paid, paid for the work, paid for their work
ভোগ, bhoger, bhog ta, vog, ভোগের
রাস্তা, রাস্তাঘাট, রাস্তা ঘাট, rastaghat, rasta ghat
পরিবেশন, খেতে দেয়, khete dey, khete den, khete debe, খেতে দেন, খেতে দেবে, khawano hoy, খাওয়ানো হয়
`

const askedOfFairs = `
আগে, আগে থেকে, age theke, আগে থাকতে, beforehand
মেলা, melay, melae, melate, melar, মেলা বসবে, mela bosbe, মেলা বসে, mela bose, মেলা বসছে, mela bosche
stall, দোকান দেওয়া, দোকান দিতে, dokan dite, dokan debo, দোকান বসানো, দোকান বসাতে, dokan bosate, dokan bosano, দোকান বসাব, dokan bosabo, set up a shop, set up a stall, put up a stall, rent a stall, book a stall, স্টল দিতে, stall dite, stall debo, stall nebo
bring along, কী কী রাখব, ki ki rakhbo, কী কী নেব, ki ki nebo, কী কী নিতে হবে, ki ki nite hobe, কী কী আনব, ki ki anbo, ki ki niye jabo, কী কী নিয়ে যাব, what to pack, what should i pack, what do i pack, pack for the, things to carry, things to bring, what all to carry
departure, গাড়ি ছাড়ে, gari chare, গাড়ি ছাড়বে, gari charbe, বাস ছাড়ে, bus chare, বাস ছাড়বে, bus charbe, কোথা থেকে ছাড়ে, kotha theke chare, kotha theke charbe, leave from, leaves from, leaving from, bus leave, bus leaves, train leave, train leaves, set off, sets off, start from, starts from, picked up from, pick up point, pickup point, কোথা থেকে উঠব, kotha theke uthbo, kothay theke uthbo, বাসে উঠব, bus e uthbo
বৃষ্টি, it pours, if it pours, pouring rain, downpour, rained out, if it rains, জল নামলে, jol namle, jol namey, jol name, জল হলে, jol hole, jol pore, বৃষ্টি নামলে, brishti namle, বৃষ্টি এলে, brishti ele, বৃষ্টি পড়লে, brishti porle, বৃষ্টি হলে, brishti hole, ঝড় বৃষ্টি, jhor brishti, ঝড়জল, jhor jol, bristi
ছাউনি, ছায়া, chhaya, chaya, ছায়ায়, shade, shaded, shady, canopy, awning, covered area, under cover, শামিয়ানা, shamiana, ত্রিপল, tripol, মাথা ঢাকা, matha dhaka, roof over
গরম, রোদ, রোদে, rod, roddur, রোদ্দুর, কড়া রোদ, kora rod, in the sun, hot sun, scorching, very hot, so hot, too hot, ভীষণ গরম, bhishon gorom, প্রচণ্ড গরম, prochondo gorom, গরমে, gorome
ঠান্ডা, chilly, nippy, freezing, cold night, ঠান্ডা পড়ে, thanda pore, ঠান্ডা লাগে, শীতে, shite, sheete, shiter, shitkal, shitkale, শীতকাল, শীতকালে, thnda, thanday
playground, খোলা মাঠ, খোলা মাঠে, khola math, khola mathe, open air, open ground, outdoor ground, খোলা আকাশের নিচে, maidan, moydan, ময়দান, ময়দানে
parking, গাড়িটা কোথায় রাখব, gari ta kothay rakhbo, গাড়িটা রাখব, gari ta rakhbo, gari kothay rakhbo, গাড়ি রাখতে, gari rakhte, গাড়ি রাখলে, gari rakhle, gari rakha, gari dar korano, gari dar korabo, গাড়ি দাঁড় করাব, park korbo, parking ache, bike stand, বাইক স্ট্যান্ড, cycle stand, সাইকেল স্ট্যান্ড, vehicle stand, two wheeler, two wheelers, বাইক রাখার জায়গা, bike rakhar jayga, সাইকেল রাখার জায়গা, cycle rakhar jayga, গাড়ি রাখার জায়গা, gari rakhar jayga, parkng, prking
কোথায়, কোথায় আছে, kothay ache, kothae ache, where is it, কোথায় যাব, kothay jabo, where do i go, where should i go, where do we go
দাম, কত নেওয়া হয়, koto neoa hoy, koto neowa hoy, কত নেবে, koto nebe, কত টাকা নেবে, koto taka nebe, কত টাকা নেয়, koto taka ney, koto ney, কত নেয়
প্রবেশ, niye dhoka, নিয়ে ঢোকা, niye dhukte, নিয়ে ঢুকতে, dhokar rasta, ঢোকার রাস্তা, dhuka, dhuka jabe, dhoka jabe, ঢোকা যাবে, ঢুকতে দেবে, dhukte debe, dhukte dbe, ঢুকতে দেয়, dhukte dey, ঢোকার দরজা, dhokar dorja, ঢোকার গেট, dhokar gate, main door, entry door, which door, কোন দরজা, kon dorja, kon dorja diye, কোন দিক দিয়ে, kon dik diye, which way in, way in, admitted, admit, let us in, let me in, let into
ফ্রি, বিনা পয়সায়, bina poysay, bina poisay, পয়সা লাগে না, poisa lage na, poysa lage na, টাকা লাগে না, taka lage na, এমনিতেই যাওয়া, emnitei jaoa, অবাধ প্রবেশ, obadh probesh, free or paid, paid or free, free na paid, free naki, প্রবেশমূল্য, probeshmulyo, probesh mulyo
identity, identity proof, proof of identity, id proof, id prf, govt id, government id, photo id, poricoy potro, porichay patra, পরিচয় পত্র, আধার
bring along, ana jabe, আনা যাবে, ante parbo, আনতে পারব, ante debe, আনতে দেবে, নিয়ে ঢোকা, niye dhoka, নিয়ে ঢুকতে, niye dhukte, নিয়ে ঢুকব, niye dhukbo, carry inside, take inside, bring inside, bring in, ভিতরে নেওয়া, bhitore neoa
ভিতরে, bhitore, bhetore, vitore, vetore, bhitor, ভেতরে, ভেতর, ভিতর
lost, কুড়িয়ে পেয়েছেন, kuriye peyechen, handed in, handed it in, hand it in, turned in, কেউ পেয়েছে, keu peyeche, keu peyechen, lost property, lost item, haray, harae, haraye, haraiya, খুঁজে না পেলে, khuje na pele, খুঁজে পাচ্ছি না, khuje pacchi na, khuje pachhi na, কোথায় রাখলাম, kothay rakhlam
হারানো শিশু, lost child, lost kid, kid gets separated, separated from me, separated from us, got separated, gets separated, child is lost, kid is lost, cannot find my child, cannot find my son, cannot find my daughter, bacca hariye, bacca haray, ছেলে হারিয়ে, chele hariye, মেয়ে হারিয়ে, meye hariye, ছেলেমেয়েকে খুঁজে
বাচ্চা, bacca, baccha, baccar, bacchar, baccara, bacchara, baccader, bacchader, baccake, bacchake, ছেলেমেয়ে, ছেলেমেয়ের, ছেলেমেয়েকে, ছেলেমেয়েদের, chelemeye, chele meye, ছেলে মেয়ে, ছেলেপুলে, chelepule, কাচ্চাবাচ্চা
elderly, বয়স্কদের, boyoskoder, boyoshko, boyosko, older people, older visitors, প্রবীণ, প্রবীণদের, probin, probinder, বুড়ো মানুষ, buro manush, বয়স্ক মানুষ, boyosko manush, boyoshko manush, senior citizens, snr citizen, snr citizens, seniors, elders, বৃদ্ধ বাবা মা, old parents
queue, আলাদা লাইন, alada line, line alada, লাইনে, line e, line dite, লাইন দিতে, লাইনে দাঁড়াতে, line e darate, line e dariye, stand in line, wait in line, wait in a line, separate line, lomba line, লম্বা লাইন, priority queue, দাঁড়িয়ে থাকতে, dariye thakte, দাঁড়িয়ে থাকা, dariye thaka
stairs, ঢালু, dhalu, ঢালু পথ, dhalu rasta, cannot climb, cant climb, climb stairs, siri bhangte, সিঁড়ি ছাড়া, siri chhara, siri chara, step free, without stairs
বয়স, koto years er, কত বছরের, koto bochorer, koto bochhorer, koto bochor er, minimum age, age limit
breast milk, breastfeed, breastfeeding, breast feed, breast feeding, nursing mother, nursing mothers, nursing room, nurse my baby, nurse the baby, feeding room, baby feeding, feed my baby, feed the baby, baby care room, বুকের দুধ, buker dudh, দুধ খাওয়ানো, dudh khawano, dudh khaoano, দুধ খাওয়ানোর, dudh khawanor, dudh khaoanor, দুধ খাওয়াতে, dudh khawate, dudh khaoate, স্তন্যপান, স্তন্যদান
মানুষ, লোকেরা, lokera, লোকজন, lokjon, লোকেদের, lokeder, loker
স্পনসর, fund the, fund your, back your event, put money into, টাকা দিয়ে পাশে, taka diye pashe, brand partner, partner with, event partner, tie up, tie up with, sohojogi, সহযোগী হতে, অংশীদার হতে
সকাল, mornings, in the morning, every morning, sunday morning, saturday morning, tomorrow morning, morning show, morning batch, morning shift, early in the morning, ashtami morning, sokal, sokale, shokale, shokal
দুপুর, দুপুরে, দুপুরবেলা, dupur, dupure, dupurer, dupurbela, lunchtime, lunch time
কবে, কবে বসছে, kobe bosche, কবে বসবে, kobe bosbe
ভিতরে, into the venue, inside the venue, into the hall, inside the hall, into the ground, inside the ground
lost, left my things, my things behind, jinis fele, জিনিস ফেলে
নাও, nebe, nebo, neben
চাই, chaibe, chaiben, চাইবে, চাইবেন
`

export const askedEventMeanings = [
  askedOfShows.trim(),
  askedOfPuja.trim(),
  askedOfFairs.trim(),
].join('\n')

/** Words that say little of what is asked. */
export const askedEventWeak = `
come out to meet, come out to, come out and, come forward
is it allowed, are they allowed, allowed ki, permitted to, allowed to, কি বারণ, ki baron, কি মানা, ki mana, কি নিষেধ, ki nishedh, বারণ নাকি, mana naki
allowed, allow, allows, permitted
পাওয়া যায়, পাওয়া যাবে, পাওয়া যাচ্ছে, paoa jay, paoa jabe, pawa jay, pawa jabe
ওই দিন, oi din, oi diner, সেদিন, সেদিনের, sedin, shedin, on that day, on the day
চলাকালীন, cholakalin, চলাকালে, চলার সময়, cholar somoy, চলতে চলতে, cholte cholte
মাঝপথে, majhpothe, midway
রয়েছে, রয়েছেন, রয়েছি, royeche, royechhe, royechen, রইল, roilo
পিছু, pichu, বাড়ি পিছু, bari pichu, ঘর পিছু, ghor pichu, জন পিছু, per household, each household, ধরা হয়েছে, dhora hoyeche, ধরা হয়, dhora hoy, ধার্য, dharjo
বেশিক্ষণ, beshikkhon, besikkhon, অনেকক্ষণ, onekkhon, onekkhn, খানিকক্ষণ
গুনতে হয়, gunte hoy, গুনতে হবে, gunte hobe
শুরু থেকে শেষ, shuru theke shesh, start to finish, from start to finish, beginning to end
মিলবে, milbe, মিলবে কি, উপস্থিত থাকবেন, uposthit thakben
goes ahead, go ahead, still be on, still happen, still take place
`

/** Meanings near each other. */
export const askedEventNear = `
ঘুম, room
signed, autograph
sign, autograph
chief guest, inaugurate
distribute, পরিবেশন
shift, কাজ
duty, কাজ
duty, shift
ফ্যান, ভিউ
bus, গাড়ি
playground, venue
ভিতরে, প্রবেশ
identity, id card
নিষেধ, permission
breast milk, toilet
breast milk, বাচ্চা
দান, স্পনসর
elderly, ঠাকুমা
menu, খাবার
menu, খাওয়া
bring along, আনা
রাত, room
permitted, permission
glove, ঠান্ডা
`
