import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fromTimeField, toTimeField } from '../../office/kolkata-time.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { clockWords, localWords, momentWords, quickChoices } from './moment.ts'

/** Kolkata's offset from UTC in minutes, signed as JavaScript does. */
const kolkata = -330

const label = 'Day and time in Kolkata'

const whereYouAre = (iso: string) =>
  new Date(iso).getTimezoneOffset() === kolkata ? '' : ` That is ${localWords(iso)} where you are.`

const faultIn = (field: string, now: number) => {
  if (!field) return `${label} is required`
  const at = Date.parse(fromTimeField(field))
  if (Number.isNaN(at)) return `${label} must be a day and a time`
  return at <= now ? `${label} is over already: now it is ${clockWords(now)} there` : undefined
}

type SchedulePanelProps = {
  publishAt: string | null
  onSchedule: (iso: string) => void
  onClose: () => void
}

/** In Kolkata's time. */
export const SchedulePanel = ({ publishAt, onSchedule, onClose }: SchedulePanelProps) => {
  const now = useNow()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const [field, setField] = useState(() => toTimeField(publishAt))
  const [error, setError] = useState<string>()
  useEffect(() => {
    panel.current?.querySelector('input')?.focus()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  const choose = (next: string) => {
    setField(next)
    setError(undefined)
  }
  const schedule = () => {
    const fault = faultIn(field, Date.now())
    setError(fault)
    if (!fault) onSchedule(new Date(fromTimeField(field)).toISOString())
  }
  /** Enter schedules; it does not publish. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    schedule()
  }
  const iso = field && !faultIn(field, now) ? fromTimeField(field) : undefined

  return (
    <section
      ref={panel}
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-khata-200 bg-khata-50 p-3.5"
      onKeyDown={onKeyDown}
    >
      <h3 id={heading} className="text-ui">
        When visitors see it
      </h3>
      <div className="flex flex-wrap gap-2">
        {quickChoices(now).map(({ label: words, iso: moment }) => (
          <Button
            key={words}
            variant="secondary"
            aria-pressed={field === toTimeField(moment)}
            onClick={() => choose(toTimeField(moment))}
          >
            {words}
          </Button>
        ))}
      </div>
      <InputField
        label={label}
        type="datetime-local"
        value={field}
        error={error}
        onChange={({ target }) => choose(target.value)}
      />
      <p role="status" className="font-semibold text-ui">
        {iso && `${momentWords(iso, now)}.`}
        {iso && <span className="font-normal">{whereYouAre(iso)}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={schedule}>Schedule post</Button>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </section>
  )
}
