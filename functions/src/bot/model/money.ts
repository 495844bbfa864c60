import { normalise } from '@bong-bari/text'

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

const digitsOf = (text: string) => normalise(text).replace(/\D/g, '')

const amountsIn = (text: string) =>
  [...text.matchAll(amounts)].map(([, ...found]) => digitsOf(found.find(Boolean) ?? ''))

const money =
  'money|cash|rupees?|taka|paisa|poysa|payment|payout|refund|reward|prize|discount|commission|advance|salary|fees?'
const giving = [
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
const refusing =
  /\b(?:not|never|no|cannot|can't|can’t|don't|don’t|won't|won’t|without|nothing|na|nei|ni)\b|(?:^|\s)(?:না|নয়|নয়|নেই|নি)(?=$|[\s।!?,])|পারব না|পারি না/iu

const sentencesIn = (text: string) => text.split(/(?<=[.!?।])\s+|\n/)

const promisesMoney = (text: string) =>
  sentencesIn(text).some(
    (sentence) => !refusing.test(sentence) && giving.some((pattern) => pattern.test(sentence)),
  )

/** Whether it names an amount, or promises money, that no fact does. */
export const offersUnknownMoney = (text: string, facts: readonly string[]) => {
  const factAmounts = new Set(facts.flatMap(amountsIn))
  if (amountsIn(text).some((amount) => !factAmounts.has(amount))) return true
  return promisesMoney(text) && !facts.some(promisesMoney)
}
