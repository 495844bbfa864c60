import * as z from 'zod/mini'
import type { StoredObject } from '../adapters/list-bucket.ts'

const dayMs = 24 * 60 * 60 * 1000

/** After their deployment ended. */
const keptDays = 30

/** Such as 2026-11-21. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

export const isKept = (day: string, today: string) =>
  Date.parse(today) - Date.parse(day) <= keptDays * dayMs

/** `since`: the first sweep; then each manifest's last day in force. */
export const watched = z.object({
  since: z.iso.date(),
  inForce: z.record(z.string(), z.iso.date()),
})
export type Watched = z.infer<typeof watched>

const latest = (...days: string[]) => days.toSorted().at(-1) ?? ''

/** `current` is in force, and so are new manifests. A rollback writes its manifest again. */
export const watch = (
  before: Watched | undefined,
  manifests: StoredObject[],
  current: string,
  today: string,
): Watched => ({
  since: before?.since ?? today,
  inForce: Object.fromEntries(
    manifests.map(({ key, writtenAt }) => [
      key,
      key === current ? today : latest(before?.inForce[key] ?? today, dayOf(writtenAt)),
    ]),
  ),
})
