import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from 'react'
import { stateOf } from '../../office/text-surface.ts'
import { toast } from '../../ui/toast.tsx'
import { isAsTyped, isOfPictures, linkOver, pastedOf, readPasted } from './text-paste.ts'
import { cleanText } from './text-plain-paste.ts'
import { insertText } from './text-state.ts'
import { isOwnCopy, type TextSurface } from './use-text-surface.ts'

const sayLeftOut = (count: number) =>
  toast({
    title: count === 1 ? 'A picture was left out' : `${count} pictures were left out`,
    description: 'They are on another site. Save them, and drop them into the text.',
  })

/** Pastes and drops: clean text, links over words, pictures to `addPictures`. */
export const useTextPaste = (
  { edit }: TextSurface,
  addPictures: (files: readonly File[]) => void,
) => {
  const isPlain = useRef(false)

  const onPaste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = pastedOf(event.clipboardData)
    const { text, start, end } = stateOf(event.currentTarget)
    if (isOfPictures(pasted)) {
      event.preventDefault()
      addPictures(pasted.files)
      return
    }
    if (isPlain.current || isOwnCopy(pasted.text)) {
      const clean = isPlain.current ? cleanText(pasted.text) : pasted.text
      if (clean === pasted.text) return
      event.preventDefault()
      edit(insertText(clean))
      return
    }
    const link = linkOver(pasted.text, text.slice(start, end))
    if (!link && isAsTyped(pasted)) return
    event.preventDefault()
    if (link) return edit(link)
    const read = await readPasted(pasted)
    if (read.text) edit(insertText(read.text))
    if (read.files.length) addPictures(read.files)
    if (read.leftOut) sayLeftOut(read.leftOut)
  }

  const onDrop = async (event: DragEvent<HTMLTextAreaElement>) => {
    const dropped = pastedOf(event.dataTransfer)
    if (!dropped.files.length) return
    event.preventDefault()
    addPictures(dropped.files)
  }

  return {
    onPaste,
    onDrop,
    // Else the browser opens the dropped file.
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    /** Ctrl+Shift+V pastes as typed. */
    watchKeys: ({ key, shiftKey }: KeyboardEvent) => {
      if (key !== 'Shift' && key !== 'Control' && key !== 'Meta')
        isPlain.current = shiftKey && /^v$/i.test(key)
    },
  }
}
