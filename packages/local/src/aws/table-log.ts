import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Item } from './judge-write.ts'

/** What a write leaves of an item, and what stood there; undefined is none. */
export type Change = {
  table: string
  key: Item
  old?: Item | undefined
  next?: Item | undefined
}

/** A hash of what a transaction asked under a token, and when. */
export type Token = { id: string; asked: string; at: number }

/** Writes that happen together or not at all; `at` is when, in epoch milliseconds. */
export type Entry = { changes: Change[]; at?: number | undefined; token?: Token | undefined }

/** Bytes after which what has long been applied is forgotten. */
const most = 4 * 2 ** 20

const entryIn = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line)
  } catch {
    // A kill cut it short: its caller was never answered.
    return undefined
  }
}

/**
 * The log of a table in a folder: what stands in it happened, whether the engine was killed before it had
 * it or not. Without a path nothing is kept.
 */
export const openTableLog = (path: string | undefined) => {
  const file = path === undefined ? undefined : openSync(path, 'a')
  /** Bytes of what it began with. */
  let begun = 0

  /** Throws where the disk is full, and then keeps nothing of the entries. */
  const append = (...entries: Entry[]) => {
    if (file === undefined) return
    const { size } = fstatSync(file)
    const lines = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    try {
      for (let at = 0; at < lines.length; ) at += writeSync(file, lines, at)
    } catch (error) {
      ftruncateSync(file, size)
      throw error
    }
  }

  return {
    append,
    /** What stands in it, oldest first. */
    entries: () =>
      path === undefined
        ? []
        : readFileSync(path, 'utf8')
            .split('\n')
            .flatMap((line) => entryIn(line) ?? []),
    /** Whether it has grown so long that what is applied should go. */
    isLong: () => file !== undefined && fstatSync(file).size > begun + most,
    /** Forgets what is applied, except these tokens, and what of the stream is unread. */
    forget: (tokens: Iterable<Token>, unread: readonly Entry[]) => {
      if (file === undefined) return
      ftruncateSync(file, 0)
      append(
        ...[...tokens].map((token) => ({ changes: [], token })),
        ...unread.map(({ changes, at }) => ({ changes, at })),
      )
      begun = fstatSync(file).size
    },
    close: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}
