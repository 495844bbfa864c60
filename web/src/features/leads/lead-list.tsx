import { type Lead, limits } from '@bong-bari/contract'
import { Fragment, useEffect, useRef, useState } from 'react'
import { part } from '../../office/dialog/part.tsx'
import { LoadMore } from '../../office/list/list-states.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { useMediaQuery } from '../../office/page/use-media-query.ts'
import { maxPicks, type Picks } from './lead-picks.ts'
import { LeadRow, squeezedClass, tickClass } from './lead-row.tsx'
import { type Member, useIsAlone } from './lead-team.ts'
import type { LeadRange } from './lead-window.tsx'

type TickAllProps = { leads: Lead[]; picks: Picks; isBusy: boolean }

const TickAll = ({ leads, picks: { picked, pick }, isBusy }: TickAllProps) => {
  const ids = leads.map(({ id }) => id)
  const count = ids.filter((id) => picked.has(id)).length
  const isAll = count > 0 && count === ids.length
  const most = maxPicks - (picked.size - count)
  return (
    <label className={`grid h-8 cursor-pointer place-items-center ${tickClass}`}>
      <span className="sr-only">
        {ids.length > most ? `Select the first ${most} shown` : 'Select all shown'}
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
      <tr className="group/row" aria-rowindex={1}>
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

// As heavy as the tab, and the first page is drawn without it.
const leadWindow = part(async () => (await import('./lead-window.tsx')).LeadWindow)

type LeadListProps = {
  caption: string
  leads: Lead[]
  selectedId: string | undefined
  /** True of what is kept apart, as spam or held. */
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

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr className="max-md:block" aria-hidden="true">
      <td className="max-md:block" style={{ height }} />
    </tr>
  )

/** Loads the next page before the end is reached; after a failure only on request. */
const useMore = (isNearEnd: boolean, props: LeadListProps) => {
  const { isBusy, hasMore, isLoadingMore, hasMoreFailed, onMore } = props
  const wanted = isNearEnd && hasMore && !isBusy && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (wanted) onMore()
  }, [wanted, onMore])
}

type Drawn = { lead: Lead; index: number; gap: number }

const drawnOf = (leads: Lead[], range: LeadRange | undefined): Drawn[] => {
  if (!range) return leads.map((lead, index) => ({ lead, index, gap: 0 }))
  return range.near.flatMap(({ index, gap }) => {
    const lead = leads[index]
    return lead ? [{ lead, index, gap }] : []
  })
}

/** A table on wide screens, cards on phones; of a long list only the rows near the screen are drawn. */
export const LeadList = (props: LeadListProps) => {
  const { caption, leads, isSpam, selectedId, picks, isSelecting, me, isBusy, hasMore, onOpen } =
    props
  const now = useNow()
  const body = useRef<HTMLTableSectionElement>(null)
  const isCards = useMediaQuery('(max-width: 767px)')
  const isLong = hasMore || leads.length > limits.leadPage.default
  const [known, setRange] = useState<LeadRange>()
  const range = isLong ? known : undefined
  useMore(range?.isNearEnd ?? false, props)
  return (
    <Panel className="overflow-clip">
      <table
        className="w-full table-fixed max-md:block"
        aria-rowcount={hasMore ? -1 : leads.length + 1}
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
        <tbody ref={body} className="in-aria-busy:opacity-60 max-md:block">
          {drawnOf(leads, range).map(({ lead, index, gap }) => (
            <Fragment key={lead.id}>
              <Gap height={gap} />
              <LeadRow
                lead={lead}
                index={index}
                isSelected={lead.id === selectedId}
                isSqueezed={selectedId !== undefined}
                isPicked={picks.picked.has(lead.id)}
                me={me}
                isSpam={isSpam}
                now={now}
                measure={range?.measure}
                onOpen={onOpen}
                onPick={picks.pick}
              />
            </Fragment>
          ))}
          <Gap height={range?.after ?? 0} />
        </tbody>
      </table>
      {isLong && (
        <leadWindow.Component
          leads={leads}
          body={body}
          isCards={isCards}
          openId={selectedId}
          onRange={setRange}
        />
      )}
      <LoadMore
        hasMore={hasMore}
        isLoading={props.isLoadingMore}
        failure={props.hasMoreFailed && 'More requests could not be loaded.'}
        onMore={props.onMore}
      />
    </Panel>
  )
}
