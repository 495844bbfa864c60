import type { Lead, LeadEvent } from '@bong-bari/contract'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/failure.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsOffline } from '../../ui/use-is-offline.ts'
import { useLeadActs } from './lead-acts.ts'
import { LeadEventLine } from './lead-event-line.tsx'
import { useLeadEvents } from './lead-events-query.ts'
import { useMe } from './lead-team.ts'

const Loading = () => (
  <div className="grid gap-2" role="status">
    <span className="sr-only">Loading the history...</span>
    <Skeleton className="h-[15px] w-4/5" />
    <Skeleton className="h-[15px] w-3/5" />
  </div>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const isOffline = useIsOffline()
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-khata-700" role="alert">
        The history could not be loaded.{' '}
        {isOffline ? 'You are offline.' : messageOf(error, unreachable)}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <RefreshCw />
        Try again
      </Button>
    </div>
  )
}

/** Each event with the notes after it: those before the next change, or the lead's. */
const withNotesAfter = (events: readonly LeadEvent[], notes: string) => {
  let after = notes
  return events.map((event) => {
    const one = { event, notesAfter: after }
    if (event.kind === 'notes') after = event.before ?? ''
    return one
  })
}

/** Ids of replies taken back, among the loaded events: a reply is older than its undoing. */
const takenBack = (events: readonly LeadEvent[]) =>
  new Set(events.map((event) => event.kind === 'reply-taken-back' && event.replyId))

export const LeadEvents = ({ lead }: { lead: Lead }) => {
  const query = useLeadEvents(lead)
  const me = useMe()?.username
  const now = useNow()
  const heading = useId()
  const { takeBack } = useLeadActs()
  const { data, error, refetch, hasNextPage, isFetchNextPageError, isFetchingNextPage } = query
  const events = data?.pages.flatMap(({ items }) => items)
  const gone = takenBack(events ?? [])
  const takingBack = (event: LeadEvent) =>
    event.kind === 'replied' && !gone.has(event.id) ? () => takeBack(lead, event) : undefined
  const more = () => {
    if (!isFetchingNextPage) void query.fetchNextPage()
  }
  return (
    <section
      className="grid gap-2 border-khata-200 border-t pt-2.5 text-dense"
      aria-labelledby={heading}
    >
      <h3 className="text-dense" id={heading}>
        Timeline
      </h3>
      {!events && (error ? <Failed error={error} onRetry={() => refetch()} /> : <Loading />)}
      {events?.length === 0 && <p className="text-khata-700">No history yet.</p>}
      {events && events.length > 0 && (
        <ol>
          {withNotesAfter(events, lead.followUpNotes ?? '').map((one) => (
            <LeadEventLine
              key={one.event.id}
              {...one}
              me={me}
              now={now}
              onTakeBack={takingBack(one.event)}
            />
          ))}
        </ol>
      )}
      {query.isRefetchError && !isFetchNextPageError && (
        <p className="text-taxi-800" role="status">
          The last refresh failed: what happened since is missing.
        </p>
      )}
      {isFetchNextPageError && (
        <p className="text-paar-700" role="alert">
          More of it could not be loaded.
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-disabled={isFetchingNextPage}
          onClick={more}
        >
          {isFetchingNextPage
            ? 'Loading more...'
            : isFetchNextPageError
              ? 'Try again'
              : 'Show more'}
        </Button>
      )}
    </section>
  )
}
