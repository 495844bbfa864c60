import { nothingBeside, type Training } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { buildIndex, understand } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'

const rows = bot.untaught.map(
  ({ asked }, id): Training => ({
    id,
    keyword: asked,
    userMessage: asked.split(',')[0] ?? '',
    botResponse: '',
    language: 'auto',
    category: 'general',
    isActive: true,
    priority: 1,
    createdAt: '',
    updatedAt: '',
    version: 1,
    changedBy: null,
    ...nothingBeside,
  }),
)

let index: MatchIndex | undefined

/** Small talk that is none would be worse than a line that says so: it has to be clearer than a row. */
const least = 0.66

/** What the bot says to a message before anybody has taught it, if it knows that much. */
export const untaughtAnswer = (message: string, language: Language): string | undefined => {
  index ??= buildIndex(rows)
  const [first] = understand(index, message, 1).matches
  return first && first.score >= least ? bot.untaught[first.row.id]?.[language] : undefined
}
