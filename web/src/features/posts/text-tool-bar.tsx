import type { PostFormat } from '@bong-bari/contract'
import {
  Bold,
  Ellipsis,
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
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { keep, useKept } from '../../ui/kept.ts'
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

const toolClass =
  'grid h-10 min-w-0 grow basis-10 place-items-center rounded-field border border-transparent text-khata-700 hover:border-jaanla-700 hover:bg-jaanla-50 hover:text-jaanla-800 focus-visible:outline-3 focus-visible:outline-(--focus) focus-visible:-outline-offset-2 active:bg-jaanla-100 aria-expanded:bg-jaanla-100 max-md:h-11'

type ToolButtonProps = { name: string; isReached: boolean } & ComponentProps<'button'>

const ToolButton = ({ name, isReached, ...rest }: ToolButtonProps) => (
  <button
    type="button"
    className={toolClass}
    aria-label={name}
    title={name}
    tabIndex={isReached ? 0 : -1}
    // The text keeps the focus, and a phone its keyboard.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    {...rest}
  />
)

type ToolProps = {
  tool: TextTool
  isReached: boolean
  onReach: () => void
  onPress: () => void
}

const Tool = ({ tool: { name, Icon, key }, isReached, onReach, onPress }: ToolProps) => {
  const { shown, ...keys } = key ? keysOf(key) : {}
  return (
    <ToolButton
      name={name}
      isReached={isReached}
      title={shown ? `${name} (${shown})` : name}
      onFocus={onReach}
      onClick={onPress}
      {...keys}
    >
      <Icon className="size-[19px]" aria-hidden="true" />
    </ToolButton>
  )
}

/** Shown before somebody asks for the others, which keys reach as well. */
const firstNames = ['Heading', 'Bold', 'Link', 'Picture']

/** Whether all tools are shown is remembered in this tab, so that whoever uses the others asks once. */
const allToolsKey = 'all text tools'

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
  const hasAll = useKept(allToolsKey) === true
  const firstTools = tools.filter(({ name }) => firstNames.includes(name))
  // Above a keyboard there is one row for all of them; a text from before Markdown has only two.
  const isFolding = !isRow && tools.length > firstTools.length + 1
  const shown = isFolding && !hasAll ? firstTools : tools
  const step = (event: KeyboardEvent) => {
    const buttons = bar.current?.querySelectorAll('button')
    const next = steps[event.key]?.(reached, buttons?.length ?? 0)
    if (next === undefined) return
    event.preventDefault()
    buttons?.[next]?.focus()
  }
  const toggle = () => {
    keep(allToolsKey, !hasAll)
    setReached(hasAll ? firstTools.length : tools.length)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text tools"
      aria-controls={controls}
      className={`grid border-khata-500 bg-khata-50 ${isRow ? 'grid-cols-11 border-t' : 'grid-cols-12 gap-0.5 rounded-t-field border border-b-khata-200 p-1 max-md:grid-cols-6'}`}
      onKeyDown={step}
    >
      {shown.map((tool, place) => (
        <Tool
          key={tool.name}
          tool={tool}
          isReached={place === reached}
          onReach={() => setReached(place)}
          onPress={() => onTool(tool)}
        />
      ))}
      {isFolding && (
        <ToolButton
          name="More tools"
          isReached={reached === shown.length}
          aria-expanded={hasAll}
          onFocus={() => setReached(shown.length)}
          onClick={toggle}
        >
          <Ellipsis className="size-[19px]" aria-hidden="true" />
        </ToolButton>
      )}
    </div>
  )
}
