import { createHash } from 'node:crypto'
import type { Turn } from '@bong-bari/contract'
import { forgetSample } from '@bong-bari/table'
import { cut, fold, inForm, skeletonOfFold, soundStemsOf, tokens } from '@bong-bari/text'

const eMail = '[e-mail]'

/** The source is normalised as the text is, because NFKC splits some Bengali letters in two. */
const spoken = (source: string) => new RegExp(source.normalize('NFKC'), 'giu')

/** An e-mail address or a UPI id such as "riya @ okaxis". A run without @ is skipped as a whole, so no letter is read twice. */
const address = /[^\s@<>()"',;:]+(\s?@\s?[^\s@<>()"',;:]+(?:\s?\.\s?[a-z]{2,4}\b){0,9})?/giu

const at =
  '(?:\\s{0,3}[([{<]\\s{0,3}(?:at|অ্যাট|এট)\\s{0,3}[)\\]}>]\\s{0,3}|\\s{1,9}(?:at(?:\\s{1,3}the\\s{1,3}rate(?:\\s{1,3}of)?)?|অ্যাট|এট)\\s{1,9})'
const dot =
  '(?:\\s{0,3}[([{<]\\s{0,3}(?:dot|ডট)\\s{0,3}[)\\]}>]\\s{0,3}|\\s{1,9}(?:dot|ডট)\\s{1,9}|\\.)'

/** An address in words: "riya at gmail dot com", "riya(at)gmail.com". */
const spelt = spoken(
  `[\\p{L}\\p{M}\\p{N}._-]+(${at}[\\p{L}\\p{M}\\p{N}-]{1,64}${dot}[\\p{L}\\p{M}]{2,})?`,
)

const digitWords = [
  'zero|one|two|three|four|five|six|seven|eight|nine|double|triple',
  'shunn?o|ek|du[io]?|tin|char|pa[nm]?ch|chh?o[yi]|sh?aat|sh?at|aat|no[yi]|nau',
  'শূন্য|এক|দুই|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়',
  'জিরো|ওয়ান|টু|থ্রি|ফোর|ফাইভ|সিক্স|সেভেন|এইট|নাইন|ডাবল|ট্রিপল',
].join('|')

/** Seven digits or more, in any script, as figures or as words. */
const number = spoken(
  `\\+?\\(?(?:\\p{Nd}|${digitWords})(?:[\\p{Z}\\p{P}\\p{Sm}\\p{Cf}]{0,3}(?:\\p{Nd}|${digitWords})){6,}`,
)

/** India's tax number, such as ABCDE1234F. */
const pan = /(?<![\p{L}\p{N}])[a-z]{5}-?\p{Nd}{4}-?[a-z](?![\p{L}\p{N}])/giu

const street =
  'Road|Rd|Street|St|Lane|Avenue|Ave|Sarani|Place|Park|Nagar|Colony|Para|Bazar|রোড|স্ট্রিট|সরণি|সরণী|লেন|এভিনিউ|প্লেস|পার্ক|নগর|কলোনি|পাড়া|বাজার'
const pin = '[1-9১-৯]\\p{Nd}{2}\\s?\\p{Nd}{3}(?!\\p{Nd})'
const toPin = `(?:[\\s,]{1,3}[\\p{L}\\p{M}]{1,30}){0,3}[\\s,–-]{1,4}${pin}`
const house = '\\p{Nd}{1,4}(?:[A-Za-z]|(?:/\\p{Nd}{1,4}){1,3}[A-Za-z]?)?'
const flat = '(?:[Ff]lat|[Hh]ouse|ফ্ল্যাট|বাড়ি)\\s?(?:[Nn]o\\.?|নং|নম্বর)?\\s?'

/** A postal address: house and street, a flat, or a PIN code, as in "12/3 Lake Road, Kolkata 700029". */
const postal = new RegExp(
  [
    `${house}[\\s,]{1,3}(?:[A-Z\\u0980-\\u09FF][\\p{L}\\p{M}.']{0,30}\\s){1,4}(?:${street})(?![\\p{L}\\p{M}])(?:${toPin})?`,
    `${flat}${house}(?:${toPin})`,
    `(?:[Pp][Ii][Nn]|পিন)(?:\\s?(?:code|কোড))?\\s{0,3}[:-]?\\s{0,3}${pin}`,
    `(?:Kolkata|Calcutta|Howrah|কলকাতা|হাওড়া)[\\s,–-]{1,4}${pin}`,
  ]
    .join('|')
    .normalize('NFKC'),
  'gu',
)

const maskedMail = (found: string, rest: string | undefined) => (rest ? eMail : found)

/** In UTF-16 units, before and after normalising. */
const maxMaskedLength = 2_000

/** Replaces contact details, account numbers and postal addresses by what they are: `[e-mail]`, `[number]`, `[address]`. Cuts the text at 2,000 UTF-16 units. */
export const maskContacts = (text: string) =>
  inForm(cut(text, maxMaskedLength), 'NFKC', maxMaskedLength)
    .replace(address, maskedMail)
    .replace(spelt, maskedMail)
    .replace(postal, '[address]')
    .replace(pan, '[number]')
    .replace(number, '[number]')

/** Whether a message has an e-mail address or a telephone number. */
export const hasContact = (message: string): boolean =>
  /\[(?:number|e-mail)\]/.test(maskContacts(message.replace(/[[\]]/g, ' ')))

/** A longer question is stored cut, in UTF-16 units. */
const maxStoredLength = 200

/** The stem of a sound, without any ending: বাগানটা and "bagan" have the same. */
const stemOf = (sound: string): string => {
  const [stem] = soundStemsOf(sound)
  return stem ? stemOf(stem) : sound
}

/** The consonants of each word. Words with one consonant, such as a lone ending, count only where there are no others. */
const consonantsOf = (text: string) => {
  const bones = tokens(text).map((word) => skeletonOfFold(stemOf(fold(word))))
  const telling = bones.filter(({ length }) => length > 1)
  return [...new Set(telling.length ? telling : bones)].filter(Boolean).sort()
}

/** A digest that questions share if they say the same words, in any script and order. */
const groupOf = (text: string) => {
  const sounds = consonantsOf(text)
  const digest = createHash('sha256').update(sounds.join(' ')).digest('base64url')
  return sounds.length ? digest.slice(0, 22) : undefined
}

/** A message as it is stored for the team: contact details are masked, and `group` joins questions that say the same. Undefined if it has no words. */
export const toStoredQuestion = (message: string) => {
  const masking = maskContacts(message)
  const group = groupOf(masking)
  return group && { group, text: cut(masking.replace(/\s+/g, ' ').trim(), maxStoredLength) }
}

/** Removes a visitor's messages from the unanswered questions. */
export const forgetStoredQuestions = async (talk: readonly Turn[]) => {
  for (const { role, content } of talk) {
    const question = role === 'user' ? toStoredQuestion(content) : undefined
    if (question) await forgetSample(question.group, question.text)
  }
}
