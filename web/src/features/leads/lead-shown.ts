import { queueNames } from '@bong-bari/contract'
import { isByDue, type LeadFilters } from './lead-filters.ts'
import { statusLooks } from './lead-status.tsx'

/** What the list shows and in which order, such as `3 requests: late, mine; due first`. */
export const shownWords = (filters: LeadFilters, requests: string) => {
  const { queue, leadStatus, opened, due, owner, q, order } = filters
  const parts = [
    queue && queueNames[queue].toLowerCase(),
    leadStatus && statusLooks[leadStatus].label.toLowerCase(),
    opened && (opened === 'true' ? 'opened' : 'unopened'),
    due && (due === 'late' ? 'late' : 'due today'),
    owner && ({ me: 'yours', none: 'nobody’s' }[owner] ?? 'of a colleague'),
    q && `with “${q}”`,
  ].filter(Boolean)
  const ordered = isByDue(filters) ? 'due first' : order === 'oldest' ? 'oldest first' : undefined
  return [[requests, parts.join(', ')].filter(Boolean).join(': '), ordered]
    .filter(Boolean)
    .join('; ')
}
