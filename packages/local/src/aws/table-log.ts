import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Item } from './judge-write.ts'

/** Undefined is none. */
export type Change = {
  table: string
  key: Item
  old?: Item | undefined
  next?: Item | undefined
}

/** Of a transaction's token. */
export type Token = { id: string; asked: string; at: number }

/** Atomic; `at` in epoch milliseconds. */
export type Entry = { changes: Change[]; at?: number | undefined; token?: Token | undefined }

/** Bytes before applied entries are dropped. */
const most = 4 * 2 ** 20

const entryIn = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line)
  } catch {
    // Killed while writing, so nobody was answered.
    return undefined
  }
}

/** What is logged has happened, applied or not. In memory without a path. */
export const openTableLog = (path: string | undefined) => {
  const file = path === undefined ? undefined : openSync(path, 'a')
  /** Bytes at the start. */
  let begun = 0

  /** Throws on a full disk, keeping none. */
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
    /** Oldest first. */
    entries: () =>
      path === undefined
        ? []
        : readFileSync(path, 'utf8')
            .split('\n')
            .flatMap((line) => entryIn(line) ?? []),
    isLong: () => file !== undefined && fstatSync(file).size > begun + most,
    /** Drops applied ones, except these tokens and the stream's unread. */
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
