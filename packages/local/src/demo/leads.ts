import type { LeadStatus, ReplyChannel } from '@bong-bari/contract'

export type DemoLead = {
  name: string
  company: string
  email?: string
  phone?: string
  message: string
  /** Hours between its arrival and the seeding. */
  age: number
  leadStatus: LeadStatus
  /** It was opened so many hours after its arrival. */
  openedAfter?: number
  notes?: string
  /** `after` is in hours after its arrival. */
  answered?: { after: number; channel: ReplyChannel; by: string }
  /** Its follow-up day is so many days after the seeding. */
  followUpIn?: number
  /** Hours before the seeding. */
  wroteBackAgo?: number
  doneAgo?: number
}

/** Invented leads, the newest first. */
export const demoLeads: DemoLead[] = [
  {
    name: 'রিমঝিম সেন',
    company: 'মিষ্টি মুখ সন্দেশ',
    email: 'rimjhim@mishtimukh.example.test',
    phone: '+91 9830012345',
    message:
      'নমস্কার! পয়লা বৈশাখের আগে আমাদের নতুন নলেন গুড়ের সন্দেশ নিয়ে মা-ছেলের একটা ছোট ভিডিও করতে চাই। আপনাদের এপ্রিলের খালি তারিখগুলো জানাবেন?',
    age: 2,
    leadStatus: 'new',
  },
  {
    name: 'Arka Bhattacharya',
    company: 'Pujo Parikrama Tours',
    email: 'arka@pujoparikrama.example.test',
    message:
      'We run small-group pandal tours in North Kolkata. Could Ma come along on one and complain about the walking? Budget is ready, the dates are flexible until Mahalaya.',
    age: 7,
    leadStatus: 'new',
  },
  {
    name: 'Tanushree Pal',
    company: 'Alta Paar Sarees',
    phone: '+91 9831198311',
    message:
      'Notun collection er jonno ekta funny reel chai, saree kinte giye dor-dam er golpo. Call me please.',
    age: 19,
    leadStatus: 'new',
  },
  {
    name: 'সৌরভ মুখোপাধ্যায়',
    company: 'ভোরের চা',
    email: 'sourav@bhorercha.example.test',
    phone: '+91 9674400321',
    message:
      'আমাদের দার্জিলিং চায়ের নতুন প্যাকেটের জন্য তিনটে শর্টস দরকার: সকাল, আড্ডা আর শীতের সন্ধে। কত খরচ পড়তে পারে?',
    age: 31,
    leadStatus: 'hot',
    openedAfter: 3,
    notes: 'তিনটে শর্টসের কোটেশন পাঠানো হয়েছে। শুক্রবার ফোন করবে।',
    answered: { after: 5, channel: 'whatsapp', by: 'Mitali' },
    followUpIn: 2,
  },
  {
    name: 'Nusrat Jahan Mim',
    company: 'Dhaka Dawat Spices',
    email: 'mim@dawat.example.test',
    phone: '+880 1712345678',
    message:
      'We sell kacchi and bhuna masala in Dhaka and would love an episode where two Bengals argue over biryani potatoes.',
    age: 52,
    leadStatus: 'hot',
    openedAfter: 5,
    notes: 'Loved the potato idea. Waiting for their product samples.',
    answered: { after: 6, channel: 'mail', by: 'Ratul' },
    wroteBackAgo: 3,
  },
  {
    name: 'Debjit Kar',
    company: 'Tram Line Books',
    email: 'debjit@tramline.example.test',
    message:
      'Boi melay amader stall er jonno ekta chhoto sketch kora jabe? January r prothom soptahe.',
    age: 80,
    leadStatus: 'warm',
    openedAfter: 10,
    notes: 'Asked for the stall number and a list of titles.',
  },
  {
    name: 'ইন্দ্রাণী দত্ত',
    company: 'ঠাকুমার আচার',
    phone: '+91 9007712345',
    message: 'আমের আচারের বয়াম লুকিয়ে রাখার গল্পটা আমাদের জন্যই যেন লেখা! আচার পাঠাব?',
    age: 127,
    leadStatus: 'warm',
    openedAfter: 1,
    notes: 'আচার এসে গেছে। মা বলেছে ভালো।',
    answered: { after: 2, channel: 'phone', by: 'Mitali' },
    followUpIn: 0,
  },
  {
    name: 'Oindrila Ghosh',
    company: 'Rosogolla Games',
    email: 'oindrila@rosogollagames.example.test',
    phone: '+44 2079460123',
    message:
      'We are a two-person studio in London with a card game about Bengali weddings. Could you play one round on camera?',
    age: 190,
    leadStatus: 'warm',
    openedAfter: 20,
    answered: { after: 22, channel: 'mail', by: 'Mitali' },
  },
  {
    name: 'Pritam Saha',
    company: 'Howrah Home Appliances',
    email: 'pritam@howrahhome.example.test',
    phone: '+91 9433300112',
    message:
      'Mixer grinder launch. Need one integration in a long video, not shorts. Please send your rate card.',
    age: 263,
    leadStatus: 'cold',
    openedAfter: 26,
    notes: 'Rate card sent; they find it high. Ask again after Durga Pujo.',
    answered: { after: 27, channel: 'mail', by: 'Ratul' },
    followUpIn: -1,
  },
  {
    name: 'মধুমিতা রায়',
    company: 'আলপনা স্টেশনারি',
    email: 'madhumita@alpona.example.test',
    message: 'স্কুল খোলার আগে খাতা-পেন্সিল নিয়ে একটা মজার ভিডিও হলে কেমন হয়?',
    age: 340,
    leadStatus: 'cold',
    openedAfter: 48,
    answered: { after: 50, channel: 'mail', by: 'Mitali' },
    doneAgo: 100,
  },
  {
    name: 'Kunal Mitra',
    company: 'Cha Bondhu Kiosks',
    phone: '+91 8276012309',
    message: 'Salt Lake e 4 ta kiosk. Opening er din apnara ashben? Khub boro budget nei.',
    age: 452,
    leadStatus: 'cold',
    openedAfter: 12,
    notes: 'No budget this year. Friendly people, though.',
    answered: { after: 13, channel: 'phone', by: 'Ratul' },
    doneAgo: 300,
  },
  {
    name: 'Sanjukta Lahiri',
    company: 'Quick Loan Wala',
    email: 'sanjukta@quickloan.example.test',
    message: 'Promote our instant loan app in five videos. We pay per download.',
    age: 610,
    leadStatus: 'dead',
    openedAfter: 2,
    notes: 'We do not advertise loans.',
  },
]
