import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a line of the functions' log tells of a fault of ours: level error, or a permission that a role lacks. */
export const isErrorLine = (line: string) =>
  line.includes('"level":"error"') || /may not (dynamodb|s3):/.test(line)

/** The error lines of the log in a runner's data folder. */
const errorLinesOf = (dataDir: string): string[] => {
  const log = join(dataDir, 'functions.log')
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(isErrorLine) : []
}

/** Throws where the log in a runner's data folder has an error line that fits none of `expected`. */
export const requireNoErrorLines = (dataDir: string, expected: readonly RegExp[] = []) => {
  const others = errorLinesOf(dataDir).filter((line) => !expected.some((one) => one.test(line)))
  if (others.length) throw new Error(`The functions logged errors:\n${others.join('\n')}`)
}
