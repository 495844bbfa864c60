/**
 * Money, buying and sending: what is asked of shops. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const moneyMeanings = `
price, খসবে, খসাতে, পকেট থেকে, out of pocket, set me back, worth, দর, কত পড়বে, কত পড়ে, what will it come to, damage to my wallet, priced, tariff, fare, খরচাপাতি, ব্যয়, expenses, খরচ পড়বে
payment, payment method, টাকা দেওয়া, টাকা দেব, টাকা দিতে, পয়সা দেওয়া, পয়সা দেব, taka debo, taka dite, settle the bill, card, কার্ড, debit, phonepe, net banking, নেট ব্যাঙ্কিং, wallet pay, মেটানো, মেটাব, মেটাতে
cash on delivery, pay when it arrives, pay on arrival, pay at the door, pay the delivery boy, pay when i get it, in cash, নগদ, নগদে, hate peye taka, হাতে পেয়ে টাকা, cash debo, ক্যাশ দেব, jinis peye taka, পেলে টাকা দেব
installment, monthly parts, in parts, every month a little, মাসে মাসে, ভাগে ভাগে, ধাপে ধাপে, অল্প অল্প করে, kisti, কিস্তিতে, pay later, pay in pieces
receipt, bill, রসিদ, পাকা রসিদ, ক্যাশমেমো, cash memo, proof of payment, invoice, memo, চালান, gst, টাকার প্রমাণ
taka kete, deducted, debited, money gone, টাকা কেটে, টাকা কাটা, kete niyeche, kete niyechhe, payment failed, টাকা গেছে, taka geche, money was taken, charged twice, charged but
*refund, taka ferot, টাকা ফেরত, money back, টাকা ফিরিয়ে, reimbursement, reimburse, পয়সা ফেরত, my money back, ফেরত পাব, get my money
*return, ফিরিয়ে নেবেন, ফিরিয়ে, ফেরানো, ফেরাতে, ফেরাব, give back, give it back, send it back, take it back, take back, phiriye
*exchange, বদল, বদলে, bodle, swap, replace, replacement, exchange kora, মাপ বদল, অন্য মাপ, larger one, smaller one, a different size
discount, ছাড়, কমে, কমবে, কমাবেন, কমিয়ে, কম নেবেন, kom neben, sale, সেল, bargain, reduction, concession, rebate, দরদাম, cheaper, less expensive, deal, deals, lower price, special price, dam kom, reduced
*coupon, কুপন, coupon code, promo code, voucher code, কোড, discount code, code, প্রোমো
gift card, voucher, ভাউচার, gift voucher, prepaid card, উপহার কার্ড, store credit
free, gratis, complimentary, without paying, no charge, without charge, for nothing, at no cost, মুফতে, বিনা খরচে, টাকা লাগে না, টাকা ছাড়া, বিনা টাকায়, বিনা পারিশ্রমিকে, না পয়সায়, bina poysay, bina taka, for free, বিনামূল্য
*advance, অগ্রিম, বায়না, upfront, token amount, booking amount, আগাম, in advance, আগে কত দিতে, ogrim
deposit, জামানত, security money, security deposit, caution money, জমা রাখ, joma rakhte, জামানৎ
balance payment, বাকি টাকা, the rest of the money, remaining, remainder, বাকিটা, baki taka, dues, outstanding, final payment
জরিমানা, fine, penalty, late fee, late fine, বাড়তি টাকা, extra charge, surcharge
*salary, বেতন, মাইনে, মাহিনা, wages, wage, পারিশ্রমিক, remuneration, honorarium, get paid, হাতে কত, sammanik, সাম্মানিক, pay scale
donation, চাঁদা, অনুদান, contribution, contribute, দান করতে, দান, give money, donate, আর্থিক সাহায্য, টাকা পাঠানো যায়, সাহায্য করতে চাই
scholarship, fee waiver, waiver, বৃত্তি, cannot afford, cant afford, সামর্থ্য নেই, ক্ষমতা নেই, অবস্থা ভালো না, গরিব, poor, needy, দুঃস্থ, অভাবী, financial help, underprivileged, দরিদ্র, can't pay
profit, লাভ, মুনাফা, proceeds, margin
tax, gst, কর, আয়কর, ট্যাক্স, taxes
order, অর্ডার, place an order, checkout, check out, কিনব কীভাবে, order place, want to buy, কিনতে চাই, kinte chai, purchase
buy, কেনা, কিনতে, কেনাকাটা, purchase, bought, খরিদ, সওদা, কিনলে, kinle, shopping, কিনলাম, কিনেছি, kinechi, kinlam
sell, বিক্রি, বেচা, sold, selling, বেচেন, for sale
cancel, বাতিল, call off, called off, dont want it, do not want, no longer want, আর চাই না, আর নেব না, ar chai na, ar nebo na, ar lagbe na, আর লাগবে না, change my mind, changed my mind, বাদ দিন, বাদ দিতে, withdraw, discontinue, stop paying, বন্ধ করে দিন, opt out, unsubscribe, quit, ছেড়ে দিতে, back out
delivery, পৌঁছে দেওয়া, পৌঁছে দেবেন, পৌঁছে দিতে, courier, কুরিয়ার, ডাক, ডাকে, ডাকমাশুল, postage, home delivery, parcel, package, packet, consignment, shipping, ডেলিভারি, bari te dewa, পাঠানোর খরচ, পাঠানোর পয়সা, ডাকঘর
send, পাঠানো, পাঠাবেন, post, posting, mail it, পাঠান
track, where is my order, where is my parcel, কতদূর এল, কোথায় আছে অর্ডার, order status, ট্র্যাক, অর্ডারের খবর, কোথায় পৌঁছল, parcel kothay, কোন অবধি, kon obdhi
not arrived, এখনও আসেনি, এখনও এল না, এখনও পাইনি, ekhono asheni, asheni, akhono elo na, not come, hasnt come, hasnt arrived, havent received, never came, still waiting, not yet received, not reached, দেরি হচ্ছে, delayed, delay, overdue
express, জরুরি, urgent, urgently, same day, next day, পরশু, day after tomorrow, তাড়াতাড়ি পাঠান, express delivery, এক্সপ্রেস, rush, immediately
pickup, pick up, pick it up, nije giye, নিজে গিয়ে, নিজে এসে, collect it, collect it myself, come and take, drop in, collect in person, হাতে হাতে, গিয়ে নিয়ে আসব
wrong item, ভুল জিনিস, bhul jinis, অন্য জিনিস, onno jinis, অন্য মাল, onno mal, not what i ordered, wrong product, wrong thing, something else, different item, বদলে অন্য, চাইলাম এক, mismatched
broken, ভাঙা, ভেঙে, ভাঙলে, crack, cracked, cracks, টুকরো, চিড়, chipped, torn, ছিঁড়ে, ছেঁড়া, ফেটে, ফাটা, shattered, damaged, damage, smashed, in pieces, burst, ফুটো, খুলে গেল, came off, falls apart, fell apart
defective, নষ্ট, খারাপ হয়ে, stopped working, stops working, not working properly, malfunction, বিগড়ে, failed
warranty, গ্যারান্টি, ওয়ারেন্টি, guarantee, repair it, দায় নেবেন, সারিয়ে দেবেন, free repair
quality, মান, গুণমান, poor quality, bad quality, inferior, low quality, workmanship, finishing
gift wrap, wrap, wrapped, wrapping, মুড়ে, মোড়ক, মোড়া, gift pack, packaging, packing, প্যাকিং, সাজিয়ে দেওয়া, প্যাক করে, প্যাকেট করে
gift, উপহার, surprise, তোফা, present for, প্রেজেন্ট
stock, স্টক, sold out, out of stock, শেষ হয়ে গেছে, ফুরিয়ে গেছে, restock, back in stock, faka, ফাঁকা, unavailable, run out, ফের আসবে, again available
*preorder, pre order, আগাম বুকিং, book before, বেরোনোর আগে, launch er age, তুলে রাখুন, keep one aside, আগে থেকে বুক
minimum order, সবচেয়ে কম, কমপক্ষে, অন্তত, at least, minimum, just one, only one, একটা নিলেও, ন্যূনতম, least, kom pokkhe
bulk, বাল্ক, wholesale, পাইকারি, অনেকগুলো, একসঙ্গে অনেক, in bulk, large quantity, large order, many pieces, onekgulo, anek gulo, hundred pieces
size, মাপ, সাইজ, fit, fitting, fits, ফিটিং, measurement, গায়ে হবে, গায়ে হয়, xl, xxl, medium, large size, extra large, plus size, size chart
tight, আঁটো, আঁটসাঁট, চেপে, ছোট হয়, ছোট হয়ে, too small, too tight, slim fit, fitted
loose, ঢিলা, ঢিলে, ঢোলা, ঢলঢলে, oversized, baggy, too big, relaxed fit
fabric, কাপড়, cloth, cotton, সুতি, সুতির, polyester, material, made of, কীসের তৈরি, linen, খাদি, wool, textile, কাপড়টা
*wash, ধোয়া, ধোব, ধুলে, কাচা, কাচলে, কাচব, laundry, washing machine, ধুতে, dhobo, detergent, washable, কাচতে
fade, রং উঠবে, রং ওঠা, উঠে যাবে, ফ্যাকাশে, fading, bleed, colour run, ছাপা উঠে, discolour, রং যাবে
colour, রং, রঙ, colours, shade, shades, কালো, সাদা, black, white, blue, red
print, ছাপা, ছেপে, ছাপানো, printed, printing, প্রিন্ট, engrave, খোদাই, ছাপাব, ছাপবেন, customise, লিখে দেবেন
plastic, প্লাস্টিক, eco friendly, environment, পরিবেশ, পরিবেশবান্ধব, biodegradable, recyclable, পলিথিন, sustainable, green packaging
made in, কোথায় তৈরি, manufactured, factory, কারখানা, origin, তৈরি হয়, বানানো হয়, produced, made where, where made
handmade, হাতে তৈরি, artisan, artisans, craftsman, craftsmen, কারিগর, সেলাই, stitched, sewn, karigor, weavers, তাঁতি
microwave, মাইক্রোওয়েভ, গরম করা, heat, heat it, dishwasher, ovenproof, গরম করলে
*t shirt, টি শার্ট, টিশার্ট, tee, tees, tshirt, tshirts, t shirts, গেঞ্জি, জামা, shirt, shirts, tee shirt, hoodie, হুডি
*mug, মগ, cup, cups, কাপ, পেয়ালা, মগটা, coffee mug
*tote bag, ঝোলা, ঝোলা ব্যাগ, ব্যাগ, bag, bags, থলে, থলি, jhola, tote
*keychain, চাবির রিং, key ring, keyring, চাবি, রিং, chabir ring
*calendar, ক্যালেন্ডার, পঞ্জিকা, পাঁজি, দিনপঞ্জি, diary, ডায়েরি
*poster, পোস্টার, wall hanging, দেওয়ালে টাঙানো
pickle, আচার, achaar, achar, kasundi, কাসুন্দি, কুলের আচার
spicy, ঝাল, লঙ্কা, jhal, hot, মুখ জ্বলে, জ্বলে যাবে, chilli hot
expiry, meyad, ভালো থাকে, নষ্ট হয়, নষ্ট হবে, shelf life, stay good, stay fresh, keep good, go bad, spoil, রাখা যাবে, কদিন থাকে, lasts, মেয়াদ, bhalo thake, best before
sugar, চিনি, diabetes, ডায়াবেটিস, diabetic, sweetened, চিনি ছাড়া, মিষ্টি বেশি, সুগার
authentic, আসল, নকল, fake, copies, duplicate, নকল জিনিস, original product, counterfeit, চিনব কীভাবে, pirated, knock off
dealer, ডিলার, franchise, ফ্র্যাঞ্চাইজি, distributor, resell, reseller, stockist, ডিলারশিপ, distributorship
loyalty, points, পয়েন্ট, reward points, repeat customer, বারবার কিনলে, rewards
account, অ্যাকাউন্ট, sign up, register, guest checkout, as a guest, profile
forgot password, পাসওয়ার্ড ভুলে, cannot log in, cant log in, ঢুকতে পারছি না, লগইন হচ্ছে না, reset password, locked out, forgotten my password, পাসওয়ার্ড মনে নেই
shop, দোকান, outlet, showroom, store, শোরুম, কাউন্টার, stall
online shop, অ্যামাজন, ফ্লিপকার্ট, other sites, other apps, marketplace, অন্য অ্যাপে, অন্য সাইটে
amazon, flipkart, অ্যামাজন, ফ্লিপকার্ট, meesho, myntra
`
