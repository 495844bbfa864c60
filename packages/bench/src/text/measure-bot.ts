import { parseArgs } from 'node:util'
import type { Training } from '@bong-bari/contract'
import { type Language, languageOf } from '@bong-bari/text'
import { matchMessage } from '../../../../functions/src/bot/match/match.ts'
import { buildIndex } from '../../../../functions/src/bot/match/match-index.ts'
import { heldOut, scoreOf } from '../../../../functions/testing/bot-score.ts'
import { trainingRow } from '../../../../functions/testing/training-row.ts'
import { timesOf } from './bot-timing.ts'
import { readTable, type Table } from './public-text.ts'

// `pnpm bot:score [--public <folder>]`: how well Bong Bot understands the sets that nothing was tuned on and public text, and how fast
// it is. The README of the folder says what is in it; no sentence of it belongs into this repository.

const shown = (share: number) => share.toFixed(1)
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean) =>
  (100 * all.filter(is).length) / (all.length || 1)

const columns = ['inScope', 'crossScript', 'rejection', 'recallAt5', 'f1', 'followUps'] as const

const printHeldOut = () => {
  const row = (title: string, cells: string[]) =>
    console.log(title.padEnd(10) + cells.map((cell) => cell.padStart(13)).join(''))
  row('held out', [...columns])
  const scores = heldOut.map(({ name, set, index }) => {
    const score = scoreOf(index, set)
    row(
      name,
      columns.map((key) => (key === 'followUps' && !set.talks.length ? '' : shown(score[key]))),
    )
    const kinds = [...score.kinds].map(([kind, share]) => `${kind} ${shown(share)}`)
    if (kinds.length) console.log(`${''.padEnd(12)}${kinds.join(', ')}`)
    return score
  })
  console.log(`mean F1 ${shown(mean(scores.map(({ f1 }) => f1)))}`)
}

/** A row holds no more ways to ask than this. */
const examplesOfIntent = 20

/** A row for each intent, whose id is in its answer. */
const rowsOfIntents = (train: Table, column: string): Training[] =>
  [...Map.groupBy(train, (cell) => cell('intent'))].map(([intent, cells], place) => {
    const [userMessage = '', ...variants] = cells
      .slice(0, examplesOfIntent)
      .map((one) => one(column))
    return trainingRow(place + 1, { keyword: '', userMessage, variants, botResponse: intent })
  })

const printIntents = (title: string, rows: Training[], dev: Table, column: string) => {
  const index = buildIndex(rows)
  const answers = dev.map((cell) => {
    const [first] = matchMessage(index, cell(column), 1).matches
    return { isSure: first?.isSure, isRight: first?.row.botResponse === cell('intent') }
  })
  const sure = answers.filter(({ isSure }) => isSure)
  const top = shown(shareOf(answers, ({ isRight }) => isRight))
  const right = shown(shareOf(sure, ({ isRight }) => isRight))
  console.log(
    `${title}: top-1 ${top}, surely answered ${shown(shareOf(answers, ({ isSure }) => isSure === true))}, of these right ${right}`,
  )
}

const printLanguage = (title: string, table: Table, column: string, language: Language) => {
  if (table.length)
    console.log(
      `${title} heard as ${language}: ${shown(shareOf(table, (cell) => languageOf(cell(column)) === language))}`,
    )
}

const printPublic = (folder: string) => {
  const massive = readTable(folder, 'massive-bn.tsv')
  const dev = massive.filter((cell) => cell('partition') === 'dev')
  const train = massive.filter((cell) => cell('partition') === 'train')
  const english = rowsOfIntents(train, 'english')
  if (dev.length) {
    printIntents('MASSIVE bn', rowsOfIntents(train, 'bengali'), dev, 'bengali')
    printIntents('MASSIVE en', english, dev, 'english')
    printIntents('MASSIVE bn by English rows', english, dev, 'bengali')
  }
  const dakshina = readTable(folder, 'dakshina-sentences.tsv')
  // `pnpm language:learn` prints these two as held out; here the weights have seen them.
  printLanguage(
    'BanglaTLit, learnt from,',
    readTable(folder, 'banglatlit.tsv'),
    'roman',
    'benglish',
  )
  printLanguage('Dakshina, romanised, learnt from,', dakshina, 'roman', 'benglish')
  printLanguage('Dakshina', dakshina, 'bengali', 'bengali')
  printLanguage('MASSIVE en, dev,', dev, 'english', 'english')
}

const sizes = [
  { rows: 1000, variants: 2 },
  { rows: 1000, variants: 0 },
  { rows: 60, variants: 0 },
]
// First: words that were read before are remembered.
const times = sizes.map(({ rows, variants }) => ({ rows, variants, ...timesOf(rows, variants) }))

printHeldOut()
const { values } = parseArgs({ options: { public: { type: 'string' } } })
if (values.public) printPublic(values.public)
for (const { rows, variants, reading, message } of times)
  console.log(
    `${rows} rows of ${variants} variants: ${Math.round(reading)} ms to read them, ${Math.round(message * 1000)} µs for each message`,
  )
