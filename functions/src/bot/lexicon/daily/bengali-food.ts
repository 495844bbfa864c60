/** Bengali words of foods and what they are made of. */
export const bengaliFood = `
আমসত্ত্ব, aamsotto, amsotto, aam papad, mango leather, মোরব্বা, morobba, murabba
jam, জেলি, জেলী
নলেন গুড়, খেজুর গুড়, khejur gur, molasses, ঝোলাগুড়, ঝোলা গুড়, jhola gur, date palm jaggery, পাটালি গুড়, আখের গুড়, akher gur
মিষ্টি, বাতাসা, batasa, নকুলদানা, nokuldana, মুড়কি, murki
নাড়ু, মোয়া, moa, জয়নগরের মোয়া, joynagarer moa, তিলের নাড়ু, tiler naru
ঝালমুড়ি, সিঙাড়া, সিঙ্গাড়া, সমুচা, shingara, samosas, আলুর চপ, alur chop, পেঁয়াজি, পেঁয়াজু, peyaju, flattened rice, চিঁড়ে ভাজা, চিড়ে ভাজা, chire bhaja, poha
পাঁপড়, papad, papads, papor, পাঁপড় ভাজা, papor bhaja
ডালের বড়ি, daler bori, dal bori, গয়না বড়ি, goyna bori, lentil dumplings, বড়ি দেওয়া
কচুরি, রাধাবল্লভী, radhaballavi
পান্তা, পান্তাভাত, pantabhat
সবজি, মোচার ঘণ্ট, mochar ghonto, এঁচোড়ের ডালনা, ডালনা, dalna, ধোকার ডালনা, dhokar dalna, চচ্চড়ি, chorchori, ছেঁচকি, banana flower
ইলিশ, ইলিশ ভাপা, ভাপা ইলিশ, ilish bhapa, bhapa ilish, steamed hilsa
আলু, আলু ভর্তা, alu bhorta, আলুসেদ্ধ, আলু সেদ্ধ, alu sheddho, আলুর দম, alur dom, mashed potato, ভর্তা ভাত
পিঠে, পাটিসাপটা, patishapta, পুলিপিঠে, পুলি পিঠে, puli pithe, ভাপা পিঠে, দুধপুলি
চকলেট, চকোলেট, candy, candies, toffee, toffees, lozenge, lozenges, লজেন্স, lojens, lollipop
আইসক্রিম, কুলফি, kulfi
শরবত, sorbot, লস্যি, lassi, coconut water, ডাবের জল, daber jol
আম, jackfruit, কাঁঠাল, লিচু, lichu, litchi, lychee, পেঁপে, papaya, pomegranate, ডালিম, বেদানা, guava, guavas, পেয়ারা, peyara, ফলমূল, folmul
orange, grape, কমলালেবু, komolalebu, কমলা লেবু, কমলা
কিশমিশ, kishmish, raisin, raisins, কাজুবাদাম, kajubadam, cashew nuts, dry fruits, dry fruit, কাঠবাদাম, walnut, walnuts, আখরোট, পেস্তা
আমলকী, আমলকি, amloki, amla, gooseberry, জলপাই, jolpai, olive, olives, কামরাঙা
মশলা, জিরে, জিরা, jeera, cumin, coriander, ধনেপাতা, dhonepata, এলাচ, elach, cardamom, দারচিনি, darchini, cinnamon, লবঙ্গ, lobongo, clove, cloves, তেজপাতা, tejpata, bay leaf, পাঁচফোড়ন, panch phoron, গোলমরিচ, golmorich, black pepper, turmeric, হলুদ গুঁড়ো, holud guro, মৌরি, mouri, fennel, কালোজিরে, kalojire, মেথি, methi, জাফরান, saffron
সর্ষে, সরষে, সরিষা, sorisha, সরষের তেল, সর্ষের তেল, sorser tel, shorsher tel, mustard oil, mustard sauce
ঝাল, কাঁচালঙ্কা, কাঁচা লঙ্কা, kancha lonka, কাঁচামরিচ, কাঁচা মরিচ, kacha morich, green chilli, green chillies, শুকনো লঙ্কা, shukno lonka, শুকনা মরিচ, dry chilli, red chilli
vinegar, ভিনিগার, সিরকা, sirka
ময়দা, moida, ছাতু, sattu, বেসন, besan, semolina, wheat, wheat flour, gram flour, rice flour, চালের গুঁড়ো, চালগুঁড়ো, chaler guro
ডাল, ছোলার ডাল, cholar dal, chickpea, chickpeas, মুসুর, মুসুর ডাল, musur dal, মুগ ডাল, mug dal, moong, মটর ডাল, সয়াবিন, soyabean, soybean
carrot, brinjal, brinjals, aubergine, eggplant, পটল, potol, লাউ, gourd, bitter gourd, pumpkin, কুমড়া, ঝিঙে, jhinge, okra, bhindi, ভেন্ডি, ঢেঁড়স, dherosh, ladies finger, বাঁধাকপি, badhakopi, ফুলকপি, fulkopi, cabbage, cauliflower, radish, beetroot, ক্যাপসিকাম, capsicum, spinach, পালং, পালং শাক, palong, পুঁইশাক, pui shak, ভুট্টা, bhutta, corn, maize, কচু, কচুর লতি, green peas
কাঁকড়া, kankra, rohu, ট্যাংরা, tangra, কই মাছ, koi mach, চিতল, chitol, পমফ্রেট, pomfret, শুঁটকি মাছ, shutki mach, dried fish
মাংস, beef, গরুর মাংস, gorur mangsho, পাঁঠার মাংস, খাসির মাংস, khashir mangsho, goat meat, pork
paan, betel, betel leaf, সুপারি, supari, পানপাতা, পান পাতা
tasteless, bland, স্বাদহীন, বিস্বাদ, পানসে, no taste, স্বাদ নেই, swad nei
খাঁটি, pure, impure, adulterated, adulteration
কাঁচা, unripe, kancha, kacha
fungus, mould, mold, mouldy, moldy, ছত্রাক, ছাতা পড়েছে, ছাতা ধরা, ছাতা ধরেছে, chata poreche, chata dhoreche
powder, গুঁড়া, gura
সেদ্ধ, সিদ্ধ, ভাজাভুজি, bhajabhuji, deep fried
উপোস, উপবাস, upobas, নির্জলা
catering, ভূরিভোজ, bhuribhoj, মহাভোজ
outing, চড়ুইভাতি, choruibhati, chorui bhati, বনভোজন, bonbhojon
`
