import { useEffect, useMemo, useRef, useState } from 'react'
import { endComposition, readState, writeState } from '../../../office/form/text-surface.ts'
import { PictureProblem } from '../../../office/picture/picture-problem.ts'
import {
  describeFailure,
  preparePicture,
  sendPrepared,
} from '../../../office/picture/use-picture.ts'
import { toast } from '../../../ui/toast.tsx'
import {
  insertBlock,
  pictureText,
  placeholderOf,
  placeholdersIn,
  replacePlaceholder,
  type TextEdit,
} from './edits.ts'
import { continueLine } from './formatting.ts'

/** What was last copied here is no text of a chat when it is pasted again. */
let copied: string | undefined
export const wasCopiedHere = (text: string) => text !== '' && text === copied

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
      const next = continueLine(readState(node))
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
      writeState(node, change(readState(node)))
    const edit = (change: TextEdit) => {
      const node = field.current
      if (!node) return
      if (isComposing.current) endComposition(node)
      else node.focus({ preventScroll: true })
      write(node, change)
    }
    return {
      field,
      /** Edits at once, because somebody pressed a tool, and puts the focus into the text. */
      edit,
      /** Edits at once, and leaves the focus on what was pressed. */
      editFrom: (pressed: HTMLElement | null, change: TextEdit) => {
        edit(change)
        pressed?.focus({ preventScroll: true })
      },
      /** Edits when no letters are being composed, and takes no focus. */
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

export type TextPicture = { id: string; name: string } & (
  | { step: 'sending'; progress: number }
  | { step: 'failed'; message: string; retry: (() => void) | undefined }
)

const interruptedMessage =
  'The page was left before the picture was uploaded. Remove it and add it again.'

const showProblem = ({ title, message }: PictureProblem) =>
  toast({ title, description: message, destructive: true })

const newId = () => Math.random().toString(36).slice(2, 8)

/** Pictures being uploaded: each has a line in the text, found by its words alone. */
export const useTextPictures = ({ later, text }: TextSurface) => {
  const [pictures, setPictures] = useState<TextPicture[]>([])
  const [arrived, setArrived] = useState<readonly string[]>([])
  const sending = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const ways = sending.current
    const left = placeholdersIn(text())
    const failed = { step: 'failed', message: interruptedMessage, retry: undefined } as const
    setPictures(left.map(({ id, name }) => ({ id, name, ...failed })))
    return () => {
      for (const way of ways.values()) way.abort()
    }
  }, [text])

  const put = (picture: TextPicture) =>
    setPictures((now) => {
      const isNew = !now.some(({ id }) => id === picture.id)
      return isNew ? [...now, picture] : now.map((one) => (one.id === picture.id ? picture : one))
    })
  const forget = (id: string) => setPictures((now) => now.filter((one) => one.id !== id))

  const takeOut = (id: string) => {
    sending.current.get(id)?.abort()
    later(replacePlaceholder(id, ''))
    forget(id)
  }

  const send = async (id: string, file: File) => {
    const { name } = file
    const way = new AbortController()
    sending.current.set(id, way)
    const onProgress = (progress: number) => put({ id, name, step: 'sending', progress })
    onProgress(0)
    try {
      const prepared = await preparePicture(file)
      way.signal.throwIfAborted()
      const { src, alt } = await sendPrepared(prepared, { signal: way.signal, onProgress })
      // Somebody deleted the line of the picture, which cancels it.
      if (!placeholdersIn(text()).some((one) => one.id === id)) return forget(id)
      later(replacePlaceholder(id, pictureText(src, alt ?? '', '')))
      setArrived((now) => [...now, src])
      forget(id)
    } catch (error) {
      if (way.signal.aborted) return
      if (error instanceof PictureProblem) {
        showProblem(error)
        takeOut(id)
        return
      }
      const retry = () => send(id, file)
      put({ id, name, step: 'failed', message: describeFailure(error), retry })
    } finally {
      sending.current.delete(id)
    }
  }

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = newId()
      later(insertBlock(placeholderOf(id, file.name)))
      send(id, file)
    }
  }

  return {
    pictures,
    arrived,
    settle: (address: string) => setArrived((now) => now.filter((one) => one !== address)),
    add,
    takeOut,
  }
}
