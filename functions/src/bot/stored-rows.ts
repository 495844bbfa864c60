import type { Training } from '@bong-bari/contract'
import { trainingRows } from '@bong-bari/table'
import { type IndexFile, readIndexFile, writeIndexFile } from '../adapters/bot-index-file.ts'
import { edition } from './match/edition.computed.ts'
import { packRows, type ReadRows, readInto, readMissing, unpackRows } from './match/read-rows.ts'

/** Without the file rows are read again. */
const patience = 2_500

/** For rows in no file; the next save goes on. */
const readingPatience = 3_000

const warn = (error: unknown): undefined => {
  const failure = error instanceof Error ? error.name : 'failed'
  console.log(JSON.stringify({ level: 'warn', botIndex: failure }))
}

const unpacked = (file: IndexFile | undefined) => {
  try {
    return file && unpackRows(file.text)
  } catch (error) {
    return warn(error)
  }
}

/** Undefined if unreadable in time. */
export const storedRows = async () => {
  try {
    return unpacked(await readIndexFile(edition, AbortSignal.timeout(patience)))
  } catch (error) {
    return warn(error)
  }
}

/** Version of an incomplete file. */
const incomplete = -1

/** As far as time allows; returns its version. */
const readTable = async (known: ReadRows, version: number) => {
  const rows = await trainingRows.list()
  const ids = new Set(rows.map(({ id }) => id))
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
  const left = readMissing(known, rows, performance.now() + readingPatience)
  return left ? incomplete : version
}

type Change = { id: number; row: Training | undefined }

const storeOnce = async ({ id, row }: Change, version: number) => {
  const file = await readIndexFile(edition, AbortSignal.timeout(patience))
  const stored = unpacked(file)
  if (stored && stored.version >= version) return true
  const known: ReadRows = stored?.known ?? new Map()
  if (row) readInto(known, row)
  else known.delete(id)
  const follows = stored?.version === version - 1
  const reached = follows ? version : await readTable(known, version)
  return writeIndexFile(edition, packRows(reached, known), file, AbortSignal.timeout(patience))
}

/** Concurrent saves collide; then the next save does it. */
const mostAttempts = 3

/** For new instances. `version`: after the change. Never rejects: gaps are read again. */
export const storeRow = async (change: Change, version: number) => {
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt++)
      if (await storeOnce(change, version)) return
  } catch (error) {
    warn(error)
  }
}
