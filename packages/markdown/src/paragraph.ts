import { type PostBlock, type PostInline, videoIdIn } from '@bong-bari/contract'
import { inlineText } from './block-text.ts'
import { isPiece, type Piece, type Run } from './runs.ts'

type Line = (PostInline | Piece)[]

/** Pictures get a line of their own. */
const linesOf = (runs: readonly Run[]): Line[] => {
  const lines: Line[] = [[]]
  for (const run of runs) {
    if (isPiece(run)) lines.push([run], [])
    else if (typeof run !== 'string') lines.at(-1)?.push(run)
    else
      run.split('\n').forEach((part, place) => {
        if (place) lines.push([])
        if (part) lines.at(-1)?.push(part)
      })
  }
  return lines
}

/** The picture a line is, or the video it links to. */
const alone = ([run, ...rest]: Line): Piece | undefined => {
  if (run === undefined || rest.length || typeof run === 'string') return undefined
  if (isPiece(run)) return run
  const youtubeId = run.kind === 'link' && videoIdIn(run.href)
  return youtubeId && inlineText(run.children) === run.href
    ? { kind: 'video', youtubeId }
    : undefined
}

const isBlank = (line: PostInline[]) => inlineText(line).trim() === ''

const joined = (lines: PostInline[][]): PostInline[] => {
  const runs: PostInline[] = []
  for (const run of lines.flatMap((line, place) => (place ? ['\n', ...line] : line))) {
    const last = runs.at(-1)
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run
    else runs.push(run)
  }
  return runs
}

/** A paragraph's runs as blocks: text, and pictures and videos on lines of their own. */
export const paragraphBlocks = (runs: readonly Run[]): PostBlock[] => {
  const blocks: PostBlock[] = []
  let text: PostInline[][] = []
  const endText = () => {
    if (text.length) blocks.push({ kind: 'paragraph', children: joined(text) })
    text = []
  }
  for (const line of linesOf(runs)) {
    const piece = alone(line)
    if (piece) {
      endText()
      blocks.push(piece)
      continue
    }
    const inlines = line.flatMap((run) => (isPiece(run) ? [] : [run]))
    if (!isBlank(inlines)) text.push(inlines)
  }
  endText()
  return blocks
}
