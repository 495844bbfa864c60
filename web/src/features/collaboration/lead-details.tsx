import type { Lead } from '@bong-bari/contract'
import { type RefObject, useEffect } from 'react'
import { CloseButton } from '../../ui/dialog.tsx'
import { LeadFacts } from './lead-contact.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadStatusControl } from './lead-status-control.tsx'
import { useOpenLead } from './lead-updates.ts'
import { langOf, Words } from './lead-words.tsx'

type LeadDetailsProps = {
  lead: Lead
  /** Moves focus to the name, for somebody who has just opened this lead. */
  takesFocus: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Everything about one lead. Showing it marks the lead as opened. */
export const LeadDetails = ({ lead, takesFocus, heading, onClose }: LeadDetailsProps) => {
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
        <CloseButton label="Close details" onClick={onClose} />
      </div>
      <div className="details-body">
        <LeadFacts lead={lead} />
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
