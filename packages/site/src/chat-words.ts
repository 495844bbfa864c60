/** The offer to take a request in the chat. */
export const chatOffer = {
  bengali: {
    ask: 'আপনার অনুরোধটা এখানেই লিখে নেব? চারটে ছোট প্রশ্ন।',
    yes: 'হ্যাঁ, লিখে নিন',
    form: 'ফর্মটাই ভরব',
    no: 'না, থাক',
  },
  benglish: {
    ask: 'Apnar request ta ekhanei likhe nebo? Charte chhoto proshno.',
    yes: 'Hyan, likhe nin',
    form: 'Form tai bhorbo',
    no: 'Na, thak',
  },
  english: {
    ask: 'Shall I take your request here? Four short questions.',
    yes: 'Yes, please',
    form: 'The form instead',
    no: 'No, thanks',
  },
} as const

export const chatCards = {
  bengali: { video: 'ভিডিও', post: 'লেখা' },
  benglish: { video: 'Video', post: 'Lekha' },
  english: { video: 'Video', post: 'Post' },
} as const

/** The button under an answer that was not meant, and the reply to it. */
export const chatNotMeant = {
  bengali: {
    say: 'এটা জানতে চাইনি',
    failed: 'জানানো গেল না। আবার চেষ্টা করুন',
    noted: 'টুকে রাখলাম, বাড়ির লোক দেখে শুধরে দেবেন। অন্যভাবে জিজ্ঞেস করে দেখুন তো?',
  },
  benglish: {
    say: 'Eta jante chaini',
    failed: 'Janano gelo na. Abar cheshta korun',
    noted: 'Tuke rakhlam, barir lok dekhe shudhre deben. Onnobhabe jiggesh kore dekhun to?',
  },
  english: {
    say: 'Not what I meant',
    failed: 'That did not get through. Try again',
    noted: 'Noted, and the house will mend it. Ask me another way, maybe?',
  },
} as const
