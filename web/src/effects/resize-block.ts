import { resizeBlock } from './constants.ts'

/**
 * Turns layout transitions off while the window's width changes. A phone's browser bars change only
 * the height. Returns the stop function.
 */
export const startResizeBlock = () => {
  const { dataset } = document.documentElement
  let width = innerWidth
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    delete dataset.resizing
  }
  const block = () => {
    if (innerWidth === width) return
    width = innerWidth
    dataset.resizing = ''
    clearTimeout(timer)
    timer = setTimeout(release, resizeBlock)
  }
  addEventListener('resize', block)
  return () => {
    removeEventListener('resize', block)
    release()
  }
}
