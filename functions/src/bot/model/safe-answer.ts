import { isLeak } from './leak.ts'
import { withoutUnknownLinks } from './links.ts'
import { offersUnknownMoney } from './money.ts'
import { plainAnswer } from './plain-answer.ts'

/** UTF-16 units; an answer of 400 tokens is shorter. */
const maxJudged = 3_000

/** What of a model's answer may be shown; undefined if nothing. Only addresses and amounts of the facts stay. */
export const safeAnswer = (text: string, facts: readonly string[]): string | undefined => {
  const answer = plainAnswer(text)
  // Letters that stand for many are seen before normalising, hidden words after it.
  if (isLeak(text.slice(0, maxJudged)) || isLeak(answer)) return undefined
  const known = facts.map(plainAnswer)
  if (offersUnknownMoney(answer, known)) return undefined
  const safe = withoutUnknownLinks(answer, known)
  return /[\p{L}\p{N}]/u.test(safe) ? safe : undefined
}
