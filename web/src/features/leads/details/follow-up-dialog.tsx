import type { Lead } from '@bong-bari/contract'
import { dayInKolkata, daysAfter, daysBetween, mondayOf, shortWeekday } from '@bong-bari/site'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../../office/dialog/dialog.tsx'
import { useNow } from '../../../office/page/relative-time.ts'
import { Button } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/field.tsx'
import { usePlanFollowUp } from '../data/changes.ts'
import { useWindowKeys } from '../list/keys.ts'
import { Key, Words } from '../words.tsx'

const quickDays = [
  { key: '1', word: 'Tomorrow', from: (today: string) => daysAfter(today, 1) },
  { key: '2', word: 'In 3 days', from: (today: string) => daysAfter(today, 3) },
  { key: '3', word: 'Next Monday', from: (today: string) => daysAfter(mondayOf(today), 7) },
]

/** A past day is allowed: the lead is late at once. */
const hintOf = (day: string, today: string) => {
  const ago = day ? daysBetween(day, today) : 0
  if (!(ago > 0)) return 'Days are in Kolkata time.'
  return `That is ${ago === 1 ? 'yesterday' : `${ago} days ago`}: the request counts as late at once.`
}

/** The earliest and latest day the API takes. */
const bounds = { min: '1971-01-01', max: '9997-12-31' }

type LeadFollowUpDialogProps = { lead: Lead; onClose: () => void }

/** Chooses the follow-up day, mostly by one key. */
export const LeadFollowUpDialog = ({ lead, onClose }: LeadFollowUpDialogProps) => {
  const { name, followUpOn } = lead
  const plan = usePlanFollowUp()
  const today = dayInKolkata(useNow())
  const [day, setDay] = useState(followUpOn ?? '')
  const choose = (day: string | null) => {
    plan(lead, day)
    onClose()
  }
  useWindowKeys()
  return (
    <Dialog title="Follow up" onClose={onClose}>
      <div className="grid gap-3.5">
        <p>
          When to write to or call <Words>{name}</Words> again.
        </p>
        <div className="grid gap-2 md:grid-cols-3">
          {quickDays.map(({ key, word, from }) => {
            const date = from(today)
            return (
              <Button
                key={key}
                className="flex-wrap py-1.5! leading-[1.35]! md:flex-col md:gap-0!"
                variant="secondary"
                data-autofocus={key === '1' || undefined}
                aria-keyshortcuts={key}
                aria-pressed={date === followUpOn}
                onClick={() => choose(date)}
              >
                <span>
                  {word}{' '}
                  <span className="text-dense max-lg:hidden" aria-hidden="true">
                    <Key>{key}</Key>
                  </span>
                </span>
                <span className="text-dense text-khata-700">{shortWeekday(date, today)}</span>
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
          <DialogActions onCancel={onClose}>
            <Button type="submit" disabled={!day}>
              Set date
            </Button>
            {followUpOn && (
              <Button variant="secondary" aria-keyshortcuts="0" onClick={() => choose(null)}>
                Clear date
              </Button>
            )}
          </DialogActions>
        </form>
      </div>
    </Dialog>
  )
}
