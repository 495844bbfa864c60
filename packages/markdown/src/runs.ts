import {
  blockDepth,
  isImageAddress,
  type PostBlockOf,
  type PostInline,
  videoIdIn,
} from '@bong-bari/contract'
import type { Token } from 'markdown-it'
import { inlineText } from './block-text.ts'
import { typeset } from './typeset.ts'

/** Becomes a block of its own. */
export type Piece = PostBlockOf<'picture'> | PostBlockOf<'video'>
export type Run = PostInline | Piece

export const isPiece = (run: Run): run is Piece =>
  typeof run !== 'string' && (run.kind === 'picture' || run.kind === 'video')

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

/** Our own or https; no others load. */
const isPicture = (address: string) =>
  isImageAddress(address) && /^(https:|\/media\/)/i.test(address)

const pieceOf = (token: Token): Piece | string => {
  const alt = inlineText(inlinesOf(token.children ?? []))
  const src = attribute(token, 'src')
  const youtubeId = videoIdIn(src)
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

/** Begins and ends code, shown as typed. */
const fence = '```'

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak'

/** The runs of a paragraph or heading. Marks nest {@link blockDepth} deep at most. */
export const runsOf = (tokens: readonly Token[]): Run[] => {
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
export const inlinesOf = (tokens: readonly Token[]): PostInline[] =>
  runsOf(tokens).map((run) => (isPiece(run) ? pieceText(run) : run))
