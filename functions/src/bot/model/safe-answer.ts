import { cut, inForm } from '@bong-bari/text'
import { isLeak } from './leak.ts'
import { withoutUnknownLinks } from './links.ts'
import { offersUnknownMoney } from './money.ts'

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

/** What of a model's answer may be shown; undefined if nothing. Only addresses and amounts of the facts stay. */
export const safeAnswer = (text: string, facts: readonly string[]): string | undefined => {
  const answer = plainAnswer(text)
  // Letters that stand for many are seen before normalising, hidden words after it.
  if (isLeak(text.slice(0, maxAnswerLength)) || isLeak(answer)) return undefined
  const plainFacts = facts.map(plainAnswer)
  if (offersUnknownMoney(answer, plainFacts)) return undefined
  const safe = withoutUnknownLinks(answer, plainFacts)
  return /[\p{L}\p{N}]/u.test(safe) ? safe : undefined
}
