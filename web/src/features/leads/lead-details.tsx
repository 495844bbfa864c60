import type { Lead } from '@bong-bari/contract'
import { ShieldAlert, Undo2 } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { CloseButton } from '../../office/close-button.tsx'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { LeadAnswers, LeadFacts } from './lead-contact.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadStatusControl } from './lead-status-control.tsx'
import { useOpenLead, useSetSpam } from './lead-updates.ts'
import { Words } from './lead-words.tsx'

type LeadDetailsProps = {
  lead: Lead
  /** Whether it stands in the list of spam. */
  isSpam: boolean
  /** Moves focus to the name, for somebody who has just opened this lead. */
  takesFocus: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Takes the lead off its list, and its details with it. */
const SpamButton = ({ lead, isSpam, onClose }: LeadDetailsProps) => {
  const { mutate } = useSetSpam(lead)
  const Icon = isSpam ? Undo2 : ShieldAlert
  return (
    <Button
      variant="bare"
      aria-label={isSpam ? 'Restore' : 'Mark as spam'}
      onClick={() => {
        mutate(!isSpam)
        onClose()
      }}
    >
      <Icon />
      {isSpam ? 'Restore' : 'Spam'}
    </Button>
  )
}

/** Everything about one lead. Showing it marks the lead as opened. */
export const LeadDetails = (props: LeadDetailsProps) => {
  const { lead, takesFocus, heading, onClose } = props
  useOpenLead(lead)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <>
      <div className="details-head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <Words>{lead.name}</Words>
          </h2>
          <p>
            <Words>{lead.company}</Words>
          </p>
        </div>
        <SpamButton {...props} />
        <CloseButton label="Close details" onClick={onClose} />
      </div>
      <div className="details-body">
        <LeadFacts lead={lead} />
        <LeadAnswers lead={lead} />
        {lead.message ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls by keyboard
          <p className="lead-message" lang={langOf(lead.message)} tabIndex={0}>
            {lead.message}
          </p>
        ) : (
          <p className="muted">No message was left.</p>
        )}
        <LeadStatusControl lead={lead} />
        <LeadNotes lead={lead} />
      </div>
    </>
  )
}
