import { type KeyboardEvent, useRef, useState } from 'react'
import type { TextTool } from './text-tools.ts'

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
