import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a line of the functions' log is an error of the product: its level is error, or a role lacked a permission. */
export const isErrorLine = (line: string) =>
  line.includes('"level":"error"') || /may not (dynamodb|s3):/.test(line)

const readErrorLines = (dataDir: string): string[] => {
  const log = join(dataDir, 'functions.log')
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(isErrorLine) : []
}

/** Throws if the functions' log in a runner's data folder has an error line that matches none of `expected`. */
export const requireNoErrorLines = (dataDir: string, expected: readonly RegExp[] = []) => {
  const others = readErrorLines(dataDir).filter((line) => !expected.some((one) => one.test(line)))
  if (others.length) throw new Error(`The functions logged errors:\n${others.join('\n')}`)
}
