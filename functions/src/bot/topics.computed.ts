import { nothingBeside, type Training } from '@bong-bari/contract'
import { botFacts } from '@bong-bari/site/bot-facts'
import { smallTalk } from '@bong-bari/site/bot-talk'
import { packRows, type ReadRows, readMissing } from './match/read-rows.ts'

const rowOf = ({ id, asked }: { id: string; asked: string }, place: number): Training => ({
  id: place + 1,
  keyword: asked,
  userMessage: asked.split(',')[0] ?? '',
  botResponse: id,
  language: 'auto',
  category: 'general',
  isActive: true,
  priority: 1,
  createdAt: '',
  updatedAt: '',
  version: 1,
  changedBy: null,
  ...nothingBeside,
})

/** Built-in knowledge, as rows answering an id. */
export const topicRows: Training[] = [...botFacts, ...smallTalk]
  .filter(({ asked }) => asked)
  .map(rowOf)

const known: ReadRows = new Map()
readMissing(known, topicRows, Number.POSITIVE_INFINITY)

/** Too slow to read while a visitor waits. */
export const topicsRead = packRows(1, known)
