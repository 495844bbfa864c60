import type { Tried, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { askModel } from '../adapters/bedrock.ts'
import { readKnowledge } from './knowledge.ts'
import type { Match } from './match.ts'
import { promptOf } from './prompt.ts'
import { inLanguage, liveTemplates } from './templates.ts'

/** Rows that go to the model as what the house knows. */
const grounding = 5

const why = ({ row, field, score }: Match) => ({
  rowId: row.id,
  field,
  score: Math.round(score * 1000) / 1000,
})

/**
 * The answer to a message: a training row that matches well enough, verbatim; else the model, when
 * there is one; else a fallback template; else a built-in line. Never rejects for want of an answer.
 */
export const answer = async (message: string, history: Turn[], now: Date): Promise<Tried> => {
  const knowledge = await readKnowledge()
  const { language, matches } = await knowledge.understand(message, grounding)
  const [first] = matches
  if (first?.isSure) return { response: first.row.botResponse, source: 'row', ...why(first) }

  const rows = matches.map(({ row }) => row)
  const modelled = await askModel({ system: promptOf(rows, language), message, history })
  if (modelled) return { response: modelled, source: 'model' }

  const template = inLanguage(liveTemplates(knowledge.templates, 'fallback', now), language)
  if (template) return { response: template.content, source: 'template', rowId: template.id }
  return { response: bot.fallback[language], source: 'built-in' }
}

/** What the bot would answer, for those who teach it. */
export const tryMessage = (message: string, now: Date) => answer(message, [], now)
