import { Check } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { langOf } from '../../plain/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { type Choice, type Conflict, pickChosenValue } from '../form/use-changes.ts'
import { timeWithin } from '../page/relative-time.ts'
import { isOfLibrary } from '../picture/picture-field.tsx'
import { compareWords, type DiffRun, MarkedRun, shortenRuns } from './comparison.tsx'

export type ConflictPanelProps = {
  changedBy: string | null
  updatedAt: string | null
  /** A text may keep both; anything else is theirs or mine. */
  conflicts: readonly (Conflict & { label: string })[]
  choices: ReadonlyMap<string, Choice>
  onChoose: (name: string, choice: Choice) => void
  onDone: () => void
  /** Why nothing is lost either way. */
  safe: string
  heading?: RefObject<HTMLHeadingElement | null>
}

const formatValue = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  return text.startsWith('/incoming/') ? 'The picture chosen here' : text
}

const deletedLabel = 'Deleted'

const Words = ({ runs, text }: { runs: DiffRun[]; text: string }) =>
  text.trim() ? (
    <span className="wrap-anywhere whitespace-pre-wrap" lang={langOf(text)}>
      {runs.map((run, index) => (
        <MarkedRun key={index} {...run} />
      ))}
    </span>
  ) : (
    <i>{deletedLabel}</i>
  )

type ConflictChoiceProps = {
  conflict: ConflictPanelProps['conflicts'][number]
  by: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** Both versions with their differences marked; nothing is chosen by default. */
const ConflictChoice = ({ conflict, by, choice, onChoose }: ConflictChoiceProps) => {
  const { name, label, both } = conflict
  const isText = both !== undefined
  const [theirs, mine] = [formatValue(conflict.theirs), formatValue(conflict.mine)]
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  const all = useMemo(() => compareWords(theirs, mine), [theirs, mine])
  const short = useMemo(() => shortenRuns(all), [all])
  const runs = isWhole ? all : short
  const isShort = short.some(({ text }, at) => text !== all[at]?.text)
  const shown = (of: Choice, text: string) =>
    !isText && isOfLibrary(text) ? (
      <img src={text} alt={label} className="max-h-24 max-w-full rounded-field object-contain" />
    ) : (
      <Words
        text={text}
        runs={runs
          .filter(({ kind }) => kind !== (of === 'mine' ? 'gone' : 'new'))
          .map((run) => (run.kind === 'same' ? run : { ...run, kind: 'new' }))}
      />
    )
  const option = (of: Choice, words: string, text?: string) => (
    <label
      className={`flex min-h-11 min-w-0 cursor-pointer items-start gap-[9px] rounded-field border bg-white px-2.5 py-2 text-kajol ${choice === of ? 'border-jaanla-700 outline-2 outline-jaanla-700' : 'border-khata-200'}`}
    >
      <input
        type="radio"
        className="mt-0.5 size-5 flex-none accent-jaanla-700"
        name={group}
        checked={choice === of}
        onChange={() => onChoose(of)}
      />
      <span className="grid min-w-0 gap-0.5">
        <b>{words}</b>
        {text !== undefined && shown(of, text)}
      </span>
    </label>
  )
  return (
    <fieldset className="grid min-w-0 gap-1.5" data-conflict={name}>
      <legend className="pb-1 font-semibold">{label}</legend>
      <div className="grid grid-cols-1 gap-1.5 md:grid-cols-2">
        {option('theirs', by === 'Somebody else' ? 'Theirs' : `${by}’s`, theirs)}
        {option('mine', 'Yours', mine)}
      </div>
      {isText && theirs.trim() && mine.trim() && option('both', 'Keep both, yours below')}
      {isShort && (
        <div>
          <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show the differences only' : 'Show all of it'}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** How long after the last letter somebody no longer types, in ms. */
const typingPauseMs = 1_000

/** Brings a question into view and focuses its heading; letters being typed reach their field first. */
const useArrival = (heading: RefObject<HTMLElement | null>) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const arrive = () => {
      panel.current?.scrollIntoView?.({ block: 'nearest' })
      if (!panel.current?.contains(document.activeElement))
        heading.current?.focus({ preventScroll: true })
    }
    if (!document.activeElement?.matches('input, textarea')) return arrive()
    let timer = setTimeout(arrive, typingPauseMs)
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(arrive, typingPauseMs)
    }
    addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      removeEventListener('input', onInput)
    }
  }, [heading])
  return panel
}

export const ConflictPanel = (props: ConflictPanelProps) => {
  const { changedBy, updatedAt, conflicts, choices, onChoose, onDone, safe } = props
  const headingId = useId()
  const top = useRef<HTMLHeadingElement>(null)
  const heading = props.heading ?? top
  const panel = useArrival(heading)
  const by = changedBy ?? 'Somebody else'
  const when = updatedAt ? ` ${timeWithin(updatedAt, Date.now())}` : ''
  const openCount = conflicts.filter(({ name }) => !choices.has(name)).length
  return (
    <section
      ref={panel}
      className="grid scroll-mt-10 scroll-mb-24 gap-3 border-taxi-500 border-l-3 bg-taxi-100 py-2.5 pr-3 pl-3 text-dense text-taxi-800"
      aria-labelledby={headingId}
    >
      <div className="grid gap-0.5">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-ui">
          {by} changed this{when}
        </h3>
        <p>
          You both changed what is below; what only one of you has is{' '}
          <ins className="bg-jaanla-100 text-jaanla-800">marked</ins>. {safe}
        </p>
      </div>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.name}
          conflict={conflict}
          by={by}
          choice={choices.get(conflict.name)}
          onChoose={(choice) => onChoose(conflict.name, choice)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button variant="secondary" disabled={openCount > 0} onClick={onDone}>
          <Check />
          Save my choice
        </Button>
        {openCount > 0 && (
          <span>
            {conflicts.length === 1 ? 'Choose a version first.' : `${openCount} still to choose.`}
          </span>
        )}
      </div>
    </section>
  )
}

type OneProps = Pick<ConflictPanelProps, 'changedBy' | 'updatedAt' | 'safe'> & {
  label: string
  theirs: string
  mine: string
  both: string
  onChosen: (value: string) => void
}

/** For a single text outside an editor's form. */
export const OneConflict = ({ label, theirs, mine, both, onChosen, ...rest }: OneProps) => {
  const [choice, setChoice] = useState<Choice>()
  const conflict = { name: 'one', label, theirs, mine, both }
  return (
    <ConflictPanel
      {...rest}
      conflicts={[conflict]}
      choices={new Map(choice && [['one', choice]])}
      onChoose={(_, chosen) => setChoice(chosen)}
      onDone={() => onChosen(String(pickChosenValue(conflict, choice)))}
    />
  )
}
