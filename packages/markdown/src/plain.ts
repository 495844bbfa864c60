import type { PostBlock, PostBlockOf, PostInline } from '@bong-bari/contract'

const runText = (run: PostInline): string =>
  typeof run === 'string' ? run : inlineText(run.children)

/** Joins the text of runs, without their marks. */
export const inlineText = (runs: readonly PostInline[]) => runs.map(runText).join('')

const linesOf = (block: PostBlock): string[] => {
  switch (block.kind) {
    case 'quote':
      return [textOf(block.children), inlineText(block.source ?? [])]
    case 'list':
      return block.items.map(textOf)
    case 'picture':
      return [block.caption ?? '']
    case 'video':
      return [block.title ?? '']
    case 'rule':
      return []
    default:
      return [inlineText(block.children)]
  }
}

/** The text of blocks, each on lines of its own. */
export const textOf = (blocks: readonly PostBlock[]): string =>
  blocks.flatMap(linesOf).filter(Boolean).join('\n')

/** {@link textOf} without headings; if there is nothing else, the headings. */
export const bodyOf = (blocks: readonly PostBlock[]) =>
  textOf(blocks.filter(({ kind }) => kind !== 'heading')) || textOf(blocks)

/** Begins a quotation's last line that names its source. */
export const sourceMark = /^(?:—|--) +/

/** The level of a heading by the number of its marks: the page has the only h1. */
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
  const quoted = lines.map((line) => line.replace(quoteMark, ''))
  const last = quoted.at(-1) ?? ''
  return quoted.length > 1 && sourceMark.test(last)
    ? {
        kind: 'quote',
        children: [paragraph(quoted.slice(0, -1))],
        source: [last.replace(sourceMark, '')],
      }
    : { kind: 'quote', children: [paragraph(quoted)] }
}

const kindOf = (line: string) => {
  if (!line.trim()) return 'blank'
  if (heading(line)) return 'heading'
  return quoteMark.test(line) ? 'quote' : 'paragraph'
}

/** Groups adjacent lines of one kind. Each heading stands alone. */
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

/**
 * English: 238, silent non-fiction (Brysbaert 2019, 190 studies). Bengali is an estimate: the mean
 * of the 17 languages of IReST, read aloud, without Bengali (Trauzettel-Klosinski and Dietz 2012).
 */
const wordsPerMinute = { english: 238, bengali: 184 }

const hasLetter = /[\p{L}\p{N}]/u
const bengali = /[\u0980-\u09ff]/

/** Whole minutes, at least one, and whether most of it is Bengali. */
export const readingTime = (blocks: readonly PostBlock[]) => {
  const words = textOf(blocks)
    .split(/\s+/)
    .filter((one) => hasLetter.test(one))
  const bengaliWordCount = words.filter((one) => bengali.test(one)).length
  const inOthers = words.length - bengaliWordCount
  const minutes = bengaliWordCount / wordsPerMinute.bengali + inOthers / wordsPerMinute.english
  return { minutes: Math.max(1, Math.round(minutes)), isBengali: bengaliWordCount > inOthers }
}
