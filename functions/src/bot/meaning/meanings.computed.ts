import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learnMeanings, type MeaningModel, readWays } from './learn-meanings.ts'

const root = join(import.meta.dirname, '../../../..')
const learntFrom = [
  'packages/site/src/bot-ways.txt',
  ...['functions/src/bot/lexicon', 'functions/src/bot/meaning', 'packages/text/src'].flatMap(
    (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
  'functions/src/bot/match/units.ts',
]

const digestOf = (paths: readonly string[]) => {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** The model of these ways and this code; learnt once for all tests and bundles of a checkout, since it takes seconds. */
const learnOnce = (): MeaningModel => {
  const folder = join(root, 'node_modules/.cache/bong-bari')
  const file = join(folder, `meanings-${digestOf(learntFrom)}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const model = learnMeanings(readWays())
    mkdirSync(folder, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(model))
    renameSync(unfinished, file)
    return model
  }
}

export const meaningModel = learnOnce()
