import { appendFileSync, openSync } from 'node:fs'
import { Writable } from 'node:stream'
import { format } from 'node:util'
import { isDiskFull } from './start-failure.ts'

const writeToTerminal = process.stdout.write.bind(process.stdout)

/** Writes to the terminal even after `redirectOutput`. */
export const terminal = new Writable({
  write: (chunk, _encoding, done) => {
    writeToTerminal(chunk)
    done()
  },
})

/** Appends a line; on a full disk the line is lost and nothing fails. */
export const appendLine = (file: string | number, text: string | Uint8Array) => {
  try {
    appendFileSync(file, text)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

/** Redirects everything that this thread prints to `file`. */
export const redirectOutput = (file: string) => {
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
  // Lambda replaces the console too. Through the streams printing takes three times as long.
  Object.assign(console, { debug: print, error: print, info: print, log: print, warn: print })
}
