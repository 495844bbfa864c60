/** Words that any sentence may have, in both languages, and what people type between them. */
export const dailyWeak = `
er bepare, er byapare, er bapare, এর ব্যাপারে, ব্যাপারে, er bishoye, er bisoye, বিষয়ে কথা, regarding this, concerning this
hain, mujhe, mujhko, aap, aapka, aapke, aapki, mera, meri, hamara, karna, karte, karenge, karo, karni, sakte, sakta, sakti, milega, milegi, chahiye, hoga, hogi, raha, rahe, rahi, aayega, aayegi, jayega, kaun, kaunsa, jae, hoye jae, jaay
ive, youve, theyve, weve, youll, itll, theyll, theyre, youre, whos, hows, itd, wed
usual, as usual, technically, naturally, highly, deeply, closely, constantly, ultimately, virtually, thoroughly, thorough, sincerely, yours sincerely, yours faithfully, regardless, seldom, fortunately, unfortunately, unfortunate, luckily, potentially, partly, definite, merely, largely, heavily, intensely
someplace, anyplace, anytime, someday, awhile, for a while, dunno, gotta, gotcha, whereby, versus, alas, nope, yep, yup, yah, nah, duh, ugh, geez, whoa, whoops, oops, ouch
letting, becoming, occur, occurs, occurred, involve, involves, involved, indicate, indicates, indication, assume, assumed, assumption, facing, faced with, figure out, realize, realise, realized, realised, imagine that, tend to, managed to
desperate, apparently so, in addition, in this context, aspect, aspects, circumstances, given the circumstances, definitely so, particular one, extent, to some extent, majority, the majority, handful of, numerous, decade, decades
sixth, seventh, eighth, ninth, tenth
extensive, extensively, significant, significantly, initial, conscious of, slightest, efficient, profound, greatly, striking, perception, parallel to, destined, sustained, correctly, intense, constant, endless, outrageous, subtle
considerate of you, dearest, thankful, thank goodness, much obliged, obliged
didn, isn, wouldn, wasn, couldn, aren, shouldn, weren, hasn, hadn, doesn, needn
kinda, gimme, lemme, outta, dunno, whatcha, yup, yay, aha, ooh, aah
goodness, gosh, golly, heck, jeez, oh dear, oh my, hallelujah, attaboy
practically, entirely, fully, wholly, necessarily, approximately, relatively, partly, utterly, supposedly, evidently, incidentally, essentially, undoubtedly, purely, strongly, positively, originally, lightly, briefly, differently, considerably, particularly so, forever, accidentally, deliberately, emotionally speaking
whatsoever, underneath, beneath, elsewhere, halfway, onward, nearer to, outer, inner, backwards, forwards
instance, possibility, possibilities, extent, factor, factors, element, elements, substance, existence, scenario, context, notion, instinct
assuming, presume, supposing, figured, noticed, notice that, realize, realized, indicate, indicates, indicated, referring, seeking, sought, obtain, obtained, acquire, acquired, pursue, manage to, managed, handling, encounter, encountered, tend to, inclined, urge, intention
stood, drew, blew, blown, grabbed, knocked, slept, spoken, drove, sung, thrown, risen
described, discovered, granted, denied, faced, caused, causing, carries, arriving, removing, introducing, proving, preparing, prepared, judging, spotted, issued, exposed, proposed, framed
sufficient, considerable, substantial, extreme, ultimate, absolute, crucial, relevant, irrelevant, rational, partial, fundamental, significance, significant, meaningful, meaningless, vague, apparent, visible, invisible, decent, prior, prior to, supreme
lacking, lack of, contrary, on the contrary, no doubt, as a rule, in vain, in person then
favor, do me a favor, if you could spare
tons, tons of, bunch, bunch of, lots and lots, chunk, chunk of, handful, numerous, relate to, relating, related to, involving, associated, rapid, rapidly, orderly, preliminary, elaborate, resist, detect, detected, eliminate, cope with, consciousness, infinite
greater, slower, quicker, tighter, warmer, tougher, toughest, coolest
eo, teo, ero, reo, এও, toh, tow, oo, hy, hv, taholei, jodina, jodi na, tai bole, tar mane, konokichu, sobkota, ekbarei, ekhoni, akhoni, tokhoni, ekhono to, amio to, apnio to
aha, আহা, ore, ওরে, oma, ওমা, baah, বাহ, uff, উফ, ইস, ish, hum, hu, hmmm, dhur, ধুর, ধ্যাত, dhyat, sabash, সাবাশ, শাবাশ, shabash, arre, আরে, আরেহ, eije, এই যে, এই তো, ei to, ki kando, কী কাণ্ড
apu, apa, apuni, আপু, আপা, আপুনি, আপুমণি, dadababu, দাদাবাবু, babu, বাবুমশাই, didibhai go, dada go, didi go
inshallah, insha allah, ইনশাআল্লাহ, mashallah, masha allah, মাশাআল্লাহ, alhamdulillah, আলহামদুলিল্লাহ, subhanallah, সুবহানাল্লাহ
jabona, korbona, korchena, korchhena, hochhena, jachhena, pelamna, bujhlamna, janinato, asbena, thakbena, lagbena to, debena, dichena, dicchena
চালাব, চালাতে, চালাচ্ছি, চালাচ্ছেন, চালাচ্ছে, chalate, chalabo, chalacchi, chalacchen, chalacche, chaliye, সামলে, samle, সামলান, লাগাব, লাগিয়ে, লাগান, lagiye, এড়িয়ে, eriye
আনুমানিক, anumanik, approximately, কমবেশি, kombeshi, কম বেশি, মোটের উপর, আন্দাজে
koto na, ki sundor je, tai to, ta thik, তা ঠিক, সে যাই হোক, she jai hok, ta jai hok, তা যাই হোক, যাকগে, jakge, ওই আর কী, oi ar ki
bujhbo ki kore, বুঝব কী করে, ki kore bujhbo, কী করে বুঝব, how will i know, how would i know, how do i know
dekhachhe, dekhachche, dekhacche, দেখাচ্ছে, দেখাচ্ছিল, dekhachhilo, bolche, বলছে, it shows, it says, showing as
cholche, cholchhe, চলছে, cholchilo, চলছিল, চলছিলাম
is it ok, is it okay, is it fine, is it alright, would it be ok, would it be okay, would it be fine, would it be alright
i live in, we live in, i stay in, we stay in, amra thaki, আমরা থাকি, i run, we run
khule dekhi, খুলে দেখি, khule dekhlam, খুলে দেখলাম, packet khule, প্যাকেট খুলে, box khule, when i opened, on opening it, dubar, দুবার, দু বার, dui bar, দুইবার, 2 bar, 2bar
জিনিস, jinis, jinish, জিনিসপত্র, jinispotro
like to, id like, id like to, id like a, i like a, i like one, i like some, we like to
onek din dhore, অনেক দিন ধরে, অনেকদিন ধরে, eto din dhore, এত দিন ধরে, এতদিন ধরে
koyek bar, koyekbar, কয়েকবার, কয়েক বার, koto bar, kotobar, কত বার, কতবার, onek bar, onekbar, অনেকবার, bar bar, barbar, বারবার, proti bar, protibar, প্রতিবার, tin bar, 3 bar, তিনবার
`
