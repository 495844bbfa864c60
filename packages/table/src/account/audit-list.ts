import { auditEntry, keptDays, type Page } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { backwards, get, type Item } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `tell`: notified besides those in the settings, such as former recipients. */
export const storedAudit = z.object({
  ...auditEntry.shape,
  tell: z.optional(z.array(z.string())),
  ttl: z.number(),
})
export type StoredAudit = z.output<typeof storedAudit>

/** Undefined where unreadable. */
export const auditIn = (item: Item | undefined) => storedAudit.safeParse(item).data

export const findAudit = async (at: string, id: string) => auditIn(await get(keys.audit(at, id)))

type Asked = {
  now: Date
  limit: number
  cursor?: string | undefined
  since?: Date | undefined
  /** Exclusive. */
  before?: Date | undefined
  matches?: (entry: StoredAudit) => boolean
}

const mostLooked = 2_000
const step = 200
const day = 24 * 3600_000

const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - day).toISOString().slice(0, 7)

/** From before `before` back to `first`, latest first, month by month. */
async function* pagesBack(before: string, first: string): AsyncGenerator<Item[]> {
  let end = before
  for (let month = end.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    for (;;) {
      const found = await backwards(keys.auditOf(month), { before: end, limit: step })
      yield found.filter(({ sk }) => String(sk) >= first)
      if (found.length < step) break
      end = String(found.at(-1)?.sk)
    }
}

/** Newest first. Reads at most 2,000 entries, so with `matches` a page may be short or empty before the end. */
export const listAudit = async ({
  now,
  limit,
  cursor,
  since = new Date(0),
  before,
  matches = () => true,
}: Asked): Promise<Page<StoredAudit[]>> => {
  const oldest = new Date(Math.max(since.getTime(), now.getTime() - keptDays.audit * day))
  // Includes this very millisecond.
  const latest = new Date(Math.min(before?.getTime() ?? Infinity, now.getTime() + 1)).toISOString()
  const items: StoredAudit[] = []
  let looked = 0
  for await (const page of pagesBack(
    cursor && cursor < latest ? cursor : latest,
    oldest.toISOString(),
  )) {
    const found = page.flatMap((item) => auditIn(item) ?? []).filter(matches)
    items.push(...found)
    const last = items[limit - 1]
    if (items.length > limit && last)
      return { items: items.slice(0, limit), next: `${last.at}#${last.id}` }
    looked += page.length
    const end = page.at(-1)
    if (looked >= mostLooked && end) return { items, next: String(end.sk) }
  }
  return { items }
}
