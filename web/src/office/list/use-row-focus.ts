import { type FocusEvent, useEffect, useRef } from 'react'

const rowsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('li:not(li li)')]

/**
 * For the element around a list: when the focused row is removed, here or by a colleague, the row
 * now in its place gets focus, or the page when none is left.
 */
export const useRowFocus = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null)
  const focusedRow = useRef<{ element: Element; index: number }>(undefined)

  useEffect(() => {
    if (focusedRow.current?.element.isConnected !== false) return
    // A closing dialog returns focus a moment later.
    requestAnimationFrame(() => {
      const active = document.activeElement
      if (!focusedRow.current || active?.closest('[role=dialog]')) return
      if (active === document.body) {
        const rows = box.current ? rowsIn(box.current) : []
        const next =
          rows[focusedRow.current.index] ?? rows.at(-1) ?? document.getElementById('main')
        if (next) next.tabIndex = -1
        next?.focus({ preventScroll: true })
      }
      focusedRow.current = undefined
    })
  })

  const onFocus = ({ target }: FocusEvent) => {
    const index = box.current ? rowsIn(box.current).findIndex((row) => row.contains(target)) : -1
    // Dialogs opened from here are elsewhere in the document.
    if (index >= 0) focusedRow.current = { element: target, index }
  }
  return { ref: box, onFocus }
}
