import { bot } from '@bong-bari/site'
import { fold, isBengali, type Language, soundStemsOf } from '@bong-bari/text'
import { type Contacts, whatsappLink } from './contacts.ts'
import { likeness } from './lexicon/spelling.ts'
import { type Word, wordsOf } from './lexicon/words.ts'

/**
 * `helper` answers for a living, `person` is anybody, `house` makes the videos, `line` and `mail` reach them, `number` leads there, `act`
 * is done with them; in Bengali `wantAfter` follows what is wanted.
 */
const vocabulary = {
  helper: 'human, agent, representative, executive, helpline, হিউম্যান, এজেন্ট, হেল্পলাইন, প্রতিনিধি',
  person:
    'person, someone, somebody, anyone, staff, admin, manager, owner, মানুষ, লোক, ব্যক্তি, কারো, কারও, কেউ, অ্যাডমিন, ম্যানেজার, মালিক, স্টাফ',
  house: 'team, you, আপনাদের, তোমাদের, আপনার, তোমার, টিম, tomader, apnader',
  real: 'real, actual, live, আসল, সত্যিকারের, রিয়েল, জ্যান্ত',
  talk: 'talk, speak, speaking, talking, connect, transfer, forward, katha, কথা, আলাপ, কানেক্ট, যোগাযোগ, contact, reach',
  line: 'chat, chatting, call, phone, চ্যাট, কল, ফোন',
  customer: 'customer, কাস্টমার, গ্রাহক',
  care: 'care, service, support, desk, কেয়ার, সার্ভিস, সাপোর্ট, সেবা',
  want: 'want, wanna, need, give, get, please, প্লিজ',
  wantAfter: 'chai, চাই, দিন, দাও, লাগবে, দরকার, ডাকো, ডাকুন',
  mail: 'email, e-mail, mail, gmail, whatsapp, ইমেল, ইমেইল, মেল, মেইল, হোয়াটসঅ্যাপ, হোয়াটস্যাপ',
  your: 'your, ur',
  number: 'number, nombor, id, নম্বর, নাম্বার, আইডি',
  act: 'করতে, বলতে, করব, বলব, korbo, bolbo, korte, bolte, likhbo, লিখব, লিখতে',
  small: 'a, an, the, to, with, me, i, ami, amar, amake, আমি, আমার, আমাকে, একজন, একটা, কোনো, ta, টা',
} as const
type Role = keyof typeof vocabulary

const roles = Object.entries(vocabulary).flatMap(([role, words]) =>
  words.split(',').map((word) => ({ role: role as Role, typed: word.trim(), sound: fold(word) })),
)

/** Shorter ones are too alike to guess. */
const shortest = 5
const longest = 20
const leastLike = 0.8

const marks: Record<Role, string> = {
  helper: 'H',
  person: 'P',
  house: 'Y',
  real: 'R',
  talk: 'T',
  line: 'C',
  customer: 'S',
  care: 'K',
  want: 'W',
  wantAfter: 'V',
  mail: 'M',
  your: 'O',
  number: 'N',
  act: 'd',
  small: 's',
}

/** All forms (মানুষের, manusher); kal is tomorrow, not a call. */
const stemmed: Role[] = ['helper', 'person', 'care', 'number']
const asTyped: Role[] = ['line']

const isSaid = ({ typed, sound }: Word) => {
  const stems = soundStemsOf(sound)
  return (word: (typeof roles)[number]) => {
    if (asTyped.includes(word.role)) return typed.startsWith(word.typed)
    return word.sound === sound || (stemmed.includes(word.role) && stems.includes(word.sound))
  }
}

/** Misspelt only as English: porachhen is no person. */
const isMeant = (said: Word) => (word: (typeof roles)[number]) =>
  !asTyped.includes(word.role) &&
  word.sound.length >= shortest &&
  said.typed.length <= longest &&
  (isBengali(word.typed)
    ? likeness(said.sound, word.sound) >= leastLike
    : likeness(said.typed, word.typed) >= leastLike)

/** A role's letter, or a dot. */
const markOf = (word: Word) => {
  const found = roles.find(isSaid(word)) ?? roles.find(isMeant(word))
  return found ? marks[found.role] : '.'
}

/** "talk to a real person", "একজন মানুষের সঙ্গে কথা বলতে চাই", "human please", "real person". */
const forPerson = [
  /T.{0,4}[HP]/,
  /[HP].{0,3}T/,
  /C.{0,3}H/,
  /H.{0,3}C/,
  /P.{0,4}C.$/,
  /W[sRSK]{0,3}H/,
  /(?:^|[sRSKW])H.{0,2}[WV]/,
  /W.{0,2}RP/,
  /RP.{0,2}[WV]/,
]
const alone = /^[Ws]?(?:R[HP]|H)[WV]?$/
/** "apnader sathe kotha bolte chai", "call korte chai", "মানুষ চাই": a row may know better. */
const forHouse = [
  /Y.{0,3}[TC][ds]?[WV]/,
  /T.{0,3}Y/,
  /^(?:[TC].?)?[TC]d?[WV]$/,
  /^[sRW]{0,2}PV.?$/,
  /W[sRW]{0,2}P.?$/,
  /^.?SK.{0,2}$/,
  /^[sYORW]{0,4}[TCM]Ns?.?[VW]?$/,
  /^.{0,3}[YO][TCM]?Ns?.?[VW]?$/,
  /OM.?$/,
  /^N.{0,2}V$/,
  /^[sYORW]{0,4}M[sd]?[VW]$/,
  /M.?Y$/,
]

/** ok bye, talk to you later */
const goodbye = /(?:^|\s)(?:good)?(?:bye+|tata|টাটা|বাই)(?:\s|$)|(?:you|u) later$/

/** Longer ones tell stories. */
const mostWords = 20

export const handoffIn = (message: string): 'person' | 'house' | undefined => {
  const words = wordsOf(message)
  if (words.length > mostWords) return undefined
  if (goodbye.test(words.map(({ typed }) => typed).join(' '))) return undefined
  const shape = words.map(markOf).join('')
  if (alone.test(shape) || forPerson.some((one) => one.test(shape))) return 'person'
  return forHouse.some((one) => one.test(shape)) ? 'house' : undefined
}

/** Where people answer. */
export const handoffAnswer = (language: Language, { whatsapp, email }: Contacts) =>
  bot.handoff[language]
    .replace('{whatsapp}', whatsappLink(whatsapp))
    .replace('{email}', email)
    .replace('{form}', '/work-with-us')
