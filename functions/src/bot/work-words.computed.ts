import { fold } from '@bong-bari/text'

/** By role letter. Sound-alikes in Bengali and Benglish are one. */
const vocabulary = {
  /** Joint work. */
  W: 'collab, collaborate, collaboration, sponsor, sponsorship, sponsored, promotion, promote, promotional, partnership, endorsement, endorse, barter, campaign, tieup, কোলাব, কোলাবরেশন, কোলাবোরেশন, স্পনসর, স্পন্সর, স্পনসরশিপ, প্রমোশন, প্রোমোশন, প্রমোট, ক্যাম্পেন, পার্টনারশিপ',
  A: 'ad, ads, advert, advertise, advertisement, bigyapon, বিজ্ঞাপন, prochar, প্রচার',
  /** The writer's. */
  X: 'brand, brands, company, product, products, shop, store, restaurant, cafe, business, startup, resort, hotel, boutique, bakery, agency, app, dokan, byabsa, ব্র্যান্ড, কোম্পানি, প্রোডাক্ট, দোকান, রেস্টুরেন্ট, রেস্তোরাঁ, ব্যবসা, বুটিক, এজেন্সি, হোটেল, রিসর্ট, ক্যাফে, স্টার্টআপ',
  M: 'we, our, my, us, amra, amader, amar, amadr',
  Y: 'you, your, u, ur, apnader, tomader, apnar, tomar, apni, apnara, tomra, apnake, tomake, tumi, bong, bari, channel, team, চ্যানেল',
  w: 'with',
  s: 'sathe, sange, shonge, songe',
  T: 'together, eksathe, eksange, eksonge, একসঙ্গে, একসাথে',
  K: 'work, kaj, কাজ',
  V: 'want, wanna, interested, looking, keen, need, wish, discuss, explore, chai, chaichi, chacchi, chan, icchuk, iccha, icche, agrohi, possible, inquiry, enquiry, ইচ্ছুক, ইচ্ছা, ইচ্ছে, আগ্রহী',
  L: 'like, love',
  D: 'would, can, could, will, do, may, please, korben, koren, korba, korbe, koro, koriye, deben, debe, dao, banaben, make',
  P: 'rate, rates, charge, charges, price, pricing, cost, costs, fee, fees, much, taka, dam, budget, quote, quotation, রেট, চার্জ, খরচ, প্রাইস, টাকা',
  p: 'rate, rates, charge, charges, quotation, রেট, চার্জ',
  v: 'video, videos, reel, reels, ভিডিও, রিল',
  B: 'book, booking, invite, hire, বুক, বুকিং, আমন্ত্রণ, amontron, hayer',
  S: 'show, shows, event, events, program, programme, fest, festival, wedding, college, corporate, onusthan, অনুষ্ঠান, শো, প্রোগ্রাম, ইভেন্ট, ফেস্ট, কলেজ',
  C: 'asben, asbe, ashben, aste, perform, performance, পারফর্ম',
} as const
type Role = keyof typeof vocabulary

/** Telling, asking about others, job seeking, writing again, refusing. */
const asides = {
  /** Past or future. */
  q: 'who, whom, whose, why, when, which, did, was, were, has, kar, kader, kobe, keno, kon, korechilen, korechen, korlen, korechilo, korecho, korle, কে',
  j: 'job, vacancy, intern, internship, career, salary, audition, actor, actress, acting, editor, editing, cameraman, chakri, ovinoy, abhinoy, চাকরি, অভিনয়, অডিশন',
  g: 'request, form, sent, submitted, filled, replied, reply, status, pathiyechi, pathalam, bhorechi, ফর্ম, পাঠিয়েছি, রিপ্লাই',
  n: 'not, don, dont, never, na, no, nei, stop, না, নেই, নয়',
  /** Liking. */
  f: 'loved, liked, enjoyed, favourite, favorite, best, funny, great, awesome, nice, fan, bhalo, valo, darun, mojar, sera, osadharon, ভালো, দারুণ, মজার, সেরা, ফ্যান',
  e: 'earn, income, earning, pan, next, get, ay, rojgar, ইনকাম, রোজগার, পান',
  z: 'see, watch, more, again, another, dekhte, dekhbo, abar, aro, দেখতে, আবার, আরও',
} as const
type Aside = keyof typeof asides

const wordsIn = <Letter extends string>(all: Record<Letter, string>) =>
  Object.entries<string>(all).flatMap(([letter, words]) =>
    words.split(', ').map((typed) => ({ letter, typed, sound: fold(typed) })),
  )

/** First wins. */
export const workWords = [...wordsIn<Aside>(asides), ...wordsIn<Role>(vocabulary)]
export const priceWords = vocabulary.p.split(', ')
