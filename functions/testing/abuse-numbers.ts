import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../docs/SECURITY.md', import.meta.url), 'utf8')

/** The numbers in a row of SECURITY's table of abuse, from left to right: what it says is measured, however it is worded. */
export const abuseNumbers = (row: string): number[] => {
  const line = page.split('\n').find((one) => one.startsWith(`| ${row} |`))
  if (!line) throw new Error(`SECURITY.md has no row ${row}`)
  return [...line.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  )
}
