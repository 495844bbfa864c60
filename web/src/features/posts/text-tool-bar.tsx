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
import { type KeyboardEvent, useRef, useState } from 'react'
import { insertRule, type TextEdit } from './text-edits.ts'
import { cycleHeading, toggleLines } from './text-lines.ts'
import { marks, toggleMark } from './text-marks.ts'

type Asked = 'link' | 'picture' | 'video'

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

const isApple = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

const keysOf = (key: string) => ({
  'aria-keyshortcuts': `Control+${key} Meta+${key}`,
  shown: (isApple() ? `⌘${key}` : `Ctrl+${key}`).replaceAll('Shift+', isApple() ? '⇧' : 'Shift+'),
})

type ToolProps = {
  tool: TextTool
  isReached: boolean
  onReach: () => void
  onPress: () => void
}

const Tool = ({ tool: { name, Icon, key }, isReached, onReach, onPress }: ToolProps) => {
  const { shown, ...keys } = key ? keysOf(key) : {}
  return (
    <button
      type="button"
      className="grid h-10 min-w-0 grow basis-10 place-items-center rounded-field border border-transparent text-khata-700 hover:border-jaanla-700 hover:bg-jaanla-50 hover:text-jaanla-800 focus-visible:outline-3 focus-visible:outline-(--focus) focus-visible:-outline-offset-2 active:bg-jaanla-100 max-md:h-11"
      aria-label={name}
      title={shown ? `${name} (${shown})` : name}
      tabIndex={isReached ? 0 : -1}
      // The text keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onReach}
      onClick={onPress}
      {...keys}
    >
      <Icon className="size-[19px]" aria-hidden="true" />
    </button>
  )
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type TextToolBarProps = {
  tools: readonly TextTool[]
  controls: string
  /** All in one row, however narrow. */
  isRow: boolean
  onTool: (tool: TextTool) => void
}

/** One Tab stop; arrows move between the tools. */
export const TextToolBar = ({ tools, controls, isRow, onTool }: TextToolBarProps) => {
  const [reached, setReached] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(reached, tools.length)
    if (next === undefined) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text tools"
      aria-controls={controls}
      className={`grid grid-cols-11 border-khata-500 bg-khata-50 ${isRow ? 'border-t' : 'gap-0.5 rounded-t-field border border-b-khata-200 p-1 max-md:grid-cols-6'}`}
      onKeyDown={step}
    >
      {tools.map((tool, place) => (
        <Tool
          key={tool.name}
          tool={tool}
          isReached={place === reached}
          onReach={() => setReached(place)}
          onPress={() => onTool(tool)}
        />
      ))}
    </div>
  )
}
