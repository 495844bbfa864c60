import type { Turn } from '@bong-bari/contract'
import { couldBeEither, isBengali, type Language, languageOf, tokens } from '@bong-bari/text'
import { readUnits } from './match/units.ts'
import { classifyIntents, type Intent } from './meaning/meanings.ts'

/** Grammar of Hindi in Latin letters that Bengali does not share. */
const hindiGrammar = new Set(
  tokens(
    'ho hai hain hoon mein mujhe mera meri mere tum tumhara tumko tumse aap aapka aapke aapko humara humari kya kyun kaise kaisa kaisi kahan kab kaun kitna kitne kitni yeh woh nahi nahin chahiye karo karna kar raha rahi rahe hoga aayega aayegi sakta sakte sakti wala waali wale sabse aur lekin bahut achha achhi batao sunao dikhao bataiye haal naya agla namaste shukriya',
  ),
)

/** Whether at least half of some words are of a kind. */
const isHalf = (words: string[], is: (word: string) => boolean) =>
  words.length > 0 && words.filter(is).length * 2 >= words.length

/** What is not the visitor's own words: addresses, quotations, and the channel's and the bot's names. Tried at beginnings of words alone, so that a long one is not read again from each of its letters. */
const notOwnWords = /(?<!\S)\S+@\S+|https?:\S+|["“”][^"“”]*["“”]|\bbong (?:bari|bot)\b/giu

/** So many letters tell the language of any text. */
const maxLetters = 1_000

/** What the visitor wrote, or all of it where nothing else was written. */
const takeOwnWords = (typed: string) => {
  const beginning = typed.slice(0, maxLetters)
  const own = beginning.replace(notOwnWords, ' ')
  return tokens(own).length > 0 ? own : beginning
}

/** The language that a message shows by itself; undefined where it may be of more than one. Hindi is answered in English. */
const languageShownBy = (typed: string): Language | undefined => {
  const message = takeOwnWords(typed)
  if (isBengali(message)) return languageOf(message)
  const words = tokens(message)
  if (isHalf(words, (word) => hindiGrammar.has(word))) return 'english'
  const isBorrowed = words.every(({ length }) => length < 2) || couldBeEither(message)
  return isBorrowed ? undefined : languageOf(message)
}

/** The language to answer a message in: its own, or that of the last message that shows one. */
const guessLanguage = (message: string, history: readonly Turn[]): Language | undefined => {
  const typed = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const [language] = [...typed, message].toReversed().flatMap((text) => languageShownBy(text) ?? [])
  return language
}

/** A part of a message that asks for one thing, or the whole message. */
export type Clause = {
  text: string
  /** What the clause may mean, the most probable first. */
  intents: Intent[]
}

export const probabilityOf = (id: string, { intents }: Clause) =>
  intents.find((intent) => intent.id === id)?.probability ?? 0

/** The sum of the probabilities of some intents. */
export const probabilityOfAny = (is: (id: string) => boolean, { intents }: Clause) =>
  intents.reduce((sum, { id, probability }) => sum + (is(id) ? probability : 0), 0)

/** What is read from a message, once for all steps of answering. */
export type Reading = {
  message: string
  history: readonly Turn[]
  language: Language
  /** Undefined where a short message may be in more than one language. */
  answerLanguage: Language | undefined
  whole: Clause
  /** The parts of a message that has two or more; otherwise empty. */
  clauses: Clause[]
}

/** Emoji that say something by themselves, by the row they mean. */
const emojiRows: [id: string, of: RegExp][] = [
  ['laugh', /^(?:\p{Extended_Pictographic}|\p{M}|\u200d|\s)*[😂🤣😹😆😄😁😀😅]/u],
  ['love', /[❤🧡💛💚💙💜😍🥰😘💕]/u],
  ['mood', /[😢😭😞😔☹🥺💔😟]/u],
  ['praise', /[👍👏🔥💯🎉👌🙌]/u],
  ['hello', /[🙏👋]/u],
]

const findEmojiRow = (message: string) =>
  tokens(message).length === 0 ? emojiRows.find(([, of]) => of.test(message))?.[0] : undefined

/**
 * Words that refuse what stands beside them. Negation alone does not: "does not play" and "why no video" mean what they say, and
 * "bolo na" asks.
 */
const refusals = [
  /\b(?:do not|don['’]?t|didn['’]?t|not|never) (?:want|need|ask|asking|interested|looking|like to|send|show|tell|give)\b/i,
  // What may be sent, at the end of a part: "blog na, video chai".
  /(?:^|\s)(?:blog|video|reel|shorts?|story|post|joke|form|ad|promotion|collab|notun|newest|purono|lekha|golpo|link|bot|english|bangla|hindi|insta(?:gram)?|facebook|youtube|whatsapp|mail|phone|ইনস্টা(?:গ্রাম)?|ফেসবুক|ইউটিউব|হোয\u09bcাটসঅ্যাপ|মেল|ফোন|ব্লগ|ভিডিও|রিল|শর্টস?|স্টোরি|পোস্ট|জোক|ফর্ম|বিজ্ঞাপন|কোলাব|নতুন|পুরনো|লেখা|গল্প|লিংক|বট|ইংরেজি|বাংলা|হিন্দি)\S{0,4}(?: (?:video|ভিডিও)\S{0,2})? (?:na|noy|না|নয়|নয়)\s*$/iu,
  /\b(?:no more|stop (?:sending|showing|telling|asking)|instead of|rather than|other than|anything but|except|without)\b/i,
  /^\W*(?:not|no)(?: (?:the|a|an|that|this|about|for|from|any)\b|(?: \S+){1,2}\W*$)/i,
  /\b(?:forget|skip|never mind|no need (?:for|of|to)|(?:^\W*|\b(?:i['’]?m|i am|we['’]?re|we are) )not \w+ing)\b/i,
  /(?:তে হবে|te hobe) ?(?:না|na)(?:\s|$)|[\p{L}\p{M}]{2}(?<!পার|par)(?:ব|বো|bo) (?:না|na)(?:\s|$)/iu,
  /(?:চাই|চাইছি|চাচ্ছি|জানতে চাই|লাগবে|দেখব|শুনব|করব) ?না(?:\s|$)|(?:^|\s)চাই ?নি(?:\s|$)|করতে (?:বলো|বলবেন) ?না(?:\s|$)|(?:^|\s)(?:দরকার|লাগবে|চাই) (?:নেই|নাই|না)(?:\s|$)|(?:ছাড়া|বাদে|বাদ দিয়ে)(?:\s+(?!যা[বয])|$)|(?:^|\s)(?:নয়|নয়)\s*$|(?:টা|টি|এর|কথা) না\s*$/u,
  /\b(?:chai|chacchi|chaichi|lagbe|dorkar|dekhbo|shunbo|korbo|jante chai) ?(?:na|nei|nai)\b|\b(?:chara|chhara|bade|bad diye)\b|\bkorte (?:bolo|bolben) ?na\b|\bnoy\s*$|\b(?:ta|er|kotha) (?:na|noy)\s*$/i,
]
const isRefusal = (text: string) => refusals.some((one) => one.test(text.normalize('NFC')))

const readClause = (text: string): Clause => ({ text, intents: classifyIntents(readUnits(text)) })

/** A single `r` is "and" only between two words on each side: in "ma r ranna" it ends the word before. A refusal ends a part, but "ki na" is "whether". */
const partSeparators =
  /[.!?।\n;]+|,|\s+(?:and also|and|but|also|plus|aar|ar|kintu|আর|এবং|কিন্তু|তবে)\s+|\s+(?<=\S\s+\S+\s+)r\s+(?=\S+\s+\S)|(?<=(?<!\s(?:ki|কি))\s(?:na|না|noy|নয়|নয়)),?\s+/iu

/** Removes the bot's own name, by which it is only addressed. */
const withoutBotName = (message: string) => {
  const rest = message.replace(/bong ?bot|বং ?বট/giu, ' ')
  return /\p{L}/u.test(rest) ? rest : message
}

const splitParts = (text: string) =>
  text
    .split(partSeparators)
    .filter((part): part is string => part !== undefined && tokens(part).length > 0)

/** No question has more parts; the rest is read as a whole. */
const maxClauses = 6
/** What is left without refusals is meant, if it says with this probability what. */
const minWanted = 0.65
/** A part that may be distress is not left out, whatever it refuses: "I do not want to live". */
const minKeptDistress = 0.1

/** A message without the parts that refuse something: "no jokes, where is the blog?". Undefined if what is left is not clear by itself. */
const leaveOutRefusals = (
  clauses: readonly Clause[],
): Pick<Reading, 'whole' | 'clauses'> | undefined => {
  const wanted = clauses.filter(
    (clause) => !isRefusal(clause.text) || probabilityOf('care', clause) >= minKeptDistress,
  )
  if (!wanted.length || wanted.length === clauses.length) return undefined
  const whole = readClause(wanted.map(({ text }) => text).join(', '))
  const isClear = (whole.intents[0]?.probability ?? 0) >= minWanted
  return isClear ? { whole, clauses: wanted } : undefined
}

export const readMessage = (message: string, history: readonly Turn[]): Reading => {
  const answerLanguage = guessLanguage(message, history)
  const text = withoutBotName(message)
  const sign = findEmojiRow(message)
  const parts = splitParts(text)
  const clauses = parts.length > 1 ? parts.slice(0, maxClauses).map(readClause) : []
  const wanted = parts.length > maxClauses ? undefined : leaveOutRefusals(clauses)
  return {
    message,
    history,
    language: answerLanguage ?? languageOf(message),
    answerLanguage,
    ...(wanted ?? {
      whole: sign ? { text, intents: [{ id: sign, probability: 1 }] } : readClause(text),
      clauses,
    }),
  }
}
