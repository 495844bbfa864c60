import type { Template, Training } from '@bong-bari/contract'

type DemoRow = Pick<Training, 'keyword' | 'userMessage' | 'botResponse' | 'category'> &
  Partial<Pick<Training, 'language' | 'priority' | 'variants' | 'answers' | 'links'>>
type DemoTemplate = Pick<Template, 'name' | 'templateType' | 'content' | 'language'>

const mixedRows: DemoRow[] = [
  {
    keyword: 'hello, hi, নমস্কার, হ্যালো',
    userMessage: 'কেমন আছো?',
    botResponse: 'ভালো আছি! মা বকেনি এখনও, তাই দিনটা ভালোই যাচ্ছে। আপনি কেমন আছেন?',
    answers: {
      benglish: 'Bhalo achi! Ma bokeni ekhono, tai din ta bhaloi jacche. Apni kemon achen?',
      english: 'All well here: Ma has not scolded anybody yet today. How are you?',
    },
    variants: ['Hello, how are you?', 'kemon acho'],
    category: 'general',
  },
  {
    keyword: 'new video, latest video, নতুন ভিডিও',
    userMessage: 'নতুন ভিডিও কবে আসবে?',
    botResponse: 'প্রতি সপ্তাহে নতুন ভিডিও! হোম পেজের জানলাগুলো খুললেই সবচেয়ে টাটকাটা পাবেন।',
    answers: {
      benglish:
        'Proti soptahe notun video! Home page er janla gulo khullei sobcheye taatka ta paben.',
      english: 'Every week! Open the windows of the home page for the freshest ones.',
    },
    variants: ['When is the next video coming?', 'notun video kobe asbe'],
    category: 'comedy',
  },
  {
    keyword: 'collab, collaboration, কোলাব, sponsorship, promotion',
    userMessage: 'collab korte chai',
    botResponse: 'দারুণ! /work-with-us পাতায় আপনার ব্র্যান্ডের কথা লিখে দিন। ২-৩ কাজের দিনের মধ্যে উত্তর পাবেন।',
    answers: {
      benglish:
        'Darun! /work-with-us page e apnar brand er kotha likhe din. 2-3 kajer diner moddhe uttor paben.',
      english:
        'Gladly! Tell us about your brand at /work-with-us. The answer comes within 2 to 3 business days.',
    },
    variants: ['How can our brand collaborate with you?', 'আমাদের ব্র্যান্ডের জন্য কোলাব করতে চাই'],
    category: 'collaboration',
  },
  {
    keyword: 'price, rate, charge, খরচ',
    userMessage: 'একটা ভিডিওর জন্য কত টাকা লাগে?',
    botResponse:
      'সেটা কাজ দেখে ঠিক হয়। /work-with-us পাতায় লিখলে দাদারা দাম জানিয়ে দেবেন। মা অবশ্য দরদাম করবেই।',
    answers: {
      benglish:
        'Seta kaj dekhe thik hoy. /work-with-us page e likhle dada ra dam janiye deben. Ma obossho dordam korbei.',
      english:
        'It depends on the idea. Write what you have in mind at /work-with-us and you get a price. Ma will still haggle.',
    },
    variants: ['How much does a sponsored video cost?', 'ekta video r jonno koto taka lage'],
    category: 'collaboration',
  },
  {
    keyword: 'real mother, asol ma, আসল মা',
    userMessage: 'মা কি সত্যিই মা?',
    botResponse: 'একদম আসল মা। বেলনও আসল। তাই সাবধানে কথা বলি।',
    answers: {
      benglish: 'Ekdom asol Ma. Belon o asol. Tai sabdhane kotha boli.',
      english: 'As real as they come, and so is the rolling pin. I choose my words.',
    },
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
    answers: {
      benglish: 'Ami Bong Bot, ei barir matir bhnaar. Ma rannaghore thakle addar dayitto amar.',
      english:
        'Bong Bot, the clay tea cup of this house. While Ma is in the kitchen I look after the chat.',
    },
    variants: ['Who are you?', 'tumi ke'],
    category: 'general',
  },
  {
    keyword: 'where, kothay, location, কোথায়',
    userMessage: 'আপনাদের বাড়ি কোথায়?',
    botResponse: 'কলকাতায়। ঠিকানাটা মা কাউকে দিতে বারণ করেছে, কারণ সবাই খেতে চলে আসে।',
    answers: {
      benglish: 'Kolkatay. Thikana ta Ma kauke dite baron koreche, karon sobai khete chole ase.',
      english: 'In Kolkata. Ma forbids us to give the address, because everybody comes to eat.',
    },
    variants: ['Where do you live?', 'apnader bari kothay'],
    category: 'general',
  },
  {
    keyword: 'durga puja, pujo, পুজো',
    userMessage: 'পুজোয় কী করছেন?',
    botResponse: 'মা ভিড় দেখে বকবে, ছেলে ছবি তুলবে, আর আমরা সবটা ভিডিও করব। অষ্টমীতে জানলা খোলা!',
    answers: {
      benglish:
        'Ma bhir dekhe bokbe, chele chobi tulbe, ar amra sob ta video korbo. Oshtomi te janla khola!',
      english:
        'Ma will scold the crowd, the son will take pictures, and we will film it all. On Ashtami the window is open!',
    },
    category: 'culture',
  },
  {
    keyword: 'food, khabar, খাবার, ilish, ইলিশ',
    userMessage: 'আজ কী রান্না হচ্ছে?',
    botResponse: 'আজ ইলিশ। শেষ পিসটা কার, সেটা নিয়ে একটা গোটা ভিডিও আছে।',
    answers: {
      benglish: 'Aaj ilish. Shesh piece ta kar, seta niye ekta gota video ache.',
      english: 'Hilsa today. Whose the last piece is fills a whole video.',
    },
    category: 'culture',
    variants: ['aj ki ranna hochhe?', 'What is cooking today?'],
    links: [{ kind: 'video', id: '8gdxQ_dgFv8' }],
  },
  {
    keyword: 'email, whatsapp, contact, যোগাযোগ',
    userMessage: 'যোগাযোগ করব কীভাবে?',
    botResponse: 'ই-মেল {email}, হোয়াটসঅ্যাপ {whatsapp}। সব /contact পাতাতেও আছে, কড়া নাড়লেই হল।',
    answers: {
      benglish: 'E-mail {email}, WhatsApp {whatsapp}. Sob /contact page eo ache, kora narlei holo.',
      english: 'E-mail {email}, WhatsApp {whatsapp}. All of it is at /contact too; just knock.',
    },
    variants: ['How do I contact you?', 'jogajog korbo kibhabe'],
    category: 'general',
  },
  {
    keyword: 'subscribe, সাবস্ক্রাইব, youtube',
    userMessage: 'কোথায় সাবস্ক্রাইব করব?',
    botResponse: 'ইউটিউবে: https://www.youtube.com/@bongbari। ঘণ্টাটাও বাজিয়ে দেবেন, মা শুনতে ভালোবাসে।',
    answers: {
      benglish:
        'YouTube e: https://www.youtube.com/@bongbari. Ghonta ta o bajiye deben, Ma shunte bhalobase.',
      english:
        'On YouTube: https://www.youtube.com/@bongbari. Ring the bell too, Ma likes the sound.',
    },
    category: 'general',
  },
  {
    keyword: 'thanks, thank you, ধন্যবাদ',
    userMessage: 'অনেক ধন্যবাদ',
    botResponse: 'আবার আসবেন! চা বসানোই থাকে।',
    answers: {
      benglish: 'Abar ashben! Cha boshanoi thake.',
      english: 'Come again! The tea is always on.',
    },
    variants: ['Thank you very much', 'onek dhonnobad'],
    category: 'general',
  },
]

const brandRows: DemoRow[] = [
  {
    keyword: 'turnaround, how long, timeline, deadline',
    userMessage: 'How long does it take to make a sponsored video?',
    botResponse:
      'We agree on the date before we begin, and keep it. Write yours at /work-with-us, so that we can say yes or no at once.',
    answers: {
      bengali: 'তারিখটা শুরুর আগেই ঠিক হয়, আর রাখা হয়। আপনারটা /work-with-us পাতায় লিখুন, হ্যাঁ কি না তখনই বলব।',
      benglish:
        'Tarikh ta shurur agei thik hoy, ar rakha hoy. Apnar ta /work-with-us page e likhun, hyan ki na tokhoni bolbo.',
    },
    category: 'collaboration',
  },
  {
    keyword: 'audience, subscribers, followers, reach, views, demographics',
    userMessage: 'How many subscribers do you have and who watches you?',
    botResponse:
      'Bengali families, mostly. Ask for the figures of this month at /work-with-us and we send them with the answer.',
    answers: {
      bengali: 'বাঙালি পরিবার, বেশিরভাগ। এ মাসের হিসেব /work-with-us পাতায় চাইলে উত্তরের সঙ্গে পাঠাই।',
      benglish:
        'Bangali poribar, beshir bhag. E masher hisheb /work-with-us page e chaile uttor er songe pathai.',
    },
    category: 'collaboration',
  },
  {
    keyword: 'usage rights, ads, reuse, license, whitelisting',
    userMessage: 'Can we use the video in our own ads?',
    botResponse:
      'Yes, when it is agreed beforehand; the video itself stays ours. Say at /work-with-us where and for how long you want to use it.',
    answers: {
      bengali:
        'যায়, আগে থেকে কথা হলে; ভিডিওটা এ বাড়িরই থাকে। কোথায় আর কতদিন, /work-with-us পাতায় লিখে দিন।',
      benglish:
        'Jay, age theke kotha hole; video ta ei bariri thake. Kothay ar kotodin, /work-with-us page e likhe din.',
    },
    category: 'collaboration',
  },
  {
    keyword: 'script approval, changes, review, revision',
    userMessage: 'Can we approve the script before you shoot?',
    botResponse:
      'The son writes it, and you read it before we shoot; how many changes are included is agreed then. Ma has the last word on the jokes, though.',
    answers: {
      bengali:
        'ছেলে লেখে, শুটিংয়ের আগে স্ক্রিপ্ট আপনি পড়েন, কটা বদল হবে তখনই ঠিক হয়। মজার শেষ কথাটা অবশ্য মায়ের।',
      benglish:
        'Chele lekhe, shooting er age script apni poren, kota bodol hobe tokhoni thik hoy. Mojar shesh kotha ta obossho Ma er.',
    },
    category: 'collaboration',
  },
  {
    keyword: 'language, bengali, ভাষা, bhasha',
    userMessage: 'What language are your videos in?',
    botResponse:
      'Bengali, as it is spoken at home in Kolkata, with a little English thrown in and English subtitles.',
    answers: {
      bengali: 'বাংলায়, কলকাতার বাড়িতে যেমন বলে, একটু ইংরেজি মিশিয়ে।',
      benglish: 'Banglay, Kolkatar barite jemon bole, ektu Ingreji mishiye.',
    },
    category: 'general',
  },
  {
    keyword: 'events, live show, appearance, wedding',
    userMessage: 'Do you come to live events?',
    botResponse:
      'Sometimes, when Ma likes the menu. Tell us the place and the date at /work-with-us.',
    answers: {
      bengali: 'মাঝে মাঝে, মেনু মায়ের পছন্দ হলে। জায়গা আর তারিখ /work-with-us পাতায় লিখুন।',
      benglish:
        'Majhe majhe, menu Ma er pochondo hole. Jayga ar tarikh /work-with-us page e likhun.',
    },
    category: 'collaboration',
  },
]

export const demoRows: DemoRow[] = [...mixedRows, ...brandRows]

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
