export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'quote'; text: string; source?: string }
  | { kind: 'paragraph'; text: string }

const heading = (line: string): Block | undefined => {
  const [, marks = '', text = ''] = /^(#{1,6})\s+(\S.*)$/.exec(line) ?? []
  // The page's own title is the h1, so a post's headings begin below it.
  return text ? { kind: 'heading', level: marks.length > 2 ? 3 : 2, text } : undefined
}

const quoteMark = /^> ?/
const sourceMark = /^(?:—|--) +/

const quote = (lines: string[]): Block => {
  const said = lines.map((line) => line.replace(quoteMark, ''))
  const last = said.at(-1) ?? ''
  return said.length > 1 && sourceMark.test(last)
    ? { kind: 'quote', text: said.slice(0, -1).join('\n'), source: last.replace(sourceMark, '') }
    : { kind: 'quote', text: said.join('\n') }
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

/** The blocks of a post's content. Line breaks inside a paragraph or a quotation are kept. */
export const blocksOf = (content: string): Block[] =>
  runsOf(content.split(/\r\n|\r|\n/)).flatMap(({ kind, lines }) => {
    if (kind === 'blank') return []
    if (kind === 'quote') return [quote(lines)]
    return [heading(lines[0] ?? '') ?? { kind: 'paragraph', text: lines.join('\n') }]
  })
