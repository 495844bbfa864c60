import { useEffect, useMemo, useRef } from 'react'
import { endComposition, stateOf, writeState } from '../../office/text-surface.ts'
import { continueLine } from './text-lines.ts'
import type { TextEdit } from './text-state.ts'

/** What the clipboard was last given here: pasted again, it is no text of a chat. */
let copied: string | undefined
export const isOwnCopy = (text: string) => text !== '' && text === copied

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd)

/**
 * A textarea that tools write into. While an input method composes a letter nothing is changed under
 * it: a tool ends the composing first, and what can wait comes after.
 */
export const useTextSurface = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const isPlainEnter = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const node = field.current
    if (!node) return
    const listening = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, act, { signal: listening.signal })
    on('compositionstart', () => {
      isComposing.current = true
    })
    on('compositionend', () => {
      isComposing.current = false
      // The letters that were composed come into the field after this event.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    })
    on('keydown', ({ key, shiftKey }) => {
      isPlainEnter.current = key === 'Enter' && shiftKey
    })
    // Phones say Enter here alone; an input method that takes it for itself says nothing.
    on('beforeinput', (event) => {
      const isEnter = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph'
      if (!isEnter || isPlainEnter.current || isComposing.current || !event.cancelable) return
      const next = continueLine(stateOf(node))
      if (!next) return
      event.preventDefault()
      writeState(node, next)
    })
    for (const name of ['copy', 'cut'] as const)
      on(name, () => {
        copied = selectedIn(node)
      })
    return () => listening.abort()
  }, [])

  return useMemo(
    () => ({
      field,
      /** What a press asks for: at once, with the focus in the text. */
      edit: (change: TextEdit) => {
        const node = field.current
        if (!node) return
        if (isComposing.current) endComposition(node)
        else node.focus({ preventScroll: true })
        writeState(node, change(stateOf(node)))
      },
      /** What comes by itself: it waits while letters are composed, and takes no focus. */
      later: (change: TextEdit) => {
        const act = () => {
          const node = field.current
          if (node) writeState(node, change(stateOf(node)))
        }
        if (isComposing.current) waiting.current.push(act)
        else act()
      },
      text: () => field.current?.value ?? '',
    }),
    [],
  )
}

export type TextSurface = ReturnType<typeof useTextSurface>
