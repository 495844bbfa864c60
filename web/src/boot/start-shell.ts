const wide = 768
const behind = 'main, footer, aside, .ticker'

const findMenu = () => document.getElementById('mobile-menu')
const findButton = () => document.querySelector('[aria-controls="mobile-menu"]')

const setOpen = (isOpen: boolean) => {
  const menu = findMenu()
  const cover = document.querySelector<HTMLElement>('[data-menu-cover]')
  findButton()?.setAttribute('aria-expanded', String(isOpen))
  if (menu) menu.hidden = !isOpen
  if (cover) cover.hidden = !isOpen
  // The page behind the menu is inert and does not scroll.
  document.documentElement.classList.toggle('still', isOpen)
  for (const part of document.querySelectorAll(behind)) part.toggleAttribute('inert', isOpen)
}

const isOpen = () => findMenu()?.hidden === false

/** Opens and closes the phone's menu: by its button, a press beside it, one of its links, Escape, and where the bar's links fit. */
const startMenu = () => {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[aria-controls="mobile-menu"]')) setOpen(!isOpen())
    else if (isOpen() && target.closest('[data-menu-cover], #mobile-menu :is(a, button)'))
      setOpen(false)
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    const button = findButton()
    if (button instanceof HTMLElement) button.focus()
  })
  addEventListener('resize', () => {
    if (isOpen() && innerWidth >= wide) setOpen(false)
  })
}

const setMoving = (ticker: HTMLElement, isMoving: boolean) => {
  ticker.dataset.state = isMoving ? 'playing' : 'paused'
  ticker
    .querySelector('button')
    ?.setAttribute('aria-label', `${isMoving ? 'Pause' : 'Play'} announcements`)
}

/** Stops the sign for whoever wants less motion; its button starts it all the same. */
export const stopForLessMotion = () => {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const ticker of document.querySelectorAll<HTMLElement>('.ticker')) setMoving(ticker, false)
}

const startTicker = () => {
  stopForLessMotion()
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.ticker-button') : null
    const ticker = button?.closest<HTMLElement>('.ticker')
    if (ticker) setMoving(ticker, ticker.dataset.state === 'paused')
  })
}

/** What office and public pages have in common. */
export const startShell = () => {
  startMenu()
  startTicker()
}
