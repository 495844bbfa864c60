import { escaped } from './xml.ts'

const heading = /^#{1,6}\s+(?=\S)/
const quoteMark = /^> ?/

const kindOf = (line: string) => {
  if (!line.trim()) return 'blank'
  if (heading.test(line)) return 'h2'
  return quoteMark.test(line) ? 'blockquote' : 'p'
}

const wrap = (kind: string, html: string) =>
  kind === 'blockquote' ? `<blockquote><p>${html}</p></blockquote>` : `<${kind}>${html}</${kind}>`

/** The text of a post as HTML for feed readers: its headings, quotations and paragraphs, and no marks. */
export const feedHtml = (content: string) => {
  const blocks: { kind: string; lines: string[] }[] = []
  let before = 'blank'
  for (const line of content.split(/\r\n|\r|\n/)) {
    const kind = kindOf(line)
    const text = escaped(line.replace(kind === 'h2' ? heading : quoteMark, ''))
    const last = blocks.at(-1)
    if (kind === 'h2' || (kind !== 'blank' && kind !== before)) blocks.push({ kind, lines: [text] })
    else if (kind !== 'blank') last?.lines.push(text)
    before = kind
  }
  return blocks.map(({ kind, lines }) => wrap(kind, lines.join('<br />'))).join('\n')
}
