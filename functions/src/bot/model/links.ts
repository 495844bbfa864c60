import { normalise } from '@bong-bari/text'

/** Without `https://`. */
const endings =
  'com|in|org|net|io|co|me|ly|gl|tv|app|xyz|info|link|shop|site|online|store|top|club|live|ru|cn|be|bd|uk|us|gg|cc|ai|dev|page|fun|biz'

const patterns = [
  /\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)[^\s<>"'`|\]]+/u,
  /\b(?:javascript|data|mailto|tel|sms|intent|whatsapp):[^\s<>"'`|\]]+/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}@./-])(?:[a-z0-9-]{1,63}\\.){1,127}(?:${endings})\\b(?:[/?#][^\\s<>"'\`|\\]]*)?`,
    'u',
  ),
  // Ten digits or more, any script.
  /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){9,}/u,
  // A path; not in "and/or" or "24/7".
  /(?<![\p{L}\p{M}\p{N}/.:~_-])\/[\p{L}\p{N}][\p{L}\p{M}\p{N}/_.-]*(?:[?#][\w=&%-]+)?/u,
]
const link = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu')

/** Skips whole runs without @, so no letter is read twice. */
const eMail = /[\p{L}\p{N}._%+-]+(@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,127})?/gu

const withoutEnd = (found: string) => found.replace(/[.,;:!?'"”’।…*_)\]}]{1,30}$/u, '')

const digitsOf = (text: string) => text.replace(/\D/g, '')

const isNumber = (text: string) => /^\+?[\d\s().-]+$/.test(text)

/** One form for the same place. */
const placeOf = (found: string) => {
  const plain = normalise(withoutEnd(found))
  if (isNumber(plain)) return digitsOf(plain)
  return plain
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/(?<=.)\/$/, '')
}

const placesIn = (text: string) =>
  [
    ...(text.match(link) ?? []),
    ...(text.match(eMail) ?? []).filter((found) => found.includes('@')),
  ].map(placeOf)

/** After removing an address. */
const tidy = (text: string) =>
  text
    .replace(/!?\[([^[\]]*)\]\(\s*\)/g, '$1')
    .replace(/\(\s*\)|\[\s*\]|<[\s)]*>|"\s*"/g, '')
    .replace(/(?<![ \t])[ \t]+(?=[.,;!?।\n]|$)/gm, '')
    .replace(/(?<![:：–—-])[:：–—-]+(?=\s*(?:\n|$))/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()

/** Also site paths, e-mail addresses and telephone numbers. */
export const withoutUnknownLinks = (text: string, sources: string[]): string => {
  const known = sources.flatMap(placesIn)
  // The country code is optional.
  const isKnown = (place: string) =>
    known.some((one) => one === place || (isNumber(place) && one.endsWith(place)))
  const withoutUnknown = (found: string) =>
    isKnown(placeOf(found)) ? found : found.slice(withoutEnd(found).length)
  const kept = text
    .replace(link, (found) => withoutUnknown(found))
    .replace(eMail, (found, domain?: string) => (domain ? withoutUnknown(found) : found))
  return kept === text ? text : tidy(kept)
}
