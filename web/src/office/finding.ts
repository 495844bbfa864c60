import { useEffect } from 'react'
import { createStore } from '../ui/create-store.ts'

const finding = createStore(false)

/** Whether the window that finds everything of the office is open. */
export const useFinding = finding.use
export const openFinder = () => finding.set(true)
export const closeFinder = () => finding.set(false)

/** The Latin letter of a key, also of a keyboard that writes another script. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK')

/** Opens it by Ctrl+K, or Command+K; over a window of the page it stays away. */
export const useFinderKey = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey || event.repeat) return
      if (!(event.ctrlKey || event.metaKey) || !isK(event)) return
      event.preventDefault()
      if (!document.querySelector('[aria-modal="true"]')) openFinder()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      closeFinder()
    }
  }, [])
