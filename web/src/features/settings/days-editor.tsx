import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { holidayIn } from '../../office/holidays.ts'
import { dayOf } from '../../office/kolkata-time.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, FieldError, Hint } from '../../ui/field.tsx'
import { HolidaysEnd } from './holidays-end.tsx'
import { type EditorProps, useFocusLine } from './list-editor.tsx'

type DayProps = {
  line: string
  at: number
  describedBy: string | undefined
  onWrite: (line: string) => void
  onRemove: () => void
}

const Day = ({ line, at, describedBy, onWrite, onRemove }: DayProps) => {
  const { day, name } = holidayIn(line)
  return (
    <li className="flex gap-1.5 max-md:flex-wrap">
      <input
        type="date"
        className={`${controlClass} min-w-0 max-md:flex-[1_0_100%]`}
        aria-label={`Date of holiday ${at + 1}`}
        aria-describedby={describedBy}
        aria-invalid={(describedBy && name.trim() && !day) || undefined}
        data-line={at}
        min="1971-01-01"
        max="9997-12-31"
        value={day}
        onChange={({ target }) => onWrite(`${target.value} ${name}`)}
      />
      <input
        className={`${controlClass} min-w-0 flex-1`}
        aria-label={`Name of holiday ${at + 1}`}
        placeholder="What it is, such as Christmas"
        value={name}
        onChange={({ target }) => onWrite(`${day} ${target.value}`)}
      />
      <Button variant="danger" iconOnly aria-label={`Remove holiday ${at + 1}`} onClick={onRemove}>
        <X />
      </Button>
    </li>
  )
}

/** Named days; past ones are folded. */
export const DaysEditor = ({ label, hint, error, value, onChange }: EditorProps) => {
  const id = useId()
  const { list, focusLine } = useFocusLine<HTMLFieldSetElement>()
  const today = dayOf(useNow())
  const lines = value ? value.split('\n') : []
  const isOver = (line: string) => {
    const { day } = holidayIn(line)
    return day !== '' && day < today
  }
  const write = (next: string[], focus?: number) => {
    onChange(next.join('\n'))
    focusLine(focus)
  }
  const shown = (areOver: boolean) =>
    lines.flatMap((line, at) =>
      isOver(line) === areOver ? (
        <Day
          key={at}
          {...{ line, at }}
          describedBy={error && `${id}-error`}
          onWrite={(typed) => write(lines.map((one, place) => (place === at ? typed : one)))}
          onRemove={() =>
            write(
              lines.filter((_, place) => place !== at),
              Math.max(at - 1, 0),
            )
          }
        />
      ) : (
        []
      ),
    )
  const [over, toCome] = [shown(true), shown(false)]
  return (
    <fieldset ref={list} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[5px]">
      <legend className="sr-only">{label}</legend>
      <HolidaysEnd value={value} />
      {over.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">
            {over.length} {over.length === 1 ? 'day that is' : 'days that are'} over
          </summary>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{over}</ul>
        </details>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{toCome}</ul>
      <Hint>{hint}</Hint>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <Button variant="secondary" onClick={() => write([...lines, ' '], lines.length)}>
          <Plus />
          Add a holiday
        </Button>
      </div>
    </fieldset>
  )
}
