import type { createClient } from '@bong-bari/contract'
import type { House } from '@bong-bari/local'

type Client = ReturnType<typeof createClient>

/** Ways to call the functions. */
export type Calls = {
  /** The functions' present. */
  clock: { now: number }
  house: House
  visitor: (address: string) => Client
  admin: Client
}

/** An action; returns its list, if it has one. */
export type Scene = [name: string, run: () => Promise<unknown>]

/** AWS calls, and milliseconds of processor time. */
export type Taken = {
  name: string
  calls: number
  /** Sequential calls. */
  turns: number
  units: number
  written: number
  /** Of those the units of each partition, of the table and its indexes. */
  partitions: Record<string, number>
  ms: number
  /** Bytes of the largest answer of a function, or of the returned text. */
  answered: number
  /** Bytes of the largest batch of messages that a queue was sent. */
  queued: number
  /** Entries in the returned list. */
  entries: number
}
