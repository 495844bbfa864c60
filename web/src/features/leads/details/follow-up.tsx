import type { Lead } from '@bong-bari/contract'
import { dayInKolkata, shortWeekday } from '@bong-bari/site'
import { CalendarPlus } from 'lucide-react'
import { useEffect } from 'react'
import { windowPart } from '../../../office/dialog/part.tsx'
import { useNow } from '../../../office/page/relative-time.ts'
import { Button } from '../../../ui/button.tsx'

/** The dialog, which is loaded when it is first opened. */
export const followUpDialog = windowPart(
  async () => (await import('./follow-up-dialog.tsx')).LeadFollowUpDialog,
)

type LeadFollowUpProps = { lead: Lead; onFollowUp: (lead: Lead) => void }

/** The follow-up day, and the button to change it. */
export const LeadFollowUp = ({ lead, onFollowUp }: LeadFollowUpProps) => {
  const now = useNow()
  // The dialog loads early, so that the key F does not wait for it.
  useEffect(() => void followUpDialog.prefetch(), [])
  const { followUpOn } = lead
  const label = followUpOn ? shortWeekday(followUpOn, dayInKolkata(now)) : 'Follow up'
  return (
    <Button
      className="flex-none px-2.5!"
      variant="secondary"
      aria-keyshortcuts="f"
      aria-haspopup="dialog"
      aria-label={followUpOn ? `Follow up on ${label}` : undefined}
      onClick={() => onFollowUp(lead)}
    >
      <CalendarPlus />
      {label}
    </Button>
  )
}
