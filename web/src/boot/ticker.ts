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

export const startTicker = () => {
  stopForLessMotion()
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.ticker-button') : null
    const ticker = button?.closest<HTMLElement>('.ticker')
    if (ticker) setMoving(ticker, ticker.dataset.state === 'paused')
  })
}
