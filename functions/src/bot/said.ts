import type { Training, Turn } from '@bong-bari/contract'
import type { Said } from './match/follow-up.ts'
import { answersOf } from './words-for.ts'

/**
 * The last question and the row that answered it. The browser could tell anything: a row counts
 * only if it says these very words.
 */
export const saidIn = (rows: Training[], history: Turn[]): Said | undefined => {
  const last = history.at(-1)
  const asked = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !asked?.content.trim()) return undefined
  const answered = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && answersOf(one).some((words) => words.trim() === answered),
  )
  return { question: asked.content, row }
}
