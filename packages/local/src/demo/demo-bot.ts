import type { Template, Training } from '@bong-bari/contract'

type DemoRow = Pick<Training, 'keyword' | 'userMessage' | 'botResponse' | 'category'> &
  Partial<Pick<Training, 'language' | 'priority' | 'variants' | 'answers' | 'links'>>
type DemoTemplate = Pick<Template, 'name' | 'templateType' | 'content' | 'language'>

const mixedRows: DemoRow[] = [
  {
    keyword: 'hello, hi, নমস্কার, হ্যালো',
    userMessage: 'কেমন আছো?',
    botResponse: 'ভালো আছি! মা বকেনি এখনও, তাই দিনটা ভালোই যাচ্ছে। আপনি কেমন আছেন?',
    category: 'general',
  },
  {
    keyword: 'new video, latest video, নতুন ভিডিও',
    userMessage: 'নতুন ভিডিও কবে আসবে?',
    botResponse: 'প্রতি সপ্তাহে নতুন ভিডিও! হোম পেজের জানলাগুলো খুললেই সবচেয়ে টাটকাটা পাবেন।',
    category: 'comedy',
  },
  {
    keyword: 'collab, collaboration, কোলাব, sponsorship, promotion',
    userMessage: 'collab korte chai',
    botResponse: 'দারুণ! /work-with-us পাতায় আপনার ব্র্যান্ডের কথা লিখে দিন। ২-৩ কাজের দিনের মধ্যে উত্তর পাবেন।',
    category: 'collaboration',
  },
  {
    keyword: 'price, rate, charge, খরচ',
    userMessage: 'একটা ভিডিওর জন্য কত টাকা লাগে?',
    botResponse:
      'সেটা কাজ দেখে ঠিক হয়। /work-with-us পাতায় লিখলে দাদারা দাম জানিয়ে দেবেন। মা অবশ্য দরদাম করবেই।',
    category: 'collaboration',
  },
  {
    keyword: 'ma, mother, মা',
    userMessage: 'মা কি সত্যিই মা?',
    botResponse: 'একদম আসল মা। বেলনও আসল। তাই সাবধানে কথা বলি।',
    category: 'comedy',
    variants: ['ma ki sotti i ma?', 'Is Ma really your mother?'],
    links: [
      { kind: 'video', id: 'pdjQpcVqxMU' },
      { kind: 'post', id: 'mayer-whatsapp-status' },
      { kind: 'post', id: 'top-10-bengali-mom-phrases' },
    ],
  },
  {
    keyword: 'who are you, tumi ke, তুমি কে',
    userMessage: 'তুমি কে?',
    botResponse: 'আমি বং বট, এ বাড়ির মাটির ভাঁড়। মা রান্নাঘরে থাকলে আড্ডার দায়িত্ব আমার।',
    category: 'general',
  },
  {
    keyword: 'where, kothay, location, কোথায়',
    userMessage: 'আপনাদের বাড়ি কোথায়?',
    botResponse: 'কলকাতায়। ঠিকানাটা মা কাউকে দিতে বারণ করেছে, কারণ সবাই খেতে চলে আসে।',
    category: 'general',
  },
  {
    keyword: 'durga puja, pujo, পুজো',
    userMessage: 'পুজোয় কী করছেন?',
    botResponse: 'মা ভিড় দেখে বকবে, ছেলে ছবি তুলবে, আর আমরা সবটা ভিডিও করব। অষ্টমীতে জানলা খোলা!',
    category: 'culture',
  },
  {
    keyword: 'food, khabar, খাবার, ilish, ইলিশ',
    userMessage: 'আজ কী রান্না হচ্ছে?',
    botResponse: 'আজ ইলিশ। শেষ পিসটা কার, সেটা নিয়ে একটা গোটা ভিডিও আছে।',
    category: 'culture',
    variants: ['aj ki ranna hochhe?', 'What is cooking today?'],
    links: [{ kind: 'video', id: '8gdxQ_dgFv8' }],
  },
  {
    keyword: 'email, whatsapp, contact, যোগাযোগ',
    userMessage: 'যোগাযোগ করব কীভাবে?',
    botResponse: '/contact পাতায় ই-মেল আর হোয়াটসঅ্যাপ দুটোই আছে। কড়া নাড়লেই হল।',
    category: 'general',
  },
  {
    keyword: 'subscribe, সাবস্ক্রাইব, youtube',
    userMessage: 'কোথায় সাবস্ক্রাইব করব?',
    botResponse: 'ইউটিউবে: https://www.youtube.com/@bongbari। ঘণ্টাটাও বাজিয়ে দেবেন, মা শুনতে ভালোবাসে।',
    category: 'general',
  },
  {
    keyword: 'thanks, thank you, ধন্যবাদ',
    userMessage: 'অনেক ধন্যবাদ',
    botResponse: 'আবার আসবেন! চা বসানোই থাকে।',
    category: 'general',
  },
]

/** For who writes in English, brands above all. */
const englishRows: DemoRow[] = [
  {
    keyword: 'hello, hi, hey there, good morning, how are you',
    userMessage: 'Hello, how are you?',
    botResponse:
      'Hello! All well here: Ma has not scolded anybody yet today. What would you like to know?',
    category: 'general',
  },
  {
    keyword: 'collaborate, brand deal, sponsor, partnership, campaign, promote our product',
    userMessage: 'How can our brand collaborate with you?',
    botResponse:
      'Gladly! Tell us about your brand at /work-with-us. The answer comes within 2 to 3 business days.',
    category: 'collaboration',
  },
  {
    keyword: 'price, rate card, charge for a reel, budget, cost',
    userMessage: 'How much does a sponsored video cost?',
    botResponse:
      'It depends on the idea. Write what you have in mind at /work-with-us and you get a price. Ma will still haggle.',
    category: 'collaboration',
  },
  {
    keyword: 'turnaround, how long, timeline, deadline',
    userMessage: 'How long does it take to make a sponsored video?',
    botResponse:
      'We agree on the date before we begin, and keep it. Write yours at /work-with-us, so that we can say yes or no at once.',
    category: 'collaboration',
  },
  {
    keyword: 'audience, subscribers, followers, reach, views, demographics',
    userMessage: 'How many subscribers do you have and who watches you?',
    botResponse:
      'Bengali families, mostly. Ask for the figures of this month at /work-with-us and we send them with the answer.',
    category: 'collaboration',
  },
  {
    keyword: 'usage rights, ads, reuse, license, whitelisting',
    userMessage: 'Can we use the video in our own ads?',
    botResponse:
      'Yes, when it is agreed beforehand. Say at /work-with-us where and for how long you want to use it.',
    category: 'collaboration',
  },
  {
    keyword: 'script approval, changes, review, revision',
    userMessage: 'Can we approve the script before you shoot?',
    botResponse: 'You read the script before we shoot. Ma has the last word on the jokes, though.',
    category: 'collaboration',
  },
  {
    keyword: 'language, subtitles, english, bengali',
    userMessage: 'What language are your videos in?',
    botResponse: 'Bengali, as it is spoken at home in Kolkata, with a little English thrown in.',
    category: 'general',
  },
  {
    keyword: 'events, live show, appearance, wedding',
    userMessage: 'Do you come to live events?',
    botResponse:
      'Sometimes, when Ma likes the menu. Tell us the place and the date at /work-with-us.',
    category: 'collaboration',
  },
  {
    keyword: 'contact, email, phone, whatsapp',
    userMessage: 'How do I contact you?',
    botResponse: 'E-mail and WhatsApp both stand at /contact. Just knock.',
    category: 'general',
  },
  {
    keyword: 'new video, latest video, upload',
    userMessage: 'When is the next video coming?',
    botResponse: 'Every week! Open the windows of the home page for the freshest ones.',
    category: 'comedy',
  },
  {
    keyword: 'where, location, address, city',
    userMessage: 'Where do you live?',
    botResponse: 'In Kolkata. Ma forbids us to give the address, because everybody comes to eat.',
    category: 'general',
  },
  {
    keyword: 'who are you, what is bong bari, bot',
    userMessage: 'Who are you?',
    botResponse:
      'Bong Bot, the clay tea cup of this house. While Ma is in the kitchen I look after the chat.',
    category: 'general',
  },
  {
    keyword: 'thanks, thank you',
    userMessage: 'Thank you very much',
    botResponse: 'Come again! The tea is always on.',
    category: 'general',
  },
]

/** What the bot of the demo was taught; of two that fit alike the one in the visitor's language answers. */
export const demoRows: DemoRow[] = [
  ...mixedRows,
  ...englishRows.map((row): DemoRow => ({ ...row, language: 'english', priority: 6 })),
]

export const demoTemplates: DemoTemplate[] = [
  {
    name: 'House greeting',
    templateType: 'greeting',
    content: 'নমস্কার! মা রান্নাঘরে, so I am in charge of chat. কী জানতে চান?',
    language: 'auto',
  },
  {
    name: 'Chip: new video',
    templateType: 'quick_reply',
    content: 'নতুন ভিডিও কবে আসবে?',
    language: 'auto',
  },
  {
    name: 'Chip: collab',
    templateType: 'quick_reply',
    content: 'Collab korte chai',
    language: 'auto',
  },
  {
    name: 'Does not know (Bengali)',
    templateType: 'fallback',
    content: 'এটা আমার জানা নেই। মাকে জিজ্ঞেস করে বলছি, একটু চা খান।',
    language: 'bengali',
  },
  {
    name: 'Does not know (English)',
    templateType: 'fallback',
    content: 'That one I do not know. I will ask Ma; have some tea meanwhile.',
    language: 'english',
  },
  {
    name: 'Does not know (any)',
    templateType: 'fallback',
    content: 'Eta amar jana nei. Ma ke jigges kore bolchi, ektu cha khan!',
    language: 'auto',
  },
]
