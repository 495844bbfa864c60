import { site } from '@bong-bari/site'
import { cut, isBengali } from '@bong-bari/text'

/** Sent as text and as HTML. */
export type Block =
  | { text: string }
  | { fields: [name: string, value: string][] }
  | { link: string; words: string }

/** Line ends and direction marks; joiners belong to Bengali. */
const unseen = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

/** At most `max` UTF-16 units. */
export const oneLine = (text: string, max: number) =>
  cut(text.replace(unseen, ' ').replace(/\s+/g, ' ').trim(), max)

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** So no stranger's line passes for ours. */
const linesOf = (text: string) =>
  text.split(lineBreak).map((line) => line.replace(unseen, ' ').trimEnd())

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const langOf = (text: string) => (isBengali(text) ? ' lang="bn"' : '')

const quoted = ([name, value]: [string, string]) => {
  const lines = linesOf(value)
  return lines.length > 1 ? `${name}:\n> ${lines.join('\n> ')}` : `${name}: ${lines[0]}`
}

const asText = (block: Block) => {
  if ('fields' in block) return block.fields.map(quoted).join('\n')
  return 'link' in block ? `${block.words}: ${block.link}` : block.text
}

const row = ([name, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:2px 12px 2px 0;font-weight:600">${escaped(name)}</th>` +
  `<td${langOf(value)} dir="auto" style="padding:2px 0;white-space:pre-wrap">${escaped(linesOf(value).join('\n'))}</td></tr>`

const asHtml = (block: Block) => {
  if ('fields' in block) return `<table>${block.fields.map(row).join('')}</table>`
  if ('link' in block)
    return `<p><a href="${escaped(block.link)}"${langOf(block.words)}>${escaped(block.words)}</a></p>`
  return `<p${langOf(block.text)} style="white-space:pre-wrap">${escaped(block.text)}</p>`
}

export const mailBody = (title: string, blocks: readonly Block[]) => ({
  text: `${blocks.map(asText).join('\n\n')}\n\n-- \n${site.name} · ${site.nameBengali}\n`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
    `<body style="font:16px/1.5 sans-serif;color:#222">${blocks.map(asHtml).join('')}` +
    `<p style="color:#666">${escaped(site.name)} · <span lang="bn">${escaped(site.nameBengali)}</span></p></body></html>`,
})
