import { type leads, limits, type ParsedInput } from '@bong-bari/contract'
import { findLead, leadEvents } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

type Query = ParsedInput<typeof leads.events>['query']

/** The cursor is the last shown id. */
export const eventPage = async (
  id: string,
  { cursor, limit = limits.leadEventPage.default }: Query,
) => {
  const lead = (await findLead(id)) ?? refuse('lead-not-found')
  const events = await leadEvents(lead)
  const start = cursor ? events.findIndex((one) => one.id === cursor) + 1 : 0
  const items = events.slice(start, start + limit)
  return { items, next: start + limit < events.length ? items.at(-1)?.id : undefined }
}
