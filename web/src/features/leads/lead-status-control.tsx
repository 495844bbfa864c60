import { type Lead, type LeadStatus, leadStatuses } from '@bong-bari/contract'
import type { KeyboardEvent } from 'react'
import { statusLooks } from './lead-status.tsx'
import { useSetStatus } from './lead-updates.ts'

const choiceClass =
  'relative flex min-h-11 cursor-pointer flex-col items-center justify-center gap-px border-khata-200 text-dense not-first:border-l hover:bg-khata-50'

const chosenClass: Record<LeadStatus, string> = {
  new: 'bg-phalak-100 text-phalak-700',
  hot: 'bg-paar-100 text-paar-700',
  warm: 'bg-taxi-100 text-taxi-800',
  cold: 'bg-dighi-100 text-dighi-700',
  dead: 'bg-khata-100 text-khata-700',
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

/** Arrows would save each status they pass. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget, target, key } = event
  const step = steps.get(key)
  if (!(target instanceof HTMLInputElement) || !(step || key === 'Enter')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (!step) return target.click()
  const radios = [...currentTarget.querySelectorAll('input')]
  radios.at((radios.indexOf(target) + step) % radios.length)?.focus()
}

export const LeadStatusControl = ({ lead }: { lead: Lead }) => {
  const set = useSetStatus()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-dense">Lead status</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the radios within */}
      <div
        className="grid grid-cols-5 overflow-hidden rounded-field border border-khata-500"
        onKeyDown={onKeyDown}
      >
        {leadStatuses.map((status, index) => {
          const { label, icon: Icon } = statusLooks[status]
          const isChosen = status === lead.leadStatus
          return (
            <label
              key={status}
              className={`${choiceClass} ${isChosen ? `font-semibold ${chosenClass[status]}` : 'font-medium'}`}
            >
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:-outline-offset-3"
                name={`status-${lead.id}`}
                value={status}
                checked={isChosen}
                aria-keyshortcuts={String(index + 1)}
                onChange={() => set(lead, status)}
              />
              <Icon className="size-4" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
