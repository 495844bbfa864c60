import { dayInKolkata } from '@bong-bari/site'

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
const refresh = async () => {
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
  void refresh()
  setInterval(refresh, checkEveryMs)
}
