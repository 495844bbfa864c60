import type { LeadFilters, LeadQueue, Page } from '@bong-bari/contract'
import type { LeadStage } from '@bong-bari/site'
import { keys } from './keys.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { type Filtered, nobody, passesFilters } from './lead-filtering.ts'
import { dueDayOf, noDay } from './lead-place.ts'
import { getMany, type Item, inOrder, keyOf } from './verbs.ts'
import { byCursor } from './walk.ts'

type Asked = Filtered & {
  limit: number
  cursor?: string | undefined
}

/** Sort keys of a stage, `before` exclusive. */
export type StageRange = { stage: LeadStage; from: string; before: string }

const [first, end] = [' ', '~']
const stageOfQueue: Record<LeadQueue, LeadStage> = {
  answer: 'answer',
  'follow-up': 'answered',
  waiting: 'answered',
  done: 'done',
}

/** After every key of today. */
const tomorrow = (today: string) => `${today}~`

const daysOfQueue = (queue: LeadQueue | undefined, today: string) => {
  if (queue === 'follow-up') return { from: first, before: tomorrow(today) }
  if (queue === 'waiting') return { from: tomorrow(today), before: end }
  // Across queues only dated ones.
  return { from: first, before: queue ? end : noDay }
}

const daysOfDue = (due: LeadFilters['due'], today: string) => {
  if (!due) return { from: first, before: end }
  return due === 'late' ? { from: first, before: today } : { from: today, before: tomorrow(today) }
}

/** A queue's ranges; without one, all with something due. */
export const stageRanges = ({ queue, due }: LeadFilters, today: string): StageRange[] => {
  const [own, wanted] = [daysOfQueue(queue, today), daysOfDue(due, today)]
  const [, from = first] = [own.from, wanted.from].sort()
  const [before = end] = [own.before, wanted.before].sort()
  if (from >= before || (queue === 'done' && due)) return []
  const stages: LeadStage[] = queue ? [stageOfQueue[queue]] : ['answer', 'answered']
  return stages.map((stage) => ({ stage, from, before }))
}

const mostLooked = 600

const placeOf = ({ gsi3sk }: Item) => String(gsi3sk)

/**
 * A page of due leads or of a queue: longest due first, undated last; done ones newest first. `next` is `<day>#<createdAt>#<id>`. Reads at
 * most 600, so pages may be short or empty before the end.
 */
export const listDueLeads = async (asked: Asked): Promise<Page<StoredLead[]>> => {
  const { limit, cursor, filters = {}, asker: { today } = nobody } = asked
  const ranges = stageRanges(filters, today)
  const isDown = filters.queue === 'done'
  const size = limit + 1
  const readHeads = async (after: string | undefined) => {
    const found = ranges.map(async ({ stage, from, before }) => {
      const part = { order: isDown ? 'newest' : 'oldest', limit: size } as const
      const heads = await inOrder('gsi3', keys.leadsAt(stage), {
        ...part,
        after: after ?? (isDown ? before : from),
      })
      return heads.filter((head) => placeOf(head) >= from && placeOf(head) < before)
    })
    const step = isDown ? -1 : 1
    const heads = (await Promise.all(found)).flat()
    return heads.sort((a, b) => (placeOf(a) < placeOf(b) ? -step : step)).slice(0, size)
  }
  const found: StoredLead[] = []
  let [after, looked] = [cursor, 0]
  for (;;) {
    const heads = await readHeads(after)
    const items = new Map((await getMany(heads.map(keyOf))).map((item) => [String(item.pk), item]))
    for (const head of heads) {
      const lead = readLeads.one(items.get(String(head.pk)))
      // The index may lag.
      if (lead && (filters.queue || dueDayOf(lead)) && passesFilters(lead, asked)) {
        if (found.length === limit) return { items: found, next: after }
        found.push(lead)
      }
      after = placeOf(head)
    }
    looked += heads.length
    if (heads.length < size) return { items: found, next: undefined }
    if (looked >= mostLooked) return { items: found, next: after }
  }
}

export const pagesOfDueLeads = (asked: Omit<Asked, 'cursor' | 'limit'>) =>
  byCursor((from) => listDueLeads({ ...asked, ...from }), 200)()
