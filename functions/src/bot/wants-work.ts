import { soundStemsOf } from '@bong-bari/text'
import { likeness } from './lexicon/spelling.ts'
import { type Word, wordsOf } from './lexicon/words.ts'
import { priceWords, workWords } from './work-words.computed.ts'

/** Offers of work come early. */
const mostWords = 60

/** "collab with Kiran", "Kiran er sathe collab" */
const withOthers = /w(?!.{0,2}[YMXW])(?=.)|(?<=.)(?<![YMX].{0,2})s/
/** "want to see a collab", "collab dekhte chai", "my request", "no sponsor", a job, "did you" */
const never = /[qjgn]|V.{0,3}z|z.{0,2}V|V.{0,2}z.*W/

const strong = [
  /(?:V|DL)[^f]{0,7}W/,
  /W.{0,4}V/,
  /(?:V|DL).{0,2}K.{0,2}[wT].{0,2}Y?/,
  /Ys.{0,2}K.{0,2}V/,
  /TK.{0,2}V/,
  /(?:V|DL|D).{0,3}B.{0,3}(?:Y|.{0,3}S)/,
  /S.{0,4}B.{0,3}[VD]/,
  /Y.{0,2}B.{0,2}V/,
  /B.{0,1}Y.{0,4}[SMX]/,
]
const weak = [
  /W.{0,6}[Pp]|[Pp].{0,7}W/,
  /[Pp].{0,5}[AX].{0,4}v|p.{0,4}v|v.{0,3}p/,
  /M.{0,3}X.{0,6}[WAv].{0,4}[DV]|D.{0,4}[WAv].{0,4}M.{0,3}X/,
  /D.{0,2}Y.{0,3}W|Y.{0,3}W.{0,2}D|D.{0,2}W.{0,5}X|X.{0,5}W.{0,3}D/,
  /M.{0,3}S.{0,4}C/,
  /^.?W.?$/,
  /^XW.{0,2}$/,
]
const isFan = /[fez]/

const prices = new Set(priceWords)

/** All forms: ব্র্যান্ডের, collaborating. */
const stemmed = ['W', 'X', 'S', 'v', 'B', 'A']
/** Shorter words are too alike. */
const shortest = { guessed: 6, heard: 4 }
const longest = 20
const leastLike = 0.85

const isSaid = ({ typed, sound }: Word) => {
  const stems = soundStemsOf(sound)
  return (word: (typeof workWords)[number]) => {
    if (word.typed === typed) return true
    if (word.sound.length < shortest.heard && word.letter !== 'V') return false
    return word.sound === sound || (stemmed.includes(word.letter) && stems.includes(word.sound))
  }
}

const isMeant =
  ({ typed }: Word) =>
  (word: (typeof workWords)[number]) =>
    word.letter === 'W' &&
    word.typed.length >= shortest.guessed &&
    typed.length >= shortest.guessed &&
    typed.length <= longest &&
    likeness(typed, word.typed) >= leastLike

/** A role's letter, or a dot. */
const roleOf = (word: Word): string => {
  const found = workWords.find(({ typed }) => typed === word.typed) ?? workWords.find(isSaid(word))
  if (found && prices.has(found.typed)) return 'p'
  return (found ?? workWords.find(isMeant(word)))?.letter ?? '.'
}

/** Rather misses than guesses. */
export const wantsWork = (message: string): boolean => {
  const shape = wordsOf(message).slice(0, mostWords).map(roleOf).join('')
  if (never.test(shape) || withOthers.test(shape)) return false
  if (strong.some((one) => one.test(shape))) return true
  return !isFan.test(shape) && weak.some((one) => one.test(shape))
}
