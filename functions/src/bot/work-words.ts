import { heardStemsOf } from './lexicon/endings.ts'
import { likeness } from './lexicon/spelling.ts'
import type { Word } from './lexicon/words.ts'
import { priceWords, workWords } from './work-words.computed.ts'

const prices = new Set(priceWords)

/** With all their forms: ব্র্যান্ডের, collaborating. */
const stemmed = ['W', 'X', 'S', 'v', 'B', 'A']
/** Shorter words are too alike. */
const shortest = { guessed: 6, heard: 4 }
const longest = 20
const leastLike = 0.85

const isSaid = ({ typed, sound }: Word) => {
  const stems = heardStemsOf(sound)
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
export const roleOf = (word: Word): string => {
  const found = workWords.find(({ typed }) => typed === word.typed) ?? workWords.find(isSaid(word))
  if (found && prices.has(found.typed)) return 'p'
  return (found ?? workWords.find(isMeant(word)))?.letter ?? '.'
}
