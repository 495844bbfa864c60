/** More everyday things by their three names, which were taken for other words where they were unlisted. */
export const tradeMoreThings = `
child, babies, baby, newborn, newborns, infants, kole r bachha, কোলের বাচ্চা
included, thrown in, bundled, part of the deal
capacity, squeeze in, squeeze, cram
bus, coach, volvo bus, ভলভো বাস, minibus, মিনিবাস
shrink, shrinks, shrinkage, shrank, চেপে যাবে, chepe jabe, kome jabe lombay
collar, কলার, কলারটা
bracelet, bangle, bangles, চুড়ি, churi, bala, বালা, ব্রেসলেট
pendant, লকেট, locket, pendants
goldsmith, স্যাকরা, shekra, jeweller
skirt, স্কার্ট, skirts
scarf, dupatta, স্কার্ফ
turban, পাগড়ি, pagri
drawer, ড্রয়ার, দেরাজ, deraj
envelope, খাম, kham, envelopes
cardboard, পিচবোর্ড, pichbord
folder, ফোল্ডার, file folder
hanger, হ্যাঙ্গার, hangers, clothes hanger
switch, সুইচ, switches, switch board
wire, তার লাগানো, cable, wires
heater, হিটার, room heater
lamp, প্রদীপ, pradip, lamps
kettle, কেটলি, ketli
sheet, চাদরটা, sheets
mask, মাস্ক, face mask, masks
powder, পাউডার
sauce, সস, ketchup
jam, জ্যাম জেলি, jelly
napkin, ন্যাপকিন, tissue, টিস্যু, tissues
apron, অ্যাপ্রন, এপ্রন
toothbrush, দাঁত মাজার, tooth brush, toothpaste, টুথপেস্ট
basket, ঝুড়ি, jhuri, baskets
container, কৌটো, kouto, containers, tiffin box
crispy, মুচমুচে, muchmuche, crunchy
soggy, নেতিয়ে, netiye
sticky, চটচটে, chotchote
rotten, পচে, pochey, smelling bad
undercooked, আধসেদ্ধ, adhsedho, half cooked
savoury, নোনতা খাবার, nonta khabar
buffet, বুফে, bufe, self service
beverage, পানীয়, panio, beverages
flavour, ফ্লেভার, flavours, flavor, স্বাদের
bakery, বেকারি, confectioner, confectionery
resort, রিসর্ট, rishort, resorts, guest house, গেস্ট হাউস
apartment, অ্যাপার্টমেন্ট, flat bari, ফ্ল্যাটবাড়ি
lobby, লবি, lounge, লাউঞ্জ, waiting room, অপেক্ষা ঘর
front desk, রিসেপশনিস্ট, receptionist, front office
housekeeping, ঘর পরিষ্কার, room cleaning
attendant, পরিচারক, attendants, usher
escalator, চলন্ত সিঁড়ি, escalators
aisle, aisle seat, করিডর, corridor
destination, গন্তব্য, destinations, where we are going
sightseeing, দর্শনীয়, sightsee, ঘোরার জায়গা, ghorar jayga, places to see
trekking, ট্রেকিং, trek, hiking
campfire, বনফায়ার, bonfire, barbecue, বারবিকিউ
tourist, পর্যটক, tourists, porjotok
airline, বিমান সংস্থা, airlines
compartment, bogie, বগি
truck, ট্রাক, lorry, লরি, trucks
tyre, টায়ার, puncture, পাংচার, tyres
toll tax, tunnel toll, টোল ট্যাক্স
junction, জংশন, crossroads
stadium, স্টেডিয়াম, playground field, ময়দান
orchestra, অর্কেস্ট্রা, live band
conference, কনফারেন্স, convention, seminar hall, সেমিনার হল
inspection, পরিদর্শন, inspect the site
renew, রিনিউ, নবীকরণ, renewal, nobikoron
prepaid, প্রিপেড, paid already, age theke paid
overtime, ওভারটাইম, extra hours
technician, টেকনিশিয়ান, mistri dada
clerk, কেরানি, kerani, typist
tenant, ভাড়াটে, bharate
photocopy, জেরক্স, xerox, photocopies
stamp, স্ট্যাম্প, seal, সিলমোহর
prescription, প্রেসক্রিপশন, doctor's note
pharmacy, ওষুধের দোকান, medicine shop, chemist
symptom, উপসর্গ, symptoms
hygiene, পরিচ্ছন্নতা, hygienic, porichchhonnota, স্বাস্থ্যসম্মত
gents, পুরুষদের জামা, menswear, mens wear, chheleder jama, ছেলেদের জামা
ladies wear, মেয়েদের জামা, meyeder jama, womens wear
fashion, ফ্যাশন, trend, trendy
handicraft, হস্তশিল্প, hostoshilpo, crafts, handicrafts
pottery, মৃৎশিল্প, potter, কুমোর, kumor
statue, মূর্তি, murti, sculpture, ভাস্কর্য
stone, পাথর, pathor, marble, মার্বেল
variety, রকমারি, rokomari, varieties, নানা রকম, nana rokom
defect, ত্রুটি, truti, manufacturing defect
shortage, কমতি, ঘাটতি, ghatti, running short
currency, বিদেশি টাকা, foreign money, forex
arrears, বকেয়া টাকা, unpaid
commission, কমিশন, commision, dalali, দালালি
subsidy, ভর্তুকি, bhortuki
export, রপ্তানি, import, আমদানি
maintenance, রক্ষণাবেক্ষণ, upkeep
installation, বসিয়ে দেওয়া, fitting at home, install kore, ইনস্টল করে
freebie, বাড়তি উপহার, free gift, ফ্রি গিফট, fau, ফাউ
waterproof, জল ঢোকে না, water proof, water resistant
elastic, ইলাস্টিক, stretchable
velvet, মখমল, mokhmol, denim, ডেনিম, nylon, নাইলন, georgette, chiffon
fabric, suti, sutir, সুতির কাপড়, mishano, মেশানো, mixed cotton
বাস, bas, baser
গাড়ি, gadi, gadir
plate, thali, থালি, thaali
who, kar
halka, হালকা, light shade, faint
gadho, গাঢ়, garho, deep colour, dark shade
হাঁটু, hantu, hatu, knee, knees, হাঁটুতে
চুলকানো, chulkay, itch, itchy, itching, চুলকাবে
`
