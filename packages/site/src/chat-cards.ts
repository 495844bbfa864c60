export const chatCards = {
  bengali: { video: 'ভিডিও', post: 'লেখা' },
  benglish: { video: 'Video', post: 'Lekha' },
  english: { video: 'Video', post: 'Post' },
} as const
