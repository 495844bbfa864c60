import { bot } from '@bong-bari/site'
import { inForm } from '@bong-bari/text'
import { instructions } from './prompt.ts'

/** Letters in a row not shared by chance. */
const longEnough = 40

const plain = (text: string) => inForm(text, 'NFKC', 3 * text.length)

/** Letters standing for many hide something. */
const hides = (text: string) => plain(text).length > 2 * text.length

const lettersOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const stretchesOf = (letters: string) =>
  Array.from({ length: Math.max(0, letters.length - longEnough + 1) }, (_, at) =>
    letters.slice(at, at + longEnough),
  )

let secret: Set<string> | undefined

const repeats = (letters: string) => {
  if (letters.includes(toTheBot)) return true
  secret ??= new Set(instructions.map(lettersOf).flatMap(stretchesOf))
  return stretchesOf(letters).some((stretch) => secret?.has(stretch))
}

/** Prompt marks nobody says in a chat. */
const marks = /<\/?facts\b|talk_so_far|visitor_message/i

/** The persona may be quoted, but nobody tells a visitor this. */
const toTheBot = lettersOf(`you are ${bot.name}`)

const decoded = (answer: string) =>
  (answer.match(/[A-Za-z0-9+/]{40,}={0,2}/g) ?? []).map((code) =>
    Buffer.from(code, 'base64').toString('utf8'),
  )

/** Even spaced out, backwards or in base64. */
export const isLeak = (answer: string): boolean =>
  marks.test(answer) ||
  hides(answer) ||
  [answer, [...answer].reverse().join(''), ...decoded(answer)].some((text) =>
    repeats(lettersOf(text)),
  )
