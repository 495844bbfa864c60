import type { Lead } from '@bong-bari/contract'
import { Inbox } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { messageOf } from '../../api.ts'
import { CloseButton } from '../../office/close-button.tsx'
import { Sheet } from '../../office/dialog.tsx'
import { unreachable } from '../../office/failure.ts'
import { useMediaQuery } from '../../office/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { LeadDetails } from './lead-details.tsx'

type LeadPanelProps = {
  isOpen: boolean
  lead: Lead | undefined
  isSpam: boolean
  error: unknown
  takesFocus: boolean
  onRetry: () => void
  onClose: () => void
}

const LeadMissing = ({ error, onRetry, onClose }: LeadPanelProps) => (
  <>
    <div className="details-head">
      <h2>Request</h2>
      <CloseButton label="Close details" onClick={onClose} />
    </div>
    <div className="details-body">
      {error ? (
        <>
          <p role="alert">{messageOf(error, unreachable)}</p>
          <div className="details-actions">
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          </div>
        </>
      ) : (
        <p role="status">Loading the request...</p>
      )}
    </div>
  </>
)

const Nothing = () => (
  <div className="empty-state">
    <Inbox className="muted" />
    <p>Choose a request to read it here.</p>
    <p className="keys">
      Keys: <kbd>↑</kbd> <kbd>↓</kbd> or <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> opens,{' '}
      <kbd>x</kbd> selects, <kbd>Esc</kbd> closes.
    </p>
  </div>
)

type ContentProps = LeadPanelProps & { heading: RefObject<HTMLHeadingElement | null> }

const Content = (props: ContentProps): ReactNode => {
  const { lead, isSpam, takesFocus, heading, onClose } = props
  if (!lead) return <LeadMissing {...props} />
  return <LeadDetails key={lead.id} {...{ lead, isSpam, takesFocus, heading, onClose }} />
}

/** The details: right of the list on wide screens, a sheet over everything on smaller ones. */
export const LeadPanel = (props: LeadPanelProps) => {
  const { isOpen, lead, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useMediaQuery('(min-width: 1024px)')
  if (!isWide) {
    return isOpen ? (
      <Sheet
        title={lead ? `Request of ${lead.name}` : 'Request'}
        focusFirst={heading}
        onClose={onClose}
      >
        <Content {...props} heading={heading} />
      </Sheet>
    ) : null
  }
  return (
    <aside
      className="panel details-place"
      aria-label="Lead details"
      onKeyDown={({ key }) => key === 'Escape' && isOpen && onClose()}
    >
      {isOpen ? <Content {...props} heading={heading} /> : <Nothing />}
    </aside>
  )
}
