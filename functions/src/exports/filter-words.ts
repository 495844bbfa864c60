import { type exports, type ParsedInput, queueNames } from '@bong-bari/contract'

type Query = ParsedInput<typeof exports.leads>['query']

const dues = { late: 'late', today: 'due today' }

const ownerWords = (owner: string, me: string) => {
  if (owner === 'me') return `with ${me}`
  return owner === 'none' ? 'with nobody' : 'with a colleague'
}

/** What a file holds, such as `To answer, hot, late, with mitali`; empty where all do. */
export const filterWords = ({ ids, queue, leadStatus, opened, due, owner, q }: Query, me: string) =>
  [
    ids?.length && 'selected',
    queue && queueNames[queue],
    leadStatus,
    opened !== undefined && (opened ? 'opened' : 'unopened'),
    due && dues[due],
    owner && ownerWords(owner, me),
    q && `with “${q}”`,
  ]
    .filter(Boolean)
    .join(', ')
