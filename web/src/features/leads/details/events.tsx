import { api, type Lead, type LeadEvent } from '@bong-bari/contract'
import { dayInKolkata, kolkataTime, shortWeekday } from '@bong-bari/site'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  Activity,
  CalendarClock,
  CircleCheckBig,
  Eye,
  Inbox,
  type LucideIcon,
  MailQuestionMark,
  MessageSquareReply,
  PencilLine,
  ShieldAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { call, hasSession, keyOf, messageOf } from '../../../api.ts'
import { LoadMore } from '../../../office/list/list-states.tsx'
import { useNameOfActor } from '../../../office/list/row.tsx'
import { unreachable } from '../../../office/page/failure.ts'
import { relativeTime, useNow } from '../../../office/page/relative-time.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { Button } from '../../../ui/button.tsx'
import { useLeadActions } from '../data/changes.ts'
import { useMe } from '../data/team.ts'
import { channelWords, statusLooks } from '../words.tsx'

type Of<Kind extends LeadEvent['kind']> = Extract<LeadEvent, { kind: Kind }>

/** Who reads the timeline, and how it names others. */
type Names = { me: string | undefined; nameOf: (username: string) => string }

const ownerWords = ({ by, from, to }: Of<'owner'>, { me, nameOf }: Names) => {
  const named = (name: string) => (name === me ? 'you' : nameOf(name))
  if (to === null)
    return from === by ? 'gave it back' : `took it from ${from ? named(from) : 'its owner'}`
  if (to === by) return 'took it over'
  return `gave it to ${named(to)}`
}

const followUpWords = ({ from, to, at }: Of<'follow-up-on'>) => {
  const dayText = (day: string) => shortWeekday(day, dayInKolkata(at))
  if (!to) return from ? `dropped the follow-up of ${dayText(from)}` : 'dropped the follow-up'
  return from ? `moved the follow-up to ${dayText(to)}` : `set a follow-up for ${dayText(to)}`
}

const repliedWords = ({ by, channel, sent }: Of<'replied'>, { me, nameOf }: Names) => {
  if (!sent || sent.by === by) return `answered ${channelWords[channel]}`
  const who = sent.by === null ? 'somebody' : sent.by === me ? 'you' : nameOf(sent.by)
  return `noted that ${who} answered ${channelWords[channel]}`
}

/** Follows the name; undefined for kinds of a newer server. */
export const describeEvent = (event: LeadEvent, names: Names): string | undefined => {
  switch (event.kind) {
    case 'received':
      return 'The request came in'
    case 'opened':
      return 'opened it'
    case 'status':
      return `changed ${statusLooks[event.from].label} to ${statusLooks[event.to].label}`
    case 'notes':
      return event.before ? 'changed the notes' : 'wrote notes'
    case 'owner':
      return ownerWords(event, names)
    case 'follow-up-on':
      return followUpWords(event)
    case 'replied':
      return repliedWords(event, names)
    case 'reply-taken-back':
      return `took back the reply ${channelWords[event.channel]}`
    case 'wrote-back':
      return event.to ? 'noted that they wrote back' : 'noted that they did not write back'
    case 'done':
      return event.to ? 'marked it as done' : 'marked it as not done'
    case 'spam':
      return 'marked it as spam'
    case 'restored':
      return 'took it out of the spam folder'
    default:
      return undefined
  }
}

/** `You` or a username; empty where nobody of the team did it. */
const describeActor = ({ kind, by }: LeadEvent, { me, nameOf }: Names) => {
  if (kind === 'received') return ''
  if (by === null) return 'Somebody'
  return by === me ? 'You' : nameOf(by)
}

const pageSize = 15

const { events } = api.leads

/**
 * A lead's events, newest first, in pages. Refetched whenever the lead changed, here or elsewhere, and when
 * the window gets focus.
 */
const useLeadEvents = ({ id, version }: Lead) => {
  const query = useInfiniteQuery({
    queryKey: keyOf(events, { params: { id } }),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        events,
        { params: { id }, query: { limit: pageSize, ...(cursor && { cursor }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: hasSession,
  })
  const { refetch } = query
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    void refetch()
  }, [version, refetch])
  return query
}

const icons: Record<LeadEvent['kind'], LucideIcon> = {
  received: Inbox,
  opened: Eye,
  status: Activity,
  notes: PencilLine,
  owner: UserRound,
  'follow-up-on': CalendarClock,
  replied: MessageSquareReply,
  'reply-taken-back': Undo2,
  'wrote-back': MailQuestionMark,
  done: CircleCheckBig,
  spam: ShieldAlert,
  restored: Undo2,
}

const markClass =
  'z-1 grid size-[22px] place-items-center rounded-full border bg-white [&>svg]:size-[13px]'
const toneOf = ({ kind }: LeadEvent) =>
  kind === 'replied'
    ? 'border-jaanla-600 bg-jaanla-100! text-jaanla-700'
    : 'border-khata-200 text-khata-700'

type LeadEventLineProps = {
  event: LeadEvent
  names: Names
  now: number
  /** Absent for what is no reply, or was taken back. */
  onTakeBack: (() => void) | undefined
}

/** Who, what and when; kinds this page does not know are left out. */
const LeadEventLine = (props: LeadEventLineProps) => {
  const { event, names, now, onTakeBack } = props
  const what = describeEvent(event, names)
  if (!what) return null
  const Icon = icons[event.kind]
  const who = describeActor(event, names)
  return (
    <li className="relative grid grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-2 pb-2 not-last:before:absolute not-last:before:top-2 not-last:before:bottom-0 not-last:before:left-[10.5px] not-last:before:w-px not-last:before:bg-khata-200">
      <span className={`${markClass} ${toneOf(event)}`}>
        <Icon />
      </span>
      <div className="wrap-anywhere min-w-0 leading-[22px]">
        {who && <b className="font-semibold">{who} </b>}
        {what}
        {onTakeBack && (
          <>
            {' '}
            <Button
              className="-my-1 min-h-7! px-1.5! text-dense! underline max-lg:min-h-11!"
              variant="bare"
              aria-label={`Take back: ${what} ${relativeTime(event.at, now)}`}
              onClick={onTakeBack}
            >
              Take back
            </Button>
          </>
        )}
        {event.kind === 'notes' && event.before && (
          <details>
            <summary className="cursor-pointer content-center text-khata-700 underline underline-offset-3 max-lg:min-h-11">
              Earlier notes
            </summary>
            <p
              className="wrap-anywhere mt-1 whitespace-pre-wrap border-khata-200 border-l-3 pl-2 text-khata-700 leading-[1.45]"
              lang={langOf(event.before)}
            >
              {event.before}
            </p>
          </details>
        )}
      </div>
      <time
        className="whitespace-nowrap text-khata-700 leading-[22px]"
        dateTime={event.at}
        title={kolkataTime(event.at)}
      >
        {relativeTime(event.at, now)}
      </time>
    </li>
  )
}

/** Ids of replies taken back, among the loaded events: a reply is older than its undoing. */
const findTakenBack = (events: readonly LeadEvent[]) =>
  new Set(events.map((event) => event.kind === 'reply-taken-back' && event.replyId))

export const LeadEvents = ({ lead }: { lead: Lead }) => {
  const query = useLeadEvents(lead)
  const names = { me: useMe()?.username, nameOf: useNameOfActor() }
  const now = useNow()
  const heading = useId()
  const { takeBack } = useLeadActions()
  const { data, error, refetch, hasNextPage, isFetchNextPageError, isFetchingNextPage } = query
  const events = data?.pages.flatMap(({ items }) => items)
  const takenBackIds = findTakenBack(events ?? [])
  const takingBack = (event: LeadEvent) =>
    event.kind === 'replied' && !takenBackIds.has(event.id)
      ? () => takeBack(lead, event)
      : undefined
  return (
    <section
      className="grid gap-2 border-khata-200 border-t pt-2.5 text-dense"
      aria-labelledby={heading}
    >
      <h3 className="text-dense" id={heading}>
        Timeline
      </h3>
      {!events && !error && <p role="status">Loading the history...</p>}
      {!events && error && (
        <p className="flex flex-wrap items-center gap-2 text-khata-700" role="alert">
          The history could not be loaded. {messageOf(error, unreachable)}
          <Button variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {events && (
        <ol>
          {events.map((event) => (
            <LeadEventLine
              key={event.id}
              event={event}
              names={names}
              now={now}
              onTakeBack={takingBack(event)}
            />
          ))}
        </ol>
      )}
      {query.isRefetchError && !isFetchNextPageError && (
        <p className="text-taxi-800" role="status">
          The last refresh failed: what happened since is missing.
        </p>
      )}
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        failure={isFetchNextPageError && 'Earlier entries could not be loaded.'}
        onMore={query.fetchNextPage}
      />
    </section>
  )
}
