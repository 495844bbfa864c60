import type { Lead } from '@bong-bari/contract'
import { ShieldAlert, Undo2 } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { part } from '../../office/part.tsx'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { LeadFacts } from './lead-contact.tsx'
import { DetailsBody, DetailsHead } from './lead-details-frame.tsx'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadOwner } from './lead-owner.tsx'
import { LeadReply } from './lead-reply.tsx'
import { LeadRights } from './lead-rights.tsx'
import { StandLine } from './lead-stand-line.tsx'
import { LeadStatusControl } from './lead-status-control.tsx'
import { LeadTalk } from './lead-talk.tsx'
import { useMe } from './lead-team.ts'
import { useOpenLead } from './lead-updates.ts'
import { Words } from './lead-words.tsx'

const timeline = part(async () => (await import('./lead-events.tsx')).LeadEvents)

type LeadDetailsProps = {
  lead: Lead
  isSpam: boolean
  /** Moves focus to the name, after opening by hand. */
  takesFocus: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
  /** Moves the lead to spam or back, and goes to the next. */
  onSpam: (lead: Lead) => void
  onDone: (lead: Lead) => void
  /** Whether an answer to the lead is being written. */
  isReplying: boolean
  onReply: (lead: Lead | undefined) => void
  onFollowUp: (lead: Lead) => void
}

const SpamButton = ({ lead, isSpam, onSpam }: LeadDetailsProps) => {
  const Icon = isSpam ? Undo2 : ShieldAlert
  return (
    <Button variant="bare" aria-keyshortcuts="s" onClick={() => onSpam(lead)}>
      <Icon />
      {isSpam ? 'Restore' : 'Mark as spam'}
    </Button>
  )
}

const LeadCare = ({ lead, onFollowUp }: Pick<LeadDetailsProps, 'lead' | 'onFollowUp'>) => (
  <div className="flex flex-wrap gap-2">
    <LeadOwner lead={lead} />
    <LeadFollowUp lead={lead} onFollowUp={onFollowUp} />
  </div>
)

/** Showing the details marks the lead as opened. */
export const LeadDetails = (props: LeadDetailsProps) => {
  const { lead, isSpam, takesFocus, heading, onClose, onDone, isReplying, onReply } = props
  const now = useNow()
  const me = useMe()?.username
  useOpenLead(lead)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <>
      <DetailsHead
        title={<Words>{lead.name}</Words>}
        words={<Words>{lead.company}</Words>}
        aside={!isSpam && <StandLine isWhole lead={lead} me={me} now={now} />}
        heading={heading}
        onClose={onClose}
      >
        <SpamButton {...props} />
      </DetailsHead>
      <DetailsBody>
        <LeadFacts lead={lead} />
        {!isSpam && <LeadReply {...{ lead, isReplying, onReply, onDone }} />}
        {lead.message ? (
          <LeadMessage message={lead.message} />
        ) : (
          <p className="text-khata-700">No message was left.</p>
        )}
        {lead.source === 'chat' && <LeadTalk talk={lead.conversation ?? []} />}
        <LeadStatusControl lead={lead} />
        {!isSpam && <LeadCare lead={lead} onFollowUp={props.onFollowUp} />}
        <LeadNotes lead={lead} />
        <timeline.Component lead={lead} />
        <LeadRights lead={lead} onClose={onClose} />
      </DetailsBody>
    </>
  )
}
