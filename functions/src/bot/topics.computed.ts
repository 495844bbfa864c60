import { nothingBeside, type Training } from '@bong-bari/contract'
import { botFacts } from '@bong-bari/site/bot-facts'
import { smallTalk } from '@bong-bari/site/bot-talk'
import { packRows } from './match/pack-rows.ts'
import { readRow } from './match/read-row.ts'

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

/** Too slow to read while a visitor waits. */
export const topicsRead = packRows(topicRows.map(readRow))
