import type { Result } from './reading.ts'

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 })

/** The printed table, with the worst reading of each budget that was measured. */
export const tableOf = (results: readonly Result[]) =>
  results
    .flatMap(({ id, worst, accept, aim, unit, what }) => {
      if (!worst) return []
      const numbers = [worst.value, accept, aim].map((one) => number(one).padStart(10)).join('')
      const verdict = worst.verdict.padEnd(7)
      return [`${id.padEnd(18)}${numbers}  ${verdict} ${unit.padEnd(9)} ${what} (${worst.of})`]
    })
    .join('\n')

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/[|\s]+/g, ' ').trim()).join(' | ')} |`

const titles = ['', 'what', 'accept', 'aim', 'worst', 'where', 'measured']

/** The table of docs/PERFORMANCE.md. What these results lack keeps what stood there before. */
export const pageTable = (page: string, results: readonly Result[], day: string) => {
  const lines = page.split('\n')
  const rows = results.map(({ id, what, unit, accept, aim, noisy, worst }) => {
    const before = lines
      .find((line) => line.startsWith(`| ${id} |`))
      ?.split('|')
      .slice(5, 8)
    const measured = worst
      ? [`${number(worst.value)} ${unit}${noisy ? ', noisy' : ''}`, worst.of, day]
      : (before ?? ['', '', ''])
    return rowOf([id, what, number(accept), number(aim), ...measured])
  })
  return [rowOf(titles), rowOf(titles.map(() => '---')), ...rows].join('\n')
}

/** docs/PERFORMANCE.md with its table written anew. */
export const writeTableInto = (page: string, results: readonly Result[], day: string) =>
  page.replace(/^\| {2}\| what \|.*(\n\|.*)*/m, () => pageTable(page, results, day))
