export * from './answer-mail.ts'
export * from './bot.ts'
export * from './chat-request.ts'
export * from './chat-words.ts'
export * from './date-words.ts'
export * from './holidays.ts'
export * from './kolkata-time.ts'
export * from './ma-lines.ts'
export * from './posts.ts'
export * from './reply-templates.ts'
export * from './video-descriptions.ts'
export * from './videos.ts'
export * from './waiting.ts'

/** The brand in one place: another channel edits this file. Bilingual texts have `en` and `bn`. */
export const site = {
  name: 'Bong Bari',
  nameBengali: 'বং বাড়ি',
  tagline: "Every Home's Story",
  year: 2025,
  /** The address of the site where no deployment has given one yet. */
  origin: 'https://bongbari.com',
  email: 'hello@bongbari.com',
  /** The number in its international form, with the spaces that pages show. */
  whatsapp: '+91 98765 43210',
  social: {
    youtube: 'https://www.youtube.com/@bongbari',
    instagram: 'https://www.instagram.com/thebongbari',
    twitter: 'https://twitter.com/bongbari',
  },
  /** A WhatsApp channel about new videos; empty for none. */
  whatsappChannel: '',
  /** The next video, in Kolkata, such as `2026-11-27T20:00`; empty for unknown. */
  nextUpload: '',
  /** The AWS region, as `/privacy` states; the deploy command compares. */
  dataRegion: { id: 'ap-south-1', en: 'Mumbai, India', bn: 'মুম্বই, ভারত' },
  replyPromise: '2-3 business days',
  replyPromiseBengali: '২-৩ কাজের দিন',
  /** Reach beyond what the platform reports; empty for none. */
  reach: '',
  /** A helpline for people in distress, and its number. */
  careLine: 'Tele-MANAS 14416',
  ticker: [
    'Special Offer: Flat 50% off on your first subscription',
    'New comedy content every week',
    'Join 10,000+ laughter lovers',
  ],
  introVideo: 'pdjQpcVqxMU',
  keywords: [
    'Bengali comedy',
    'Kolkata humor',
    'mother-son comedy',
    'Bengali shorts',
    'family comedy',
    'Indian humor',
  ],
} as const

/** When a person answers, in both languages; the team's own promise is shown as written. */
export const promiseIn = (replyPromise: string) => ({
  en: replyPromise,
  bn: replyPromise === site.replyPromise ? site.replyPromiseBengali : replyPromise,
})

/** A stage's stack: `BongBari` for production, `BongBari-<stage>` for others. */
export const stackNameOf = (stage = 'production', product: string = site.name) => {
  const name = product.replace(/[^A-Za-z0-9]/g, '')
  return stage === 'production' ? name : `${name}-${stage}`
}
