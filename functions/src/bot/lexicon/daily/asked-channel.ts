/** How people ask of a channel: who acts, how it is made, watching, members, fans, comments, rights. */
export const askedChannel = `
real family, ek barir, একই বাড়ির, same family, actual family, related to each other, related in real, রক্তের সম্পর্ক, rokter somporko
দম্পতি, বর বউ, bor bou, bor bow, husband and wife, husband wife, married to each other
cast, seje thake, seje thaken, সেজে থাকে, সেজে থাকেন, সাজে কে, ke saje, ke sajen, role e ke, role ta kar, role ta ke, role kore ke, রোলে কে, চরিত্রে কে, চরিত্রে কারা, চরিত্রটা কার, in the role, plays the role, plays the part, played by, acted by, played the part
কাকা, মেজকাকু, মেজোকাকু, মেজকাকা, মেজোকাকা, সেজকাকু, সেজকাকা, ছোটকাকু, ছোটকাকা, বড়কাকু, mejo kaku, mejo kaka, sejo kaku, sejo kaka, mejokaku, chotokaku, chhoto kaku, middle uncle, younger uncle, elder uncle
জেঠু, বড় জেঠু, জেঠুমশাই, জ্যাঠামশাই, jethumoshai, boro jethu
দাদা, মেজদা, সেজদা, বড়দা, ছোড়দা, mejda, sejda, borda, chhorda
দিদি, মেজদি, সেজদি, বড়দি, ছোড়দি, mejdi, sejdi, bordi, chhordi
বৌদি, মেজবৌদি, বড়বৌদি, ছোটবৌদি, mejo boudi, boro boudi, choto boudi
left the channel, stopped appearing, stop appearing, no longer seen, not seen anymore, no longer appears, no longer acts, disappeared from, missing from the videos, আর দেখি না, আর দেখছি না, ar dekhi na, ar dekhchi na, dol chere, দল ছেড়ে, team chere, টিম ছেড়ে, quit the channel, quit the show, channel chere, চ্যানেল ছেড়ে, replaced by
পর্দার পিছনে, পর্দার পেছনে, পর্দার পেছনের, পর্দার পিছনের, pordar pichone, pordar pechone, ভুলভ্রান্তি, ভুল ভ্রান্তি, bhul bhranti, bhulbhranti, outtakes, gag reel, funny mistakes, making of, mistakes while shooting, shooting er moja, শুটিংয়ের মজা, শুটিংয়ের সময়কার, off camera moments, ক্যামেরার পেছনে, camerar pechone
visit shoot, shooting dekha, shooting dekhbo, shoot dekhte, শুট দেখতে, শুটিং দেখা, watch you filming, watch you shoot, watch you film, watch the filming, watch the shooting, watch a shoot, see you shoot, see you filming, see the shooting, shooting er somoy asbo, shooting e asbo, শুটিংয়ে আসব
কবে, বানাতে কত সময়, বানাতে কতক্ষণ, banate koto somoy, banate koto din, banate kotodin, বানাতে কত দিন, বানাতে কতদিন, তৈরি করতে কত, তৈরি হতে কত, toiri korte koto, toiri hote koto
কবে, ki bare, কী বারে, কি বারে, কোন বারে, kon bare, ki barey, which day of week, kodin, koydin, কয়দিন, kodin lage, kodin lege, কদিন লাগে, koydin lage, কয়দিন লাগে
কোথায়, where can i find, where do i find, where can i get, where do i get, where to find, where to get, where could i find, where will i find, কোন কোন জায়গায়, kon kon jaygay, কোথায় কোথায়, kothay kothay
আপলোড, do you post, you post, posting videos, post new videos, post a video, post videos, not posted, havent posted, video chharo, video charo, video chharen, ভিডিও ছাড়েন, ভিডিও ছাড়ো, video chharben, video chara hoy, ছাড়া হয় ভিডিও
next part, ditiyo bhag, dwitiyo bhag, দ্বিতীয় ভাগ, second part, 2nd part, part ii, porer bhag, পরের ভাগ, পরের অংশ, porer ongsho, বাকি অংশ, baki ongsho, বাকিটা কবে, baki ta kobe, ditiyo porbo, দ্বিতীয় পর্ব, continuation, rest of the story
দ্বিতীয়, ditiyo, dwitiyo, ditio
দেখি, play your videos, play your video, play your show, play the video, play the videos, play the show, play the episode, video play, will not play, wont play, video chole na, ভিডিও চলে না, video chalabo, ভিডিও চালাব
মুছে, সরিয়ে ফেলা, সরিয়ে ফেলুন, সরিয়ে ফেললেন, সরিয়ে দিন, সরিয়ে দাও, soriye, sorie, shoriye, soriye felo, soriye felun, soriye felle, soriye dao, soriye din, sorie dao, sorie din, মুছে ফেলা, মুছে ফেলুন, মুছে ফেললেন, muche felo, muche felun, muche felben, muche dao, muche din, মুছে দাও, মুছে দিন, get rid of, taken off
streaming platform, which platform, which platforms, what platforms, other platforms, all platforms, kon platform, kon platform e, কোন প্ল্যাটফর্মে, kon kon app, কোন কোন অ্যাপে, streaming app, web platform
ফ্রি, ki poisha lage, ki paisa lage, কি পয়সা লাগে, ki taka lage, কি টাকা লাগে, taka lage ki, টাকা লাগে কি, taka lagbe ki, টাকা লাগবে কি, ki taka lagbe, কি টাকা লাগবে, taka lage naki, poisha lage naki, is it paid, is it chargeable, does it cost anything, does it cost money, cost anything, any fee, free or paid, paid or free, chargeable, taka dite hoy naki, টাকা দিতে হয় নাকি, taka dite hoy ki, taka chhara, টাকা ছাড়া, bina poishay, বিনা পয়সায়
সাবটাইটেল, তলায় লেখা, tolay lekha, talay lekha, tolar lekha, lekha ashe, লেখা আসে, lekha dekhay, লেখা দেখায়, captions, closed caption
হিন্দি, hindi version, hindi bhashay, হিন্দি ভাষায়, hindi te, হিন্দিতে, in hindi, হিন্দি ভার্সন
শব্দ, not audible, barely audible, inaudible, hardly hear, barely hear, আওয়াজ আস্তে, আওয়াজ খুব আস্তে, awaj aste, volume kom, ভলিউম কম, sound aste, too quiet, so quiet
sync, out of sync, not in sync, kotha mile na, কথা মেলে না, কথা মিলছে না, thot mile na, ঠোঁট মেলে না, thoter sathe, ঠোঁটের সাথে, ঠোঁটের সঙ্গে, আওয়াজ পরে আসছে, awaj pore ase, awaj pore asche, sound pore asche, সাউন্ড পরে আসছে, audio mile na, audio milche na, অডিও মিলছে না, sound milche na, audio delay, audio lag, sound lag, sound delay, lips do not match, lips dont match, audio does not match, audio doesnt match
ear, thot, thoter, ঠোঁটের, lips
গান, bgm, background tune, পেছনের সুর, pechoner sur, pechoner gaan, pechoner music, পেছনের গান, পেছনের মিউজিক, background gaan, বাজে যে গান
রেকর্ডিং, watch it later, watch later, পরে দেখা যাবে, pore dekha jabe, dekha jabe pore, পরে দেখতে পাব, pore dekhte pabo, rewatch, replay, live record, লাইভের রেকর্ড, live er record, record kora live
missed live, মিস করেছি, miss korechi, miss korlam, মিস করলাম, মিস হয়ে গেছে, miss hoye geche, miss hoye gelo, live miss, লাইভ মিস, missed the live, missed your live, dekhte parini, দেখতে পারিনি, dekha hoyni, দেখা হয়নি, could not watch, couldnt watch, could not attend, couldnt attend
প্রশ্ন, কথার উত্তর, kothar uttor, proshner uttor, প্রশ্নের উত্তর, put questions, put a question, ask you something, ask you live, q and a, qna, ask questions, proshno kora
super chat, superchat, সুপার চ্যাট, সুপারচ্যাট, super thanks, super sticker, live e taka, লাইভে টাকা, money on the live, money during live, money in the live, send money on live
উল্লেখ, nam niye dakbe, নাম ধরে ডাকবেন, nam dhore dakbe, nam dhore dakben, নাম নেবেন, nam neben, nam nebe, nam niye bolben, নাম নিয়ে বলবেন, nam ta bolben, nam ta bolbe, নামটা বলবেন, নামটা একবার বলবেন, say my name, take my name, mention my name, call out my name, read out my name, shout out
benefit, do members get, members get, get as a member, member ra ki pay, মেম্বাররা কী পায়, sodossora ki pay, সদস্যরা কী পান, what members get, get extra, extra ki pabo, extra ki pay, barti ki, বাড়তি কী, ki ki pabo, কী কী পাব
বাতিল, থাকতে চাই না, thakte chai na, আর চাই না, ar chai na, no longer want, dont want anymore, do not want anymore, want to leave, want to quit, chere dite chai, ছেড়ে দিতে চাই, chharte chai, ছাড়তে চাই, bondho korte chai, বন্ধ করতে চাই, opt out
someone else, onno kauke, onno karo jonno, অন্য কারো জন্য, অন্য কারও জন্য, onnoke, অন্যকে, for someone, for my friend, bondhur jonno, বন্ধুর জন্য, bondhu ke, বন্ধুকে, somebody i know, on behalf of someone
উপহার, কিনে দিতে, kine dite, কিনে দেব, kine debo, buy for a friend, buy it for, gift it to
চিঠি, fan mail, fan letter, fan letters, chithi patro
চিঠি, reach you by post, my letter reach
পৌঁছানো, reached you, has reached you, ever reach you, did it reach, has it reached, reach you safely, pouche, pouchheche, poucheche
send gift, কিছু পাঠাতে চাই, kichu pathate chai, jinis pathate chai, জিনিস পাঠাতে চাই, jinis pathabo, send you something, send something, send you a present, something for you, pathate chai bhalobese, ভালোবেসে পাঠাতে, bhalobese pathate
visit home, bari ghurte, বাড়ি ঘুরতে, বাড়িতে ঘুরতে, bari te ghurte, barite ghurte, drop by your house, drop by your home, come to your home, come to your house, visit your house, visit your home, bari asbo, bari jabo, আপনাদের বাড়ি যাব, bari te meet
spot you, রাস্তায় দেখা, rastay dekha, rastay dekhle, রাস্তায় দেখলে, রাস্তায় দেখতে পেলে, samne pele, সামনে পেলে, সামনে দেখলে, samne dekhle, kothao dekha hole, কোথাও দেখা হলে, run into you, bump into you, if i see you, if we meet you, see you on the street, see you in public
অটোগ্রাফ, ask for a picture, ask for a photo, picture with you, photo with you, click a picture, chobi tulbo apnader, eksathe chobi, একসাথে ছবি, একসঙ্গে ছবি, eksange chobi, take a picture together
fan art, fanart, ফ্যান আর্ট, আপনাদের ছবি এঁকেছি, chobi enkechi, chobi ekechi, ছবি এঁকেছি, drew you, drawn you, drew your picture, drawn a picture, sketched you, painted you, made a painting, made a sketch
fan club, fanclub, ফ্যানক্লাব, fan group, ফ্যান গ্রুপ, vokto der dol, ভক্তদের দল, fan der group, fan der dol, fans association
প্রবেশ, dhuka, dhuke, ঢুকব, dhukbo, dhukbe, dhokar, dhukar
গালাগালি, মন্দ কথা, mondo kotha, baje kotha lekhe, বাজে কথা লেখে, খারাপ কথা লেখে, kharap kotha lekhe, kharap cmt, kharap comment, খারাপ কমেন্ট, baje comment, বাজে কমেন্ট, nasty comments, nasty comment, rude comments, rude comment, hateful comments
গুজব, রটেছে, রটছে, রটিয়েছে, রটাচ্ছে, roteche, rotche, rotiyeche, rotacche, kothata chhoriye, spreading about you, being said about you, going around about you
হ্যাক, নাম করে টাকা, nam kore taka, নাম ভাঙিয়ে, nam bhangiye, naam bhangiye, using your name, in your name, nam niye taka, your name to ask
চুরি, video churi, ভিডিও চুরি, video chor, ভিডিও চোর, steals your video, stealing your video, stealing your videos, copying your videos, reupload, reuploads, reuploading, re uploading, uploading your videos, posting your videos, nijer bole, নিজের বলে, nijer nam e, nijer name, নিজের নামে চালাচ্ছে, nijer name chalacche, as his own, as her own
*clip, clips, ক্লিপ, ক্লিপিং, clippings, video clip, ভিডিও ক্লিপ
clip, অংশ, ongsho, snippet, excerpt, few seconds, koyek second, কয়েক সেকেন্ড, small part, ছোট অংশ, chhoto ongsho, একটু অংশ, একটুখানি অংশ, খানিকটা অংশ, ektukhani ongsho, kichuta ongsho, kete niye, কেটে নিয়ে, kete nebo, kete nie, থেকে কেটে, theke kete
*strike, স্ট্রাইক, copyright strike, কপিরাইট স্ট্রাইক, strike merecho, strike merechen, স্ট্রাইক মেরেছেন, strike diyecho, strike diyechen, স্ট্রাইক দিয়েছেন, strike kheyechi, স্ট্রাইক খেয়েছি, remove the strike, withdraw the strike, lift the strike, strike tule nao, strike tule nin, স্ট্রাইক তুলে নিন
তথ্য, data, ডেটা, ডাটা, my data, personal data, personal information, personal details, my details, our data, what data, আমার তথ্য, amar tothyo, amar tothy, tothyo, tothy, amar data, ব্যক্তিগত তথ্য, byaktigoto tothyo
গোপনীয়তা, আমার সম্পর্কে কী, amar somporke ki, store about me, keep about me, know about me, collect about me, জমিয়ে রাখেন, jomiye rakhen, jomiye rakho, জমা রাখেন, joma rakhen, data rakho, data rakhen
share data, pass my number, pass on my, pass my phone, pass my details, pass it on, kauke dio na, কাউকে দেবেন না, kauke deben na, kauke debe na, kauk dbe na, number kauke debe, baire keu pabe, বাইরে কেউ পাবে, number baire jabe, নম্বর বাইরে যাবে, keu janbe na, কেউ জানবে না, hand over my
blur, মুখ ঢাকা, mukh dhaka, mukh dheke, মুখ ঢেকে, মুখ ঝাপসা, mukh jhapsa, face blur, blur my face, hide my face, hide our faces, ঢেকে দিন, dheke din, dheke dao
নম্বর, phone number of, mobile number of, personal number of, whatsapp number of, contact number of, private number, nijer number, নিজের নম্বর, personal number, ব্যক্তিগত নম্বর
রোবট, যন্ত্র না মানুষ, jontro na manush, manush na jontro, মানুষ না যন্ত্র, who am i talking to, ke uttor dicche, কে উত্তর দিচ্ছে, ke kotha bolche, কে কথা বলছে, real person answering, person answering, machine answering, human or machine, person or machine, am i chatting with
talk to a human, karo sathe kotha, কারো সাথে কথা, কারও সঙ্গে কথা, nijeder karo sathe, নিজেদের কারও সঙ্গে, team er karo sathe, real lok, asol lok, আসল লোক, আসল মানুষ, asol manush, someone from the team, somebody from the team, someone in your team, bot er sathe noy, বটের সাথে নয়, not with a bot, jogajog koriye dao, jogajog koriye din, যোগাযোগ করিয়ে দিন
সমস্যা, dhukte parchi na, ঢুকতে পারছি না, ঢোকা যাচ্ছে না, dhoka jacche na, khali ghurche, খালি ঘুরছে, শুধু ঘুরছে, sudhu ghurche, shudhu ghurche, keeps spinning, just spins, keeps loading, keeps buffering, load hocche na, লোড হচ্ছে না, error dekhay, এরর দেখায়, error dekhacche, এরর দেখাচ্ছে, error asche, এরর আসছে, shows an error, gives an error, throws an error, getting an error
ফর্ম, form bhore, ফর্ম ভরে, form bhorte, ফর্ম ভরতে, form bhora, form fill up, ফর্ম ফিলাপ, fill up the form, fill in the form, filled the form, fill the form
wrong answer, ulto palta, ulta palta, উল্টোপাল্টা, উলটোপালটা, উল্টো পাল্টা, উল্টোপালটা, abol tabol, আবোলতাবোল, আবোল তাবোল, bhulbhal, ভুলভাল, ভুল ভাল, vulval, told me something wrong, told me wrong, something wrong, wrong information, ভুল তথ্য, bhul tothyo, bhul bolche, ভুল বলছে, bhul bolechhe, misled me, kichui bojhe na, কিছুই বোঝে না, kichu bojhe na, কিছু বোঝে না
প্রমোশন, প্রচার, prochar, prochaar, publicity, প্রচারের
স্পনসর, khoroch dite chai, খরচ দিতে চাই, খরচ দিতে ইচ্ছুক, khoroch dite, খরচ দিতে, খরচ বহন, khoroch bohon, bear the cost, pay for an episode, fund an episode, fund a video, finance a video, finance an episode, taka dhalte, টাকা ঢালতে
ইচ্ছা, ইচ্ছুক, ichchhuk, icchuk, ichhuk, willing
মিডিয়া কিট, channel reach, your reach, audience figures, audience details, viewer figures, viewership figures, demographics, audience insights, reach and engagement, dorshok der hisheb, দর্শকদের হিসেব, age group of viewers
ভিউ, দর্শকসংখ্যা, দর্শক সংখ্যা, dorshok songkhya, koto lok dekhe, কত লোক দেখে, kotojon dekhe, কতজন দেখে, kotojon dekhen, কতজন দেখেন, how many people watch, how many watch
পাঠাব, please share, kindly share, share the details, share details, share more details, share me the, share the address, share the location, share the number, share with me
inaugurate, fite kata, fite katte, ফিতে কাটা, ফিতে কাটতে, fita katte, ফিতা কাটতে, cut the ribbon, ribbon cutting, shop opening, store opening, showroom opening, opening ceremony, new shop, new showroom, new store, opening a shop, opening of our, notun dokan, নতুন দোকান, notun showroom, নতুন শোরুম, dokan khulchi, দোকান খুলছি
internship, learn on the job, learn while working, train under you, work and learn
দান, taka dite chai, টাকা দিতে চাই, want to give money, সেবামূলক, সেবামূলক কাজে, sebamulok, samajik kaj, সামাজিক কাজ, সমাজসেবা, সমাজ সেবা, somaj seba, somaj seva, somajseba, charity work, social service, সেবার কাজ, seba r kaj, sebar kaj
where money goes, money go, money goes, where it goes, donated money, money you raise, raised money, money raised, taka tolo, taka tolen, টাকা তোলেন, taka tulecho, taka kothay jay, টাকা কোথায় যায়, kothay khoroch, কোথায় খরচ, kise khoroch, কীসে খরচ, spent on, how is it spent, money is spent, hisheb dao, হিসেব দিন, হিসাব দিন, hisab dao, hisab din, taka diye ki koro, টাকা দিয়ে কী করেন, do with the money, taka ta ki koro
সাহায্য, বিপদে পড়েছি, bipode porechi, বিপদে আছি, bipode achi, পাশে দাঁড়ান, পাশে দাঁড়াবেন, pashe daran, pashe darao, pashe darano, pashe daranor, পাশে দাঁড়ানো, পাশে দাঁড়ানোর, pashe daraben, pashe thakben, পাশে থাকবেন, stand by us, in deep trouble, আর্থিক সাহায্য, taka diye sahajyo, help us out
medical help, hospital bill, hospital bills, hospital er bill, হাসপাতালের বিল, medical bill, medical bills, medical expenses, treatment cost, চিকিৎসার খরচ, chikitsar khoroch, is in hospital, in the hospital, hospital e bhorti, হাসপাতালে ভর্তি, হাসপাতালে আছে, hospital e ache, needs an operation, operation er taka, অপারেশনের টাকা
internships, hat lagate, হাত লাগাতে, hat lagabo, হাত লাগাব, lend a hand, volunteer with you, sahajyer hat, সাহায্যের হাত
অর্ডার, placed an order, placed my order, placed the order, placed order
অতিথি, otithi, otithira
মা, মার, mar, মার জন্য
নিচে, tolay, talay
নাম, আমার নামটা, amar nam ta, amar namta, আমার নামটি, amar nam niye, আমার নাম নিয়ে
`

/** What any of these questions may have beside it. */
export const askedChannelWeak = `
আসলেই, asholei, asolei, aslei, in real life, real life e, বাস্তবে, বাস্তবেও, bastobe, বাস্তব জীবনে, bastob jibone, in reality, for real, is it true, is it real, is that true, eta ki sotti, এটা কি সত্যি, ta ki sotti, তা কি সত্যি, sotti naki, সত্যি নাকি, ta ki thik, তা কি ঠিক
ফেললেন, ফেলেছেন, ফেলেছ, ফেলুন, ফেলো, ফেলল, ফেললে, ফেলবেন, ফেলবে, felun, felo, fello, felle, fellen, felechen, felecho, feleche, felbo, felben, felbe
are you okay with, will you mind, would you mind, রাগ করবেন, রাগ করবে, rag korben, rag korbe, rag korben na, osubidha hobe, osubidha nei to, অসুবিধা হবে, অসুবিধা আছে, osubidha ache, আপত্তি আছে, আপত্তি নেই, apotti ache, apotti nei, will it be a problem, is that a problem
চলাকালীন, চলাকালে, cholakalin, cholakale, চলার সময়, cholar somoy, চলতে চলতে
বাদে, bade, other than, apart from
দিয়ে কী করেন, diye ki koro, diye ki koren, diye ki korbe, niye ki koro, নিয়ে কী করেন, দিলে কী করেন, dile ki koren, dile ki koro, করলে কী করেন, korle ki koren, korle ki koro, hole ki koren, হলে কী করেন, what do you do about, what do you do when, what do you do if, what do you do with
যেগুলো, যেগুলি, jegulo, jeguli, সেগুলো, সেগুলি, segulo, seguli, এইগুলো, ওইগুলো
মেজো, সেজো, mejo, sejo
ভালোবেসে, bhalobese, valobese, by accident, to say hello, just to say hello, say hi
কাছ থেকে, kach theke, kach thke, kachh theke
placed, placing
`
