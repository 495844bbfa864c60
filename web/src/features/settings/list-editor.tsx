import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { MoveTools } from '../../office/row-tools.tsx'
import { Button } from '../../ui/button.tsx'
import { controlClass, FieldError, Hint } from '../../ui/field.tsx'

export type EditorProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

type Entries = { noun?: string; isOrdered?: boolean }

const swapped = (lines: string[], at: number, to: number) =>
  lines.map((line, index) => lines[index === at ? to : index === to ? at : index] ?? line)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type LineProps = Required<Entries> & {
  line: string
  at: number
  last: number
  describedBy: string | undefined
  onWrite: (line: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const Line = (props: LineProps) => {
  const { line, at, last, noun, isOrdered, describedBy, onWrite, onMove, onRemove } = props
  const name = `${noun} ${at + 1}`
  return (
    <li className="flex gap-1.5 max-md:flex-wrap">
      <input
        className={`${controlClass} min-w-0 flex-1 max-md:flex-[1_0_100%]`}
        aria-label={capital(name)}
        aria-describedby={describedBy}
        value={line}
        onChange={({ target }) => onWrite(target.value)}
      />
      {isOrdered && <MoveTools name={name} at={at} last={last} onMove={onMove} />}
      <Button variant="danger" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
        <X />
      </Button>
    </li>
  )
}

/** Focuses a line's field once it is rendered. */
export const useFocusLine = <List extends HTMLElement>() => {
  const list = useRef<List>(null)
  const [line, focusLine] = useState<number>()
  useEffect(() => {
    if (line === undefined) return
    const fields = list.current?.querySelectorAll<HTMLElement>('input')
    const field = list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)
    ;(field ?? fields?.[line])?.focus()
    focusLine(undefined)
  }, [line])
  return { list, focusLine }
}

export const ListEditor = ({
  label,
  hint,
  error,
  value,
  onChange,
  noun = 'message',
  isOrdered = true,
}: EditorProps & Entries) => {
  const id = useId()
  const { list, focusLine } = useFocusLine<HTMLUListElement>()
  const lines = value.split('\n')
  const write = (next: string[], focus?: number) => {
    onChange(next.join('\n'))
    focusLine(focus)
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[5px]">
      <legend className="sr-only">{label}</legend>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lines.map((line, at) => (
          <Line
            key={at}
            line={line}
            noun={noun}
            isOrdered={isOrdered}
            at={at}
            last={lines.length - 1}
            describedBy={error && `${id}-error`}
            onWrite={(typed) => write(lines.map((line, place) => (place === at ? typed : line)))}
            onMove={(to) => write(swapped(lines, at, to), to)}
            onRemove={() =>
              write(
                lines.filter((_, place) => place !== at),
                Math.max(at - 1, 0),
              )
            }
          />
        ))}
      </ul>
      <Hint>{hint}</Hint>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <Button variant="secondary" onClick={() => write([...lines, ''], lines.length)}>
          <Plus />
          Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
        </Button>
      </div>
    </fieldset>
  )
}
