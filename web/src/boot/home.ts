import { dayInKolkata } from '@bong-bari/site/kolkata-time'
import { eachElement, onPress } from './elements.ts'

/** How often the date is checked, in ms. */
const checkEveryMs = 60_000

const findLine = (page: ParentNode) => page.querySelector<HTMLElement>('[data-ma-line]')

const readPage = async () => {
  const answer = await fetch('/')
  if (!answer.ok) throw new Error(`${answer.status}: /`)
  // Styles are dropped so that nothing loads.
  const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The line stands until there is a newer one: a page that cannot be read changes nothing. */
const refreshLine = async () => {
  const line = findLine(document)
  if (!line || document.hidden || line.dataset.maLine === dayInKolkata(new Date())) return
  try {
    const newer = findLine(await readPage())
    if (newer && newer.dataset.maLine !== line.dataset.maLine) line.replaceWith(newer)
  } catch (error) {
    console.warn('The line of the day could not be read.', error)
  }
}

/** Ma's line of today: the HTML may be yesterday's, or the tab stay open over midnight. */
export const startMaLine = () => {
  if (!findLine(document)) return
  void refreshLine()
  setInterval(refreshLine, checkEveryMs)
}

const updateSection = (section: HTMLElement) => {
  const box = section.querySelector('.swiped-box')
  const button = section.querySelector('button')
  if (!box || !button) return
  const isOpen = section.dataset.open !== undefined
  const isCut = box.scrollHeight > box.clientHeight + 4
  section.toggleAttribute('data-cut', isCut)
  button.hidden = !isCut && !isOpen
  button.setAttribute('aria-expanded', String(isOpen))
  button.textContent = isOpen ? 'Fold it up' : 'Open it'
}

/** On phones a section is cut to the strip's height until opened; a lower one has nothing to open. */
export const startSectionStrip = () => {
  eachElement<HTMLElement>('.swiped', (section) => {
    const box = section.querySelector('.swiped-box')
    if (box) new ResizeObserver(() => updateSection(section)).observe(box)
  })
  onPress('[data-unfold]', (button) => {
    const section = button.closest<HTMLElement>('.swiped')
    if (!section) return
    section.toggleAttribute('data-open')
    updateSection(section)
  })
}
