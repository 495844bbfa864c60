/**
 * Paying, prices and what becomes of the money, as customers type it. Each line adds to the meaning of
 * its first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const tradeMoneyMeanings = `
payment, gpay, g pay, bhim, scan, scanner, qr, qr code, স্ক্যান, কিউআর, swipe, সোয়াইপ, swipe machine, mode of payment, modes of payment, ways to pay, neft, imps, rtgs, টাকা পাঠানোর উপায়, taka pathabo, bank e pathabo, transfer kore, amazon pay, credit card, debit card, ক্রেডিট কার্ড, ডেবিট কার্ড, visa card, mastercard, rupay, pay you, taka ta debo, টাকাটা দেব, কাউন্টারে টাকা, pay at the counter, pay by
cash on delivery, hate peye, হাতে পেয়ে, hate pele, হাতে পেলে, jinis pele, jinis peye, mal pele, mal peye, maal peye, মাল পেয়ে, মাল পেলে, dekhe taka, দেখে টাকা, dekhe niye taka, pay after, pay when it comes, pay once it arrives, pore taka, পরে টাকা, cash e debo, দরজায় টাকা, delivery boy ke taka, ডেলিভারি বয়কে টাকা, delivery te taka, age taka debo na, আগে টাকা দেব না, not paying before
installment, prati mase, প্রতি মাসে অল্প, bhenge bhenge, ভেঙে ভেঙে, part payment, no cost emi, bajaj, bajaj finance, finance, baki te, বাকিতে, in two parts, in three parts, not all at once, little by little, olpo olpo, alpo alpo
advance, up front, agam taka, আগাম টাকা, age taka, আগে টাকা, booking money, token, token money, টোকেন, to confirm the booking, pakka korte, পাকা করতে, lock the date, block the date, ordhek age, part now, before delivery, pay before, age dite, আগে দিতে, age joma, আগে জমা, pay first, bayna, shuru te taka
balance payment, rest later, baki pore, বাকিটা পরে, rest of it, pay the rest
receipt, pakka roshid, pakka bill, pucca bill, পাকা বিল, gst number, gstin, tax invoice, company name e, কোম্পানির নামে, office e joma, অফিসে জমা, office e jome, claim from office, reimbursement, for accounts, accounts department, হিসেব বিভাগ, bill ta, বিলটা, kacha bill, কাঁচা বিল, printed bill, written bill, roshid, roseed, raseed, bill number
taka kete, amount debited, double payment, dui bar, dubar kete, দুবার কেটে, দুবার টাকা, taka chole geche, টাকা চলে গেল, টাকা চলে গেছে, poysa chole, পয়সা চলে গেল, পয়সা কেটে, transaction failed, transaction, লেনদেন, payment atke, payment stuck, payment pending, payment hoyni, পেমেন্ট হয়নি, payment holo na, পেমেন্ট হলো না, confirmation asheni, no confirmation, কনফার্মেশন আসেনি, not credited, bank theke kete, ব্যাঙ্ক থেকে কেটে, account theke kete, money left my account, deducted but, gone from my account, gateway, payment failed
refund, taka pherot, টাকা ফেরৎ, poysa pherot, taka firbe, টাকা ফিরবে, taka ghurbe, reversed, reversal, credited back, money returned, amount back, money come back, pherot taka, taka ta ferot, পয়সাটা ফেরত, taka pabo, টাকা পাব, টাকাটা পাব, still no money, taka asheni, টাকা আসেনি, টাকা এল না, taka dhukeni, টাকা ঢোকেনি, taka dhukbe, টাকা ঢুকবে, account e dhukbe
deducted, cancellation charge, cancellation charges, cancellation fee, katbe, kata jabe, কাটা যাবে, কাটবেন, কেটে নেবেন, kete neben, lose my money, lose the money, forfeit, loss hobe, will i lose, non refundable, টাকা মার, taka mar jabe, deduction
discount, komaben, komabe, komano, কমানো, কমাতে, komate, ektu komiye, percent off, student rate, special rate, half price, হাফ দাম, আধা দাম, ordhek dame, rate kom, রেট কম, concession, chhar, char ache, charchhe, any offer, offer cholche, অফার চলছে, অফার আছে, less price, lower rate, save on, benefit on price, kom dame, কম দামে, olpo dame, অল্প দামে
bargain, dor dam, dordam, দরাদরি, doradori, দর কষাকষি, dor kosha, negotiate, negotiable, negotiation, haggle, bargaining, fixed rate, fixed price, ফিক্সড, fixed, one price, final price, last price, শেষ দাম, sesh dam, kom som, কম সম, কমসম, ek dor, এক দর, ek dam, এক দাম, dam final, rate final, final rate, room to, dam ta kombe, দামটা কমবে, দাম কমবে
price, damta, দামটা, majuri, mojuri, মজুরি, kirokom dam, কীরকম দাম, ki rokom porbe, কী রকম পড়বে, starting price, price range, range, রেঞ্জ, ki rate, রেট কী, rates, per piece, প্রতি পিস, a piece, per kg, a kilo, what is the charge, quote, quotation, কোটেশন, estimate, এস্টিমেট, approx, আন্দাজ
per head, matha pichhu, মাথা পিছু, mathapichu, ekjoner, একজনের, per person cost
extra charge on top, anything extra, alada taka, alada lage, আলাদা লাগে, আলাদা লাগবে, alada lagbe, over and above, extra lagbe, extra lage, beshi lagbe, বেশি লাগবে, hidden cost, hidden charge, service charge, packing charge
included, dhora ache, ধরা আছে, dhora thake, ধরা থাকে, dhora to, shamil, সামিল, শামিল, part of the price, in the price, covered, inclusive, all inclusive, modhye porche, মধ্যে পড়ছে, মধ্যে পড়ে, dame dhora, দামে ধরা, ei dame, এই দামে, separately, pay separately, part of the package, exclusive of
free, bina poysa, বিনা পয়সায়, taka lagbe na, টাকা লাগবে না, poysa lage na, পয়সা লাগে না, ফ্রি, phri, fri, no cost, cost nothing, fokote, ফোকটে, muft, মুফত, no fee, is it free, pay for him, pay for her, pay nothing, muktodan, অবারিত
cheap, kom poysay, কম পয়সায়, kom takay, কম টাকায়, budget e, বাজেটে, within budget, sadher modhye, সাধ্যের মধ্যে, low cost, reasonable, economical, pocket friendly, kom dami, কম দামি, shosta, সস্তার
expensive, dami, দামি, দামী, chora dam, চড়া দাম, beshi dam, বেশি দাম, high priced, too much money, costly
price tag, dam likha, দাম লেখা, damer tag, দামের ট্যাগ, mrp, এমআরপি, hide the price, price hide, remove the price, dam dekha jay, dam jeno na, দাম যেন না, dam bujhte, tag khule, without the bill, bill chhara
cashback, cash back, ক্যাশব্যাক, wallet e, store wallet
store credit, credit note, ক্রেডিট নোট, দোকানের ক্রেডিট, credit, onno kichu kinte, অন্য কিছু কিনতে, buy something else instead, adjust kore, অ্যাডজাস্ট, taka r bodole jinis
cash, nagad taka, nogod, নগদ, নগদে, khuchro, খুচরো, change hobe, hate taka, হাতে টাকা, haate taka, cash e, ক্যাশ টাকা
salary, maine, মাইনে, mahine, betan, monthly pay, pay per month, pay a month, wages per day, daily wage, hajira, হাজিরা, starting salary, pay scale, per day pay
stipend, allowance, hat khoroch, হাতখরচ, হাত খরচ, pocket money, pocket khoroch, travel allowance, bhata, ভাতা, gari bhara deben, যাতায়াত খরচ, conveyance, in return
*tip, বকশিশ, bokshish, bakshish, tips to the staff
gold, sona bondhok, বন্ধক, bondhok, pawn, mortgage
jorimana, late hole taka
invest, partner hote, পার্টনার, partner, investor, taka lagate, টাকা লাগাতে, taka khatate, টাকা খাটাতে, invest korte
tax, gst, জিএসটি, gst koto, vat, gst lagbe
`
