import { bot } from '@bong-bari/site'
import { cut, inForm, normalise, once } from '@bong-bari/text'
import { instructions } from './prompt.ts'

/** So many letters in a row are not the same by chance. */
const minSharedLetters = 40

const plain = (text: string) => inForm(text, 'NFKC', 3 * text.length)

/** Whether characters that stand for many letters hide something. */
const hidesLetters = (text: string) => plain(text).length > 2 * text.length

const lettersOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const stretchesOf = (letters: string) =>
  Array.from({ length: Math.max(0, letters.length - minSharedLetters + 1) }, (_, at) =>
    letters.slice(at, at + minSharedLetters),
  )

const readInstructionStretches = once(
  () => new Set(instructions.map(lettersOf).flatMap(stretchesOf)),
)

const repeatsInstructions = (letters: string) => {
  if (letters.includes(addressToBot)) return true
  return stretchesOf(letters).some((stretch) => readInstructionStretches().has(stretch))
}

/** Marks of the prompt, which nobody says in a chat. */
const promptMarks = /<\/?facts\b|talk_so_far|visitor_message/i

/** The persona may be quoted, but nobody tells a visitor this. */
const addressToBot = lettersOf(`you are ${bot.name}`)

const decodeBase64 = (answer: string) =>
  (answer.match(/[A-Za-z0-9+/]{40,}={0,2}/g) ?? []).map((code) =>
    Buffer.from(code, 'base64').toString('utf8'),
  )

/** Whether an answer repeats instructions, even spaced out, backwards or in base64. */
export const isLeak = (answer: string): boolean =>
  promptMarks.test(answer) ||
  hidesLetters(answer) ||
  [answer, [...answer].reverse().join(''), ...decodeBase64(answer)].some((text) =>
    repeatsInstructions(lettersOf(text)),
  )

/** The ends of a domain without `https://`: any in Latin letters, and those of India in its scripts. */
const domainEndings = '[a-z]{2,24}|xn--[a-z0-9-]{2,59}|ভারত|বাংলা|भारत'

const letters = '[\\p{L}\\p{M}\\p{N}-]'

/** What follows the @ of payment ids (UPI) most of all. */
const paymentHandles =
  'ok(?:axis|sbi|icici|hdfcbank)|wa(?:axis|sbi|icici|hdfcbank)|pt(?:axis|sbi|yes|hdfc)|ybl|ibl|axl|apl|fbl|upi|paytm|jupiteraxis|airtel|sbi|icici|hdfcbank|axisbank'

const patterns = [
  /\b(?:[a-z][a-z0-9+.-]{0,30}:[/\\]{1,9}|www\.)[^\s<>"'`|\]]+/u,
  /\b(?:https?|javascript|data|mailto|tel|sms|intent|whatsapp|upi):[^\s<>"'`|\]]+/u,
  // `//host`, which browsers read as an address, and `\\\\host`.
  /[/\\]{2,9}[^\s<>"'`|\]/\\][^\s<>"'`|\]]*/u,
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}@./-])(?:${letters}{1,63}\\.){1,127}(?:${domainEndings})(?!${letters}|@)(?:[/?#][^\\s<>"'\`|\\]]*)?`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}._-])[\\p{L}\\p{M}\\p{N}._-]{2,256}\\s{0,2}@\\s{0,2}(?:${paymentHandles})(?!${letters})`,
    'u',
  ),
  // An IFSC names a bank's branch, which is half of what a transfer needs.
  /\b[a-z]{4}0[a-z0-9]{6}\b/u,
  // A telephone number: ten digits or more, in any script.
  /\+?\p{Nd}(?:[\s().·_*‐-―-]{0,3}\p{Nd}){9,}/u,
  // A path of the site, but not the slash in "and/or" or "24/7".
  /(?<![\p{L}\p{M}\p{N}/.:~_-])\/[\p{L}\p{N}][\p{L}\p{M}\p{N}/_.-]*(?:[?#][\w=&%-]+)?/u,
]
const link = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu')

/** E-mail addresses, and payment ids, which have no dot. Skips whole runs without @, so no letter is read twice. */
const eMail =
  /[\p{L}\p{M}\p{N}._%+-]+(@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){0,127})?/gu

const withoutEnd = (found: string) => found.replace(/[.,;:!?'"”’।…*_)\]}]{1,30}$/u, '')

const digitsOf = (text: string) => normalise(text).replace(/\D/g, '')

const isNumber = (text: string) => /^\+?[\d\s().-]+$/.test(text)

/** An address in one form, however it was written. */
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

/** Whether a text names an address, a path or a number that no fact has. The country code is optional. */
const namesUnknownPlace = (text: string, facts: readonly string[]) => {
  const allowed = facts.flatMap(placesIn)
  return placesIn(text).some(
    (place) => !allowed.some((one) => one === place || (isNumber(place) && one.endsWith(place))),
  )
}

const currency =
  '₹|৳|\\$|€|£|\\brs\\b\\.?|\\binr\\b|\\busd\\b|\\btk\\b\\.?|\\btaka\\b|\\brupees?\\b|\\bdollars?\\b|\\blakhs?\\b|\\bcrores?\\b|টাকা|রুপি|লাখ|লক্ষ|কোটি|হাজার'
const number = '\\p{Nd}(?:[\\p{Nd}.,]{0,20}\\p{Nd})?'

const amounts = new RegExp(
  [
    `(?:${currency})\\s{0,2}(${number})`,
    `(${number})\\s{0,2}k?\\s{0,2}(?:${currency}|\\/-)`,
    `(${number})\\s{0,2}(?:%|percent|শতাংশ)[^.!?।\\n]{0,20}(?:off|discount|commission|ছাড়|কমিশন|chhar)`,
  ].join('|'),
  'giu',
)

const amountsIn = (text: string) =>
  [...text.matchAll(amounts)].map(([, ...found]) => digitsOf(found.find(Boolean) ?? ''))

const money =
  'money|cash|rupees?|taka|paisa|poysa|payment|payout|refund|reward|prize|discount|commission|advance|salary|fees?'
const givingPatterns = [
  // English: who gives, then what; or what somebody gets.
  new RegExp(
    `\\b(?:we|i|us|team|channel|family|house|bari)(?:'ll|’ll)?\\b[^.!?\\n]{0,60}\\b(?:give|send|offer|transfer|promise|get|guarantee|arrange)\\b[^.!?\\n]{0,40}\\b(?:${money})\\b`,
    'iu',
  ),
  /\b(?:we|i|team|channel|family|house|bari)(?:'ll|’ll)?\b[^.!?\n]{0,60}\b(?:pay|refund|reimburse|compensate)\b/iu,
  new RegExp(
    `\\b(?:you|u)(?:'ll|’ll| will| can| shall| are| have|'ve|’ve)?\\b[^.!?\\n]{0,40}\\b(?:get|receive|earn|win|won|paid|guaranteed)\\b[^.!?\\n]{0,40}\\b(?:${money}|paid)\\b`,
    'iu',
  ),
  /\byou(?:'ll|’ll| will) be paid\b|\b(?:payment|refund|cash|money) is (?:guaranteed|on its way|promised)\b/iu,
  // Bengali and Bengali in Latin letters: the money, then the verb.
  /(?:টাকা|পয়সা|পয়সা|পারিশ্রমিক|অগ্রিম|রিফান্ড|পুরস্কার|ছাড়|ছাড়|কমিশন|পেমেন্ট)[^।!?\n]{0,40}(?:দেব|দিব|দিয়ে|দিয়ে|পাঠাব|পাঠিয়ে|পাঠিয়ে|পাবে|পাবি|ফেরত|মিলবে)/u,
  /\b(?:taka|tk|paisa|poysa|payment|advance|refund|cash|discount|commission)\b[^.!?\n]{0,40}\b(?:debo|dibo|dobo|debe|deben|debe|pabe|paben|pabi|pathabo|pathiye|ferot|milbe)\b/iu,
]
const negationPattern =
  /\b(?:not|never|no|cannot|can't|can’t|don't|don’t|won't|won’t|without|nothing|na|nei|ni)\b|(?:^|\s)(?:না|নয়|নয়|নেই|নি)(?=$|[\s।!?,])|পারব না|পারি না/iu

const sentencesIn = (text: string) => text.split(/(?<=[.!?।])\s+|\n/)

const promisesMoney = (text: string) =>
  sentencesIn(text).some(
    (sentence) =>
      !negationPattern.test(sentence) && givingPatterns.some((pattern) => pattern.test(sentence)),
  )

/** Whether it names an amount, or promises money, that no fact does. */
const offersUnknownMoney = (text: string, facts: readonly string[]) => {
  const factAmounts = new Set(facts.flatMap(amountsIn))
  if (amountsIn(text).some((amount) => !factAmounts.has(amount))) return true
  return promisesMoney(text) && !facts.some(promisesMoney)
}

/** In UTF-16 units; an answer of 400 tokens is shorter. */
const maxAnswerLength = 3_000

const control = /\p{Cc}(?<![\n\t])/gu
/** Invisible characters and direction marks, and a blank of Braille. Joiners stay where Bengali and emoji need them. */
const invisible =
  /(?<![\u0980-\u09ff]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200c|\u200d|\ufe0f)|(?!\u200c|\u200d|\ufe0f)(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800)/gu

/** Bengali is left as it is written: a normal form would take ড় apart. */
const otherScripts = /[^\u0980-\u09ff]+/gu

/** The full stop of other scripts ends labels of addresses too. */
const fullStop = /[\u3002\uff61]/gu

/** A model's answer as it is checked and shown: in NFKC, without what nobody sees. */
const plainAnswer = (text: string) => {
  const visible = cut(text, maxAnswerLength).replace(control, '').replace(invisible, '')
  const normal = visible.replace(otherScripts, (run) => inForm(run, 'NFKC', 3 * run.length))
  return cut(normal.replace(fullStop, '.').replace(invisible, ''), maxAnswerLength)
}

/** A model's answer as it may be shown; undefined if it says an address, a number, an amount or a promise that no fact has, or what it was told. */
export const makeSafeAnswer = (text: string, facts: readonly string[]): string | undefined => {
  const answer = plainAnswer(text).trim()
  // Letters that stand for many are seen before normalising, hidden words after it.
  if (isLeak(text.slice(0, maxAnswerLength)) || isLeak(answer)) return undefined
  const plainFacts = facts.map(plainAnswer)
  const isUnfounded =
    offersUnknownMoney(answer, plainFacts) || namesUnknownPlace(answer, plainFacts)
  return isUnfounded || !/[\p{L}\p{N}]/u.test(answer) ? undefined : answer
}
