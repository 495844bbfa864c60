/** Word writes a list as paragraphs: which list, how deep, and the bullet in a hidden span. */
const level = /mso-list:\s*l\d+\s+level(\d+)/i
const sign = /mso-list:\s*ignore/i

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Removes an item's bullet; true where it was a number. */
const takeSign = (paragraph: Element) => {
  const drawn = [...paragraph.querySelectorAll('[style]')].filter((one) => sign.test(styleOf(one)))
  const text = drawn.map((one) => one.textContent).join('')
  for (const one of drawn) one.remove()
  return /^[\s(]*(?:[\p{N}]+|[a-z]{1,4})[.)]/iu.test(text)
}

/** The list for the next item at a depth, opened below the last item of the one above. */
const listAt = (lists: HTMLElement[], depth: number, name: 'ol' | 'ul', before: Element) => {
  lists.length = Math.min(lists.length, depth)
  const open = lists.at(-1)
  if (open && lists.length === depth && open.localName === name) return open
  if (lists.length === depth) lists.pop()
  const list = before.ownerDocument.createElement(name)
  const parent = lists.at(-1)?.lastElementChild
  if (parent) parent.append(list)
  else before.before(list)
  lists.push(list)
  return list
}

export const gatherWordLists = (root: ParentNode) => {
  let lists: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll('p[style], h1[style], h2[style], h3[style]')) {
    const [, depth] = level.exec(styleOf(paragraph)) ?? []
    if (!depth) continue
    if (!last || paragraph.previousElementSibling !== last) lists = []
    const name = takeSign(paragraph) ? 'ol' : 'ul'
    const list = listAt(lists, Number(depth), name, paragraph)
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
    last = lists[0] ?? null
  }
}

const isSpace = (node: Node | null) => node?.nodeType === 3 && !node.textContent?.trim()

const nextBesideSpace = (element: Element) => {
  let next = element.nextSibling
  while (isSpace(next)) next = next?.nextSibling ?? null
  return next instanceof Element ? next : undefined
}

/** A list directly in a list belongs to the item before; neighbours of one kind are merged. */
export const joinLists = (root: ParentNode) => {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes)
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
