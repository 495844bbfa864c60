import { appendFileSync, openSync } from 'node:fs'
import { Writable } from 'node:stream'
import { format } from 'node:util'
import { isDiskFull } from './start-failure.ts'

const toTerminal = process.stdout.write.bind(process.stdout)

/** Where this thread can still print to when its own streams go into a file. */
export const terminal = new Writable({
  write: (chunk, _encoding, done) => {
    toTerminal(chunk)
    done()
  },
})

/** Appends to a log. On a full disk the line is lost, and nothing else with it. */
export const appendLine = (file: string | number, text: string | Uint8Array) => {
  try {
    appendFileSync(file, text)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

/** From now on what this thread prints is appended to `file`. */
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
  // As Lambda does: past the streams, which take three times as long.
  Object.assign(console, { debug: print, error: print, info: print, log: print, warn: print })
}
