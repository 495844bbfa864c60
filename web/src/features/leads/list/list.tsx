import type { Lead, LeadQueue } from '@bong-bari/contract'
import { ListEmpty, LoadMore } from '../../../office/list/list-states.tsx'
import { Panel } from '../../../office/page/panel.tsx'
import { useNow } from '../../../office/page/relative-time.ts'
import type { ArtName } from '../../../ui/art.tsx'
import { Button } from '../../../ui/button.tsx'
import { maxPicks, type Picks } from '../bulk/picks.ts'
import type { LeadFilters } from '../data/filters.ts'
import { type Member, useIsAlone } from '../data/team.ts'
import { LeadRow, squeezedClass, tickClass } from './row.tsx'

type TickAllProps = { leads: Lead[]; picks: Picks; isBusy: boolean }

const TickAll = ({ leads, picks: { picked, pick }, isBusy }: TickAllProps) => {
  const ids = leads.map(({ id }) => id)
  const count = ids.filter((id) => picked.has(id)).length
  const isAll = count > 0 && count === ids.length
  const maxNow = maxPicks - (picked.size - count)
  return (
    <label className={`grid h-8 cursor-pointer place-items-center ${tickClass}`}>
      <span className="sr-only">
        {ids.length > maxNow ? `Select the first ${maxNow} shown` : 'Select all shown'}
      </span>
      <input
        type="checkbox"
        className="size-[18px] cursor-pointer accent-jaanla-700"
        aria-keyshortcuts="Shift+X"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        checked={isAll}
        disabled={isBusy}
        onChange={() => pick(ids, !isAll && picked.size < maxPicks)}
      />
    </label>
  )
}

const headClass =
  'sticky top-(--bars) z-1 whitespace-nowrap border-khata-200 border-b bg-white text-left font-semibold text-dense text-khata-700'
const wordClass = `${headClass} px-2.5 py-1.5 first:pl-[18px]`

type LeadHeadProps = {
  leads: Lead[]
  picks: Picks
  isSqueezed: boolean
  /** True while the next list loads: nobody means all of the one before. */
  isBusy: boolean
}

const LeadHead = ({ leads, picks, isSqueezed, isBusy }: LeadHeadProps) => {
  const isAlone = useIsAlone()
  return (
    <thead className="max-md:sr-only">
      <tr className="group/row">
        <th scope="col" className={`${headClass} w-[50px]`}>
          <TickAll leads={leads} picks={picks} isBusy={isBusy} />
        </th>
        <th scope="col" className={wordClass}>
          Name and company
        </th>
        <th scope="col" className={`${wordClass} w-40 2xl:w-56 ${isSqueezed ? squeezedClass : ''}`}>
          Contact
        </th>
        <th scope="col" className={`${wordClass} w-26`}>
          Received
        </th>
        <th scope="col" className={`${wordClass} w-27`}>
          {isAlone ? 'Status' : 'Status, owner'}
        </th>
      </tr>
    </thead>
  )
}

type LeadListProps = {
  caption: string
  leads: Lead[]
  selectedId: string | undefined
  isSpam: boolean
  picks: Picks
  /** Whether boxes to select rows are shown. */
  isSelecting: boolean
  me: Member | undefined
  isBusy: boolean
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
  onOpen: (id: string) => void
}

/** A table on wide screens, cards on phones. */
export const LeadList = (props: LeadListProps) => {
  const { caption, leads, isSpam, selectedId, picks, isSelecting, me, isBusy, onOpen } = props
  const now = useNow()
  return (
    <Panel className="overflow-clip">
      <table
        className="w-full table-fixed max-md:block"
        aria-busy={isBusy}
        data-selecting={isSelecting || undefined}
        aria-keyshortcuts="j k o x m f s d w y ?"
      >
        <caption className="sr-only">{caption}</caption>
        <LeadHead
          leads={leads}
          picks={picks}
          isSqueezed={selectedId !== undefined}
          isBusy={isBusy}
        />
        <tbody className="in-aria-busy:opacity-60 max-md:block">
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isSelected={lead.id === selectedId}
              isSqueezed={selectedId !== undefined}
              isPicked={picks.picked.has(lead.id)}
              me={me}
              isSpam={isSpam}
              now={now}
              onOpen={onOpen}
              onPick={picks.pick}
            />
          ))}
        </tbody>
      </table>
      <LoadMore
        hasMore={props.hasMore}
        isLoading={props.isLoadingMore}
        failure={props.hasMoreFailed && 'More requests could not be loaded.'}
        onMore={props.onMore}
      />
    </Panel>
  )
}

export const NoLeads = () => (
  <ListEmpty art="khata" title="No requests yet">
    The ledger is open. The first brand is probably finding parking.
  </ListEmpty>
)

export const NoSpam = () => (
  <ListEmpty art="letterbox" title="No spam">
    What robots send is kept apart here and never counts as a request.
  </ListEmpty>
)

type Words = { art: ArtName; title: string; text: string }

const emptyQueues: Record<LeadQueue, Words> = {
  answer: { art: 'bhanr', title: 'Everybody has an answer', text: 'Put the kettle on.' },
  'follow-up': {
    art: 'clock',
    title: 'Nobody to follow up with today',
    text: 'Give any request a follow-up day, and on that day it is here.',
  },
  waiting: {
    art: 'letterbox',
    title: 'No answered request is waiting',
    text: 'Answered requests wait here for their day, or for the brand.',
  },
  done: {
    art: 'khata',
    title: 'Nothing is done yet',
    text: 'Mark a request done once nothing more is to be said.',
  },
}

const noMatch: Words = {
  art: 'umbrella',
  title: 'No request matches these filters',
  text: 'Others may be waiting behind them.',
}

/** An empty queue has words of its own, unless other filters narrow it. */
const describeEmpty = ({ queue, ...others }: LeadFilters): Words =>
  queue && !Object.values(others).some(Boolean) ? emptyQueues[queue] : noMatch

export const NoMatches = ({ filters, onClear }: { filters: LeadFilters; onClear: () => void }) => {
  const { art, title, text } = describeEmpty(filters)
  return (
    <ListEmpty
      art={art}
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all requests
        </Button>
      }
    >
      {text}
    </ListEmpty>
  )
}
