import { wordsOf } from './lexicon/words.ts'

const soundOf = (text: string) =>
  wordsOf(text)
    .map(({ inPhrase }) => inPhrase)
    .join(' ')

const phrases = (list: string) => list.split(',').map((phrase) => ` ${soundOf(phrase)} `)

/** Allowed between words that matter. */
const beside = new Set(
  wordsOf(
    'really just anymore any be alive now even still always the a ar আর ekdom একদম khub খুব ekhon এখন sudhu শুধু amar আমার bhishon ভীষণ',
  ).map(({ inPhrase }) => inPhrase),
)

/** Of oneself, never in fun. */
const explicit = phrases(
  'kill myself, killing myself, commit suicide, suicide korte, suicide korbo, suicide kore, suicide er kotha, think about suicide, thinking about suicide, thinking of suicide, am suicidal, feel suicidal, feeling suicidal, end my life, ending my life, take my life, taking my life, take my own life, hurt myself, hurting myself, harm myself, harming myself, cut myself, cutting myself, hang myself, আত্মহত্যা করতে, আত্মহত্যা করব, আত্মহত্যা করে, আত্মহত্যার কথা, atmohotya korte, atmohotya korbo, সুইসাইড করতে, সুইসাইড করব, নিজেকে শেষ করে, নিজেকে মেরে, নিজেকে কষ্ট দিতে, নিজের ক্ষতি করতে, nijeke shesh kore, nijeke mere, nijer khoti korte, গলায় দড়ি দেব, golay dori debo, বিষ খাব, বিষ খেতে ইচ্ছে, bish khabo, জীবন শেষ করে, jibon shesh kore, জীবনটা শেষ করে, jibon ta shesh kore',
)

const unlessLaughing = phrases(
  'want to die, wanna die, feel like dying, feel like killing, wish i was dead, wish i were dead, better off dead, better off without me, do not want to live, don’t want to live, dont want to live, want to end it all, end it all, no reason to live, tired of living, tired of life, do not want to be here, dont want to be here, do not want to exist, dont want to exist, মরে যেতে চাই, মরে যেতে ইচ্ছে, মরে যেতে ইচ্ছা, মরতে চাই, মরতে ইচ্ছে, মরতে ইচ্ছা, বাঁচতে চাই না, বাঁচতে ইচ্ছে করে না, বাঁচতে ইচ্ছে করছে না, বাঁচতে ইচ্ছা করে না, বাঁচতে ভালো লাগে না, বেঁচে থাকতে চাই না, বেঁচে থাকতে ইচ্ছে করে না, বাঁচার ইচ্ছে নেই, বাঁচার ইচ্ছা নেই, bachar icche nei, banchar icche nei, life is not worth living, বেঁচে থেকে লাভ, বেঁচে থেকে কী লাভ, more jete chai, more jete ichhe, more jete icche, more jete iccha, morte chai, morte icche, morte iccha, bachte chai na, banchte chai na, bachte icche kore na, banchte icche kore na, bachte icche korche na, bachte bhalo lage na, banchte bhalo lage na, beche thakte chai na, benche thakte chai na, beche theke labh, beche theke ki labh',
)

const laughter =
  /[😂🤣😹😆😄😁]|\b(?:a?ha(?:ha)+h?|l+o+l+|lmf?ao+|rofl|laugh\w*|funny|joke\w*|hilarious|h[aeo]s(?:h?te|hi|hte)\w*)\b|হাস|হেসে|হাহা|হা হা|মজা|hese/iu

/** A serious wish to die or be harmed. */
export const isInDistress = (message: string): boolean => {
  const said = ` ${wordsOf(message)
    .map(({ inPhrase }) => inPhrase)
    .filter((word) => !beside.has(word))
    .join(' ')} `
  const has = (phrase: string) => said.includes(phrase)
  return explicit.some(has) || (!laughter.test(message) && unlessLaughing.some(has))
}
