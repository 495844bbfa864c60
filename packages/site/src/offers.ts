/** The three cards of Work with us and the media kit. */
export const offerWords = {
  integration: {
    bengali: 'গল্পের ভেতরে',
    text: 'Your product gets a role, not a shout. If Ma would not use it, we will tell you.',
  },
  content: {
    bengali: 'আপনার জন্য লেখা',
    text: 'A sketch written around your idea, shot in our house, in Bangla with subtitles.',
  },
  social: {
    bengali: 'পাড়ায় পাড়ায়',
    text: 'Shorts, reels and stories for every family group from Behala to Birmingham.',
  },
} as const

export const promisesOf = (replyPromise: string) => [
  `Reply within ${replyPromise}`,
  'Scripts shared before the shoot',
  'English subtitles on everything',
]

/** Headings of the media kit, page and PDF. */
export const kitWords = {
  title: { en: 'Media kit', bn: 'এক নজরে' },
  about:
    'Short family comedies from Kolkata: a mother, a son, and the Bangla that families really speak.',
  reach: { en: 'Who watches', bn: 'কারা দেখেন' },
  offers: { en: 'What we make together', bn: 'একসঙ্গে যা হয়' },
  brands: { en: 'They came before you', bn: 'চেনা অতিথি' },
  films: { en: 'Three windows to begin with', bn: 'আগে দেখে নিন' },
  person: 'Who answers you',
  questions: { en: 'Before you ask', bn: 'যা সবাই জানতে চান' },
  request: { en: 'How to send a request', bn: 'নতুন খাতা খুলি?' },
  oneLine:
    'One line about the idea is enough. A package, a budget and a month help, and none of them has to be given.',
} as const
