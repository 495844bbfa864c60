import { askAgain } from '../../ui/ask-again.ts'
import { insertLink, wholeAddress } from './text-blocks.ts'
import { cleanText, fromChat } from './text-plain-paste.ts'
import type { TextEdit } from './text-state.ts'

/** What stands on the clipboard, or is dropped. */
export type Pasted = { text: string; html: string; files: File[] }

export const pastedOf = (data: DataTransfer): Pasted => ({
  text: data.getData('text/plain'),
  html: data.getData('text/html'),
  files: [...data.files].filter(({ type }) => type.startsWith('image/')),
})

/** Programs that copy text put a picture of it beside it; who copies a picture puts no text there. */
export const isOfPictures = ({ text, files }: Pasted) => files.length > 0 && !text.trim()

/** Most who copy code or a table copy HTML that says nothing more than its text. */
const saysMore = (html: string) =>
  /<(?:b|strong|i|em|s|del|h[1-6]|li|a|img|blockquote|hr|iframe|br|p|div)\b|font-weight|font-style|line-through|mso-list/i.test(
    html,
  )

/** A table or a list of tasks as plain text: cells between tabs or lines, boxes in brackets. */
const isLaidOut = (text: string) =>
  /\S\t+\S|^\s*\|.+\|\s*$|^\s*(?:[-+*]|\d+[.)]) +\[[ xX]\] /m.test(text)

/** Brings what reads HTML, which weighs too much to come with the editor. */
const load = () => askAgain(() => import('./text-html.ts'))

/** The words of a chat or a program, as they are pasted. */
export const plainText = (text: string) => fromChat(cleanText(text))

/** What the clipboard says as the text of a post; where its HTML cannot be read, its plain text. */
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

/** An address that is pasted over words makes a link of them; undefined where it is none. */
export const linkOver = (text: string, selected: string): TextEdit | undefined => {
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())
  if (!isAddress || !selected.trim() || selected.includes('\n')) return undefined
  return insertLink(wholeAddress(text), selected)
}

/** True where the browser's own pasting gives the same: then it may do it. */
export const isAsTyped = ({ text, html }: Pasted) =>
  !saysMore(html) && !isLaidOut(text) && plainText(text) === text
