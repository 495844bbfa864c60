import type { Link } from '@bong-bari/contract'
import { promiseIn, site } from '@bong-bari/site'
import { botFacts } from '@bong-bari/site/bot-facts'
import type { Language } from '@bong-bari/text'
import { type Contacts, whatsappLink } from './contacts.ts'
import { uploadToCome } from './next-upload.ts'
import type { SiteContent } from './site-content.ts'

const askForReach: Record<Language, string> = {
  bengali: 'এ মাসের হিসেব চাইলে একটা অনুরোধে লিখে দিন, উত্তরের সঙ্গে আসবে।',
  benglish: 'E masher hisheb chaile ekta request e likhe din, uttor er songe asbe.',
  english: 'For this month’s figures, ask in a request and they come with the answer.',
}

const reachIn = ({ reach }: Contacts, { subscribers }: SiteContent, language: Language) =>
  [reach || (subscribers && `YouTube: ${subscribers}.`), askForReach[language]]
    .filter(Boolean)
    .join(' ')

const valuesOf = (contacts: Contacts, content: SiteContent, language: Language) => ({
  name: site.name,
  nameBengali: site.nameBengali,
  year: `${site.year}`,
  email: contacts.email,
  whatsapp: `${contacts.whatsapp} (${whatsappLink(contacts.whatsapp)})`,
  youtube: contacts.youtube,
  instagram: contacts.instagram,
  twitter: contacts.twitter,
  care: contacts.careLine,
  promise: promiseIn(contacts.replyPromise)[language === 'bengali' ? 'bn' : 'en'],
  reach: reachIn(contacts, content, language),
  prices: content.prices,
})

/** Undefined where a name is unknown. */
const filled = (text: string, values: Record<string, string>) => {
  let isKnown = true
  const told = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    isKnown &&= Boolean(values[name])
    return values[name] ?? ''
  })
  return isKnown ? told : undefined
}

/** The newest if asked for, else the most watched. */
const videoBeside = (id: string, { videos }: SiteContent) => {
  if (id === 'new' || id === 'newest') return videos[0]
  if (id !== 'watch') return undefined
  return videos.reduce(
    (best, one) => ((one.views ?? 0) > (best?.views ?? 0) ? one : best),
    videos[1] ?? videos[0],
  )
}

/** Posts tell how films are made. */
const linksBeside = (id: string, content: SiteContent, message: string): Link[] => {
  const video = videoBeside(id, content)
  if (video) return [{ kind: 'video', id: video.videoId }]
  if (id !== 'shoot') return []
  const [post] = content.search.post(message).found
  return post ? [{ kind: 'post', id: post.id }] : []
}

type Asked = {
  contacts: Contacts
  content: SiteContent
  language: Language
  message: string
  now: Date
}
type Told = { response: string; offers: boolean; links: Link[] }

/** With whether brands ask for it. */
export const factLine = (
  id: string,
  { contacts, content, language, message, now }: Asked,
): Told | undefined => {
  const fact = botFacts.find((one) => one.id === id)
  if (!fact) return undefined
  const values = {
    ...valuesOf(contacts, content, language),
    next: uploadToCome(contacts.nextUpload, now)?.[language] ?? '',
  }
  const known = fact.known && filled(fact.known[language], values)
  const response = known ?? filled(fact[language], values)
  if (response === undefined) return undefined
  return {
    response,
    offers: fact.offers === true,
    links: linksBeside(id, content, message),
  }
}
