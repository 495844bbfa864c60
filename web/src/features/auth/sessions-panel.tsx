import type { OwnSession } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { relativeTime, useNow } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { PanelState, PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { useEndSessions, useSessions } from './sessions-query.ts'

type SessionProps = { session: OwnSession; now: number; isEnding: boolean; onEnd: () => void }

const inSentence = (words: string) =>
  words.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase())

const Session = ({ session, now, isEnding, onEnd }: SessionProps) => {
  const { device, createdAt, lastSeenAt, isCurrent } = session
  return (
    <PeopleRow>
      <MonitorSmartphone className="text-khata-700" />
      <PeopleWords
        name={
          <>
            <b>{device}</b> {isCurrent && <Badge tone="green">This session</Badge>}
          </>
        }
      >
        <time dateTime={lastSeenAt} title={kolkataTime(lastSeenAt)}>
          {isCurrent ? 'Active now' : `Last seen ${inSentence(relativeTime(lastSeenAt, now))}`}
        </time>
        , logged in <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
      </PeopleWords>
      {!isCurrent && (
        <Button
          variant="danger"
          aria-label={`End the session of ${device}, logged in ${kolkataTime(createdAt)}`}
          aria-disabled={isEnding}
          onClick={() => isEnding || onEnd()}
        >
          <LogOut />
          End
        </Button>
      )}
    </PeopleRow>
  )
}

export const SessionsPanel = () => {
  const query = useSessions()
  const end = useEndSessions()
  const now = useNow()
  const rowFocus = useRowFocus<HTMLElement>()
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  const isEnding = ({ id }: OwnSession) =>
    end.isPending && end.variables.some((one) => one.id === id)
  return (
    <PeoplePanel
      id="sessions"
      title="Your sessions"
      action={
        others.length > 1 && (
          <Button variant="danger" disabled={end.isPending} onClick={() => end.mutate(others)}>
            {`End all ${others.length} others`}
          </Button>
        )
      }
      {...rowFocus}
    >
      <PanelState query={query} what="The list of your sessions" />
      {query.data && (
        <ul>
          {query.data.map((session) => (
            <Session
              key={session.id}
              session={session}
              now={now}
              isEnding={isEnding(session)}
              onEnd={() => end.mutate([session])}
            />
          ))}
        </ul>
      )}
    </PeoplePanel>
  )
}
