import type { PostBlock, PostBlockOf } from '@bong-bari/contract'

/** What the last line of a quotation begins with, where it says whose words these are. */
export const sourceMark = /^(?:—|--) +/

/** The page's own title is the h1, so a post's headings begin below it. */
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

/** Neighbouring lines of one kind; every heading stands alone. */
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
 * The blocks of a post of the format `plain`: headings begin with `#`, quotations with `>`, and line breaks
 * inside a paragraph or a quotation are kept. Every letter of it stays as it is.
 */
export const plainBlocksOf = (content: string): PostBlock[] =>
  runsOf(content.split(/\r\n|\r|\n/)).flatMap(({ kind, lines }) => {
    if (kind === 'blank') return []
    if (kind === 'quote') return [quote(lines)]
    return [heading(lines[0] ?? '') ?? paragraph(lines)]
  })
