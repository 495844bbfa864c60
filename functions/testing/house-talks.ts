import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Training, Turn } from '@bong-bari/contract'
import { builtInRows } from '@bong-bari/site/bot-rows'
import { isBengali, type Language, languageOf } from '@bong-bari/text'
import { answer } from '../src/bot/answer.ts'

const tongues: Record<string, Language> = { b: 'bengali', r: 'benglish', e: 'english' }

const things: Record<string, string> = {
  'video:phone': 'pdjQpcVqxMU',
  'video:ilish': '8gdxQ_dgFv8',
  'video:bags': 'rGOvg5PJtXA',
  'video:guests': 'Gyo_QpZQuPU',
  'video:call': 'GJfHWL0ro_A',
  'video:umbrella': 'NRdGq7Ncqw0',
  'post:status': 'mayer-whatsapp-status',
  'post:remote': 'the-lost-remote-and-other-family-mysteries',
  'post:behind': 'behind-the-window',
  'post:offer': 'flat-50-off',
  'post:phrases': 'top-10-bengali-mom-phrases',
  'post:youtube': 'bengali-mom-discovers-youtube',
  'post:comedy': 'creating-authentic-bengali-comedy',
}

/** By its name here, or by its own id. */
const isThingName = (wanted: string) => wanted in things || /^[\w-]{11}$/.test(wanted)

type Asked = { language: Language; wanted: string[]; message: string }

/** Talks of which only sums were looked at, each a list of messages with what their answers have to be. In `visitor-lists.txt` each has one. */
export const readTalks = (file = 'house-talks.txt'): Asked[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/\n\s*\n/)
    .map((talk) =>
      talk.split('\n').flatMap((line) => {
        const [, tongue = '', wanted = '', message] = /^(\S) (\S+) \| (.+)$/.exec(line) ?? []
        const language = tongues[tongue]
        return message && language ? { language, wanted: wanted.split('/'), message } : []
      }),
    )
    .filter(({ length }) => length > 0)

/** What rows of the demo tell, by what they are asked. */
const rowTopics: [RegExp, string[]][] = [
  [/কেমন আছো|how are you/i, ['hello']],
  [/নতুন ভিডিও|next video/i, ['new', 'newest']],
  [/collab/i, ['work', 'offer']],
  [/টাকা|cost/i, ['price']],
  [/সত্যিই মা/, ['real', 'family', 'who']],
  [/তুমি কে|who are you/i, ['bot', 'who']],
  [/বাড়ি কোথায়|where do you live/i, ['where']],
  [/পুজোয়/, ['festival']],
  [/রান্না/, ['food']],
  [/যোগাযোগ|contact you/i, ['contact']],
  [/সাবস্ক্রাইব/, ['subscribe', 'social']],
  [/ধন্যবাদ|thank you/i, ['thanks', 'praise']],
  [/how long does it take/i, ['making', 'howlong']],
  [/subscribers/i, ['reach', 'mediakit']],
  [/language/i, ['language']],
  [/live events/i, ['offer', 'events']],
  [/approve the script/i, ['script', 'making']],
  [/in our own ads/i, ['licence']],
]

const gaps = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  )
/** The ids of rows where the talks name them otherwise. */
const named: Record<string, string> = { care: 'harm', contactLeft: 'typed', person: 'human' }

const texts = (['bengali', 'benglish', 'english'] as const).flatMap((language) => [
  ...builtInRows.flatMap((row) =>
    [...row.answers[language], ...(row.whenKnown ? [row.whenKnown[language]] : [])].map((line) => ({
      id: named[row.id] ?? row.id,
      language,
      is: gaps(line),
    })),
  ),
])

type Got = Awaited<ReturnType<typeof answer>>

const topicsOf = (got: Got, rows: Training[]): string[] => {
  const row = got.source === 'row' && rows.find(({ id }) => id === got.rowId)
  if (row) return rowTopics.find(([is]) => is.test(row.userMessage))?.[1] ?? [row.userMessage]
  if (got.source === 'handoff') return ['human', 'contact']
  if (got.suggestions) return ['miss']
  return texts
    .filter(({ is }) => got.response.split('\n').some((line) => is.test(line)))
    .map(({ id }) => id)
}

const kin: Record<string, string[]> = {
  offer: ['work', 'typed'],
  newest: ['new', 'watch'],
  new: ['newest'],
  video: ['watch', 'newest', 'new', 'kids'],
  bored: ['mood'],
  bot: ['human'],
  hello: ['name'],
  howlong: ['making'],
  // Rows that are younger than the lists.
  miss: [
    'income',
    'comments',
    'personal',
    'music',
    'exclusive',
    'results',
    'terms',
    'suits',
    'length',
  ],
  work: ['process', 'suits', 'packages'],
  packages: ['suits'],
  praise: ['warm'],
  thanks: ['later'],
  bye: ['later'],
  invoice: ['terms'],
  contact: ['gift', 'comments', 'site', 'process'],
  status: ['comments'],
  shoot: ['howto'],
  events: ['live'],
  family: ['personal'],
  who: ['personal'],
  trouble: ['site'],
  mediakit: ['example'],
  licence: ['exclusive'],
  refuse: ['exclusive'],
  reach: ['results'],
}

const fits = (wanted: string, got: Got, topics: string[]) => {
  const thing = things[wanted] ?? wanted
  if (got.links?.some(({ id }) => id === thing)) return true
  if (got.cards?.some(({ href }) => href.endsWith(`/${thing}`))) return true
  if (isThingName(wanted)) return false
  if (wanted === 'offer') return got.offers === true
  if (wanted === 'human') return got.source === 'handoff' || topics.includes('contact')
  return [wanted, ...(kin[wanted] ?? [])].some((one) => topics.includes(one))
}

/** The language of an answer: that of the bot's own line or of a row's, else what it reads like. */
const languageOfAnswer = ({ response }: Got, rows: Training[]): Language => {
  // What a page shows may follow.
  for (const { answers } of rows)
    for (const language of ['bengali', 'benglish', 'english'] as const)
      if (answers[language] && response.startsWith(answers[language])) return language
  const own = texts.find(({ is }) => is.test(response))
  if (own) return own.language
  return isBengali(response.replace(/https?:\S+|\/\S+/g, '')) ? 'bengali' : languageOf(response)
}

export type Judged = Asked & { got: Got; isUseful: boolean; isWrong: boolean; isInTongue: boolean }

/** Each message of some talks, asked one after the other, and what its answer was worth. */
export const judge = async (talks: Asked[][], rows: Training[], now: Date): Promise<Judged[]> => {
  const judged: Judged[] = []
  for (const talk of talks) {
    const history: Turn[] = []
    for (const asked of talk) {
      const got = await answer(asked.message, history.slice(-6), now)
      const topics = topicsOf(got, rows)
      const isUseful = asked.wanted.some((one) => fits(one, got, topics))
      judged.push({
        ...asked,
        got,
        isUseful,
        isWrong: !isUseful && !got.suggestions,
        isInTongue: languageOfAnswer(got, rows) === asked.language,
      })
      history.push(
        { role: 'user', content: asked.message },
        { role: 'assistant', content: got.response, signed: true },
      )
    }
  }
  return judged
}

const share = (all: boolean[]) =>
  Math.round((1000 * all.filter(Boolean).length) / (all.length || 1)) / 10

const isThing = ({ wanted }: Asked) => wanted.some(isThingName)
const isOfHouse = ({ wanted }: Asked) => !wanted.some((one) => isThingName(one) || one === 'miss')

/** Shares from 0 to 100. */
export const worthOf = (judged: Judged[]) => ({
  useful: share(judged.map(({ isUseful }) => isUseful)),
  things: share(judged.filter(isThing).map(({ isUseful }) => isUseful)),
  ofHouse: share(judged.filter(isOfHouse).map(({ isUseful }) => isUseful)),
  tongue: share(judged.map(({ isInTongue }) => isInTongue)),
  wrong: share(judged.map(({ isWrong }) => isWrong)),
})
