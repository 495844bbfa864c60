import { elementRefresh } from './constants.ts'

/**
 * Keeps a list of elements fresh: `refresh` runs now, every 5 s while the page is seen, and at
 * once when another page takes the place of the shown one. Gives what ends it.
 */
export const keepFresh = (refresh: () => void) => {
  const timer = setInterval(() => {
    if (!document.hidden) refresh()
  }, elementRefresh)
  const pages = new MutationObserver(refresh)
  const main = document.getElementById('main')
  if (main) pages.observe(main, { childList: true })
  refresh()
  return () => {
    clearInterval(timer)
    pages.disconnect()
  }
}
