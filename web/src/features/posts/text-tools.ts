import type { PostFormat } from '@bong-bari/contract'
import {
  Bold,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Strikethrough,
  TextQuote,
  Video,
} from 'lucide-react'
import { insertRule } from './text-blocks.ts'
import { cycleHeading, toggleLines } from './text-lines.ts'
import { marks, toggleMark } from './text-marks.ts'
import type { TextEdit } from './text-state.ts'

export type Asked = 'link' | 'picture' | 'video'

export type TextTool = {
  name: string
  Icon: LucideIcon
  /** With Ctrl or Command: a letter, or Shift and a digit. */
  key?: string
} & ({ edit: TextEdit } | { asks: Asked })

const textTools: readonly TextTool[] = [
  { name: 'Heading', Icon: Heading, edit: cycleHeading },
  { name: 'Bold', Icon: Bold, key: 'B', edit: toggleMark(marks.bold) },
  { name: 'Italic', Icon: Italic, key: 'I', edit: toggleMark(marks.italic) },
  { name: 'Strike', Icon: Strikethrough, key: 'Shift+X', edit: toggleMark(marks.strike) },
  { name: 'Link', Icon: Link, key: 'K', asks: 'link' },
  { name: 'List', Icon: List, key: 'Shift+8', edit: toggleLines('bullets') },
  { name: 'Numbered list', Icon: ListOrdered, key: 'Shift+7', edit: toggleLines('numbers') },
  { name: 'Quote', Icon: TextQuote, key: 'Shift+9', edit: toggleLines('quote') },
  { name: 'Picture', Icon: Image, asks: 'picture' },
  { name: 'Video', Icon: Video, asks: 'video' },
  { name: 'Line', Icon: Minus, edit: insertRule },
]

/** The tools of a post from before Markdown: others would leave bare signs. */
const plainNames = ['Heading', 'Quote']
const plainTools = textTools.filter(({ name }) => plainNames.includes(name))
export const toolsOf = (format: PostFormat) => (format === 'plain' ? plainTools : textTools)

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The key's letter or digit by its position: a Bengali layout has other letters, and Shift turns 7 into a
 * sign.
 */
const signOf = ({ key, code }: Pressed) => {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]
}

/** Alt belongs to writing: AltGr is Ctrl and Alt together. */
export const toolOf = (pressed: Pressed, tools: readonly TextTool[]) => {
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) return undefined
  const key = `${pressed.shiftKey ? 'Shift+' : ''}${signOf(pressed)}`
  return tools.find((tool) => tool.key === key)
}
