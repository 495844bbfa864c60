import { elementRefresh } from './constants.ts'

/** Runs `refresh` now, every 5 s while visible, and on navigation. Returns the stop function. */
export const refreshRegularly = (refresh: () => void) => {
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
