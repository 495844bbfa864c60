import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as site from '@bong-bari/site'
import * as onward from '@bong-bari/site/bot-onward'
import * as rows from '@bong-bari/site/bot-rows'
import type { Language } from '@bong-bari/text'
import { readWays } from '../../../../functions/src/bot/meaning/learn-meanings.ts'
import { benglishWords, englishGrammar } from '../../../text/src/could-be-either.ts'
import { placesOfWord, wordsWithLetters } from '../../../text/src/language.ts'
import { readTable } from './public-text.ts'

// `pnpm language:learn --public <folder>`: learns from public text, from what visitors ask, and from what the house says, how letters tell Benglish from
// English, prints how well this does on what was held out, and writes the weights to packages/text. A logistic model: no sentence is kept.

const { values } = parseArgs({ options: { public: { type: 'string' } } })
const folder = values.public
if (!folder) throw new Error('Name the folder of public text: --public <folder>.')

/** English words that Bengali speakers borrow less often. */
const englishWords =
  'new next want know tell please thank thanks good hello hi hey morning night day days week month year time today tomorrow yesterday people person man woman boy girl kid kids child children mother father mom dad brother sister family friend friends home house place city country world work job business company money price rate cost charge pay buy sell sale sold order ship send sent get got give gave take took make made making come coming came go going went see saw seen watch watching watched look find found think thought feel feeling felt love like loved liked need needed use used using try trying ask asking asked answer question help helping start started begin stop stopped end long short big small old young best better great nice bad worst happy sad sorry sick tired hot cold free open close closed right wrong real true false sure maybe again always never often sometimes soon late early now much many most less few lot lots all both each own still also just very really too even ever already yet back down up out over off away around let lets lives live living stay show shows shown meet meeting call called calling talk talking speak speaking say said says write wrote written writing writes read reading story stories song songs music movie movies film funny joke jokes fun laugh play playing games food eat eating ate cook cooking cooked recipe recipes water tea birthday wish wishes wedding marriage married age name names number phone mobile mail email address contact contacts reach website site page post posts comment comments reply replies subscribe subscriber upload uploads schedule release released date dates ticket tickets event events festival channel channels video videos clip clips reel reels brand brands sponsor sponsored sponsorship collaborate collaboration collaborations promotion promote product products service services team member members join joining apply opening openings hire hiring interview internship student students school college class classes course courses learn learning teach teaching study exam language languages english hindi bengali subtitle subtitles caption captions sound audio low loud quality camera edit editing edited editor record recording download permission copyright credit share shares sharing support problem problems issue issues error working loading broken fix repair lost missing refund return cancel delivery size stock available discount offer coupon gift gifts fan fans weather capital president minister doctor medicine health pain news script ideas idea suggestion suggest favourite favorite popular famous viral views income earn earning salary merch merchandise shirt shirts mug years hour hours minute minutes anyone someone everyone something anything nothing everything possible impossible difference through'

/** A power of two. */
const places = 8192
/** Weights are whole numbers from -levels to levels. */
const levels = 7
/** Largest weights are cut to this share of all. */
const within = 0.995
const folds = 5
const epochs = 8
/** Epochs whose weights are averaged. */
const averaged = 4
const orders = 3
const rate = 0.2
const decay = 1e-6

/** Linear congruential, so that the same texts give the same weights. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Latin = Exclude<Language, 'bengali'>
/** What counts for 0 is measured alone; `fold` is held out from one of the models, undefined never. */
type Example = {
  source: string
  language: Latin
  weight: number
  fold: number | undefined
  places: number[]
}

const random = randomFrom(1)
const anyFold = () => random(folds)
const exampleOf = (
  source: string,
  language: Latin,
  weight: number,
  fold: number | undefined,
  text: string,
): Example => ({
  source,
  language,
  weight,
  fold,
  places: wordsWithLetters(text).flatMap((word) => placesOfWord(word, places)),
})

/** What the house says in both languages, wherever it stands. */
const saidIn = (value: unknown, language: Latin, isSaid = false): string[] => {
  if (typeof value === 'string') return isSaid ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    saidIn(one, language, Array.isArray(value) ? isSaid : key === language),
  )
}

const ways = readWays()
const waysIn = (language: Latin) =>
  ways.flatMap((way) => (way.language === language ? way.text : []))

const chatLinesIn = (language: Latin) =>
  readFileSync(join(import.meta.dirname, 'chat-lines.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(language === 'english' ? 'e ' : 'r '))
    .map((line) => line.slice(2))

const column = (name: string, title: string, partition?: string) =>
  readTable(folder, name)
    .filter((cell) => !partition || cell('partition') === partition)
    .map((cell) => cell(title))

/** Sentences that have a word, before it counts by itself. */
const common = 3
const wordsOfCommands = column('massive-bn.tsv', 'english', 'train').flatMap((text) => [
  ...new Set(text.split(' ')),
])
const commonWords = [...Map.groupBy(wordsOfCommands, (word) => word)]
  .filter(([, all]) => all.length >= common)
  .map(([word]) => word)

const both = ['benglish', 'english'] as const

const examples = [
  ...column('banglatlit.tsv', 'roman').map((text) =>
    exampleOf('BanglaTLit', 'benglish', 10, anyFold(), text),
  ),
  ...column('dakshina-sentences.tsv', 'roman').map((text) =>
    exampleOf('Dakshina, romanised', 'benglish', 1, anyFold(), text),
  ),
  ...column('dakshina-words.tsv', 'roman').map((text) =>
    exampleOf('Dakshina, words', 'benglish', 0.2, undefined, text),
  ),
  ...column('massive-bn.tsv', 'english', 'train').map((text) =>
    exampleOf('MASSIVE en, train', 'english', 1, undefined, text),
  ),
  ...column('massive-bn.tsv', 'english', 'dev').map((text) =>
    exampleOf('MASSIVE en, dev', 'english', 0, anyFold(), text),
  ),
  ...commonWords.map((word) => exampleOf('words', 'english', 0.05, undefined, word)),
  ...both.flatMap((language) => [
    ...waysIn(language).map((text) => exampleOf('ways to ask', language, 0.4, anyFold(), text)),
    ...chatLinesIn(language).map((text) => exampleOf('chat lines', language, 4, anyFold(), text)),
    ...[site, onward, rows]
      .flatMap((module) => saidIn({ ...module }, language))
      .map((text) => exampleOf('what the house says', language, 2, anyFold(), text)),
  ]),
  ...benglishWords.split(' ').map((word) => exampleOf('words', 'benglish', 0.3, undefined, word)),
  ...englishGrammar.split(' ').map((word) => exampleOf('words', 'english', 1, undefined, word)),
  ...englishWords.split(' ').map((word) => exampleOf('words', 'english', 0.6, undefined, word)),
].filter((one) => one.places.length > 0)

type Model = { weights: Float64Array; bias: number }

const leaning = ({ weights, bias }: Model, { places }: Example) =>
  places.reduce((sum, place) => sum + (weights[place] ?? 0), bias)

const shuffle = <One>(all: One[], random: (below: number) => number) => {
  for (let at = all.length - 1; at > 0; at--) {
    const other = random(at + 1)
    const [one, two] = [all[at], all[other]]
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
  }
}

/** AdaGrad over shuffled examples; the last epochs are averaged. */
const trained = (learnt: Example[], seed: number): Model => {
  const random = randomFrom(seed)
  const model: Model = { weights: new Float64Array(places), bias: 0 }
  const sum: Model = { weights: new Float64Array(places), bias: 0 }
  const squares = new Float64Array(places).fill(1e-3)
  let squareOfBias = 1e-3
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(learnt, random)
    for (const example of learnt) {
      const wanted = example.language === 'benglish' ? 1 : 0
      const guess = 1 / (1 + Math.exp(-leaning(model, example)))
      const error = (guess - wanted) * example.weight
      squareOfBias += error * error
      model.bias -= (rate * error) / Math.sqrt(squareOfBias)
      for (const place of example.places) {
        const weight = model.weights[place] ?? 0
        const slope = error + decay * weight * example.places.length
        squares[place] = (squares[place] ?? 0) + slope * slope
        model.weights[place] = weight - (rate * slope) / Math.sqrt(squares[place] ?? 1)
      }
    }
    if (epoch < epochs - averaged) continue
    sum.bias += model.bias / averaged
    for (let place = 0; place < places; place++)
      sum.weights[place] = (sum.weights[place] ?? 0) + (model.weights[place] ?? 0) / averaged
  }
  return sum
}

/** In whole numbers. */
const rounded = ({ weights, bias }: Model): Model => {
  const sizes = [...weights].map(Math.abs).sort((a, b) => a - b)
  const unit = (sizes[Math.floor(places * within)] ?? 1) / levels
  return {
    weights: weights.map((one) => Math.max(-levels, Math.min(levels, Math.round(one / unit)))),
    bias: Math.round(bias / unit),
  }
}

/** The mean of several orders in which the examples are seen. */
const learn = (heldOut: number | undefined): Model => {
  const learnt = examples.filter(
    ({ weight, fold }) => weight > 0 && (fold === undefined || fold !== heldOut),
  )
  const models = Array.from({ length: orders }, (_, at) => trained([...learnt], at + 1))
  return rounded({
    weights: Float64Array.from(
      { length: places },
      (_, place) => models.reduce((sum, one) => sum + (one.weights[place] ?? 0), 0) / orders,
    ),
    bias: models.reduce((sum, one) => sum + one.bias, 0) / orders,
  })
}

const heardAs = (model: Model, example: Example): Latin =>
  leaning(model, example) < 0 ? 'english' : 'benglish'

const judged = Array.from({ length: folds }, (_, fold) => {
  const model = learn(fold)
  return examples
    .filter((one) => one.fold === fold)
    .map((one) => ({ ...one, isRight: heardAs(model, one) === one.language }))
}).flat()
for (const [title, all] of Map.groupBy(judged, ({ source, language }) => `${source}, ${language}`))
  console.log(
    `${title}: ${((100 * all.filter(({ isRight }) => isRight).length) / all.length).toFixed(1)} of ${all.length} held out`,
  )

const model = learn(undefined)
const letters = [...model.weights]
  .map((weight) => String.fromCharCode('a'.charCodeAt(0) + levels + weight))
  .join('')
const lines = letters.match(/.{1,100}/g) ?? []
const path = join(import.meta.dirname, '../../../text/src/language-weights.ts')
writeFileSync(
  path,
  `// Written by \`pnpm language:learn\`; not by hand.

/** The largest weight. */
export const levels = ${levels}

/** Before any word; Benglish is above 0. */
export const bias = ${model.bias}

/** A weight for each place, as a letter: a is -${levels}. */
export const weights = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('')
`,
)
