import type { PostBlock, PostBlockOf } from '@bong-bari/contract'

/** Begins a quotation's last line that names its source. */
export const sourceMark = /^(?:—|--) +/

/** Below the page's h1. */
export const headingLevel = (marks: number) => (marks > 2 ? 3 : 2)

const heading = (line: string): PostBlockOf<'heading'> | undefined => {
  const [, marks = '', text = ''] = /^(#{1,6})\s+(\S.*)$/.exec(line) ?? []
  return text ? { kind: 'heading', level: headingLevel(marks.length), children: [text] } : undefined
}

const quoteMark = /^> ?/

const paragraph = (lines: string[]): PostBlock => ({
  kind: 'paragraph',
  children: [lines.join('\n')],
})

const quote = (lines: string[]): PostBlock => {
  const said = lines.map((line) => line.replace(quoteMark, ''))
  const last = said.at(-1) ?? ''
  return said.length > 1 && sourceMark.test(last)
    ? {
        kind: 'quote',
        children: [paragraph(said.slice(0, -1))],
        source: [last.replace(sourceMark, '')],
      }
    : { kind: 'quote', children: [paragraph(said)] }
}

const kindOf = (line: string) => {
  if (!line.trim()) return 'blank'
  if (heading(line)) return 'heading'
  return quoteMark.test(line) ? 'quote' : 'paragraph'
}

/** Adjacent lines of one kind; each heading alone. */
const runsOf = (lines: string[]) => {
  const runs: { kind: ReturnType<typeof kindOf>; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

/**
 * The blocks of a `plain` post: `#` begins headings, `>` quotations; line breaks inside are kept,
 * and every character stays.
 */
export const plainBlocksOf = (content: string): PostBlock[] =>
  runsOf(content.split(/\r\n|\r|\n/)).flatMap(({ kind, lines }) => {
    if (kind === 'blank') return []
    if (kind === 'quote') return [quote(lines)]
    return [heading(lines[0] ?? '') ?? paragraph(lines)]
  })
