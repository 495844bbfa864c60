import { type exports, leadFilterWords, type ParsedInput } from '@bong-bari/contract'

type Query = ParsedInput<typeof exports.leads>['query']

const ownerWords = (owner: string, me: string) => {
  if (owner === 'me') return `with ${me}`
  return owner === 'none' ? 'with nobody' : 'with a colleague'
}

/** What a file holds, such as `To answer, hot, late, with mitali`; empty where all do. */
export const filterWords = ({ ids, q, ...filters }: Query, me: string) => {
  const words = [
    ids?.length && 'selected',
    ...leadFilterWords(filters, (owner) => ownerWords(owner, me)),
    q && `with “${q}”`,
  ].filter(Boolean)
  const said = words.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
