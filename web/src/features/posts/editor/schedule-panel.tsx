import { momentWords } from '@bong-bari/site'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { fromTimeField, toTimeField } from '../../../office/page/input-values.ts'
import { useNow } from '../../../office/page/relative-time.ts'
import { Button } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/field.tsx'
import { findTimeFault, quickChoices, timeLabel } from './moment.ts'

type SchedulePanelProps = {
  /** What the time field holds, in Kolkata's time. */
  field: string
  error: string | undefined
  /** How often the main button found no usable time: each brings the field into view, with the focus. */
  presses: number
  onChange: (field: string) => void
  onEnter: () => void
}

/** Chooses the time only: the main button of the editor says it and schedules the post. */
export const SchedulePanel = (props: SchedulePanelProps) => {
  const { field, error, presses, onChange, onEnter } = props
  const now = useNow()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.querySelector('input')?.focus()
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [presses])
  /** In the publish sheet, no form surrounds the field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  const iso = field && !findTimeFault(field, now) ? fromTimeField(field) : undefined

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
            onClick={() => onChange(toTimeField(moment))}
          >
            {words}
          </Button>
        ))}
      </div>
      <InputField
        label={timeLabel}
        type="datetime-local"
        value={field}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="font-semibold text-ui">
        {iso && `${momentWords(iso, now)}.`}
      </p>
    </section>
  )
}
