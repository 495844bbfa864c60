import type { Page } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { type Filtered, nobody, passesFilters } from './lead-filtering.ts'
import { dueDayOf } from './lead-place.ts'
import { getMany, inOrder, keyOf } from './verbs.ts'
import { byCursor } from './walk.ts'

type Asked = Filtered & {
  limit: number
  cursor?: string | undefined
}

/** Leads that one page may look at. */
const mostLooked = 600

/** What was due before `day` has a smaller key. */
const isBehind = (place: string, { filters, asker: { today } = nobody }: Asked) => {
  if (!filters?.due) return false
  const day = place.slice(0, 10)
  return filters.due === 'late' ? day >= today : day > today
}

const beginning = ({ filters, asker: { today } = nobody, cursor }: Asked) =>
  cursor ?? (filters?.due === 'today' ? today : undefined)

/**
 * One page of the leads that wait for an answer or a follow-up, the longest due first. `next` is the
 * place (`<day>#<createdAt>#<id>`) after which the next page begins. Where few of 600 pass, the page is
 * shorter, even empty, and has a next one all the same.
 */
export const listDueLeads = async (asked: Asked): Promise<Page<StoredLead[]>> => {
  const { limit } = asked
  const found: StoredLead[] = []
  let [after, looked] = [beginning(asked), 0]
  for (;;) {
    const size = limit + 1
    const heads = await inOrder('gsi3', keys.leadsDue, { order: 'oldest', limit: size, after })
    const items = new Map((await getMany(heads.map(keyOf))).map((item) => [String(item.pk), item]))
    for (const head of heads) {
      const place = String(head.gsi3sk)
      if (isBehind(place, asked)) return { items: found, next: undefined }
      const lead = readLeads.one(items.get(String(head.pk)))
      if (lead && dueDayOf(lead) && passesFilters(lead, asked)) {
        if (found.length === limit) return { items: found, next: after }
        found.push(lead)
      }
      after = place
    }
    looked += heads.length
    if (heads.length < size) return { items: found, next: undefined }
    if (looked >= mostLooked) return { items: found, next: after }
  }
}

/** All of them, in pages. */
export const pagesOfDueLeads = (asked: Omit<Asked, 'cursor' | 'limit'>) =>
  byCursor((from) => listDueLeads({ ...asked, ...from }), 200)()
