import { useEffect } from 'react'
import { createStore } from '../ui/create-store.ts'

const finding = createStore(false)

export const useFinding = finding.use
export const openFinder = () => finding.set(true)
export const closeFinder = () => finding.set(false)

/** Also matches keyboards in other scripts, by the key's position. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK')

/** Ctrl+K or Command+K, except over a dialog. */
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
