import { useEffect, useMemo, useRef } from 'react'
import { endComposition, stateOf, writeState } from '../../office/form/text-surface.ts'
import type { TextEdit } from './text-edits.ts'
import { continueLine } from './text-lines.ts'

/** What was last copied here: pasted again, it is no chat text. */
let copied: string | undefined
export const isOwnCopy = (text: string) => text !== '' && text === copied

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd)

/**
 * A textarea that tools write into. Nothing changes while an input method composes: a tool ends the composing
 * first, and what can wait comes after.
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
      // The composed letters reach the field after this event.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    })
    on('keydown', ({ key, shiftKey }) => {
      isPlainEnter.current = key === 'Enter' && shiftKey
    })
    // Phones report Enter only here; an input method that takes it reports nothing.
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

  return useMemo(() => {
    const write = (node: HTMLTextAreaElement, change: TextEdit) =>
      writeState(node, change(stateOf(node)))
    const edit = (change: TextEdit) => {
      const node = field.current
      if (!node) return
      if (isComposing.current) endComposition(node)
      else node.focus({ preventScroll: true })
      write(node, change)
    }
    return {
      field,
      /** By a press: at once, with the focus in the text. */
      edit,
      /** The same from outside the text, where the focus stays. */
      editFrom: (pressed: HTMLElement | null, change: TextEdit) => {
        edit(change)
        pressed?.focus({ preventScroll: true })
      },
      /** By itself: waits while letters are composed, and takes no focus. */
      later: (change: TextEdit) => {
        const act = () => {
          const node = field.current
          if (node) write(node, change)
        }
        if (isComposing.current) waiting.current.push(act)
        else act()
      },
      text: () => field.current?.value ?? '',
    }
  }, [])
}

export type TextSurface = ReturnType<typeof useTextSurface>
