import { nothingBeside, type Training } from '@bong-bari/contract'
import { firstEdit, listUnanswered } from '@bong-bari/table'
import { buildIndex, understand } from '../../bot/match/match.ts'

/** The latest groups, and questions of each. */
const mostGroups = 300
const mostOfGroup = 3

/** Sharing this much with a row, a question may well mean it. */
const leastLike = 0.3

type Asked = Pick<Training, 'keyword' | 'userMessage' | 'variants'>

const rowOf = (asked: Asked, now: Date): Training => ({
  ...nothingBeside,
  ...asked,
  id: 1,
  botResponse: '',
  language: 'auto',
  category: 'general',
  isActive: true,
  priority: 1,
  createdAt: now.toISOString(),
  ...firstEdit({ by: null, at: now }),
})

/** Unanswered questions that sound like a row, the likest first. */
export const unansweredWays = async (asked: Asked, now: Date) => {
  const index = buildIndex([rowOf(asked, now)])
  const groups = await listUnanswered(mostGroups, now)
  return groups
    .flatMap(({ samples }) => samples.slice(0, mostOfGroup))
    .map((text) => ({ text, score: understand(index, text, 1).matches[0]?.score ?? 0 }))
    .filter(({ score }) => score >= leastLike)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)
}
