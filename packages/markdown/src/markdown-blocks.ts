import {
  blockDepth,
  findVideoId,
  isImageAddress,
  type PostBlock,
  type PostBlockOf,
  type PostInline,
} from '@bong-bari/contract'
import type { Token } from 'markdown-it'
import { parseMarkdown } from './parser.ts'
import { headingLevel, inlineText, sourceMark } from './plain.ts'
import { typeset } from './typeset.ts'

/** A part of a line that becomes a block of its own. */
type Piece = PostBlockOf<'picture'> | PostBlockOf<'video'>
type Run = PostInline | Piece

const isPiece = (run: Run): run is Piece =>
  typeof run !== 'string' && (run.kind === 'picture' || run.kind === 'video')

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

/** Browsers load pictures of this site and of others by https, and no others. */
const isPicture = (address: string) =>
  isImageAddress(address) && /^(https:|\/media\/)/i.test(address)

const pieceOf = (token: Token): Piece | string => {
  const alt = inlineText(inlinesOf(token.children ?? []))
  const src = attribute(token, 'src')
  const youtubeId = findVideoId(src)
  if (youtubeId) return { kind: 'video', youtubeId, ...(alt && { title: alt }) }
  const title = attribute(token, 'title')
  if (!isPicture(src)) return `![${alt}](${src})`
  return { kind: 'picture', src, alt, ...(title && { caption: typeset(title) }) }
}

const marks: Record<string, 'strong' | 'emphasis' | 'strike'> = {
  strong_open: 'strong',
  em_open: 'emphasis',
  s_open: 'strike',
}

const opened = (token: Token): Exclude<PostInline, string> => {
  const kind = marks[token.type]
  return kind
    ? { kind, children: [] }
    : { kind: 'link', href: attribute(token, 'href'), children: [] }
}

/** It begins and ends code, which is shown as typed. */
const fence = '```'

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak'

/** The runs of a paragraph or heading. Marks nest {@link blockDepth} deep at most. */
const runsOf = (tokens: readonly Token[]): Run[] => {
  const runs: Run[] = []
  const open: Run[][] = [runs]
  let before = ''
  let asTyped = false
  let isFenced = false

  const add = (run: Run) => {
    const into = open.at(-1) ?? runs
    const last = into.at(-1)
    if (typeof run === 'string' && typeof last === 'string') into[into.length - 1] = last + run
    else if (run !== '') into.push(run)
  }
  const addText = (typed: string) => {
    if (before === '' && typed.startsWith(fence)) isFenced = !isFenced
    const text = asTyped || isFenced ? typed : typeset(typed, before)
    before = text.slice(-1) || before
    add(text)
  }
  const enter = (token: Token) => {
    const run = opened(token)
    asTyped = token.markup === 'autolink' || token.markup === 'linkify'
    if (open.length > blockDepth) open.push(open.at(-1) ?? runs)
    else {
      add(run)
      open.push(run.children)
    }
  }
  for (const token of tokens) {
    if (token.nesting === 1) enter(token)
    else if (token.nesting === -1) {
      open.pop()
      asTyped = false
    } else if (token.type === 'image') {
      const piece = pieceOf(token)
      add(typeof piece === 'string' || open.length === 1 ? piece : pieceText(piece))
    } else if (isBreak(token)) {
      before = ''
      add('\n')
    } else addText(token.content)
  }
  return runs
}

const pieceText = (piece: Piece) => (piece.kind === 'picture' ? piece.alt : (piece.title ?? ''))

/** {@link runsOf} without blocks: a picture becomes its description. */
const inlinesOf = (tokens: readonly Token[]): PostInline[] =>
  runsOf(tokens).map((run) => (isPiece(run) ? pieceText(run) : run))

type Line = (PostInline | Piece)[]

/** Pictures get a line of their own. */
const linesOf = (runs: readonly Run[]): Line[] => {
  const lines: Line[] = [[]]
  for (const run of runs) {
    if (isPiece(run)) lines.push([run], [])
    else if (typeof run !== 'string') lines.at(-1)?.push(run)
    else
      run.split('\n').forEach((part, index) => {
        if (index) lines.push([])
        if (part) lines.at(-1)?.push(part)
      })
  }
  return lines
}

/** The picture that a line consists of, or the video that it links to. */
const pieceOfLine = ([run, ...rest]: Line): Piece | undefined => {
  if (run === undefined || rest.length || typeof run === 'string') return undefined
  if (isPiece(run)) return run
  const youtubeId = run.kind === 'link' && findVideoId(run.href)
  return youtubeId && inlineText(run.children) === run.href
    ? { kind: 'video', youtubeId }
    : undefined
}

const isBlank = (line: PostInline[]) => inlineText(line).trim() === ''

const joined = (lines: PostInline[][]): PostInline[] => {
  const runs: PostInline[] = []
  for (const run of lines.flatMap((line, index) => (index ? ['\n', ...line] : line))) {
    const last = runs.at(-1)
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run
    else runs.push(run)
  }
  return runs
}

/** A paragraph's runs as blocks: text, and pictures and videos on lines of their own. */
const paragraphBlocks = (runs: readonly Run[]): PostBlock[] => {
  const blocks: PostBlock[] = []
  let text: PostInline[][] = []
  const endText = () => {
    if (text.length) blocks.push({ kind: 'paragraph', children: joined(text) })
    text = []
  }
  for (const line of linesOf(runs)) {
    const piece = pieceOfLine(line)
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

/** Splits off the last line, if it names a source. */
const splitSource = (runs: readonly PostInline[]) => {
  const index = runs.findLastIndex(
    (run) => typeof run === 'string' && (run.includes('\n') || run === runs[0]),
  )
  const run = runs[index]
  if (typeof run !== 'string') return undefined
  const end = run.lastIndexOf('\n')
  const last = run.slice(end + 1)
  if (!sourceMark.test(last)) return undefined
  const beforeSource = end < 0 ? [] : [run.slice(0, end)]
  return {
    quoted: [...runs.slice(0, index), ...beforeSource].filter((one) => one !== ''),
    source: [last.replace(sourceMark, ''), ...runs.slice(index + 1)].filter((one) => one !== ''),
  }
}

/** A quotation. A last line that begins with a dash is its source. */
const quoteOf = (children: PostBlock[]): PostBlockOf<'quote'> => {
  const last = children.at(-1)
  const parts = last?.kind === 'paragraph' ? splitSource(last.children) : undefined
  if (!parts || (children.length === 1 && parts.quoted.length === 0))
    return { kind: 'quote', children }
  const { quoted, source } = parts
  const rest: PostBlock[] = quoted.length ? [{ kind: 'paragraph', children: quoted }] : []
  return { kind: 'quote', children: [...children.slice(0, -1), ...rest], source }
}

type Open =
  | { kind: 'quote'; blocks: PostBlock[] }
  | { kind: 'list'; list: PostBlockOf<'list'> }
  | { kind: 'item'; blocks: PostBlock[] }
  /** It is nested too deep, so its content goes to the parent. */
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

/** Parses the content of a `markdown` post. Nothing is lost but markup. It never throws. */
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
  for (const token of parseMarkdown(content)) {
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
