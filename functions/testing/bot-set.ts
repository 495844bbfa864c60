import { readFileSync } from 'node:fs'
import type { Training } from '@bong-bari/contract'

/** How a text is written: Bengali script, Bengali in Latin letters, English, or a mix of scripts. */
export type Writing = 'bn' | 'bl' | 'en' | 'mx'

type Asked = { text: string; writing: Writing; rowId: number | undefined; isCrossScript: boolean }
export type BotSet = { rows: Training[]; asked: Asked[] }

const writings: readonly string[] = ['bn', 'bl', 'en', 'mx'] satisfies Writing[]
const isWriting = (word: string): word is Writing => writings.includes(word)

const languageIn = (words: string[]) =>
  (['bengali', 'benglish', 'english'] as const).find((language) => words.includes(language)) ??
  'auto'

const rowOf = (id: number, header: string[], fields: Map<string, string>): Training => ({
  id,
  keyword: fields.get('keyword') ?? '',
  userMessage: fields.get('message') ?? '',
  botResponse: `answer ${id}`,
  language: languageIn(header),
  category: 'general',
  isActive: !header.includes('inactive'),
  priority: 5,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  changedBy: null,
})

const block = (lines: string[], id: number): BotSet => {
  const [[kind, ...header] = [], ...rest] = lines.map((line) => line.split(' '))
  const pairs = rest.map(([name = '', ...words]) => [name.slice(0, -1), words.join(' ')] as const)
  const asked = pairs.flatMap(([name, text]) => {
    const writing = name.replace('!', '')
    if (!isWriting(writing)) return []
    const rowId = kind === 'row' && name === writing ? id : undefined
    return [{ text, writing, rowId, isCrossScript: !!rowId && !header.includes(writing) }]
  })
  return { rows: kind === 'row' ? [rowOf(id, header, new Map(pairs))] : [], asked }
}

/**
 * Reads a set: blocks parted by blank lines. `row <writing> [language] [inactive]` is followed by
 * keyword and message, then by what visitors write to get it; a line that begins with `!` must not
 * get it. Messages of the block `none` must get no row at all. Ids count from `firstId`.
 */
export const readBotSet = (name: string, firstId = 1): BotSet => {
  const text = readFileSync(new URL(`bot-set/${name}.txt`, import.meta.url), 'utf8')
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((part, place) => block(part.split('\n'), firstId + place))
  return {
    rows: blocks.flatMap(({ rows }) => rows),
    asked: blocks.flatMap(({ asked }) => asked),
  }
}
