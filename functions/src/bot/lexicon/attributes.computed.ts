import { isBengali } from '@bong-bari/text'
import { typedIn, wordsOf } from './words.ts'

const typed = new Map<string, string[]>()
const heard = new Map<string, string[]>()
const starts = new Set<string>()

const add = (known: Map<string, string[]>, key: string, name: string) =>
  known.set(key, [...(known.get(key) ?? []), name])

const learnEntry = (entry: string, name: string) => {
  const words = wordsOf(entry)
  const [first] = words
  const sound = words.map(({ inPhrase }) => inPhrase).join(' ')
  if (!first) return
  add(typed, typedIn(words), name)
  if (words.length > 1) for (const start of [first.typed, first.inPhrase]) starts.add(start)
  const isHeard = words.length > 1 || isBengali(first.typed)
  if (isHeard && !entry.startsWith('=')) add(heard, sound, name)
}

/** An attribute per line; phrases may recur. Endings and Latin spellings are implied, except after `=`, for sound-alikes. */
const attributes = `
price: dam, দাম, মূল্য, খরচ, খরচা, ভাড়া, মাইনে, ফি, ফিজ, চার্জ, রেট, =চাঁদা, chanda, বেতন, পারিশ্রমিক, কত টাকা, টাকা কত, কত লাগে, কত লাগবে, কত পড়ে, কত পড়বে, কত নেন, কত নেবেন, কত করে, কত দিতে হবে, টাকা লাগে, টাকা লাগবে, পয়সা লাগে, ফ্রি, বিনামূল্যে, বিনা পয়সায়, price, cost, costs, fee, fees, charge, charges, rate, rates, fare, tariff, salary, how much, free of cost, free, budget, pay for, paid, expensive, cheap, সস্তা, দামি, টিকিট লাগে, entry fee
deposit: জামানত, অগ্রিম, আগাম, deposit, advance, down payment, security deposit, বায়না, booking amount
discount: chhar, =ছাড়, ডিসকাউন্ট, অফার, কুপন, কনসেশন, discount, offer, offers, coupon, concession, cheaper, কম হবে, দাম কম, komano, bargain, দরাদরি
instalment: কিস্তি, কিস্তিতে, ইএমআই, instalment, installment, emi, in parts, monthly payment, ভাগে ভাগে
payway: payment methods, payment options, payment mode, modes of payment, টাকা পাঠাব, taka pathabo, টাকা দেওয়া যায়, টাকা দেব, ইউপিআই, নগদ, ক্যাশ, কার্ডে, চেক, upi, gpay, phonepe, paytm, cash, card, cheque, bank transfer, how to pay, how do i pay, payment method, cod, cash on delivery, online payment, অনলাইনে টাকা, টাকা কীভাবে দেব, কীভাবে পেমেন্ট
refund: রিফান্ড, টাকা ফেরত, refund, money back, taka ferot, টাকা ফিরে, paisa ferot, reimburse
cancel: বাতিল, ক্যান্সেল, cancel, cancelled, cancellation, call off, তুলে নেওয়া, withdraw, ছেড়ে দিতে, give up, leave, quit, unsubscribe
change: বদলে দেবেন, bodle deben, বদলানো, বদলাতে, পাল্টানো, পাল্টাতে, পরিবর্তন, change, changed, edit, correct, correction, সংশোধন, modify, update, exchange, switch, replace
postpone: পিছোনো, =পিছিয়ে, pichhiye, পেছানো, postpone, reschedule, another day, অন্য দিন, shift the date, delay, delayed, late, দেরি, deri
deliver: ডেলিভারি, পাঠানো, পৌঁছে, কুরিয়ার, delivery, deliver, ship, shipping, courier, send, home delivery, parcel, পার্সেল
return: ফেরত, ফেরানো, return, returns, give back, bring back, joma dite, জমা দিতে
repair: সারানো, সারাই, মেরামত, সারিয়ে, repair, fix, fixed, servicing, mend, mended
broken: ভাঙা, ভেঙে, =ছেঁড়া, chhera, ছিঁড়ে, =ফাটা, ফেটে, নষ্ট, bhanga, bhenge, noshto, chhire, broken, damaged, torn, cracked, defective, spoilt, not working, stopped working, কাজ করছে না, খারাপ হয়ে
lost: হারিয়ে, হারানো, হারালে, চুরি, lost, missing, misplaced, left behind, stolen, cannot find, forgot, forgotten, ভুলে গেছি, ফেলে এসেছি
complaint: অভিযোগ, নালিশ, complaint, complain, grievance, report against, unhappy, অসন্তুষ্ট
duration: কত দিন, কতদিন, কতক্ষণ, কত সময়, কত মাস, কত বছর, কত ঘণ্টা, কত সপ্তাহ, ক দিন, কদিন, ক মাস, কদিনের, how long, how many days, how many hours, how many weeks, how many months, how many minutes, duration, length, সময় লাগে, সময় লাগবে, মেয়াদ, validity, valid, expiry, shelf life, how soon, lasts, last for
frequency: ontor, কত দিন অন্তর, কদিন অন্তর, দিন অন্তর, কতবার, ক বার, কবার, how often, how many times, every day, daily, weekly, monthly, রোজ, প্রতিদিন, প্রতি সপ্তাহে, প্রতি মাসে, সপ্তাহে কদিন, সপ্তাহে ক দিন, frequency, regularly, নিয়মিত, once a week, twice
when: কবে, কখন, কোন দিন, কোন সময়, কোন মাসে, কোন তারিখে, তারিখ, কোন বারে, when, what time, which day, which days, which date, what date, date, dates, kota nagad, কটা নাগাদ, =কটায়, kotar somoy, কটার সময়, কত তারিখ
hours: কটা থেকে, কটা পর্যন্ত, কটা অবধি, খোলা থাকে, কখন খোলে, কখন বন্ধ, বন্ধ হয়, খোলা, খোলে, বন্ধ, opening hours, open, opens, closed, close, closing, timing, timings, hours, working days, ছুটির দিন, holiday
deadline: শেষ তারিখ, শেষ দিন, কত তারিখের মধ্যে, কবের মধ্যে, deadline, last date, last day, due, due date, till when, by when, cut off, কত আগে, কত দিন আগে, how early, in advance, sesh tarikh
start: শুরু, আরম্ভ, start, starts, begin, begins, beginning, launch, প্রথম দিন
end: শেষ হয়, শেষ হবে, কখন শেষ, ends, finish, finishes, over by, get over
first: প্রথম, prothom, sobar age, সবার আগে, first, very first, earliest, oldest, পুরনো
latest: =শেষ, নতুন, সাম্প্রতিক, latest, newest, last one, recent, new, next, =পরের, porer
depth: গভীর, গভীরতা, কতটা গভীর, deep, depth, shallow, অগভীর, কত ফুট জল
height: লম্বা, উচ্চতা, উঁচু, কত উঁচু, tall, height, how high, feet tall, কত তলা, floor, storey, তলায়
width: চওড়া, প্রস্থ, wide, width, broad
weight: ওজন, কত কেজি, কত কিলো, কত গ্রাম, weight, weigh, weighs, heavy, kilo, kg, grams
size: মাপ, সাইজ, কত বড়, how big, size, sizes, dimensions, কত বিঘা, কত কাঠা, কত একর, acres, square feet, ml, litres, লিটার  মিলিলিটার
capacity: কত জন  কতজন  কত  আঁটে, আঁটবে, বসতে পারে, capacity, seats, hold, holds, fit in, accommodate, how many people, কত জন, কতজন, আসন, আসন সংখ্যা, seating
count: কতগুলো, কটি, কয়টি, how many, number of, সংখ্যা, total
age: বয়স, বয়েস, কত বছরের, age, how old, years old, ages, minimum age
colour: rong, রং, রঙ, রঙের, কী রঙের, লাল, কালো, হলুদ, নীল, সবুজ, colour, color, colours, colors, shade, red, black, white, yellow, blue, green
material: কীসের তৈরি, কীসের, =কাঠের, kather, কাচের, প্লাস্টিকের, লোহার, সুতির, চামড়ার, মাটির, কাপড়, made of, material, fabric, cotton, wooden, plastic, glass, metal, leather, cloth, silk, steel
ingredient: কী দিয়ে, চিনি, মেশানো, ভেজাল, উপকরণ, ingredient, ingredients, sugar, contain, contains, added, preservative, mixed, mix
taste: স্বাদ, ঝাল, মিষ্টি, টক, নোনতা, taste, tastes, spicy, sweet, sour, salty, flavour, flavours, flavor
diet: নিরামিষ, আমিষ, ভেজ, নন ভেজ, ডিম ছাড়া, হালাল, veg, vegetarian, non veg, vegan, halal, eggless, jain, gluten, allergy, allergic, অ্যালার্জি
temperature: গরম, ঠান্ডা, উষ্ণ, temperature, hot, cold, warm, heated, এসি, air conditioned
smell: গন্ধ, সুগন্ধ, দুর্গন্ধ, smell, smells, scent, fragrance, stink
shape: =গোল, চৌকো, আকৃতি, shape, round, square, design, নকশা, model, মডেল, style
brand: কোন কোম্পানির, কোন ব্র্যান্ডের, which company, which brand, what brand, manufacturer
maker: কে বানায়, কে বানিয়েছে, কে করেছে, কে লেখেন, কে লিখেছেন, বানান, who makes, who made, who wrote, who built, who designed, who writes, created by
origin: কোথাকার, কোথা থেকে, কোথা থেকে আসে, kotha theke, where from, come from, comes from, origin, source, imported, from which, collected from
owner: মালিক, মালকিন, owner, owns, owned, belong, belongs, founder, founded, প্রতিষ্ঠাতা, কার বাড়ি
quality: ভালো মানের, =মান, maan kemon, মান কেমন, নকল, খাঁটি, টেকসই, quality, genuine, original, pure, fake, durable, strong, =টেকে, tekshoi, মজবুত
safety: নিরাপদ, নিরাপত্তা, বিপদ, ঝুঁকি, ভয় আছে, safe, safety, danger, dangerous, risk, risky, secure, harm, harmful, =ক্ষতি, khoti hobe, hurts
clean: পরিষ্কার, নোংরা, ধোয়া, ধোব, ধুতে, কাচা, clean, cleaning, cleaned, dirty, hygienic, wash, washing, washed
noise: শব্দ, আওয়াজ, গোলমাল, noise, noisy, loud, quiet, sound
allowed: অনুমতি, বারণ, নিষেধ, আপত্তি, allowed, permitted, permission, prohibited, banned, mana
must: করতেই হবে, বাধ্যতামূলক, লাগবেই, আবশ্যক, mandatory, compulsory, required, necessary, obligatory
stock: স্টক, স্টকে, in stock, out of stock, stock, sold out, restock, vacancy, vacant, ফাঁকা
where: কোথায়, কোনখানে, কোন জায়গায়, ঠিকানা, অবস্থান, where, address, location, located, venue, which place, কোন রাস্তায়, কোন পাড়ায়, thikana
route: how do i come, কীভাবে যাব, কী করে যাব, কীভাবে আসব, কীভাবে পৌঁছব, কোন বাস, কোন ট্রেন, how do i get, how to reach, how do i reach, directions, route, which bus, which train, which metro, nearest station, স্টেশন, কোন দিক দিয়ে, how do i get there
distance: কত দূর, কতদূর, কত কিলোমিটার, =দূর, দূরে, how far, distance, km, kilometre, walking distance, near, nearest, কাছাকাছি, হাঁটা পথ
parking: পার্কিং, গাড়ি রাখা, গাড়ি রাখার, parking, park
contact: ফোন নম্বর, নম্বর, যোগাযোগ, ইমেল, হোয়াটসঅ্যাপ, contact, phone number, number, email, mail, whatsapp, call, reach you, helpline
person: কে দেখে, কার সঙ্গে, কাকে, কার কাছে, কে থাকেন, কে আসেন, দায়িত্বে, who, whom, in charge, responsible, incharge, teacher, শিক্ষক, trainer, coach
eligible: যোগ্যতা, কারা পারে, কারা পারবে, যোগ্য, eligible, eligibility, qualify, qualification, qualifications, requirement, requirements, who can, কে পারে, experience, অভিজ্ঞতা
document: কাগজ, কাগজপত্র, নথি, আধার, প্রমাণপত্র, ছবি লাগে, document, documents, papers, paperwork, id card, id proof, aadhaar, aadhar, proof, certificate, সার্টিফিকেট, passport, ফর্ম, form
bring: কী আনতে, সঙ্গে আনতে, নিয়ে আসতে, কী নিয়ে, আনতে হবে, bring, carry, take along, what should i bring, pack, wear, পরতে, পরে আসব, পোশাক, dress, dress code
included: কী কী থাকে, কী কী আছে, কী থাকে, কী কী দেন, ধরা আছে, সুবিধা, included, include, includes, inclusive, come with, comes with, what do i get, what is in, benefits, facilities, features, কী কী পাব, সঙ্গে দেন
how: কীভাবে, কী করে, কেমন করে, নিয়ম কী, পদ্ধতি, প্রক্রিয়া, how do i, how to, how can i, how do you, process, procedure, steps, কী উপায়, way to
why: কেন, কারণ, why, reason, how come
result: ফল, ফলাফল, রেজাল্ট, result, results, outcome, কে জিতল, winner, score, marks, নম্বর পেলে
difference: তফাত, পার্থক্য, ফারাক, difference, differences, different, compare, comparison, versus, better, কোনটা ভালো
recommend: পরামর্শ, কোনটা নেব, কোনটা ভালো হবে, recommend, recommendation, suggest, suggestion, which one should, advice, best, advise, গিফট হিসেবে
language: কোন ভাষা, =ভাষা, bhasha, বাংলায়, ইংরেজিতে, হিন্দিতে, language, in bengali, in english, in hindi, languages, subtitle, subtitles, translated, অনুবাদ
record: রেকর্ড, রেকর্ডিং, ছবি তোলা, ছবি তুলতে, ভিডিও করা, recording, record, recorded, take pictures, take photos, filming
privacy: গোপন, গোপনীয়, ব্যক্তিগত তথ্য, private, privacy, confidential, personal data, personal information
meaning: নামের মানে, মানে কী, নামকরণ, what does it mean, meaning of, মানেটা
teach: শেখান, শিখতে, শেখানো, ক্লাস, শেখা, শিখব, teach, teaches, learn, learning, lessons, class, classes, training, course
internet: ওয়াইফাই, ইন্টারনেট, পাসওয়ার্ড, wifi, internet, password, login, লগইন
gift: উপহার, গিফট, gift, wrap, wrapped
sell: বিক্রি করেন, বিক্রি হয়, কেনা যায়, কিনতে চাই, কিনতে পারি, কিনব, কোথায় কিনব, sell, do you sell, can i buy, buy from you, for sale, buy, purchase, kinte chai, kinbo, kena jay, bikri koren, বেচেন
buyfrom: কিনবেন, কেনেন, বেচতে চাই, বেচে দিতে, বিক্রি করতে চাই, আপনারা কিনবেন, would you buy, do you buy, sell you, sell my, sell it to you, buy my, bechte chai, bikri korte chai, bechbo, বেচব
donate: দান, দান করতে, donate, donation, give away, contribute
rent: ভাড়া নিতে, ভাড়া পাওয়া, ধার, ধার নিতে, borrow, rent, rental, hire, lend, ভাড়ায়, on rent, bhara nite
rentout: ভাড়া দিতে চাই, rent out my, rent my, lend you
job: চাকরি, টিমে কাজ, team e kaj, team e join, work for, join your team, join the team, vacancies, careers, কাজের সুযোগ, লোক নেবেন, job, jobs, vacancy, work with you, work for you, hiring, intern, internship, volunteer, স্বেচ্ছাসেবক
`

for (const line of attributes.trim().split('\n')) {
  const [name = '', entries = ''] = line.split(': ')
  for (const entry of entries.split(', ')) learnEntry(entry, name)
}

/** By words as typed and heard. */
export const attributesByTyping = [...typed]
export const attributesBySound = [...heard]
/** As typed and heard. */
export const attributePhraseStarts = [...starts]
