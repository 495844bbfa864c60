import { wordsOf } from './words.ts'

export type Kind = keyof typeof table

/** The longest counts: how many days is a duration, how many a number. */
const table = {
  price:
    'koto taka, taka koto, koto dam, dam koto, dam ki, koto khoroch, khoroch koto, koto lage, koto lagbe, koto pore, koto porbe, koto nen, koto neben, koto nebe, koto dite hobe, koto dite hoy, koto debo, koto din dite, koto chan, koto kore, how much, what does, what do you charge, price, prices, pricing, cost, costs, charge, charges, fee, fees, what rate, budget, tariff, fare, দাম, মূল্য, খরচ, খরচা, ভাড়া কত, মাইনে, মাইনে কত, fee koto, ফি, ফি কত, চার্জ, চার্জ কত, কত টাকা, কত খরচ, কত লাগে, কত লাগবে, কত পড়ে, কত পড়বে, কত নেন, কত নেবেন, কত দিতে হবে, কত দিতে হয়, কত করে, কত পয়সা, পয়সা লাগে, টাকা লাগে, টাকা লাগবে, taka lage, taka lagbe, poysa lage, paisa lage, bhara koto, chanda koto, চাঁদা কত, salary, maine, বেতন, betan, pay, paid, amount, expensive, what will it cost, set me back, মূল্য কত, parisromik, পারিশ্রমিক, bhorti fee, advance koto, deposit, jamanat, জামানত',
  duration:
    'koto din, koto diner, koto dine, koto khon, koto somoy, koto mash, koto mas, koto bochor, koto ghonta, koto soptaho, কত দিন, কত দিনে, কত দিনের, কতদিন, কতদিনে, কতক্ষণ, কতক্ষণের, কত সময়, কত মাস, কত মাসের, কত বছর, কত ঘণ্টা, কত মিনিট, কত মিনিটের, কত মিনিটে, koto minute, koto minuter, koto ghontar, কত ঘণ্টার, koto second, কত সেকেন্ড, kotodin, kodin, kodine, koydine, কত সপ্তাহ, ক দিন, ক দিনে, কদিন, কদিনে, ক মাস, ক মাসের, ক ঘণ্টা, ক ঘণ্টার, koy din, how long, how many days, how many hours, how many weeks, how many months, how many minutes, how many years, how soon, how fast, how quickly, duration, koto taratari, length, sesh hote, expiry, shelf life, deri hobe, take to arrive, somoy lage, somoy lagbe, সময় লাগে, সময় লাগবে, সময় নেবে',
  count:
    'koto jon, koto lok, kojon, koyjon, koyta, koto gulo, কত জন, কতজন, ক জন, কজন, কয়জন, কটা, কয়টা, ক টা, কতগুলো, how many, number of, capacity, kota seat, kota thake, কটি, কয়টি, maximum, minimum, kom pokkhe, কমপক্ষে',
  size: 'koto boro, koto lomba, koto mota, কত বড়, কত বড়, how big, how large, how heavy, koto ojon, কত ওজন, how much weight, how tall, what size, size, sizes, মাপ, map, dimensions, ojon, ওজন, weight',
  age: 'koto boyos, boyos koto, how old, what age, age limit, age group, years of age, boyos, বয়স, বয়েস, কত বছর বয়স, from what age, minimum age, koto bochor boyos',
  when: 'kobe, kokhon, কবে, কখন, when, what time, which day, which days, what day, which date, what date, kon din, kon dine, kon bare, kon tarikhe, tarikh, কোন দিন, কোন কোন দিন, কোন তারিখে, কোন তারিখ, তারিখ, কোন বারে, kota theke, koyta theke, koyta theke koyta, kota theke kota, কয়টা থেকে, কটা থেকে কটা, কয়টা থেকে কয়টা, koytar, koyta porjonto, kotar, kota porjonto, কটা থেকে, কটার, কটা পর্যন্ত, timing, timings, schedule, hours, opening hours, date, dates, deadline, last date, sesh tarikh, due, somoy kokhon, till when, until when, since when, at what hours, at what time, kon somoy, কোন সময়, kon mase, কোন মাসে, how early, how often, কত আগে, koto age, koto din age, কত দিন আগে, কবে কবে',
  where:
    'kothay, kothai, kotha, কোথায়, where, which place, kon jaygay, কোন জায়গায়, address, thikana, ঠিকানা, location, kothae, kon khane, কোনখানে, কোন রাস্তায়, kothakar, venue, kon dike, কোন দিকে, how do i get to, kothay gele, kon thikanay, কোন ঠিকানায়',
  who: 'ke, kara, kake, kar, kader, কে, কারা, কাকে, কার, কাদের, কে কে, ke ke, who, whom, whose, kar sathe, কার সঙ্গে, kar kache, কার কাছে, by whom, kon lok',
  why: 'keno, keno na, কেন, why, how come, reason, karon ki, কারণ কী, ki karone, কী কারণে, কেনো',
  how: 'kibhabe, kivabe, ki bhabe, ki kore, kemon kore, ki korbo, ki korte hobe, কীভাবে, কিভাবে, কী করে, কেমন করে, কী করব, কী করতে হবে, কী করতে হয়, how, how to, how do i, how do you, how can i, what should i do, what do i do, what now, what are the steps, process, procedure, niyom ki, নিয়ম কী, ki upay, কী উপায়, ki bebostha, কী ব্যবস্থা, upay ki, উপায় কী, kothay giye, what is the process, poddhoti, পদ্ধতি, ki korar',
  may: 'can i, can we, could i, could we, may i, may we, am i allowed, are we allowed, is it allowed, is it possible, is it ok, is it okay, is it fine, allowed, permitted, permission, onumoti, অনুমতি, apotti, আপত্তি, parbo, parbo ki, pari, pari ki, পারি, পারব, পারবো, পারবে, parbe, jabe, যাবে, dewa jabe, deoa jay, kora jabe, kora jay, করা যায়, করা যাবে, যায় কি, dewa jay, দেওয়া যায়, দেওয়া যাবে, cholbe, চলবে, somvob, shombhob, সম্ভব, possible, osubidha, অসুবিধা, would you mind, do you mind, oshubidhe, অসুবিধে, mana ache, বারণ, debe to, dhukte debe, can my, can the, may my, allowed to, hobe ki, dile cholbe, nile cholbe, লাগাতে পারি',
  exist:
    'ache, achhe, আছে, is there, are there, is there any, are there any, do you have, have you got, got any, any, available, paoa jay, paoa jabe, pawa jay, pawa jabe, পাওয়া যায়, পাওয়া যাবে, পাব, pabo, pabo ki, ache ki, আছে কি, ache naki, আছে নাকি, do you sell, bikri koren, রাখেন, rakhen, do you offer, do you provide, do you give, can i get, can we get, mile, মেলে, মিলবে, milbe, hoy, হয়, hoy ki',
  will: 'will you, would you, could you, can you, do you, koren, korben, den, deben, diben, asben, করেন, করবেন, দেন, দেবেন, আসবেন, dibe, deben ki, baniye diben, pathan, pathaben, পাঠান, পাঠাবেন, neben, নেবেন, nen, নেন, করান, koran, sekhan, শেখান',
  what: 'ki ki, কী কী, what are, which, kon, konta, kon kon, কোন, কোনটা, কোন কোন, what is in, what is on, ki thake, contents, list, kiser, কীসের, made of, type of, what kind',
} as const

/** The first kind with a phrase counts. */
const known = new Map<string, Kind>()
for (const kind of Object.keys(table) as Kind[])
  for (const entry of table[kind].split(',')) {
    const sound = wordsOf(entry)
      .map(({ inPhrase }) => inPhrase)
      .join(' ')
    if (sound && !known.has(sound)) known.set(sound, kind)
  }

export const kindsBySound = [...known]
