import { type Lead, type LeadStatus, leadStatuses } from '@bong-bari/contract'
import { statusLooks } from './lead-status.tsx'
import { useSetStatus } from './lead-updates.ts'

const choiceClass =
  'relative flex min-h-11 cursor-pointer flex-col items-center justify-center gap-px border-khata-200 font-medium text-dense not-first:border-l hover:bg-khata-50 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:-outline-offset-3'

const chosenClass: Record<LeadStatus, string> = {
  new: 'has-checked:bg-phalak-100 has-checked:text-phalak-700',
  hot: 'has-checked:bg-paar-100 has-checked:text-paar-700',
  warm: 'has-checked:bg-taxi-100 has-checked:text-taxi-800',
  cold: 'has-checked:bg-dighi-100 has-checked:text-dighi-700',
  dead: 'has-checked:bg-khata-100 has-checked:text-khata-700',
}

/** Any status from any other, in one touch. */
export const LeadStatusControl = ({ lead }: { lead: Lead }) => {
  const { mutate } = useSetStatus(lead)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-dense">Lead status</legend>
      <div className="grid grid-cols-5 overflow-hidden rounded-field border border-khata-500">
        {leadStatuses.map((status) => {
          const { label, icon: Icon } = statusLooks[status]
          return (
            <label key={status} className={`${choiceClass} ${chosenClass[status]}`}>
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer opacity-0"
                name={`status-${lead.id}`}
                value={status}
                checked={status === lead.leadStatus}
                onChange={() => mutate(status)}
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
