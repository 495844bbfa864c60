import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LeadFilters } from './lead-filters.ts'
import { ManyBar } from './lead-many-bar.tsx'
import { ManyDialog, type ManyKind } from './lead-many-dialog.tsx'
import { type Job, startMany, useManyJob } from './lead-many-job.ts'
import { ManyNotice } from './lead-many-notice.tsx'
import { belowNotice } from './lead-many-place.ts'
import { useMatches } from './lead-matches.ts'
import { Looking, pickedWords } from './lead-picked.tsx'
import type { Picks } from './lead-picks.ts'

export type LeadManyProps = {
  filters: LeadFilters
  picks: Picks
  listed: readonly string[]
  /** How many the list holds, such as `3,018`. */
  total: string
  hasMore: boolean
  onExport: () => void
}

/** The row after those that something was done to has the focus, or else the open one, or the first. */
const focusList = (next: string | undefined) =>
  [`[data-lead="${next}"] button`, '[data-lead][aria-current] button', '[data-lead] button']
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((one) => one !== null)
    ?.focus({ preventScroll: true })

/** The first of a list after the last that is ticked, or before it. */
const nextOf = (listed: readonly string[], picked: ReadonlySet<string>) => {
  const last = listed.findLastIndex((id) => picked.has(id))
  return listed[last + 1] ?? listed.findLast((id) => !picked.has(id))
}

/** What has left the list is ticked no more. */
const leftOf = ({ report: { changed, gone } }: Job) =>
  [...changed.filter(({ change }) => 'erase' in change || 'spam' in change), ...gone].map(
    ({ id }) => id,
  )

/** Unticks what has gone, and gives the focus that the bar had to the list. */
const useEnd = (
  job: Job | undefined,
  isShown: boolean,
  { pick }: Picks,
  next: RefObject<string | undefined>,
) => {
  useEffect(() => {
    if (job?.phase === 'ended') pick(leftOf(job), false)
  }, [job, pick])
  useEffect(() => {
    if (!isShown) return
    document.documentElement.dataset.picked = ''
    return () => {
      delete document.documentElement.dataset.picked
      requestAnimationFrame(
        () => document.activeElement === document.body && focusList(next.current),
      )
    }
  }, [isShown, next])
}

/** What became of many, above the list that follows, and over the head of that the bar of what is ticked. */
export const LeadMany = (props: LeadManyProps) => {
  const { filters, picks, listed, total, hasMore, onExport } = props
  const { picked, pick, clear } = picks
  const job = useManyJob()
  const matches = useMatches(filters, pick)
  const [asked, ask] = useState<ManyKind>()
  const isSpam = filters.spam !== undefined
  const isShown = picked.size > 0
  const hasNotice = job !== undefined || matches.isLooking
  const next = useRef<string>(undefined)
  useEnd(job, isShown, picks, next)

  const isAllShown = listed.every((id) => picked.has(id))
  const isAll = hasMore ? matches.isWhole && isAllShown : isAllShown
  const words =
    hasMore && isAll
      ? `${picked.size.toLocaleString('en')} selected`
      : pickedWords(picked, listed, total)
  const all = hasMore
    ? { word: `Select all that match (${total})`, onPick: matches.start }
    : { word: `Select all (${total})`, onPick: () => pick(listed, true) }
  return (
    <>
      <div
        className="peer sticky top-(--bars) z-3 data-notice:bg-khata-50 data-notice:pb-2.5"
        data-notice={hasNotice ? '' : undefined}
      >
        <ManyNotice job={job} />
        {matches.isLooking && <Looking found={matches.found} total={total} onStop={matches.stop} />}
      </div>
      <div className={`sticky top-(--bars) z-2 max-xl:contents ${belowNotice}`}>
        {isShown && (
          <ManyBar
            words={words}
            isSpam={isSpam}
            isBusy={job !== undefined && job.phase !== 'ended'}
            all={isAll || matches.isLooking ? undefined : all}
            onAsk={ask}
            onExport={onExport}
            onClear={() => {
              clear()
              matches.forget()
            }}
          />
        )}
      </div>
      {asked && (
        <ManyDialog
          kind={asked}
          count={picked.size}
          onYes={(change, owner) => {
            ask(undefined)
            next.current = nextOf(listed, picked)
            void startMany([...picked], change, owner)
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
