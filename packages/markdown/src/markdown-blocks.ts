import { blockDepth, type PostBlock, type PostBlockOf, type PostInline } from '@bong-bari/contract'
import type { Token } from 'markdown-it'
import { paragraphBlocks } from './paragraph.ts'
import { parsed } from './parser.ts'
import { headingLevel, sourceMark } from './plain-blocks.ts'
import { inlinesOf, runsOf } from './runs.ts'

/** The runs before the last line, and that line if it names a source. */
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

/** A quotation. A last line that begins with a dash is its source. */
const quoteOf = (children: PostBlock[]): PostBlockOf<'quote'> => {
  const last = children.at(-1)
  const ends = last?.kind === 'paragraph' ? parted(last.children) : undefined
  if (!ends || (children.length === 1 && ends.said.length === 0)) return { kind: 'quote', children }
  const rest: PostBlock[] = ends.said.length ? [{ kind: 'paragraph', children: ends.said }] : []
  return { kind: 'quote', children: [...children.slice(0, -1), ...rest], source: ends.source }
}

type Open =
  | { kind: 'quote'; blocks: PostBlock[] }
  | { kind: 'list'; list: PostBlockOf<'list'> }
  | { kind: 'item'; blocks: PostBlock[] }
  /** Nested too deep: its content goes to the parent. */
  | { kind: 'none'; blocks: PostBlock[] }

const listOf = (token: Token): PostBlockOf<'list'> => ({
  kind: 'list',
  ordered: token.type === 'ordered_list_open',
  start: Number(token.attrGet('start') ?? 1),
  items: [],
})

const headingOf = (level: number, inline: Token): PostBlock[] => {
  const children = inlinesOf(inline.children ?? [])
  return children.length ? [{ kind: 'heading', level: headingLevel(level), children }] : []
}

/** The blocks of a `markdown` post. Loses nothing but markup. */
export const markdownBlocksOf = (content: string): PostBlock[] => {
  const root: PostBlock[] = []
  const open: Open[] = []
  const here = () => {
    const inner = open.at(-1)
    return inner && inner.kind !== 'list' ? inner.blocks : root
  }
  const depth = () => open.filter(({ kind }) => kind === 'quote' || kind === 'list').length

  const enter = (token: Token) => {
    const inner = open.at(-1)
    if (token.type === 'list_item_open' && inner?.kind === 'list') {
      const blocks: PostBlock[] = []
      inner.list.items.push(blocks)
      open.push({ kind: 'item', blocks })
    } else if (token.type === 'list_item_open' || depth() >= blockDepth)
      open.push({ kind: 'none', blocks: here() })
    else if (token.type === 'blockquote_open') open.push({ kind: 'quote', blocks: [] })
    else open.push({ kind: 'list', list: listOf(token) })
  }
  const leave = () => {
    const left = open.pop()
    if (left?.kind === 'quote' && left.blocks.length) here().push(quoteOf(left.blocks))
    if (left?.kind === 'list') here().push(left.list)
  }

  let level = 0
  for (const token of parsed(content)) {
    if (token.type === 'heading_open') level = Number(token.tag.slice(1))
    else if (token.type === 'paragraph_open') level = 0
    else if (token.type === 'inline')
      here().push(
        ...(level ? headingOf(level, token) : paragraphBlocks(runsOf(token.children ?? []))),
      )
    else if (token.type === 'hr') here().push({ kind: 'rule' })
    else if (/^(blockquote|bullet_list|ordered_list|list_item)_/.test(token.type)) {
      if (token.nesting === 1) enter(token)
      else leave()
    }
  }
  return root
}
