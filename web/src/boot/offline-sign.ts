/** How long "back online" shows, in ms. */
const returnShownMs = 5_000

const show = (state: 'offline' | 'back' | undefined) => {
  for (const sign of document.querySelectorAll<HTMLElement>('[data-connection]'))
    sign.hidden = sign.dataset.connection !== state
}

export const startOfflineSign = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const setOffline = () => {
    clearTimeout(timer)
    show('offline')
  }
  addEventListener('offline', setOffline)
  addEventListener('online', () => {
    show('back')
    timer = setTimeout(show, returnShownMs, undefined)
  })
  if (!navigator.onLine) setOffline()
}
