import type { Training } from '@bong-bari/contract'
import { readIndexFile, writeIndexFile } from '../src/adapters/bot-index-file.ts'
import { edition } from '../src/bot/match/edition.computed.ts'
import { packRows, type ReadRows, readMissing } from '../src/bot/match/read-rows.ts'

/** Stores what is read of rows, as if each had been saved. */
export const storeRows = async (rows: Training[]) => {
  const known: ReadRows = new Map()
  readMissing(known, rows, Number.POSITIVE_INFINITY)
  const until = AbortSignal.timeout(30_000)
  const before = await readIndexFile(edition, until)
  await writeIndexFile(edition, packRows(1, known), before, until)
}
