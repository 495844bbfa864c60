/** Everyday things and doings by their three names: each line is one meaning, or adds to its first word. */
export const tradeThings = `
ফেরা, ফিরে, ফিরব, ফিরবেন, ফিরতে, ফিরছি, ফিরেছি, ফিরলে, ফেরার, phire, firte, firbo, firben, firchi, ferar, fera, phera, come back, coming back, go back, going back, came back
বেরোনো, বেরিয়ে, বেরোতে, বেরোব, বেরোলে, বেরোনোর, berono, berote, beriye, berole, get out, leave the place, exit
ঢোকা, ঢুকলে, ঢুকেছি, dhukle, dhuklam, dhukechi, entrance
নামা, নামব, নামতে, নামলে, nambo, namte, namle, get off, get down, alight
চড়া, চড়ব, চড়তে, chorbo, chora, board the, climb, get on
ছাড়া হবে, chharte, chhere, ছেড়ে, ছেড়েছি, chharbo, leave it, let go
কনে, bride, kone, bou shaj, bridal
তলা, bottom, tola te, floor number, storey
দম্পতি, couple, husband and wife, swami stri, স্বামী স্ত্রী, kopot kopoti
বান্ধবী, girl friend, bandhobi, lady friend
সহকর্মী, colleague, colleagues, sohokormi, office mate, office friend
বাড়িওয়ালা, landlord, bariwala, house owner
রুমমেট, roommate, flatmate, room mate, ruummate
দারোয়ান, watchman, guard, darwan, gatekeeper, doorman
ম্যানেজার, supervisor, floor manager, in charge person
ক্যাশিয়ার, cashier, cash counter, kashiyar
দরজা, darja, doorway
দ্বিগুণ, double, digun, twice as much
অর্ধেক দাম, half price, half rate, adha dam, ordhek dam
বাড়তি দিন, extend, extension, সময় বাড়ানো, somoy barano, more time, extra day, aro ek din
ছোট বড়, uneven, ছোটবড়, unequal
crease, creased, কুঁচকে, kuchke, wrinkled, wrinkles
বোতাম, botam
সুতো, thread, suto, yarn
সুচ, needle, pin
কাঁচি, scissors, kanchi
আস্তর, lining, লাইনিং, astor, inner cloth
পাড়, border, saree border, par wala, zari border
আঁচল, anchal, pallu, aanchol
পায়জামা, pyjama, payjama, leggings, লেগিংস
মোজা, socks, moja, stocking
রুমাল, handkerchief, rumal, hanky
বিছানার চাদর, bedsheet, bed sheet, bedcover, bichanar chador, bed cover
বালিশ, pillow, balish, cushion, কুশন
পর্দা, curtain, porda, curtains
তোয়ালে, toale, towels, bath towel
বাসন, utensils, bason, crockery, plates and bowls, থালা, thala, বাটি, bati, bowl
প্যাকেট, packet, paket, carton, কার্টন, crate
বাক্স, box, bakso, boxes
কিলো, kilo
মিটার, gaj, গজ, yard, yards of
পিস, piece, pieces, pis, nos, টা করে
ডজন, dozen, dojon
পাতলা, thin, patla, light weight
নরম, soft, norom
চকচকে, shiny, glossy, chokchoke, sparkle
সাদামাটা, plain, simple look, sadamata
ফুলছাপ, floral, flower print, phulchhap, ful chhap
ডোরা, stripes, striped, dora kata, check print, checked
কাজু বরফি, barfi, borfi, kaju barfi
লাড্ডু, laddu, laddoo, ladoo, motichur, মোতিচুর
চমচম, chomchom, cham cham
ক্ষীর, kheer, khir, rabdi
নিমকি, nimki, namkeen, chanachur, চানাচুর, salty snack
শিঙাড়া, singara, samosa, shingara
কচুরি, kochuri, kachori, radhaballavi
প্যাস্ট্রি, pastry, pastries, pestri
পাউরুটি, bread loaf, pauruti
মাখন, butter, makhon
ছানা, chhana, cottage cheese, paneer, পনির
ঘি, ghee, ghi
দুধ, milk, dudh, dairy
ক্রিম, cream, malai
মধু, honey, modhu
ফল, fruit, fol, phol, fruits
বাদাম, nuts, badam, almond, peanuts, আখরোট, walnut, pista, পেস্তা
গ্লুটেন, gluten, wheat free, গম
মশলা, spices, moshla, masala
তেলেভাজা, chop, চপ, telebhaja, fritter, pakora, পকোড়া
কফি, coffee, kofi
ঠান্ডা পানীয়, soft drink, cold drinks, coke, pepsi, কোল্ড ড্রিঙ্কস
বরফ, borof
খিদে, hungry, hunger, khide, khida, পেট খালি
তেষ্টা, thirsty, thirst, testa, pipasa, জল তেষ্টা
থাকা খাওয়া, thaka khaoa, boarding and lodging, food and stay
বারান্দা, balcony, baranda, veranda
জানলা, window, janla, window seat, জানলার ধার, janlar dhar
ছাদ, roof, terrace, chad, chhad, rooftop
সুইমিং পুল, swimming pool, swiming pool
বাগান, garden, bagan
সিঁড়ি, stairs, siri, steps to climb
লিফট, lift, elevator
তালা, lock, tala, padlock
মোমবাতি, candle, mombati
আয়না, mirror, ayna
চেয়ার, chair, cheyar, chairs, kedara
তাঁবু, tent, tambu, shamiana, শামিয়ানা, pandal cloth
মশারি, mosquito net, moshari
কম্বল, blanket, kombol, quilt, লেপ, lep
গরম জামা, jacket, জ্যাকেট, woollens, warm clothes
ছাতা, umbrella, chhata, raincoat
টর্চ, torch, flashlight, torch light
চার্জার, charger, charging point, plug point, চার্জ দেওয়ার, charge deoa, power bank
টাওয়ার, network there, mobile tower, signal, সিগন্যাল, phone tower, network thakbe, নেটওয়ার্ক থাকবে
দূরবিন, binoculars, durbin
নৌকা, boat, nouka, boats, boat ride, লঞ্চে
জঙ্গল, forest, jungle, jongol, woods
সমুদ্র, sea, sea beach, somudro, সৈকত
পাহাড়, hill, hills, mountain, pahar
ঝরনা, waterfall, jhorna
মন্দির, temple, mondir
কুমির, crocodile, kumir
সাপ, snake, shap
সাইকেল, bicycle, cycle, saikel
রিকশা, rickshaw, riksha, toto, টোটো
ট্যাক্সি, taxi, cab, yellow taxi, টেক্সি
স্টেশন, station, rail station, steshon
প্ল্যাটফর্ম, platform, platfom
টোল, toll, toll tax
পেট্রোল পাম্প, petrol pump, fuel station, pump
চালক, driver, chalok, ড্রাইভার
বাজনা, band party, bajna, dhak, ঢাক, dhaki, ঢাকি, drums, sanai, সানাই
পুরোহিত, priest, purohit, thakur moshai, purut, পুরুত
নিমন্ত্রিত, invitees, nimontrito, invited people
উদ্যোক্তা, organiser, organizer, udyokta, আয়োজক, ayojok, organisers
দর্শনার্থী, visitor, visitors, dorshonarthi
wrist band, wristband, entry band
ব্যারিকেড, barricade, rope line, ব্যারিকেড দেওয়া
অ্যাম্বুলেন্স, ambulance, ambulens
হারানো শিশু, lost child, bachcha hariye, বাচ্চা হারিয়ে, child missing
পকেটমার, pickpocket, pocket mar
বিদ্যুৎ বিল, electricity bill, current bill
ময়লা, garbage, moyla, dustbin, ডাস্টবিন, waste bin, trash can
আওয়াজ কমান, reduce the volume, volume komano, too loud, কান ফেটে
মেঘলা, cloudy, meghla
কুয়াশা, fog, kuasha, mist
গরমকাল, summer, gorom kal, গ্রীষ্ম
ভোরবেলা, early morning, bhorbela, kak bhore
দুপুরবেলা, at noon, midday, dupure, দুপুরে
বিকেলবেলা, late afternoon, bikele, বিকেলে
how long, kotodin, kotodiner, kotodine, how many days, in how many days, how many hours, how many weeks, how many months, কত দিনে, কত দিনের মধ্যে, koto dine, koto diner modhye, কতদিনের মধ্যে, কদিনে, কদিনের মধ্যে, kodine, kodiner modhye, কত দিনের ভেতর
ছোট, chhoto, chhotto
রাতে, rat, raat, raate
ঘন্টা, ghonta, ghontay, ghontar
মেয়ে, meyer, meyeder
ছেলে, cheler, chheler, cheleder
বোন, boner
বাচ্চা, bachha, bachhar, bachchar, bachhader, bachchader
বাড়ি, barir, barite, ghore
পরশু, porshu, day after tomorrow
good night, good nite, gd nite, gud nite, nighty night
ফেরা, ফের ফির~
বিক্রি, বেচ~
ঢোকা, ঢোক ঢুক~
discount, কমা কমি~
কম, কম~
বেশি হওয়া, increase, increased, increases, rise, went up, বাড়ানো, barano, বাড়~
measurement, মাপা, মাপ মেপ~
gift wrap, মোড়ানো, মুড়~
wash, ধুয়ে, ধোব, ধুব, ধোবেন, dhuye, dhue, dhobo, dhobe, dhoben, dhoar, ধোওয়া
জোড়া, জুড়~
নেভা, আলো নেভা, নিভে যায়, নিভে গেল, নিভে গেছে, nibhe jay, nibhe gelo, nibhe geche, go off, goes off
guarantee, টেক টিক~
বাঁচা, বাঁচ~
চেনা, চেন চিন~, recognise, recognize
payment, মেটা মিটি~
exchange, পাল্টা পাল্টি~
return, ফেরা ফিরি~
decoration, সাজা সাজি~
হাত, hater, haate, hatta
who, কাদের, kake, kader
`
