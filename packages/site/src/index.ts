import { answerMail } from './answer-mail.ts'

export * from './answer-mail.ts'
export * from './bot.ts'
export * from './bot-asides.ts'
export * from './business-days.ts'
export * from './chat-cards.ts'
export * from './chat-not-meant.ts'
export * from './chat-offer.ts'
export * from './chat-request.ts'
export * from './holidays.ts'
export * from './ma-lines.ts'
export * from './posts.ts'
export * from './reply-templates.ts'
export * from './video-words.ts'
export * from './videos.ts'
export * from './waiting.ts'

/**
 * The brand, in one place: another channel adopts the product by editing this file. Texts in two
 * languages carry `en` and `bn`.
 */
export const site = {
  name: 'Bong Bari',
  nameBengali: 'বং বাড়ি',
  tagline: "Every Home's Story",
  year: 2025,
  /** Where its days and months begin. */
  timeZone: 'Asia/Kolkata',
  /** Where the site is found, where nothing nearer is known: see `originOf`. */
  origin: 'https://bongbari.com',
  email: 'hello@bongbari.com',
  /** International form with spaces, as it is read. */
  whatsapp: '+91 98765 43210',
  social: {
    youtube: 'https://www.youtube.com/@bongbari',
    instagram: 'https://www.instagram.com/thebongbari',
    twitter: 'https://twitter.com/bongbari',
  },
  /** A channel of WhatsApp that tells of new videos; empty while there is none. */
  whatsappChannel: '',
  /** When the next video comes, by the clocks of `timeZone`, such as `2026-11-27T20:00`; empty says nothing. */
  nextUpload: '',
  /** Where the site is deployed to, as `/privacy` says; the command that deploys compares. */
  dataRegion: { id: 'ap-south-1', en: 'Mumbai, India', bn: 'মুম্বই, ভারত' },
  replyPromise: '2-3 business days',
  /** How many people the videos reach, as far as the platform does not tell it; empty says nothing. */
  reach: '',
  /** Where people answer somebody who is in distress, and its number. */
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

/** When a person answers, in both languages; a promise that the team wrote stands as it is. */
export const promiseIn = (replyPromise: string) => ({
  en: replyPromise,
  bn: replyPromise === site.replyPromise ? answerMail.promiseBengali : replyPromise,
})

/** The deployed stack of a stage: `BongBari` for production, `BongBari-<stage>` for every other. */
export const stackNameOf = (stage = 'production', product: string = site.name) => {
  const name = product.replace(/[^A-Za-z0-9]/g, '')
  return stage === 'production' ? name : `${name}-${stage}`
}

/** The stack of a stage's firewall. No stage has a capital letter, so no other stack has this name. */
export const firewallNameOf = (stage?: string, product?: string) =>
  `${stackNameOf(stage, product)}-Firewall`

type Whereabouts = {
  /** What the operator says, by the variable SITE_URL. */
  siteUrl?: string | undefined
  /** The site's own name, by the setting `domainName`. */
  domainName?: string | undefined
  /** The address that the deployed stack or the local runner has by itself. */
  ownAddress?: string | undefined
}

const addressOf = (siteUrl: string) => {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`SITE_URL must be an address such as https://www.example.com, not "${siteUrl}".`)
}

/**
 * The origin of the site, which canonical links, sitemap and feed begin with: scheme and host, no
 * slash at the end. An empty value counts as absent. Throws a sentence about a SITE_URL that is no
 * address.
 */
export const originOf = ({ siteUrl, domainName, ownAddress }: Whereabouts = {}): string => {
  if (siteUrl) return addressOf(siteUrl)
  return domainName ? `https://${domainName}` : ownAddress || site.origin
}
