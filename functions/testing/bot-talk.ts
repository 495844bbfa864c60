import type { Language } from '@bong-bari/text'
import type { MatchIndex } from '../src/bot/match/match-index.ts'
import type { PreviousTurn } from '../src/bot/match/talk.ts'
import { findRowInLanguage, matchInConversation } from '../src/bot/match/talk.ts'
import { readUnits } from '../src/bot/match/units.ts'
import { classifyIntents } from '../src/bot/meaning/meanings.ts'

/** What a step of a talk must get: a row, also one said again in a language, thanks, or no row. */
type Due = { rowId: number; language?: Language } | 'thanks' | 'none'

/** A message of a talk, and what it must get. */
export type Step = { text: string; due: Due }

const languages = ['bengali', 'benglish', 'english'] as const

/** Reads `text > row`, `text > row/language`, `text > thanks` or `text > none`. */
export const stepOf = (line: string, ids: Map<string, number>): Step => {
  const at = line.lastIndexOf(' > ')
  const [text, target = ''] = [line.slice(0, at), line.slice(at + 3)]
  if (target === 'thanks' || target === 'none') return { text, due: target }
  const [name = '', tongue] = target.split('/')
  const rowId = ids.get(name)
  if (rowId === undefined) throw new Error(`No row is called ${name}.`)
  const language = languages.find((one) => one === tongue)
  return { text, due: { rowId, ...(language && { language }) } }
}

const asksFor: Record<string, Language> = {
  inbengali: 'bengali',
  inbenglish: 'benglish',
  inenglish: 'english',
}

const gotFor = (index: MatchIndex, { text }: Step, said: PreviousTurn): Due => {
  const [meant] = classifyIntents(readUnits(text))
  if (meant && meant.probability >= 0.5) {
    if (meant.id === 'thanks' || meant.id === 'ok') return 'thanks'
    const language = asksFor[meant.id]
    const twin = language && said.row && findRowInLanguage(index, said.row, language)
    if (language) return twin ? { rowId: twin.id, language } : 'none'
  }
  const [first] = matchInConversation(index, text, 1, said).matches
  return first?.isSure ? { rowId: first.row.id } : 'none'
}

const isSame = (due: Due, got: Due) =>
  typeof due === 'string' || typeof got === 'string'
    ? due === got
    : due.rowId === got.rowId && due.language === got.language

/** What stands before each step after the first: the question before, and the row it was due. */
const afterFirst = (index: MatchIndex, steps: Step[]) =>
  steps.slice(1).map((step, place) => {
    const { text = '', due = 'none' } = steps[place] ?? {}
    const row = typeof due === 'string' ? undefined : index.rows.find(({ id }) => id === due.rowId)
    return { step, said: { question: text, row } }
  })

/** Each step after the first of each talk, and whether it gets what it must. */
export const followUpsOf = (index: MatchIndex, talks: Step[][]) =>
  talks
    .flatMap((steps) => afterFirst(index, steps))
    .map(({ step, said }) => {
      const got = gotFor(index, step, said)
      return { step, said, got, isRight: isSame(step.due, got) }
    })
