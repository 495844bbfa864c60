import { readFileSync } from 'node:fs'
import type { Training } from '@bong-bari/contract'
import { type Step, stepOf } from './bot-talk.ts'
import { trainingRow } from './training-row.ts'

/** How a text is written: Bengali script, Bengali in Latin letters, English, or a mix of scripts. */
export type Writing = 'bn' | 'bl' | 'en' | 'mx'

type Asked = {
  text: string
  writing: Writing
  /** What makes it hard, where the set says: para, trans, polite, miss ... */
  kind: string | undefined
  rowId: number | undefined
  isCrossScript: boolean
}
/** Rows, messages that stand alone, and talks whose steps follow on each other. */
export type BotSet = { rows: Training[]; asked: Asked[]; talks: Step[][] }

const writings: readonly string[] = ['bn', 'bl', 'en', 'mx'] satisfies Writing[]
const isWriting = (word: string | undefined): word is Writing => writings.includes(word ?? '')

const languageIn = (words: string[]) =>
  (['bengali', 'benglish', 'english'] as const).find((language) => words.includes(language)) ??
  'auto'

const answers = { bengali: 'উত্তর', benglish: 'uttor holo', english: 'answer', auto: 'answer' }

const rowOf = (id: number, header: string[], fields: Map<string, string>): Training =>
  trainingRow(id, {
    keyword: fields.get('keyword') ?? '',
    userMessage: fields.get('message') ?? '',
    botResponse: `${answers[languageIn(header)]} ${id}`,
    language: languageIn(header),
    isActive: !header.includes('inactive'),
    priority: 5,
  })

/** A line `label: text`. */
const parted = (line: string) => {
  const at = line.indexOf(':')
  return { label: line.slice(0, at).trim(), text: line.slice(at + 1).trim() }
}

type Block = { kind: string; header: string[]; lines: ReturnType<typeof parted>[]; id: number }

const blockOf = (part: string, id: number): Block => {
  const [first = '', ...rest] = part.split('\n')
  const [kind = '', ...header] = first.split(' ')
  return { kind, header, lines: rest.map(parted), id }
}

const nameIn = (header: string[]) => header.find((word) => word.startsWith('@'))?.slice(1)

const idOf = (name: string, ids: Map<string, number>) => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`No row is called ${name}.`)
  return id
}

/** What a block asks: `bl/para: ...`, `bl!: ...` (not this row), `bl @row: ...`. */
const askedIn = (block: Block, ids: Map<string, number>): Asked[] =>
  block.lines.flatMap(({ label, text }) => {
    const [how = '', name] = label.split(' @')
    const [written = '', kind] = how.split('/')
    const writing = written.replace('!', '')
    if (!isWriting(writing)) return []
    const own = block.kind === 'row' && writing === written ? block.id : undefined
    const rowId = name ? idOf(name, ids) : own
    const isCrossScript = own !== undefined && !block.header.includes(writing)
    return [{ text, writing, kind: kind ?? (name && block.kind), rowId, isCrossScript }]
  })

/**
 * Reads a set: blocks parted by blank lines. `row <writing> [@name] [language] [inactive]` is followed
 * by keyword and message, then by what visitors write to get it; a line that begins with `!` must not
 * get it. Messages of the block `none` must get no row at all, those of `polite` name their row, and
 * `talk` is a conversation, each line with what it must get.
 */
export const readBotSet = (name: string): BotSet => {
  const text = readFileSync(new URL(`bot-set/${name}.txt`, import.meta.url), 'utf8')
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((part, place) => blockOf(part, place + 1))
  const rows = blocks.filter(({ kind }) => kind === 'row')
  const ids = new Map(rows.map(({ header, id }) => [nameIn(header) ?? '', id]))
  const talks = blocks.filter(({ kind }) => kind === 'talk')
  return {
    rows: rows.map(({ id, header, lines }) =>
      rowOf(id, header, new Map(lines.map((line) => [line.label, line.text]))),
    ),
    asked: blocks.filter(({ kind }) => kind !== 'talk').flatMap((block) => askedIn(block, ids)),
    talks: talks.map(({ lines }) => lines.map(({ text: line }) => stepOf(line, ids))),
  }
}
