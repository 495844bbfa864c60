import { askAgain } from '../../ui/ask-again.ts'
import { insertLink, wholeAddress } from './text-blocks.ts'
import { cleanText, fromChat } from './text-plain-paste.ts'
import type { TextEdit } from './text-state.ts'

export type Pasted = { text: string; html: string; files: File[] }

export const pastedOf = (data: DataTransfer): Pasted => ({
  text: data.getData('text/plain'),
  html: data.getData('text/html'),
  files: [...data.files].filter(({ type }) => type.startsWith('image/')),
})

/** Programs that copy text add a picture of it; a copied picture has no text. */
export const isOfPictures = ({ text, files }: Pasted) => files.length > 0 && !text.trim()

/** Copied code and tables mostly come with HTML that adds nothing to the text. */
const saysMore = (html: string) =>
  /<(?:b|strong|i|em|s|del|h[1-6]|li|a|img|blockquote|hr|iframe|br|p|div)\b|font-weight|font-style|line-through|mso-list/i.test(
    html,
  )

/** A table or task list as plain text: cells between tabs or lines, boxes in brackets. */
const isLaidOut = (text: string) =>
  /\S\t+\S|^\s*\|.+\|\s*$|^\s*(?:[-+*]|\d+[.)]) +\[[ xX]\] /m.test(text)

/** Loaded late: it is heavy. */
const load = () => askAgain(() => import('./text-html.ts'))

export const plainText = (text: string) => fromChat(cleanText(text))

/** The clipboard as the text of a post; its plain text where the HTML cannot be read. */
export const readPasted = async ({ text, html }: Pasted) => {
  const plain = { text: plainText(text), files: [] as File[], leftOut: 0 }
  const isPlain = !saysMore(html)
  if (isPlain && !isLaidOut(text)) return plain
  try {
    const { textOfHtml, withoutLayout } = await load()
    return isPlain ? { ...plain, text: plainText(withoutLayout(text)) } : textOfHtml(html)
  } catch {
    return plain
  }
}

/** An address pasted over words links them; undefined where it is no address. */
export const linkOver = (text: string, selected: string): TextEdit | undefined => {
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())
  if (!isAddress || !selected.trim() || selected.includes('\n')) return undefined
  return insertLink(wholeAddress(text), selected)
}

/** True where the browser's own paste gives the same. */
export const isAsTyped = ({ text, html }: Pasted) =>
  !saysMore(html) && !isLaidOut(text) && plainText(text) === text
