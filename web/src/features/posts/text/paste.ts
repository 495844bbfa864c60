import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from 'react'
import { loadWithRetry } from '../../../begin/load-code.ts'
import { readState } from '../../../office/form/text-surface.ts'
import { toast } from '../../../ui/toast.tsx'
import { insertLink, insertText, type TextEdit, wholeAddress } from './edits.ts'
import { cleanText, fromChat } from './plain-paste.ts'
import { type TextSurface, wasCopiedHere } from './surface.ts'

type Pasted = { text: string; html: string; files: File[] }

const pastedOf = (data: DataTransfer): Pasted => ({
  text: data.getData('text/plain'),
  html: data.getData('text/html'),
  files: [...data.files].filter(({ type }) => type.startsWith('image/')),
})

/** Programs that copy text add a picture of it; a copied picture has no text. */
const isOfPictures = ({ text, files }: Pasted) => files.length > 0 && !text.trim()

/** Copied code mostly comes with HTML that adds nothing to the text. */
const saysMore = (html: string) =>
  /<(?:b|strong|i|em|s|del|h[1-6]|li|a|img|blockquote|hr|iframe|br|p|div|table)\b|font-weight|font-style|line-through/i.test(
    html,
  )

/** The HTML reader is large, so it loads with the first paste that needs it. */
const loadHtmlReader = () => loadWithRetry(() => import('./html.ts'))

const plainText = (text: string) => fromChat(cleanText(text))

/** The clipboard as the text of a post; its plain text where the HTML cannot be read. */
const readPasted = async ({ text, html }: Pasted) => {
  const plain = { text: plainText(text), files: [] as File[], leftOut: 0 }
  if (!saysMore(html)) return plain
  try {
    return (await loadHtmlReader()).textOfHtml(html)
  } catch {
    return plain
  }
}

/** An address pasted over words links them; undefined where it is no address. */
const linkOver = (text: string, selected: string): TextEdit | undefined => {
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())
  if (!isAddress || !selected.trim() || selected.includes('\n')) return undefined
  return insertLink(wholeAddress(text), selected)
}

/** True where the browser's own paste gives the same. */
const isAsTyped = ({ text, html }: Pasted) => !saysMore(html) && plainText(text) === text

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
    const { text, start, end } = readState(event.currentTarget)
    if (isOfPictures(pasted)) {
      event.preventDefault()
      addPictures(pasted.files)
      return
    }
    if (isPlain.current || wasCopiedHere(pasted.text)) {
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
    // Without this, the browser opens the dropped file.
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
