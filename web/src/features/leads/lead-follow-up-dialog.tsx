import type { Lead } from '@bong-bari/contract'
import { type KeyboardEvent, useState } from 'react'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { usePlanFollowUp } from './lead-care.ts'
import { daysAfter, daysBetween, dayWords, mondayAfter, todayAt } from './lead-days.ts'
import { Key } from './lead-key.tsx'
import { Words } from './lead-words.tsx'

const quickDays = [
  { key: '1', word: 'Tomorrow', from: (today: string) => daysAfter(today, 1) },
  { key: '2', word: 'In 3 days', from: (today: string) => daysAfter(today, 3) },
  { key: '3', word: 'Next Monday', from: mondayAfter },
]

/** What is said of a day that is over: it is taken, and the lead is late at once. */
const hintOf = (day: string, today: string) => {
  const ago = day ? daysBetween(day, today) : 0
  if (!(ago > 0)) return 'Days of Kolkata, wherever you are.'
  return `That is ${ago === 1 ? 'yesterday' : `${ago} days ago`}: the request counts as late at once.`
}

/** The earliest and the latest day that are kept. */
const bounds = { min: '1971-01-01', max: '9997-12-31' }

type LeadFollowUpDialogProps = { lead: Lead; onClose: () => void }

export const LeadFollowUpDialog = ({ lead, onClose }: LeadFollowUpDialogProps) => {
  const today = todayAt(useNow())
  const [day, setDay] = useState(lead.followUpOn ?? '')
  const plan = usePlanFollowUp()
  const choose = (date: string | null) => {
    plan(lead, date)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey || repeat) return
    const quick = quickDays.find((one) => one.key === key)
    if (quick) choose(quick.from(today))
    else if (key === '0' && lead.followUpOn) choose(null)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Follow up" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within */}
      <div className="grid gap-3.5" onKeyDown={onKeyDown}>
        <p>
          When to write to or call <Words>{lead.name}</Words> again.
        </p>
        <div className="grid gap-2 md:grid-cols-3">
          {quickDays.map(({ key, word, from }) => {
            const date = from(today)
            return (
              <Button
                key={key}
                className="flex-wrap py-1.5! leading-[1.35]! md:flex-col md:gap-0!"
                variant="secondary"
                // The keys are heard from here.
                data-autofocus={key === '1' || undefined}
                aria-keyshortcuts={key}
                aria-pressed={date === lead.followUpOn}
                onClick={() => choose(date)}
              >
                <span>
                  {word}{' '}
                  <span className="text-dense max-lg:hidden" aria-hidden="true">
                    <Key>{key}</Key>
                  </span>
                </span>
                <span className="text-dense text-khata-700">{dayWords(date, today)}</span>
              </Button>
            )
          })}
        </div>
        <form
          className="grid gap-3.5"
          onSubmit={(event) => {
            event.preventDefault()
            choose(day || null)
          }}
        >
          <InputField
            label="Another day"
            type="date"
            value={day}
            hint={<span role="status">{hintOf(day, today)}</span>}
            onChange={({ target }) => setDay(target.value)}
            {...bounds}
          />
          <DialogActions>
            <Button type="submit" disabled={!day}>
              Follow up then
            </Button>
            {lead.followUpOn && (
              <Button variant="secondary" aria-keyshortcuts="0" onClick={() => choose(null)}>
                No day
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </DialogActions>
        </form>
      </div>
    </Dialog>
  )
}
