import { normalise } from '@bong-bari/text'

/** Of a domain without `https://`: any in Latin letters, those of India in its scripts. */
const endings = '[a-z]{2,24}|xn--[a-z0-9-]{2,59}|ভারত|বাংলা|भारत'

const letters = '[\\p{L}\\p{M}\\p{N}-]'

/** What follows the @ of payment ids (UPI) most of all. */
const payees =
  'ok(?:axis|sbi|icici|hdfcbank)|wa(?:axis|sbi|icici|hdfcbank)|pt(?:axis|sbi|yes|hdfc)|ybl|ibl|axl|apl|fbl|upi|paytm|jupiteraxis|airtel|sbi|icici|hdfcbank|axisbank'

const patterns = [
  /\b(?:[a-z][a-z0-9+.-]{0,30}:[/\\]{1,9}|www\.)[^\s<>"'`|\]]+/u,
  /\b(?:https?|javascript|data|mailto|tel|sms|intent|whatsapp|upi):[^\s<>"'`|\]]+/u,
  // `//host`, which browsers read as an address, and `\\\\host`.
  /[/\\]{2,9}[^\s<>"'`|\]/\\][^\s<>"'`|\]]*/u,
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}@./-])(?:${letters}{1,63}\\.){1,127}(?:${endings})(?!${letters}|@)(?:[/?#][^\\s<>"'\`|\\]]*)?`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}._-])[\\p{L}\\p{M}\\p{N}._-]{2,256}\\s{0,2}@\\s{0,2}(?:${payees})(?!${letters})`,
    'u',
  ),
  // An IFSC names a bank's branch, which is half of what a transfer needs.
  /\b[a-z]{4}0[a-z0-9]{6}\b/u,
  // Ten digits or more, any script.
  /\+?\p{Nd}(?:[\s().·_*‐-―-]{0,3}\p{Nd}){9,}/u,
  // A path; not in "and/or" or "24/7".
  /(?<![\p{L}\p{M}\p{N}/.:~_-])\/[\p{L}\p{N}][\p{L}\p{M}\p{N}/_.-]*(?:[?#][\w=&%-]+)?/u,
]
const link = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu')

/** E-mail addresses, and payment ids, which have no dot. Skips whole runs without @, so no letter is read twice. */
const eMail =
  /[\p{L}\p{M}\p{N}._%+-]+(@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){0,127})?/gu

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
export const withoutUnknownLinks = (text: string, sources: readonly string[]): string => {
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
