import type { Training } from '@bong-bari/contract'
import { matchMessage } from '../src/bot/match/match.ts'
import { buildIndex, type MatchIndex } from '../src/bot/match/match-index.ts'
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
    const { matches } = matchMessage(index, message.text, 5)
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

/** Sets that nothing was tuned on: of what a row says of a message there, only sums were looked at. */
const names = ['adda', 'adhikar', 'akhra', 'dorja', 'ghat', 'kuthi', 'safar', 'somiti', 'street']

/** An index is built when it is asked for: what takes times wants words that nobody has read yet. */
export const heldOut = names.map((name) => {
  const set = readBotSet(name)
  let index: MatchIndex | undefined
  return {
    name,
    set,
    get index() {
      index ??= buildIndex(set.rows)
      return index
    },
  }
})

/** Rows made by pairing keywords and messages of all sets, as many as are wanted, each with so many variants. */
export const manyRows = (count: number, variants = 0): Training[] => {
  const asked = heldOut.flatMap(({ set }) => set.asked)
  const variantOf = (place: number) => asked[place % asked.length]?.text ?? ''
  const rows = heldOut.flatMap(({ set }) => set.rows).filter((row) => row.isActive)
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
