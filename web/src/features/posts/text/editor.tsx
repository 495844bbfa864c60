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
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { part } from '../../../office/dialog/part.tsx'
import { readState } from '../../../office/form/text-surface.ts'
import { acceptedFiles } from '../../../office/picture/picture-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { setStoredValue, useStoredValue } from '../../../ui/use-stored-values.ts'
import type { PostBody, PostValues } from '../data/values.ts'
import type { Asking } from './ask.tsx'
import { insertRule, placeholdersIn, type TextEdit } from './edits.ts'
import { cycleHeading, marks, toggleLines, toggleMark } from './formatting.ts'
import { useTextPaste } from './paste.ts'
import { useTextPictures, useTextSurface } from './surface.ts'

type TextTool = {
  name: string
  Icon: LucideIcon
  /** The key that is pressed with Ctrl or Command: a letter, or Shift and a digit. */
  key?: string
} & ({ edit: TextEdit } | { asks: 'link' | 'picture' | 'video' })

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

/** A post from before Markdown has only these tools, because the signs of the others would be shown to readers. */
const plainTools = textTools.filter(({ name }) => name === 'Heading' || name === 'Quote')
const toolsOf = (format: PostFormat) => (format === 'plain' ? plainTools : textTools)

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The key's letter or digit by its position: a Bengali layout has other letters, and Shift turns 7 into a
 * sign.
 */
const signOf = ({ key, code }: Pressed) => {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]
}

/** Keys with Alt are letters, because AltGr is Ctrl and Alt together. */
const toolOf = (pressed: Pressed, tools: readonly TextTool[]) => {
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

/** These are shown before somebody presses "More tools"; keys reach the others as well. */
const firstNames = ['Heading', 'Bold', 'Link', 'Picture']

/** Whether all tools are shown is remembered in this tab, so that whoever uses the others asks once. */
const allToolsKey = 'all text tools'

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type TextToolBarProps = {
  tools: readonly TextTool[]
  controls: string
  /** Puts all tools into one row, however narrow it is. */
  isRow: boolean
  onTool: (tool: TextTool) => void
}

/** The tools are one Tab stop, and arrow keys move between them. */
const TextToolBar = ({ tools, controls, isRow, onTool }: TextToolBarProps) => {
  const [reached, setReached] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const hasAll = useStoredValue(allToolsKey) === true
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
    setStoredValue(allToolsKey, !hasAll)
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
      {shown.map((tool, index) => (
        <Tool
          key={tool.name}
          tool={tool}
          isReached={index === reached}
          onReach={() => setReached(index)}
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

/** A window that shows less than this share of its height has a keyboard over it. */
const maxShareWithKeyboard = 0.72

const narrow = '(max-width: 47.99rem), (max-height: 30rem) and (pointer: coarse)'

type Room = { top: number; height: number }

/** Height in px above an on-screen keyboard, while the focus is within `frame`; undefined without one. */
const useKeyboardRoom = (frame: RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    const view = window.visualViewport
    const node = frame.current
    if (!view || !node) return
    let largest = { width: 0, height: 0 }
    const measure = () => {
      const width = Math.round(view.width * view.scale)
      const height = view.height * view.scale
      // A phone that was turned has another height, so the earlier one does not count.
      const earlier = width === largest.width ? largest.height : 0
      largest = { width, height: Math.max(earlier, height, window.innerHeight) }
      const isOpen =
        height < maxShareWithKeyboard * largest.height &&
        node.contains(document.activeElement) &&
        window.matchMedia(narrow).matches
      const next = isOpen ? { top: view.offsetTop, height: view.height } : undefined
      setRoom((room) => (room?.top === next?.top && room?.height === next?.height ? room : next))
    }
    measure()
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['resize', 'scroll']) view.addEventListener(name, measure, { signal })
    // The new focus is known only after the old one left.
    for (const name of ['focusin', 'focusout'])
      node.addEventListener(name, () => setTimeout(measure), { signal })
    return () => listening.abort()
  }, [frame])
  return room
}

type Form = UseFormReturn<PostValues, unknown, PostBody>

type TextEditorProps = {
  error: string | undefined
  /** A plain text has few tools, and what is pasted into it stays as it is. */
  format: PostFormat
  form: Form
  /** This is shown above the text while a keyboard leaves little room. */
  head: ReactNode
  children?: ReactNode
}

// These load while the first words are typed.
const questions = part(async () => (await import('./ask.tsx')).TextAsk, 'Loading the question...')
const rows = part(
  async () => (await import('./picture-rows.tsx')).TextPictureRows,
  'Loading the pictures...',
)
const mediaRows = part(
  async () => (await import('./picture-rows.tsx')).TextMediaRows,
  'Loading the pictures...',
)
const prefetch = () => {
  questions.prefetch()
  rows.prefetch()
  mediaRows.prefetch()
}

const hasMedia = (content: string) => /!\[|youtu/.test(content)

/** Loads the rows only if the text has a picture or video. */
const MediaRows = (props: ComponentProps<typeof mediaRows.Component>) => {
  const content = useWatch({ control: props.form.control, name: 'content' })
  return hasMedia(content) && <mediaRows.Component {...props} />
}

/** A plain textarea with tools, keys, clean pasting and pictures. */
export const TextEditor = ({ error, format, form, head, children }: TextEditorProps) => {
  const tools = toolsOf(format)
  const field = form.register('content')
  const surface = useTextSurface()
  const pictures = useTextPictures(surface)
  const { watchKeys, ...pasting } = useTextPaste(surface, pictures.add)
  const [asking, setAsking] = useState<Asking>()
  const frame = useRef<HTMLDivElement>(null)
  const room = useKeyboardRoom(frame)
  const [height, setHeight] = useState(0)
  const file = useRef<HTMLInputElement>(null)

  const use = (tool: TextTool) => {
    const node = surface.field.current
    if (!node) return
    if ('edit' in tool) return surface.edit(tool.edit)
    if (tool.asks === 'picture') return file.current?.click()
    const { text, start, end } = readState(node)
    setAsking({ for: tool.asks, selectedText: text.slice(start, end) })
  }
  const close = () => {
    setAsking(undefined)
    surface.field.current?.focus()
  }
  const insert = (change: TextEdit) => {
    setAsking(undefined)
    surface.edit(change)
  }

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    watchKeys(event)
    const tool = event.getModifierState('AltGraph') ? undefined : toolOf(event, tools)
    if (!tool) return
    event.preventDefault()
    use(tool)
  }

  // A picture being uploaded is no error until the text is saved.
  const leave = (event: FocusEvent<HTMLTextAreaElement>) => {
    if (!placeholdersIn(event.currentTarget.value).length) field.onBlur(event)
  }

  return (
    <>
      <Field label="Content" required error={error}>
        {({ className, id, ...control }) => (
          // An error appears below everything: the buttons do not move.
          <div className="grid gap-2">
            {/* Keeps the text's place and scroll while it is full screen. */}
            <div ref={frame} style={room && { minHeight: height }}>
              <div
                className={room && 'fixed inset-x-0 z-2 flex flex-col bg-white'}
                style={room}
                ref={(node) => {
                  if (node && !room && node.offsetHeight !== height) setHeight(node.offsetHeight)
                }}
              >
                {room && (
                  <div className="flex items-center gap-2 px-2.5 py-0.5 [&>div]:w-auto [&>div]:grow [&_p]:grow [&_span]:truncate">
                    {head}
                  </div>
                )}
                <div className={room ? 'order-last max-h-3/5 overflow-auto' : 'sticky -top-4 z-1'}>
                  <TextToolBar
                    tools={tools}
                    controls={id}
                    isRow={room !== undefined}
                    onTool={use}
                  />
                  {asking && (
                    <questions.Component asking={asking} onEdit={insert} onClose={close} />
                  )}
                </div>
                <textarea
                  id={id}
                  {...control}
                  {...field}
                  {...(format === 'markdown' && pasting)}
                  ref={(node) => {
                    surface.field.current = node
                    field.ref(node)
                  }}
                  className={`${className} block leading-[1.6] office:leading-[1.6] ${room ? 'min-h-0 grow resize-none rounded-none' : 'h-[calc(46*var(--dvh))] min-h-52 resize-y rounded-t-none border-t-0'}`}
                  data-text
                  aria-required
                  placeholder="Write here. Line breaks are kept."
                  onFocus={prefetch}
                  onBlur={leave}
                  onKeyDown={press}
                />
              </div>
              <input
                ref={file}
                type="file"
                multiple
                hidden
                aria-label="Pictures for the text"
                accept={acceptedFiles}
                onChange={({ target }) => {
                  pictures.add([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </div>
            {pictures.pictures.length > 0 && <rows.Component pictures={pictures} />}
            {format === 'markdown' && (
              <MediaRows form={form} surface={surface} pictures={pictures} />
            )}
          </div>
        )}
      </Field>
      {children}
    </>
  )
}
