import type { Training } from '@bong-bari/contract'
import { best, buildIndex } from '../src/bot/match/match.ts'
import type { MatchIndex } from '../src/bot/match/match-index.ts'
import { type BotSet, readBotSet } from './bot-set.ts'
import { followUpsOf } from './bot-talk.ts'

/** Shares from 0 to 100; `f1` is the harmonic mean of inScope and rejection. */
export type BotScore = {
  inScope: number
  crossScript: number
  rejection: number
  recallAt5: number
  f1: number
  /** Steps after the first of the talks, where the set has talks. */
  followUps: number
  /** Right ones of each kind of message that the set tells apart. */
  kinds: Map<string, number>
}

const share = (all: boolean[]) => (100 * all.filter((is) => is).length) / (all.length || 1)

export const scoreOf = (index: MatchIndex, { asked, talks }: BotSet): BotScore => {
  const answered = asked.map((message) => {
    const matches = best(index, message.text, 5)
    const [first] = matches
    const got = first?.isSure ? first.row.id : undefined
    const isListed = matches.some(({ row }) => row.id === message.rowId)
    return { ...message, isRight: got === message.rowId, isListed }
  })
  const inside = answered.filter(({ rowId }) => rowId)
  const inScope = share(inside.map(({ isRight }) => isRight))
  const rejection = share(answered.filter(({ rowId }) => !rowId).map(({ isRight }) => isRight))
  const crossScript = share(
    inside.filter(({ isCrossScript }) => isCrossScript).map(({ isRight }) => isRight),
  )
  const recallAt5 = share(inside.map(({ isListed }) => isListed))
  const f1 = (2 * inScope * rejection) / (inScope + rejection)
  const kinds = new Map(
    [...Map.groupBy(answered, ({ kind }) => kind ?? '')]
      .filter(([kind]) => kind)
      .map(([kind, some]) => [kind, share(some.map(({ isRight }) => isRight))]),
  )
  const followUps = share(followUpsOf(index, talks).map(({ isRight }) => isRight))
  return { inScope, crossScript, rejection, recallAt5, f1, followUps, kinds }
}

const house = [readBotSet('house-a'), readBotSet('house-b', 1001)] as const
const rowsOf = (sets: readonly BotSet[]) => sets.flatMap(({ rows }) => rows)
/** An index is built when it is asked for: what takes times wants words that nobody has read yet. */
const withIndex = (name: string, set: BotSet, rows: Training[]) => {
  let index: MatchIndex | undefined
  return {
    name,
    set,
    get index() {
      index ??= buildIndex(rows)
      return index
    },
  }
}
const alone = (name: string) => {
  const set = readBotSet(name)
  return withIndex(name, set, set.rows)
}

/** Sets that the matcher was tuned on, and sets that were only ever measured. */
export const tuned = [
  withIndex('house-a', house[0], rowsOf(house)),
  alone('house-c'),
  alone('campus'),
  alone('faq'),
  alone('visitors'),
  alone('parar'),
  alone('songs'),
  alone('dokan'),
  alone('utsab'),
  alone('bipani'),
  alone('asor'),
  alone('khamar'),
  alone('bhitor'),
  alone('uthon'),
  alone('mela'),
  alone('shilpo'),
]
export const heldOut = [
  withIndex('house-b', house[1], rowsOf(house)),
  alone('kitchen'),
  alone('street'),
  alone('adda'),
  alone('safar'),
  alone('pathshala'),
  alone('adhikar'),
  alone('kuthi'),
  alone('jatra'),
  alone('somiti'),
  alone('ghat'),
  alone('akhra'),
  alone('dorja'),
]

/** Rows made by pairing keywords and messages of all sets, as many as are wanted, each with so many variants. */
export const manyRows = (count: number, variants = 0): Training[] => {
  const asked = [...tuned, ...heldOut].flatMap(({ set }) => set.asked)
  const variantOf = (place: number) => asked[place % asked.length]?.text ?? ''
  const rows = rowsOf([...tuned, ...heldOut].map(({ set }) => set)).filter((row) => row.isActive)
  return Array.from({ length: count }, (_, place) => {
    const row = rows[place % rows.length]
    const other = rows[(place * 7 + Math.floor(place / rows.length)) % rows.length]
    if (!row || !other) throw new Error('The sets have no rows.')
    return {
      ...row,
      id: place + 1,
      userMessage: `${other.userMessage} ${row.keyword}`,
      variants: Array.from({ length: variants }, (_, at) => variantOf(place * variants + at)),
    }
  })
}
