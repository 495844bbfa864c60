import { type BodyOf, type botTraining, limits, type Offer, type Offers } from '@bong-bari/contract'
import { languageOf, soundKey } from '@bong-bari/text'
import { type Knowledge, readTaught } from '../../bot/knowledge.ts'
import { modelWays } from './model-ways.ts'
import { scriptWays } from './script-ways.ts'
import { unansweredWays } from './unanswered-ways.ts'

type Asked = BodyOf<typeof botTraining.offerVariants>

/** From one source, so that each has room. */
const mostFrom = { unanswered: 6, romaniser: 3, model: limits.offers }

/** More are not compared with other rows' answers. */
const mostLookedAt = 2 * limits.offers

/** Each source's, without what sounds like the row or another offer. */
const newOnes = ({ keyword, userMessage, variants }: Asked) => {
  const known = new Set([userMessage, ...variants, ...keyword.split(/[,;|\n]+/)].map(soundKey))
  return (from: Offer['from'], texts: readonly string[]) =>
    texts
      .filter((text) => {
        const key = soundKey(text)
        const isNew = !known.has(key) && text.length <= limits.training.userMessage
        known.add(key)
        return isNew
      })
      .slice(0, mostFrom[from])
      .map((text) => ({ text, from, language: languageOf(text) }))
}

/** Whether another row than `id` surely answers it. */
const withAnswerer = async (
  offer: Offer,
  id: number | undefined,
  { understand }: Knowledge,
): Promise<Offer> => {
  const [first] = (await understand(offer.text, 1)).matches
  if (!first?.isSure || first.row.id === id) return offer
  return { ...offer, answeredBy: { rowId: first.row.id, keyword: first.row.keyword } }
}

const said = (ways: string[] | undefined): Offers['model'] => {
  if (!process.env.BEDROCK_MODEL_ID) return 'none'
  return ways ? 'asked' : 'silent'
}

/** Other ways to ask what a row answers; those that another row answers come last. */
export const offerVariants = async (asked: Asked, now: Date): Promise<Offers> => {
  const [ways, unanswered, knowledge] = await Promise.all([
    modelWays(asked, now),
    unansweredWays(asked, now),
    readTaught(),
  ])
  const fresh = newOnes(asked)
  const all = [
    ...fresh('unanswered', unanswered),
    ...fresh('romaniser', scriptWays([asked.userMessage, ...asked.variants])),
    ...fresh('model', ways ?? []),
  ].slice(0, mostLookedAt)
  const offers = await Promise.all(all.map((offer) => withAnswerer(offer, asked.id, knowledge)))
  const free = offers.filter(({ answeredBy }) => !answeredBy)
  const taken = offers.filter(({ answeredBy }) => answeredBy)
  return { offers: [...free, ...taken].slice(0, limits.offers), model: said(ways) }
}
