import { resizeBlock } from './constants.ts'

/**
 * While the window's width changes, and a moment longer, elements take their new places without
 * gliding there. A phone's bars that come and go change the height alone. Gives what ends it.
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
