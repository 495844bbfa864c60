/** Bengali words of clothes, crafts and arts. */
export const bengaliCraft = `
handloom, তাঁতশিল্প, তাঁতশিল্পী, তাঁতি, tanti, weaver, weavers
fabric, wool, woollen clothes, পশম, উলের, রেশম, reshom, jute, পাটের তৈরি, linen, লিনেন
muffler, shawl, shawls, শালের, sweater, সোয়েটার, গরম জামা, gorom jama, গরম কাপড়, শীতের পোশাক, শীতের জামা, shiter jama, winter wear, warm clothes
scarf, ওড়না, orna, দোপাট্টা, stoles
kurta, সালোয়ার কামিজ, salwar kameez, kameez, কামিজ, ফতুয়া, fotua, fatua
uniform, dhoti, ধুতি
তোয়ালে, গামছা, gamcha, towel
জুতো, slippers, sandals, স্যান্ডেল, চপ্পল, choppol, flip flops
সানগ্লাস, spectacles, eyeglasses
ছাতা, রেনকোট, বর্ষাতি, raincoats
সুতো, সুতা, suta
fold, ভাঁজ করা, ভাঁজ পড়ে, bhanj kora
কাপড় কাচা, ইস্তিরি, iron clothes, iron the clothes, starch, মাড় দেওয়া, mar deoa
fade, রং উঠে যায়, রং উঠে যাবে, রং উঠবে, রং ওঠে, রঙ ওঠে, রঙ উঠে যায়, rong othe, rong uthbe, rong uthe jay, colour bleeds, colour runs, color bleed, bleed colour
রং, রঙচঙে, colourful, colorful, gray, খয়েরি, khoyeri, বাদামি রং
jewel, necklace, গলার হার, golar har, galar har, earring, কানের দুল, kaner dul, anklet, anklets, নূপুর, nupur, pearl, pearls, মুক্তোর, মুক্তার
গয়না, গয়নাগাটি, goynagati
bracelet, শাঁখা পলা, শাঁখাপলা, shankha pola, shakha pola, conch bangles
*finger rings, আংটি, angti, finger ring, bindi, কপালের টিপ, sindoor, সিঁদুর, sindur, vermilion, কাজল, kajol, kohl
mehendi, mehndi, mehedi, henna, মেহেন্দি, মেহেদি, আলতা, alta, mehendi artist
লিপস্টিক, lipstick, talcum, face powder, nail polish, নেলপলিশ, cosmetics, প্রসাধনী
perfume, আতর, attar, সুগন্ধি, sugondhi
ধূপ, dhup, ধূপকাঠি, dhupkathi, আগরবাতি, agarbatti, incense, incense sticks
handicraft, ডোকরা, dokra, dhokra, শোলার কাজ, sholar kaj, shola pith, কুটিরশিল্প, কুটির শিল্প, kutir shilpo, বেতের কাজ, beter kaj, cane work, cane furniture, পটচিত্র, potochitro, patachitra, পটুয়া, patua, scroll painting, craft work
handmade, hand made, handcrafted, হাতে বানানো, hate banano, হাতে তৈরি, hate toiri, হাতের কাজ, hater kaj
decoration, আলপনা, alpona, rangoli
পুতুল, মাটির পুতুল, matir putul, clay doll, clay dolls
puppet, পুতুলনাচ, puppet show, puppetry, puppeteer
pottery, clay work, মাটির কাজ, matir kaj, কুমোরের চাক, earthenware, মাটির জিনিস, মাটির হাঁড়ি, matir hari, clay pot, clay pots, earthen pot, মৃৎশিল্পী
clay, মাটি, mati
carpenter, ছুতোর মিস্ত্রি, chutor mistri, blacksmith, কামারশালা
goldsmith, স্বর্ণকার
cobbler, shoe repair, জুতো সারাই, juto sarai
haircut, barber, barbers, নাপিত, napit, salon, চুল কাটা, chul kata
laundry, ধোপা, dhopa, washerman, লন্ড্রি
boat, নৌকো, boatman, নৌকার মাঝি, fisherman, fishermen, জেলেরা, মৎস্যজীবী, boat ride
কৃষি, কৃষক, krishok, চাষবাস, chashbas, farming
plumber, প্লাম্বার, কলের মিস্ত্রি, koler mistri
seller, hawker, hawkers, হকার, ফেরিওয়ালা, feriwala, street vendor, milkman, দুধওয়ালা, dudhwala, কাগজওয়ালা
মুদিখানা, মুদির দোকান, mudir dokan, মুদি দোকান, mudi dokan, grocer
sculpture, ভাস্কর, sculptor, sculptors
খোদাই, carving, carved, engraving, engraved, engrave, wood carving
আঁকা, paintbrush, paint brush, জলরং, জল রং, jolrong, watercolour, watercolours, watercolor, তেলরং, তেল রং, oil paint, oil painting, ক্যানভাস, canvas, ইজেল, easel, acrylic
portrait, portraits, প্রতিকৃতি, protikriti
pen, খাতা কলম, khata kolom, khata, স্লেট, slate, ইরেজার
নাচ, নৃত্য, nritto, nritya, নৃত্যনাট্য, nrityanatya, dance drama, কত্থক, odissi, ওডিসি নাচ
rabindra sangeet, রবীন্দ্রসঙ্গীত, রবীন্দ্রসংগীত, rabindrasangeet, rabindrasangit, নজরুলগীতি, নজরুল গীতি, nazrul geeti
folk song, folk songs, folk music, লোকগান, লোকগীতি, lokgiti, lokgaan, লোকসঙ্গীত, পল্লীগীতি, বাউল, baul, baul gaan, বাউল গান, ভাটিয়ালি, bhatiali, ভাওয়াইয়া
গান, গজল, ghazal, gojol
flute, sitar, সেতার বাজানো, তানপুরা, tanpura, একতারা, ektara, দোতারা, dotara, করতাল, cymbals, সরোদ, sarod, এসরাজ, মৃদঙ্গ
স্বরলিপি, swaralipi, sworolipi, notation, sheet music
rhythm, rhythms, ছন্দ, chondo, তাললয়
শিক্ষক, ওস্তাদ, ustad, গুরুজি, guruji
নাটক, শ্রুতিনাটক, শ্রুতি নাটক, shrutinatok, audio drama, মূকাভিনয়, মাইম শো, mime act
mask, মুখোশ, mukhosh
magic, magician, জাদুকর, jadukor, ম্যাজিশিয়ান
circus, সার্কাস
`
