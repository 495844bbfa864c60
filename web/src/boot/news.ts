import { deviceStorage, tabStorage } from '../ui/state/storage.ts'
import { eachElement } from './each-element.ts'

/** How long a video is new, in ms. */
const newForMs = 14 * 86_400_000

const key = 'last-visit'

/** The previous visit of this browser; undefined at its first, or without storage. */
const readLastVisit = () => {
  const before = tabStorage.get(key) ?? deviceStorage.get(key) ?? ''
  tabStorage.set(key, before)
  deviceStorage.set(key, new Date().toISOString())
  return before || undefined
}

const show = (element: HTMLElement, selector: string, isShown: boolean) => {
  const mark = element.querySelector<HTMLElement>(selector)
  if (mark) mark.hidden = !isShown
}

/**
 * Marks which videos came in the last two weeks, and which since the last visit: known to the browser alone, never in cached HTML.
 */
export const startNews = () => {
  const before = readLastVisit()
  eachElement<HTMLElement>('[data-published]', (element) => {
    const { published = '' } = element.dataset
    show(element, '[data-plate]', Date.now() - Date.parse(published) < newForMs)
    show(element, '[data-unseen]', before !== undefined && published > before)
  })
}
