import { appendFileSync, openSync } from 'node:fs'
import { Writable } from 'node:stream'
import { format } from 'node:util'
import { isDiskFull } from './start-failure.ts'

const toTerminal = process.stdout.write.bind(process.stdout)

/** Once this thread's streams go to a file. */
export const terminal = new Writable({
  write: (chunk, _encoding, done) => {
    toTerminal(chunk)
    done()
  },
})

/** A full disk loses only the line. */
export const appendLine = (file: string | number, text: string | Uint8Array) => {
  try {
    appendFileSync(file, text)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

/** Redirects this thread's output to `file`. */
export const printInto = (file: string) => {
  const log = openSync(file, 'a')
  const write = (text: string | Uint8Array) => {
    appendLine(log, text)
    return true
  }
  const print = (...printed: unknown[]) => {
    write(`${format(...printed)}\n`)
  }
  process.stdout.write = write
  process.stderr.write = write
  // As Lambda; streams take three times as long.
  Object.assign(console, { debug: print, error: print, info: print, log: print, warn: print })
}
