import { type LeadBack, leadStatuses } from '@bong-bari/contract'
import {
  Check,
  CircleAlert,
  CircleCheck,
  Download,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  Tag,
  Undo2,
  UserRound,
  X,
} from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog, DialogActions } from '../../../office/dialog/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Choice, Choices } from '../choices.tsx'
import { type Member, useIsAlone, useMe, useTeam } from '../data/team.ts'
import { statusLooks } from '../words.tsx'
import { type BulkJob, type BulkReport, formatRequestCount, useBulk } from './job.ts'
import { belowNotice, maxPicks, type Picks } from './picks.ts'

type BulkQuestion = 'status' | 'owner'

type BulkDialogProps = {
  question: BulkQuestion
  count: number
  /** `owner` is the new owner's name. */
  onYes: (change: LeadBack, owner?: string) => void
  onClose: () => void
}

type Option = Choice<string> & { yes: string; change: LeadBack; owner?: string }

const statusOptions = leadStatuses.map((value): Option => {
  const { icon: Icon, label } = statusLooks[value]
  const word = (
    <span className="flex items-center gap-2.5">
      <Icon className="size-[17px]" />
      {label}
    </span>
  )
  return { value, word, yes: `Mark as ${label}`, change: { leadStatus: value } }
})

const useOwnerOptions = (): Option[] => {
  const me = useMe()
  const others = useTeam().filter(({ id }) => id !== me?.id)
  const optionOf = ({ id }: Member, word: string, owner: string): Option => ({
    value: id,
    word,
    yes: `Give to ${owner}`,
    change: { ownerId: id },
    owner,
  })
  return [
    ...(me ? [optionOf(me, `Me (${me.username})`, 'you')] : []),
    ...others.map((one) => optionOf(one, one.username, one.username)),
    { value: 'nobody', word: 'Nobody', yes: 'Remove the owner', change: { ownerId: null } },
  ]
}

/** Asks for what the selected requests get. */
const BulkDialog = ({ question, count, onYes, onClose }: BulkDialogProps) => {
  const ownerOptions = useOwnerOptions()
  const [chosenValue, choose] = useState<string>()
  const isOwner = question === 'owner'
  const options = isOwner ? ownerOptions : statusOptions
  const chosen = options.find(({ value }) => value === chosenValue)
  return (
    <Dialog title={`The ${question} of ${formatRequestCount(count)}`} onClose={onClose}>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onYes(chosen.change, chosen.owner)
        }}
      >
        <Choices
          isFirst
          legend={isOwner ? 'Owner' : 'Status'}
          choices={options}
          chosen={chosenValue}
          onChoose={choose}
        />
        <p className="text-dense text-khata-700">
          Requests that already have it stay as they are. Undo changes the others back.
        </p>
        <DialogActions onCancel={onClose}>
          <Button type="submit" className="wrap-anywhere whitespace-normal!" disabled={!chosen}>
            {chosen?.yes ?? `Choose ${isOwner ? 'an owner' : 'a status'}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const formatNumber = (count: number) => count.toLocaleString('en')

const Progress = ({ job: { words, tasks }, done }: { job: BulkJob; done: number }) => (
  <>
    <p className="flex-none">
      {words.doing}: <b>{`${formatNumber(done)} of ${formatNumber(tasks.length)}`}</b>
    </p>
    <progress
      className="min-w-24 flex-1 max-md:order-last max-md:mb-1 max-md:w-full max-md:flex-none"
      aria-label={words.doing}
      max={tasks.length}
      value={done}
    />
  </>
)

const was = (count: number) => (count === 1 ? 'was' : 'were')

const describeReport = ({ words }: BulkJob, { changed, since, gone, failed, reason }: BulkReport) =>
  [
    (changed.length > 0 || since.length + gone.length + failed.length === 0) &&
      `${formatRequestCount(changed.length)} ${words.done}.`,
    since.length > 0 &&
      `${formatNumber(since.length)} left as ${since.length === 1 ? 'it is' : 'they are'}: somebody changed ${since.length === 1 ? 'it' : 'them'} since.`,
    gone.length > 0 && `${formatNumber(gone.length)} ${was(gone.length)} no longer there.`,
    failed.length > 0 &&
      `${formatNumber(failed.length)} failed and ${failed.length === 1 ? 'is' : 'are'} still selected. ${reason ?? ''}`,
  ].filter((sentence) => sentence !== false)

type EndedProps = { job: BulkJob; report: BulkReport; onUndo: () => void; onClose: () => void }

const Ended = ({ job, report, onUndo, onClose }: EndedProps) => {
  const hasFailed = report.failed.length > 0
  const Icon = hasFailed ? CircleAlert : CircleCheck
  return (
    <>
      <Icon className={`size-5 flex-none ${hasFailed ? 'text-paar-600' : 'text-jaanla-700'}`} />
      <p className="min-w-0 flex-1">{describeReport(job, report).join(' ')}</p>
      {!job.isUndo && report.backs.length > 0 && (
        <Button variant="secondary" onClick={onUndo}>
          <Undo2 />
          Undo
        </Button>
      )}
      <Button variant="bare" iconOnly aria-label="Close" onClick={onClose}>
        <X />
      </Button>
    </>
  )
}

type BulkBarProps = {
  /** Such as `2 of 3,018 selected`. */
  selectionText: string
  isSpam: boolean
  isBusy: boolean
  /** It is absent when no more can be selected. */
  all: { word: string; onPick: () => void } | undefined
  onAsk: (question: BulkQuestion) => void
  onChange: (change: LeadBack) => void
  onExport: () => void
  onClear: () => void
}

/** A question comes first where there is something to choose; the others can be undone. */
type Effect = { asks: BulkQuestion } | { change: LeadBack } | { exports: true }
type Action = Effect & { word: string; label: string; icon: LucideIcon; keys?: string }

const actions: Action[] = [
  { asks: 'status', word: 'Status', label: 'Status of the selected', icon: Tag, keys: 'a' },
  { asks: 'owner', word: 'Owner', label: 'Owner of the selected', icon: UserRound },
  { change: { done: true }, word: 'Done', label: 'Done: the selected', icon: Check },
  {
    change: { spam: true },
    word: 'Mark as spam',
    label: 'Mark the selected as spam',
    icon: ShieldAlert,
    keys: 'Shift+S',
  },
  { exports: true, word: 'Export', label: 'Export the selected', icon: Download },
]
const spamActions: Action[] = [
  {
    change: { spam: false },
    word: 'Not spam',
    label: 'Not spam: the selected',
    icon: ShieldCheck,
    keys: 'a',
  },
]

/** Over the table head, so rows do not shift; on narrow screens at the bottom. */
const barClass =
  'xl:absolute xl:top-px xl:right-px xl:left-[51px] xl:h-10 xl:rounded-tr-md max-xl:fixed max-xl:bottom-3 max-xl:left-3 max-xl:z-60 max-xl:rounded-md max-xl:border max-xl:border-jaanla-700 max-xl:p-1 max-xl:shadow-pop max-md:right-[76px] max-md:flex-wrap'

const actionClass =
  'xl:gap-1.5! xl:px-2! xl:text-dense! xl:[&>svg]:size-[15px]! md:max-xl:px-2.5! max-md:min-h-13! max-md:flex-1 max-md:flex-col max-md:gap-0.5! max-md:px-0! max-md:text-tiny!'

const BulkBar = (props: BulkBarProps) => {
  const { selectionText, isSpam, isBusy, all, onAsk, onChange, onExport, onClear } = props
  const isAlone = useIsAlone()
  const shown = (isSpam ? spamActions : actions).filter(({ word }) => word !== 'Owner' || !isAlone)
  const run = (action: Effect) => {
    if ('exports' in action) onExport()
    else if (isBusy) return
    else if ('asks' in action) onAsk(action.asks)
    else onChange(action.change)
  }
  return (
    <section
      aria-label="Selected requests"
      className={`${barClass} z-2 flex items-center gap-x-1 bg-jaanla-100 text-dense`}
    >
      <p
        className="line-clamp-2 min-w-0 flex-1 px-1 font-semibold leading-[1.3] max-md:px-2"
        role="status"
      >
        {selectionText}
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
        {shown.map(({ word, label, icon: Icon, keys, ...action }) => (
          <Button
            key={word}
            // Makes room for the long "Select all".
            className={`${actionClass} ${all ? 'xl:[&>svg]:hidden' : ''}`}
            variant="bare"
            aria-label={label}
            aria-disabled={isBusy && !('exports' in action)}
            aria-keyshortcuts={keys}
            onClick={() => run(action)}
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

/** `2 of 3,018 selected`, how many of them the list hides, and what is left out where no more can be ticked. */
const describePicks = (picked: ReadonlySet<string>, listed: readonly string[], total: string) => {
  const shown = listed.filter((id) => picked.has(id)).length
  const [hidden, left] = [picked.size - shown, listed.length - shown]
  const more = hidden > 0 ? `, ${formatNumber(hidden)} more not shown here` : ''
  const limit = picked.size === maxPicks ? ', the maximum' : ''
  const others =
    limit && left > 0
      ? `: the other ${formatNumber(left)} shown ${left === 1 ? 'is' : 'are'} not`
      : ''
  return `${formatNumber(shown)} of ${total} selected${more}${limit}${others}`
}

export type LeadBulkProps = {
  isSpam: boolean
  picks: Picks
  listed: readonly string[]
  /** True while the list of these filters loads: `listed` are those before. */
  isOutdated: boolean
  total: string
  onExport: () => void
}

/** Focuses `next`, else the open row, else the first. */
const focusList = (next: string | undefined) =>
  [`[data-lead="${next}"] button`, '[data-lead][aria-current] button', '[data-lead] button']
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((one) => one !== null)
    ?.focus({ preventScroll: true })

const findNextId = (listed: readonly string[], picked: ReadonlySet<string>) => {
  const last = listed.findLastIndex((id) => picked.has(id))
  return listed[last + 1] ?? listed.findLast((id) => !picked.has(id))
}

/** Those that left the list; where some failed, all others, so that the failed can be tried again. */
const listDoneIds = ({ changed, since, gone, failed }: BulkReport) => {
  const moved = changed.filter(({ change }) => 'spam' in change)
  return [...(failed.length > 0 ? [...changed, ...since] : moved), ...gone].map(({ id }) => id)
}

/** Unticks what is done, and returns focus from the bar to the list. */
const useFinishedJob = (
  report: BulkReport | undefined,
  isShown: boolean,
  { pick }: Picks,
  next: RefObject<string | undefined>,
) => {
  useEffect(() => {
    if (report) pick(listDoneIds(report), false)
  }, [report, pick])
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
  const { isSpam, picks, listed, isOutdated, total, onExport } = props
  const { picked, pick, clear } = picks
  const { job, done, report, start, undo, close } = useBulk()
  const [question, ask] = useState<BulkQuestion>()
  const isShown = picked.size > 0
  const next = useRef<string>(undefined)
  useFinishedJob(report, isShown, picks, next)

  const change = (wanted: LeadBack, owner?: string) => {
    ask(undefined)
    next.current = findNextId(listed, picked)
    start([...picked], wanted, owner)
  }
  const unpicked = listed.filter((id) => !picked.has(id)).length
  const room = maxPicks - picked.size
  const all =
    unpicked > room
      ? `Select ${formatNumber(room)} more, the maximum`
      : `Select all shown (${formatNumber(listed.length)})`
  return (
    <>
      <div
        className="peer sticky top-(--bars) z-3 data-notice:bg-khata-50 data-notice:pb-2.5"
        data-notice={job ? '' : undefined}
      >
        <div role="status">
          {job && (
            <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-jaanla-700 bg-jaanla-50 px-3.5 py-1 leading-[1.4] shadow-quiet md:flex-nowrap">
              {report ? (
                <Ended job={job} report={report} onUndo={undo} onClose={close} />
              ) : (
                <Progress job={job} done={done} />
              )}
            </div>
          )}
        </div>
      </div>
      <div className={`sticky top-(--bars) z-2 max-xl:contents ${belowNotice}`}>
        {isShown && (
          <BulkBar
            selectionText={describePicks(picked, listed, total)}
            isSpam={isSpam}
            isBusy={job !== undefined && !report}
            all={
              unpicked === 0 || room === 0 || isOutdated
                ? undefined
                : { word: all, onPick: () => pick(listed, true) }
            }
            onAsk={ask}
            onChange={change}
            onExport={onExport}
            onClear={clear}
          />
        )}
      </div>
      {question && (
        <BulkDialog
          question={question}
          count={picked.size}
          onYes={change}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
