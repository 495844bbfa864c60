import type { PostBlock, PostBlockOf, PostInline } from '@bong-bari/contract'
import { sourceMark } from './source-mark.ts'

/** The runs before the last line, and that line where it says whose words these are. */
const parted = (runs: readonly PostInline[]) => {
  const place = runs.findLastIndex(
    (run) => typeof run === 'string' && (run.includes('\n') || run === runs[0]),
  )
  const run = runs[place]
  if (typeof run !== 'string') return undefined
  const end = run.lastIndexOf('\n')
  const last = run.slice(end + 1)
  if (!sourceMark.test(last)) return undefined
  const said = end < 0 ? [] : [run.slice(0, end)]
  return {
    said: [...runs.slice(0, place), ...said].filter((one) => one !== ''),
    source: [last.replace(sourceMark, ''), ...runs.slice(place + 1)].filter((one) => one !== ''),
  }
}

/** A quotation of these blocks. A last line that begins with a dash names its source. */
export const quoteOf = (children: PostBlock[]): PostBlockOf<'quote'> => {
  const last = children.at(-1)
  const ends = last?.kind === 'paragraph' ? parted(last.children) : undefined
  if (!ends || (children.length === 1 && ends.said.length === 0)) return { kind: 'quote', children }
  const rest: PostBlock[] = ends.said.length ? [{ kind: 'paragraph', children: ends.said }] : []
  return { kind: 'quote', children: [...children.slice(0, -1), ...rest], source: ends.source }
}
