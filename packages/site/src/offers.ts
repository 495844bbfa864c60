/** The three cards of Work with us. */
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
