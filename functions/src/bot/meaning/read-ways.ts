import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One way to ask, and the row that it asks for. */
export type Way = { id: string; text: string }

const path = join(import.meta.dirname, '../../../../packages/site/src/bot-ways.txt')

/** Headings name row and language: `[price bengali]`. Lines that begin with `#` are remarks. */
export const parseWays = (text: string): Way[] => {
  const ways: Way[] = []
  let id: string | undefined
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const heading = /^\[(\w+) (?:bengali|benglish|english)\]$/.exec(line)
    if (heading) id = heading[1]
    else if (id) ways.push({ id, text: line })
    else throw new Error(`bot-ways.txt begins without a heading: ${line}`)
  }
  return ways
}

export const readWays = () => parseWays(readFileSync(path, 'utf8'))
