import { format } from 'node:util'
import { isErrorLine } from '../../packages/local/src/runner/runner-under-test.ts'

type Watched = { lines: string[]; expected: RegExp[]; printed: string[] }

declare global {
  // Outside of the modules, which each test file loads again.
  var watchedErrorLog: Watched | undefined
}
globalThis.watchedErrorLog ??= { lines: [], expected: [], printed: [] }
const watched = globalThis.watchedErrorLog

/** Says that error lines that fit are what the running test asks for. Any other fails it. */
export const expectErrorLog = (pattern: RegExp) => {
  watched.expected.push(pattern)
}

const note = (printed: unknown) => {
  const line = String(printed)
  if (isErrorLine(line)) watched.lines.push(line)
}

const methods = ['log', 'warn', 'error'] as const

const { log } = console

/** Lines of one test: some make thousands of calls. */
const mostPrinted = 500

/** After each test: prints what was printed meanwhile, where it failed. To hand all of it to Vitest takes long. */
export const printWhereFailed = (hasFailed: boolean) => {
  if (hasFailed) for (const line of watched.printed) log(line)
  watched.printed = []
}

/** Notes what functions in this process print. Returns how to stop. */
export const watchErrorLog = () => {
  const original = { ...console }
  const { write } = process.stdout
  for (const method of methods)
    console[method] = (...printed: unknown[]) => {
      note(printed[0])
      watched.printed.push(format(...printed))
      if (watched.printed.length > mostPrinted) watched.printed.shift()
    }
  process.stdout.write = (chunk: string | Uint8Array, ...rest: never[]) => {
    note(chunk)
    return write.call(process.stdout, chunk, ...rest)
  }
  return () => {
    for (const method of methods) console[method] = original[method]
    process.stdout.write = write
  }
}

/** After each test: throws where an error line was logged that it did not ask for. */
export const requireNoErrorLog = () => {
  const { lines, expected } = watched
  const others = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
  watched.lines = []
  watched.expected = []
  if (others.length) throw new Error(`A function logged an error:\n${others.join('\n')}`)
}
