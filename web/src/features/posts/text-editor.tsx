import type { PostFormat } from '@bong-bari/contract'
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
import { part } from '../../office/dialog/part.tsx'
import { stateOf } from '../../office/form/text-surface.ts'
import { acceptedFiles } from '../../office/picture/picture-field.tsx'
import { Field } from '../../ui/field.tsx'
import type { PostBody, PostValues } from './post-values.ts'
import type { Asking } from './text-ask.tsx'
import { placeholdersIn, type TextEdit } from './text-edits.ts'
import { useTextPaste } from './text-paste.ts'
import { type TextTool, TextToolBar, toolOf, toolsOf } from './text-tool-bar.tsx'
import { useTextPictures } from './use-text-pictures.ts'
import { useTextSurface } from './use-text-surface.ts'

/** Below this share of its height, a window has a keyboard over it. */
const leftByKeyboard = 0.72

const narrow = '(max-width: 47.99rem), (max-height: 30rem) and (pointer: coarse)'

type Room = { top: number; height: number }

/** Height in px above an on-screen keyboard, while the focus is within `frame`; undefined without one. */
const useKeyboardRoom = (frame: RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    const view = window.visualViewport
    const node = frame.current
    if (!view || !node) return
    let whole = { width: 0, height: 0 }
    const look = () => {
      const width = Math.round(view.width * view.scale)
      const height = view.height * view.scale
      // A turned phone has another height.
      const known = width === whole.width ? whole.height : 0
      whole = { width, height: Math.max(known, height, window.innerHeight) }
      const isOpen =
        height < leftByKeyboard * whole.height &&
        node.contains(document.activeElement) &&
        window.matchMedia(narrow).matches
      const now = isOpen ? { top: view.offsetTop, height: view.height } : undefined
      setRoom((was) => (was?.top === now?.top && was?.height === now?.height ? was : now))
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['resize', 'scroll']) view.addEventListener(name, look, { signal })
    // The new focus is known only after the old one left.
    for (const name of ['focusin', 'focusout'])
      node.addEventListener(name, () => setTimeout(look), { signal })
    return () => listening.abort()
  }, [frame])
  return room
}

type Form = UseFormReturn<PostValues, unknown, PostBody>

type TextEditorProps = {
  label: string
  error: string | undefined
  /** Plain has few tools, and pastes as it is. */
  format: PostFormat
  form: Form
  /** Above the text while a keyboard leaves little room. */
  head: ReactNode
  children?: ReactNode
}

// Both load while the first words are typed.
const questions = part(
  async () => (await import('./text-ask.tsx')).TextAsk,
  'Loading the question...',
)
const rows = part(
  async () => (await import('./text-picture-rows.tsx')).TextPictureRows,
  'Loading the pictures...',
)
const mediaRows = part(
  async () => (await import('./text-media-rows.tsx')).TextMediaRows,
  'Loading the pictures...',
)
const prefetch = () => {
  questions.prefetch()
  rows.prefetch()
  mediaRows.prefetch()
}

const hasMedia = (content: string) => /!\[|youtu/.test(content)

/** Of a text that has none, the rows are not loaded. */
const MediaRows = (props: ComponentProps<typeof mediaRows.Component>) => {
  const content = useWatch({ control: props.form.control, name: 'content' })
  return hasMedia(content) && <mediaRows.Component {...props} />
}

/** A plain textarea with tools, keys, clean pasting and pictures. */
export const TextEditor = ({ label, error, format, form, head, children }: TextEditorProps) => {
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
    const { text, start, end } = stateOf(node)
    setAsking({ for: tool.asks, words: text.slice(start, end) })
  }
  const close = () => {
    setAsking(undefined)
    surface.field.current?.focus()
  }
  const put = (change: TextEdit) => {
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
      <Field label={label} required error={error}>
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
                  {asking && <questions.Component asking={asking} onEdit={put} onClose={close} />}
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
