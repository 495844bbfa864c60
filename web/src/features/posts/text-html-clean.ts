import { gatherWordLists, joinLists } from './text-html-lists.ts'

const noText =
  'script, style, meta, link, title, template, noscript, object, embed, svg, canvas, audio, video, button, input, select, textarea, [hidden], o\\:p'
const notShown = /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i
const ownLines =
  'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, section, article'

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
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
    const found: Node[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.includes('\n')) found.push(node)
    for (const node of found) {
      const lines = (node.textContent ?? '').split('\n')
      const parts = lines.flatMap((line, place) => [
        ...(place ? [element.ownerDocument.createElement('br')] : []),
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
      for (const [place, cell] of [...row.children].entries()) {
        for (const only of cell.querySelectorAll('p:only-child, div:only-child')) unwrap(only)
        if (place && !cell.querySelector(ownLines)) line.append(' — ')
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
export const cleanHtml = (root: ParentNode) => {
  gatherWordLists(root)
  dropUnseen(root)
  keepLineEnds(root)
  nameLooks(root)
  openTables(root)
  joinLists(root)
  joinLines(root)
  nameHeadings(root)
}
