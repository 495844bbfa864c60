import {
  CalendarPlus,
  Check,
  CircleAlert,
  CircleCheck,
  Download,
  Eraser,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  Tag,
  Undo2,
  UserRound,
  X,
} from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { BulkDialog, type BulkKind } from './lead-bulk-dialog.tsx'
import {
  forgetBulk,
  type Job,
  many,
  resumeBulk,
  startBulk,
  stopBulk,
  undoBulk,
  useBulkJob,
} from './lead-bulk-job.ts'
import type { LeadFilters } from './lead-filters.ts'
import { useMatches } from './lead-matches.ts'
import { Looking, pickedWords } from './lead-picked.tsx'
import { belowNotice, type Picks } from './lead-picks.ts'

const number = (count: number) => count.toLocaleString('en')

const Progress = ({ job: { words, phase, done, total } }: { job: Job }) => (
  <>
    <p className="flex-none">
      {words.doing}: <b>{`${number(done)} of ${number(total)}`}</b>
    </p>
    <progress
      className="min-w-24 flex-1 max-md:order-last max-md:mb-1 max-md:w-full max-md:flex-none"
      aria-label={words.doing}
      max={total}
      value={done}
    />
    <Button
      className="max-md:ml-auto"
      variant="secondary"
      aria-disabled={phase === 'stopping'}
      onClick={stopBulk}
    >
      {phase === 'stopping' ? 'Stopping...' : 'Stop'}
    </Button>
  </>
)

const was = (count: number) => (count === 1 ? 'was' : 'were')

const sentencesOf = ({ words, report }: Job) => {
  const { changed, since, gone, failed, left, reason } = report
  return [
    (changed.length > 0 || since.length + gone.length + failed.length + left.length === 0) &&
      `${many(changed.length)} ${words.done}.`,
    since.length > 0 &&
      `${number(since.length)} left as ${since.length === 1 ? 'it is' : 'they are'}: somebody changed ${since.length === 1 ? 'it' : 'them'} since.`,
    gone.length > 0 && `${number(gone.length)} ${was(gone.length)} no longer there.`,
    left.length > 0 && `Stopped: ${number(left.length)} ${was(left.length)} not touched.`,
    failed.length > 0 && `${number(failed.length)} failed. ${reason ?? ''}`,
  ].filter((sentence) => sentence !== false)
}

const Ended = ({ job }: { job: Job }) => {
  const { failed, left, backs } = job.report
  const open = failed.length + left.length
  const Icon = failed.length > 0 ? CircleAlert : CircleCheck
  return (
    <>
      <Icon
        className={`size-5 flex-none ${failed.length > 0 ? 'text-paar-600' : 'text-jaanla-700'}`}
      />
      <p className="min-w-0 flex-1">{sentencesOf(job).join(' ')}</p>
      <div className="flex flex-none flex-wrap gap-2 max-md:order-last max-md:w-full max-md:empty:hidden">
        {open > 0 && (
          <Button variant="secondary" onClick={() => resumeBulk(job)}>
            {failed.length > 0 ? 'Try those again' : `Go on with ${number(open)}`}
          </Button>
        )}
        {!job.isUndo && backs.length > 0 && (
          <Button variant="secondary" onClick={() => undoBulk(job)}>
            <Undo2 />
            Undo
          </Button>
        )}
      </div>
      <Button variant="bare" iconOnly aria-label="Close" onClick={forgetBulk}>
        <X />
      </Button>
    </>
  )
}

const BulkNotice = ({ job }: { job: Job | undefined }) => (
  <div role="status">
    {job && (
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-jaanla-700 bg-jaanla-50 px-3.5 py-1 leading-[1.4] shadow-quiet md:flex-nowrap">
        {job.phase === 'ended' ? <Ended job={job} /> : <Progress job={job} />}
      </div>
    )}
  </div>
)

type BulkBarProps = {
  /** Such as `2 of 3,018 selected`. */
  words: string
  isSpam: boolean
  isBusy: boolean
  /** Absent when all are selected. */
  all: { word: string; onPick: () => void } | undefined
  onAsk: (kind: BulkKind) => void
  onExport: () => void
  onClear: () => void
}

type Action = {
  kind: BulkKind | 'export'
  word: string
  label: string
  icon: LucideIcon
  keys?: string
}

const actions: Action[] = [
  { kind: 'status', word: 'Status', label: 'Status of the selected', icon: Tag, keys: 'a' },
  { kind: 'owner', word: 'Owner', label: 'Owner of the selected', icon: UserRound },
  {
    kind: 'followUpOn',
    word: 'Follow-up day',
    label: 'Follow-up day of the selected',
    icon: CalendarPlus,
    keys: 'Shift+F',
  },
  { kind: 'done', word: 'Done', label: 'Done: the selected', icon: Check },
  {
    kind: 'spam',
    word: 'Mark as spam',
    label: 'Mark the selected as spam',
    icon: ShieldAlert,
    keys: 'Shift+S',
  },
  { kind: 'export', word: 'Export', label: 'Export the selected', icon: Download },
  { kind: 'erase', word: 'Erase', label: 'Erase the selected', icon: Eraser },
]
const spamActions: Action[] = [
  {
    kind: 'restore',
    word: 'Not spam',
    label: 'Not spam: the selected',
    icon: ShieldCheck,
    keys: 'a',
  },
  { kind: 'erase', word: 'Erase', label: 'Erase the selected', icon: Eraser },
]

/** Over the table head, so rows do not shift; on narrow screens at the bottom. */
const place =
  'xl:absolute xl:top-px xl:right-px xl:left-[51px] xl:h-10 xl:rounded-tr-md max-xl:fixed max-xl:bottom-3 max-xl:left-3 max-xl:z-60 max-xl:rounded-md max-xl:border max-xl:border-jaanla-700 max-xl:p-1 max-xl:shadow-pop max-md:right-[76px] max-md:flex-wrap'

const actionClass =
  'xl:gap-1.5! xl:px-2! xl:text-dense! xl:[&>svg]:size-[15px]! md:max-xl:px-2.5! max-md:min-h-13! max-md:flex-1 max-md:flex-col max-md:gap-0.5! max-md:px-0! max-md:text-tiny!'

const BulkBar = (props: BulkBarProps) => {
  const { words, isSpam, isBusy, all, onAsk, onExport, onClear } = props
  return (
    <section
      aria-label="Selected requests"
      className={`${place} z-2 flex items-center gap-x-1 bg-jaanla-100 text-dense`}
    >
      <p className="min-w-0 flex-1 truncate px-1 font-semibold max-md:px-2" role="status">
        {words}
      </p>
      {all && (
        <Button
          className="px-2! text-dense! underline underline-offset-3 xl:min-h-9!"
          variant="bare"
          onClick={all.onPick}
        >
          {all.word}
        </Button>
      )}
      <div className="flex max-md:order-last max-md:grid max-md:w-full max-md:grid-cols-4">
        {(isSpam ? spamActions : actions).map(({ kind, word, label, icon: Icon, keys }) => (
          <Button
            key={kind}
            // Makes room for the long "Select all".
            className={`${actionClass} ${all ? 'xl:[&>svg]:hidden' : ''}`}
            variant="bare"
            aria-label={label}
            aria-disabled={isBusy && kind !== 'export'}
            aria-keyshortcuts={keys}
            onClick={() => {
              if (kind === 'export') onExport()
              else if (!isBusy) onAsk(kind)
            }}
          >
            <Icon />
            {word}
          </Button>
        ))}
      </div>
      <Button
        className="xl:min-h-9! xl:w-9!"
        variant="bare"
        iconOnly
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X />
      </Button>
    </section>
  )
}

export type LeadBulkProps = {
  filters: LeadFilters
  picks: Picks
  listed: readonly string[]
  /** True while the list of these filters loads: `listed` are those before. */
  isOutdated: boolean
  total: string
  hasMore: boolean
  onExport: () => void
}

/** Focuses `next`, else the open row, else the first. */
const focusList = (next: string | undefined) =>
  [`[data-lead="${next}"] button`, '[data-lead][aria-current] button', '[data-lead] button']
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((one) => one !== null)
    ?.focus({ preventScroll: true })

const nextOf = (listed: readonly string[], picked: ReadonlySet<string>) => {
  const last = listed.findLastIndex((id) => picked.has(id))
  return listed[last + 1] ?? listed.findLast((id) => !picked.has(id))
}

const leftOf = ({ report: { changed, gone } }: Job) =>
  [...changed.filter(({ change }) => 'erase' in change || 'spam' in change), ...gone].map(
    ({ id }) => id,
  )

/** Deselects leads that left the list, and returns focus from the bar to the list. */
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

export const LeadBulk = (props: LeadBulkProps) => {
  const { filters, picks, listed, isOutdated, total, hasMore, onExport } = props
  const { picked, pick, clear } = picks
  const job = useBulkJob()
  const matches = useMatches(filters, pick)
  const [asked, ask] = useState<BulkKind>()
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
        <BulkNotice job={job} />
        {matches.isLooking && <Looking found={matches.found} total={total} onStop={matches.stop} />}
      </div>
      <div className={`sticky top-(--bars) z-2 max-xl:contents ${belowNotice}`}>
        {isShown && (
          <BulkBar
            words={words}
            isSpam={isSpam}
            isBusy={job !== undefined && job.phase !== 'ended'}
            all={isAll || isOutdated || matches.isLooking ? undefined : all}
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
        <BulkDialog
          kind={asked}
          count={picked.size}
          onYes={(change, owner) => {
            ask(undefined)
            next.current = nextOf(listed, picked)
            void startBulk([...picked], change, owner)
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
