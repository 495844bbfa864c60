import { auditEntry, keptDays, type Page } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { get, type Item, queryBackwards } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `tell` names people to notify besides those in the settings, such as former recipients. */
export const storedAudit = z.object({
  ...auditEntry.shape,
  tell: z.optional(z.array(z.string())),
  ttl: z.number(),
})
export type StoredAudit = z.output<typeof storedAudit>

/** Reads a stored audit entry; undefined if it is unreadable. */
export const readAuditItem = (item: Item | undefined) => storedAudit.safeParse(item).data

export const findAudit = async (at: string, id: string) =>
  readAuditItem(await get(keys.audit(at, id)))

type AuditRequest = {
  now: Date
  limit: number
  cursor?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
  matches?: (entry: StoredAudit) => boolean
}

const maxRead = 2_000
const queryLimit = 200
const dayMs = 24 * 3600_000

const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - dayMs).toISOString().slice(0, 7)

/** Yields the entries before `before` and not before `first`, latest first, month by month. */
async function* pagesBack(before: string, first: string): AsyncGenerator<Item[]> {
  let end = before
  for (let month = end.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    for (;;) {
      const entries = await queryBackwards(keys.auditOf(month), { before: end, limit: queryLimit })
      yield entries.filter(({ sk }) => String(sk) >= first)
      if (entries.length < queryLimit) break
      end = String(entries.at(-1)?.sk)
    }
}

/**
 * Lists audit entries from `since` to `before` (exclusive), newest first. It reads at most 2,000 entries, so with `matches` a page may be
 * short or empty before the end.
 */
export const listAudit = async ({
  now,
  limit,
  cursor,
  since = new Date(0),
  before,
  matches = () => true,
}: AuditRequest): Promise<Page<StoredAudit[]>> => {
  const oldest = new Date(Math.max(since.getTime(), now.getTime() - keptDays.audit * dayMs))
  // One is added because `before` is exclusive.
  const latest = new Date(Math.min(before?.getTime() ?? Infinity, now.getTime() + 1)).toISOString()
  const items: StoredAudit[] = []
  let readCount = 0
  for await (const page of pagesBack(
    cursor && cursor < latest ? cursor : latest,
    oldest.toISOString(),
  )) {
    const matching = page.flatMap((item) => readAuditItem(item) ?? []).filter(matches)
    items.push(...matching)
    const last = items[limit - 1]
    if (items.length > limit && last)
      return { items: items.slice(0, limit), next: `${last.at}#${last.id}` }
    readCount += page.length
    const end = page.at(-1)
    if (readCount >= maxRead && end) return { items, next: String(end.sk) }
  }
  return { items }
}
