import type { Lead } from '@bong-bari/contract'
import { usePlanFollowUp } from './lead-care.ts'
import { FollowUpWindow } from './lead-follow-up-window.tsx'
import { Words } from './lead-words.tsx'

type LeadFollowUpDialogProps = { lead: Lead; onClose: () => void }

export const LeadFollowUpDialog = ({ lead, onClose }: LeadFollowUpDialogProps) => {
  const plan = usePlanFollowUp()
  return (
    <FollowUpWindow
      title="Follow up"
      day={lead.followUpOn}
      hasDay={lead.followUpOn !== null}
      onChoose={(day) => {
        plan(lead, day)
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        When to write to or call <Words>{lead.name}</Words> again.
      </p>
    </FollowUpWindow>
  )
}
