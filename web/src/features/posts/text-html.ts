import TurndownService from 'turndown'
import { target } from './text-blocks.ts'
import { cleanHtml } from './text-html-clean.ts'
import { linkOf, nameTasks, nameVideos, takePictures } from './text-html-media.ts'
import { cleanText } from './text-plain-paste.ts'

const word = /[\p{L}\p{M}\p{N}]/u

/** Escapes signs that would become marks. A written "1." or "-" may well become a list. */
const escaped = (text: string) =>
  text
    .replace(/[\\*`]/g, '\\$&')
    .replace(/_/g, (sign, at: number) =>
      word.test(text[at - 1] ?? ' ') && word.test(text[at + 1] ?? ' ') ? sign : '\\_',
    )
    .replace(/~(?=.*~)|~~/g, (sign) => sign.replaceAll('~', '\\~'))
    .replace(/\[(?=[^\]]*\][([:])/g, '\\[')
    .replace(/<(?=[a-z/!])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)(#{1,6}\s|>|={2,}\s*$|-{3,}\s*$)/, '$1\\$2')
    .replace(/^(\s*)[•·▪◦‣●○]\s+/, '$1- ')

const makeService = () => {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    emDelimiter: '*',
    br: '',
  })
  service.escape = escaped
  service.addRule('line end', {
    filter: 'br',
    replacement: (_, end) => (end.previousSibling?.nodeName === 'BR' ? '\n\n' : '\n'),
  })
  service.addRule('struck', { filter: 'del', replacement: (words) => words && `~~${words}~~` })
  service.addRule('item', {
    filter: 'li',
    replacement: (words, item) => {
      const list = item.parentElement
      const place = list ? [...list.children].indexOf(item) : 0
      const first = Number(list?.getAttribute('start') ?? 1)
      const sign = list?.localName === 'ol' ? `${first + place}. ` : '- '
      const lines = words.trim().replace(/\n{2,}(?=\s*(?:[-+*]|\d+\.) )/g, '\n')
      const isLast = !item.nextElementSibling
      return sign + lines.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`) + (isLast ? '' : '\n')
    },
  })
  service.addRule('link', {
    filter: 'a',
    replacement: (words, link) => {
      const address = link instanceof Element && linkOf(link.getAttribute('href') ?? '')
      const text = words.trim()
      if (!address || !text) return words
      return text === address
        ? text
        : words.replace(text, () => `[${text.replace(/\n+/g, ' ')}](${target(address)})`)
    },
  })
  return service
}

const cells = (row: string[]) =>
  row
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' — ')

const between = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

/** Plain text with readable tables and tasks: as from HTML, a row becomes a line. */
export const withoutLayout = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => !between.test(line))
    .map((line) => {
      const [, row] = /^\s*\|(.+)\|\s*$/.exec(line) ?? []
      if (row !== undefined) return cells(row.match(/(?:\\\||[^|])+/g) ?? []).replaceAll('\\|', '|')
      if (/\S\t+\S/.test(line)) return cells(line.split('\t'))
      return line.replace(/^(\s*(?:[-+*]|\d+[.)]) +)\[([ xX])\] +/, (_, before, mark) =>
        mark === ' ' ? `${before}☐ ` : `${before}☑ `,
      )
    })
    .join('\n')

export const textOfHtml = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  nameVideos(body)
  nameTasks(body)
  const pictures = takePictures(body)
  cleanHtml(body)
  const text = cleanText(makeService().turndown(body))
    .replace(/(\S)[ \t]{2,}/g, '$1 ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, ...pictures }
}
