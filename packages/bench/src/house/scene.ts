import type { createClient } from '@bong-bari/contract'
import type { House } from '@bong-bari/local'

type Client = ReturnType<typeof createClient>

/** Ways to call the functions over a house. */
export type Calls = {
  /** The present, as functions are told. */
  clock: { now: number }
  house: House
  visitor: (address: string) => Client
  admin: Client
}

/** Something that somebody does, or the clock; answers what it found, if that is a list. */
export type Scene = [name: string, run: () => Promise<unknown>]

/** What a scene took: table and other calls of AWS, and milliseconds of the thread's own work. */
export type Taken = {
  name: string
  calls: number
  /** Calls that waited for each other. */
  turns: number
  units: number
  written: number
  /** Of those the units of each partition, of the table and its indexes. */
  partitions: Record<string, number>
  ms: number
  /** Entries of the list that it answered. */
  entries: number
}
