import { type exports, leadFilterWords, type ParsedInput } from '@bong-bari/contract'

type Query = ParsedInput<typeof exports.leads>['query']

type Names = { me: string; colleague: string | undefined }

const ownerWords = (owner: string, { me, colleague = 'a colleague' }: Names) =>
  `with ${owner === 'me' ? me : owner === 'none' ? 'nobody' : colleague}`

/** Such as `To answer, hot, late, with mitali`; empty for all leads. */
export const filterWords = ({ ids, q, ...filters }: Query, names: Names) => {
  const words = [
    ids?.length && 'selected',
    ...leadFilterWords(filters, (owner) => ownerWords(owner, names)),
    q && `with “${q}”`,
  ].filter(Boolean)
  const said = words.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
