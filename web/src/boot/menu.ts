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
export const startMenu = () => {
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
