import { randomUUID } from 'node:crypto'
import { giveLease, leaseSeconds, takeLease } from '@bong-bari/table'
import type { Clock } from './clock.ts'

/** What one call of the function did. */
export type Counts = Record<'rendered' | 'written' | 'removed' | 'failed', number>

/** One call at its work. */
export type Publisher = {
  clock: Clock
  /** Whether the time that the call has is over. */
  isOver: () => boolean
  /** Places of young page changes that this instance has rendered, and their times. */
  seen: Map<string, number>
  /** Places of page changes that failed in this call, which tries each once. */
  failed: Set<string>
  counts: Counts
  /** False, and the work ends, where another publisher has taken over. */
  mayGoOn: () => Promise<boolean>
}

/** The lease is renewed when so little of it is left, in milliseconds: more than a look at one page takes. */
const renewMs = 30_000

/** Runs `work` while this call alone publishes; false where another one does. */
export const withLease = async (
  clock: Clock,
  work: (mayGoOn: Publisher['mayGoOn']) => Promise<void>,
): Promise<boolean> => {
  const holder = randomUUID()
  let until = 0
  const take = async () => {
    const now = clock.now()
    const isTaken = await takeLease(holder, now)
    until = isTaken ? now.getTime() + leaseSeconds * 1000 : 0
    return isTaken
  }
  if (!(await take())) return false
  const mayGoOn = async () => until - clock.now().getTime() > renewMs || take()
  try {
    await work(mayGoOn)
  } finally {
    // Where that fails too it runs out by itself.
    await giveLease(holder).catch(() => undefined)
  }
  return true
}
