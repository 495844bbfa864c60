import { type Lead, leadStatuses } from '@bong-bari/contract'
import { statusLooks } from './lead-status.tsx'
import { useSetStatus } from './lead-updates.ts'

/** Any status from any other, in one touch. */
export const LeadStatusControl = ({ lead }: { lead: Lead }) => {
  const { mutate } = useSetStatus(lead)
  return (
    <fieldset className="segmented">
      <legend>Lead status</legend>
      <div className="choices">
        {leadStatuses.map((status) => {
          const { label, tone, icon: Icon } = statusLooks[status]
          return (
            <label key={status} className={tone}>
              <input
                type="radio"
                name={`status-${lead.id}`}
                value={status}
                checked={status === lead.leadStatus}
                onChange={() => mutate(status)}
              />
              <Icon />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
