import { wantsLessMotion } from '../effects/conditions.ts'
import { onPress } from './elements.ts'

const barMinWidthPx = 768
const behindMenuSelector = 'main, footer, aside, .ticker'

const findMenu = () => document.getElementById('mobile-menu')
const findButton = () => document.querySelector('[aria-controls="mobile-menu"]')

const setMenuOpen = (isOpen: boolean) => {
  const menu = findMenu()
  const cover = document.querySelector<HTMLElement>('[data-menu-cover]')
  findButton()?.setAttribute('aria-expanded', String(isOpen))
  if (menu) menu.hidden = !isOpen
  if (cover) cover.hidden = !isOpen
  // The page behind the menu is inert and does not scroll.
  document.documentElement.classList.toggle('still', isOpen)
  for (const part of document.querySelectorAll(behindMenuSelector))
    part.toggleAttribute('inert', isOpen)
}

const isMenuOpen = () => findMenu()?.hidden === false

/** Opens and closes the phone's menu: by its button, a press beside it, one of its links, Escape, and where the bar's links fit. */
const startMenu = () => {
  onPress('[aria-controls="mobile-menu"]', () => setMenuOpen(!isMenuOpen()))
  onPress('[data-menu-cover], #mobile-menu :is(a, button)', () => {
    if (isMenuOpen()) setMenuOpen(false)
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isMenuOpen()) return
    setMenuOpen(false)
    const button = findButton()
    if (button instanceof HTMLElement) button.focus()
  })
  addEventListener('resize', () => {
    if (isMenuOpen() && innerWidth >= barMinWidthPx) setMenuOpen(false)
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
  if (!wantsLessMotion()) return
  for (const ticker of document.querySelectorAll<HTMLElement>('.ticker')) setMoving(ticker, false)
}

const startTicker = () => {
  stopForLessMotion()
  onPress('.ticker-button', (button) => {
    const ticker = button.closest<HTMLElement>('.ticker')
    if (ticker) setMoving(ticker, ticker.dataset.state === 'paused')
  })
}

/** What office and public pages have in common. */
export const startShell = () => {
  startMenu()
  startTicker()
}

/** How long "back online" shows, in ms. */
const returnShownMs = 5_000

const showConnection = (state: 'offline' | 'back' | undefined) => {
  for (const sign of document.querySelectorAll<HTMLElement>('[data-connection]'))
    sign.hidden = sign.dataset.connection !== state
}

export const startOfflineSign = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const setOffline = () => {
    clearTimeout(timer)
    showConnection('offline')
  }
  addEventListener('offline', setOffline)
  addEventListener('online', () => {
    showConnection('back')
    timer = setTimeout(showConnection, returnShownMs, undefined)
  })
  if (!navigator.onLine) setOffline()
}
