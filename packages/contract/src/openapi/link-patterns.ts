/** Any case: JSON Schema patterns have no flags. */
const word = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const rest = '[^\\s\\\\\\p{Cc}]*'

const label = '[\\p{L}\\p{M}0-9_-]+'
const lastLabel = '\\p{L}(?:[\\p{L}\\p{M}0-9_-]*)'
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const host = `(?:(?:${label}\\.)*${lastLabel}\\.?|(?:${octet}\\.){3}${octet})`
const port = '(?::(?:[0-5]?\\d{1,4}|6[0-4]\\d{3}))?'

const web = `${word('http')}[sS]?://${host}${port}(?:[/?#]${rest})?`
const mail = `${word('mailto')}:[^\\s@/\\\\\\p{Cc}][^\\s@\\\\\\p{Cc}]*@${rest}`
const telephone = `${word('tel')}:\\+?\\d${rest}`
const path = `/(?!/)${rest}`

const trimmed = (...ways: string[]) => `^\\s*(?:${ways.join('|')})?\\s*$`

/** As `isSafeLink`, or blank; untrimmed. */
export const linkPattern = trimmed(web, mail, telephone, path)
export const imagePattern = trimmed(web, path)
export const dataUrlPattern = `^\\s*${word('data')}:${word('image')}/(?:${word('png')}|${word('jpeg')}|${word('webp')});${word('base64')},[A-Za-z0-9+/]+={0,2}\\s*$`
