import { type exports, leadFilterWords, type ParsedInput } from '@bong-bari/contract'

type Query = ParsedInput<typeof exports.leads>['query']

/** Whose the leads are, by the names of the asker and of a colleague. */
type Names = { me: string; colleague: string | undefined }

const ownerWords = (owner: string, { me, colleague = 'a colleague' }: Names) =>
  `with ${owner === 'me' ? me : owner === 'none' ? 'nobody' : colleague}`

/** What a file holds, such as `To answer, hot, late, with mitali`; empty where all do. */
export const filterWords = ({ ids, q, ...filters }: Query, names: Names) => {
  const words = [
    ids?.length && 'selected',
    ...leadFilterWords(filters, (owner) => ownerWords(owner, names)),
    q && `with “${q}”`,
  ].filter(Boolean)
  const said = words.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
