import { leadFilterWords } from '@bong-bari/contract'
import { isByDue, type LeadFilters } from './lead-filters.ts'

const ownerWords = (owner: string) => ({ me: 'yours', none: 'nobody’s' })[owner] ?? 'of a colleague'

/** Such as `3 requests: late, yours; due first`. */
export const shownWords = (filters: LeadFilters, requests: string) => {
  const { q, order } = filters
  const parts = [...leadFilterWords(filters, ownerWords), q && `with “${q}”`].filter(Boolean)
  const ordered = isByDue(filters) ? 'due first' : order === 'oldest' ? 'oldest first' : undefined
  return [[requests, parts.join(', ')].filter(Boolean).join(': '), ordered]
    .filter(Boolean)
    .join('; ')
}
