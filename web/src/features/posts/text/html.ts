import { imageTypes } from '@bong-bari/contract'
import TurndownService from 'turndown'
import { target } from './edits.ts'
import { cleanText } from './plain-paste.ts'

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Word writes an item of a list as a paragraph, and draws its bullet with a letter of a font of signs. */
const writeBullets = (root: ParentNode) => {
  for (const element of root.querySelectorAll('[style]'))
    if (/mso-list:\s*ignore/i.test(styleOf(element)) && !/\p{N}/u.test(element.textContent))
      element.replaceWith('- ')
}

const isSpace = (node: Node | null) => node?.nodeType === 3 && !node.textContent?.trim()

const nextBesideSpace = (element: Element) => {
  let next = element.nextSibling
  while (isSpace(next)) next = next?.nextSibling ?? null
  return next instanceof Element ? next : undefined
}

/** A list directly in a list belongs to the item before; neighbours of one kind are merged. */
const joinLists = (root: ParentNode) => {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
  for (const list of root.querySelectorAll('ul, ol')) {
    let next = nextBesideSpace(list)
    while (next?.localName === list.localName) {
      list.append(...next.childNodes)
      next.remove()
      next = nextBesideSpace(list)
    }
  }
  for (const paragraph of root.querySelectorAll('li > p:only-of-type'))
    paragraph.replaceWith(...paragraph.childNodes)
}

const noText =
  'script, style, meta, link, title, template, noscript, object, embed, svg, canvas, audio, video, button, input, select, textarea, [hidden], o\\:p'
const notShown = /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i
const ownLines =
  'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, section, article'

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const rename = (element: Element, name: string) => {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const dropUnseen = (root: ParentNode) => {
  for (const element of root.querySelectorAll(noText)) element.remove()
  for (const element of root.querySelectorAll('[style]'))
    if (notShown.test(styleOf(element))) element.remove()
}

const looks = [
  {
    tags: 'b, strong',
    name: 'strong',
    has: /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i,
    lacks: /(?:^|[;\s])font-weight:\s*(?:normal|[1-4]00)/i,
  },
  {
    tags: 'i, em',
    name: 'em',
    has: /(?:^|[;\s])font-style:\s*italic/i,
    lacks: /(?:^|[;\s])font-style:\s*normal/i,
  },
  {
    tags: 's, strike, del',
    name: 'del',
    has: /text-decoration[^;]*line-through/i,
    lacks: /text-decoration:\s*none/i,
  },
] as const

/** What looks bold becomes `strong`, what is only named so does not; in headings neither. */
const nameLooks = (root: ParentNode) => {
  for (const { tags, name, has, lacks } of looks) {
    for (const element of root.querySelectorAll(tags))
      if (lacks.test(styleOf(element))) unwrap(element)
      else rename(element, name)
    for (const element of root.querySelectorAll('span[style], font[style], a[style]')) {
      if (!has.test(styleOf(element))) continue
      const mark = element.ownerDocument.createElement(name)
      mark.append(...element.childNodes)
      element.append(mark)
    }
    for (const element of root.querySelectorAll(
      `${name} ${name}, :is(h1, h2, h3, h4, h5, h6) ${name}`,
    ))
      unwrap(element)
  }
  for (const span of root.querySelectorAll(
    'span, font, u, ins, mark, small, big, code, kbd, samp, tt',
  ))
    unwrap(span)
  // A run cut in two would put its marks between two letters.
  for (const mark of root.querySelectorAll('strong, em, del')) {
    let next = mark.nextSibling
    while (next instanceof Element && next.localName === mark.localName) {
      mark.append(...next.childNodes)
      next.remove()
      next = mark.nextSibling
    }
  }
}

/** Visible line ends become `br`. */
const keepLineEnds = (root: ParentNode) => {
  for (const element of root.querySelectorAll('pre, [style*="white-space"]')) {
    if (
      element.localName !== 'pre' &&
      !/white-space:\s*(?:pre|break-spaces)/i.test(styleOf(element))
    )
      continue
    const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT)
    const broken: Node[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.includes('\n')) broken.push(node)
    for (const node of broken) {
      const lines = (node.textContent ?? '').split('\n')
      const parts = lines.flatMap((line, index) => [
        ...(index ? [element.ownerDocument.createElement('br')] : []),
        line,
      ])
      if (node.parentNode && node instanceof Text) node.replaceWith(...parts)
    }
  }
  for (const element of root.querySelectorAll('pre')) rename(element, 'div')
}

const isLine = (node: Element | null) =>
  node?.localName === 'div' && !!node.textContent?.trim() && !node.querySelector(ownLines)

/** Neighbouring `div`s of words alone are lines, as mail programs write them. */
const joinLines = (root: ParentNode) => {
  for (const line of root.querySelectorAll('div')) {
    if (!line.isConnected || !isLine(line)) continue
    for (let next = line.nextElementSibling; next && isLine(next); next = line.nextElementSibling) {
      line.append(line.ownerDocument.createElement('br'), ...next.childNodes)
      next.remove()
    }
  }
}

/** Posts have no tables: a row becomes a line, a layout table is unwrapped. */
const openTables = (root: ParentNode) => {
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const lines = [...table.querySelectorAll('tr')].map((row) => {
      const line = row.ownerDocument.createElement('div')
      for (const [index, cell] of [...row.children].entries()) {
        for (const only of cell.querySelectorAll('p:only-child, div:only-child')) unwrap(only)
        if (index && !cell.querySelector(ownLines)) line.append(' — ')
        line.append(...cell.childNodes)
      }
      return line
    })
    const whole = table.ownerDocument.createElement('section')
    whole.append(...lines)
    table.replaceWith(whole)
  }
}

const nameHeadings = (root: ParentNode) => {
  for (const heading of root.querySelectorAll('h1, h4, h5, h6'))
    rename(heading, heading.localName === 'h1' ? 'h2' : 'h3')
  for (const heading of root.querySelectorAll('h2, h3'))
    for (const end of heading.querySelectorAll('br')) end.replaceWith(' ')
}

/** Plain HTML from the clipboard of WhatsApp, Google Docs, Word and web pages. */
const cleanHtml = (root: ParentNode) => {
  writeBullets(root)
  dropUnseen(root)
  keepLineEnds(root)
  nameLooks(root)
  openTables(root)
  joinLists(root)
  joinLines(root)
  nameHeadings(root)
}

/** Chats draw emoji as pictures. */
const isSign = (text: string) =>
  /^\p{Extended_Pictographic}|^\p{Regional_Indicator}|^[\d#*]\ufe0f/u.test(text)

const dataPicture = /^data:(image\/[a-z]+);base64,(.+)$/i

const fileOf = (address: string) => {
  const [, given = '', data = ''] = dataPicture.exec(address) ?? []
  const type = imageTypes.find((one) => one === given.toLowerCase())
  if (!type) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    return new File([bytes], `pasted.${type.split('/')[1]}`, { type })
  } catch {
    return undefined
  }
}

/** Takes the pictures out: those with data as files; those on other servers are counted. */
const takePictures = (root: ParentNode) => {
  const files: File[] = []
  let leftOut = 0
  for (const picture of root.querySelectorAll('img')) {
    const text = picture.dataset.plainText ?? picture.alt
    if (isSign(text)) {
      picture.replaceWith(text)
      continue
    }
    const file = fileOf(picture.getAttribute('src') ?? '')
    if (file) files.push(file)
    // Tracking pixels are no pictures.
    else if (picture.width !== 1) leftOut++
    picture.remove()
  }
  return { files, leftOut }
}

const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/

/** An embedded video becomes its address on a line. */
const nameVideos = (root: ParentNode) => {
  for (const frame of root.querySelectorAll('iframe')) {
    const [, id] = youtube.exec(frame.getAttribute('src') ?? '') ?? []
    const line = frame.ownerDocument.createElement('p')
    if (id) line.append(`https://www.youtube.com/watch?v=${id}`)
    frame.replaceWith(line)
  }
}

/** A check box, drawn as an input or a picture, becomes a sign before the task. */
const nameTasks = (root: ParentNode) => {
  const sign = (isDone: boolean) => (isDone ? '☑ ' : '☐ ')
  for (const item of root.querySelectorAll('[role="checkbox"]:not(input)')) {
    for (const drawn of item.querySelectorAll('img[aria-roledescription], input')) drawn.remove()
    const task = item.querySelector('p') ?? item
    task.prepend(sign(item.getAttribute('aria-checked') === 'true'))
  }
  for (const box of root.querySelectorAll('input[type="checkbox"]'))
    box.replaceWith(sign(box.hasAttribute('checked')))
}

/** Where a link leads, without Google's redirect around it. */
const linkOf = (href: string) => {
  if (!/^(?:https?:|mailto:|tel:)/i.test(href)) return undefined
  const around = /^https?:\/\/www\.google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)=([^&]+)/i.exec(href)
  try {
    return around?.[1] ? decodeURIComponent(around[1]) : href
  } catch {
    return href
  }
}

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
  service.addRule('struck', { filter: 'del', replacement: (text) => text && `~~${text}~~` })
  service.addRule('item', {
    filter: 'li',
    replacement: (text, item) => {
      const list = item.parentElement
      const index = list ? [...list.children].indexOf(item) : 0
      const first = Number(list?.getAttribute('start') ?? 1)
      const sign = list?.localName === 'ol' ? `${first + index}. ` : '- '
      const lines = text.trim().replace(/\n{2,}(?=\s*(?:[-+*]|\d+\.) )/g, '\n')
      const isLast = !item.nextElementSibling
      return sign + lines.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`) + (isLast ? '' : '\n')
    },
  })
  service.addRule('link', {
    filter: 'a',
    replacement: (content, link) => {
      const address = link instanceof Element && linkOf(link.getAttribute('href') ?? '')
      const text = content.trim()
      if (!address || !text) return content
      return text === address
        ? text
        : content.replace(text, () => `[${text.replace(/\n+/g, ' ')}](${target(address)})`)
    },
  })
  return service
}

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
