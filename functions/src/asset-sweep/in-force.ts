import * as z from 'zod/mini'
import type { StoredObject } from '../adapters/list-bucket.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How many days the files of a deployment outlive it. */
const keptDays = 30

/** The day of an instant (epoch milliseconds), such as 2026-11-21. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** True while fewer days lie between than files are kept. */
export const isKept = (day: string, today: string) =>
  Date.parse(today) - Date.parse(day) <= keptDays * dayMs

/** Since when sweeps have watched, and on which day each manifest was last in force. */
export const watched = z.object({
  since: z.iso.date(),
  inForce: z.record(z.string(), z.iso.date()),
})
export type Watched = z.infer<typeof watched>

const latest = (...days: string[]) => days.toSorted().at(-1) ?? ''

/**
 * What is known after looking at the manifests of the bucket: `current` is in force today, and so is
 * one that was never seen before. A deployment that goes back to an earlier one writes its manifest
 * again before anything else, and that day counts too.
 */
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
