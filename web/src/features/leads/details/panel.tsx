import type { Lead } from '@bong-bari/contract'
import { Inbox } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { messageOf } from '../../../api.ts'
import { Sheet } from '../../../office/dialog/dialog.tsx'
import { part } from '../../../office/dialog/part.tsx'
import { unreachable } from '../../../office/page/failure.ts'
import { panelClass } from '../../../office/page/panel.tsx'
import { useMediaQuery } from '../../../office/page/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { isolateText } from '../words.tsx'
import { DetailsBody, DetailsHead } from './frame.tsx'

// Loaded after the list is drawn.
export const details = part(
  async () => (await import('./details.tsx')).LeadDetails,
  'Loading the request...',
)

type LeadPanelProps = {
  /** True once there is a list to open one from. */
  isListed: boolean
  isOpen: boolean
  lead: Lead | undefined
  isSpam: boolean
  error: unknown
  takesFocus: boolean
  onRetry: () => void
  onClose: () => void
  onSpam: (lead: Lead) => void
  onDone: (lead: Lead) => void
  replyingTo: string | undefined
  onReply: (lead: Lead | undefined) => void
  onFollowUp: (lead: Lead) => void
}

const LeadMissing = ({ error, onRetry, onClose }: LeadPanelProps) => (
  <>
    <DetailsHead title="Request" onClose={onClose} />
    <DetailsBody>
      {error ? (
        <>
          <p role="alert">{messageOf(error, unreachable)}</p>
          <Button className="justify-self-start" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">Loading the request...</p>
      )}
    </DetailsBody>
  </>
)

const Nothing = () => (
  <div className="grid justify-items-center gap-2 px-5 pt-11 pb-[52px] text-center text-khata-700">
    <Inbox />
    <p>Choose a request to read it here.</p>
    <p className="text-dense">j and k go from one to the next, ? shows all keys.</p>
  </div>
)

type ContentProps = LeadPanelProps & { heading: RefObject<HTMLHeadingElement | null> }

const Content = (props: ContentProps): ReactNode => {
  const { lead, isSpam, takesFocus, heading, replyingTo } = props
  const { onClose, onSpam, onDone, onReply, onFollowUp } = props
  if (!lead) return <LeadMissing {...props} />
  return (
    <details.Component
      key={lead.id}
      lead={lead}
      isSpam={isSpam}
      takesFocus={takesFocus}
      heading={heading}
      onClose={onClose}
      onSpam={onSpam}
      onDone={onDone}
      onReply={onReply}
      onFollowUp={onFollowUp}
      isReplying={replyingTo === lead.id}
    />
  )
}

/** The details: right of the list on wide screens, a sheet on smaller ones. */
export const LeadPanel = (props: LeadPanelProps) => {
  const { isListed, isOpen, lead, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useMediaQuery('(min-width: 1024px)')
  useEffect(() => {
    if (isListed) details.prefetch()
  }, [isListed])
  if (!isWide) {
    return isOpen ? (
      <Sheet
        title={lead ? `Request of ${isolateText(lead.name)}` : 'Request'}
        focusFirst={heading}
        onClose={onClose}
      >
        <Content {...props} heading={heading} />
      </Sheet>
    ) : null
  }
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Windows of these details close by themselves.
    const isWithin = target instanceof Node && currentTarget.contains(target)
    if (key === 'Escape' && isWithin && isOpen) onClose()
  }
  return (
    <aside
      className={`${panelClass} sticky top-[calc(var(--bars)+12px)] max-h-[calc(100*var(--dvh)-var(--bars)-24px)] overflow-auto ${isOpen ? '' : 'lg:max-xl:hidden'}`}
      aria-label="Request details"
      onKeyDown={onKeyDown}
    >
      {isOpen ? <Content {...props} heading={heading} /> : <Nothing />}
    </aside>
  )
}
