import { Check } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { langOf } from '../ui/lang-of.ts'
import { Marked } from './comparison.tsx'
import type { Piece } from './merge.ts'
import { isOfLibrary } from './picture-field.tsx'
import { timeWithin } from './relative-time.ts'
import { type Choice, chosenOf, isOpen, questionOf } from './use-changes.ts'
import { type DiffRun, shortened, wordDiff } from './word-diff.ts'

export type ConflictPanelProps = {
  changedBy: string | null
  updatedAt: string | null
  /** A text is resolved piece by piece and may keep both; anything else as a whole. */
  clashes: readonly {
    name: string
    label: string
    theirs: unknown
    mine: unknown
    pieces: Piece[]
  }[]
  choices: ReadonlyMap<string, Choice>
  onChoose: (question: string, choice: Choice) => void
  onDone: () => void
  /** Why nothing is lost either way. */
  safe: string
  heading?: RefObject<HTMLHeadingElement | null>
}

const shownOf = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  return text.startsWith('/incoming/') ? 'The picture chosen here' : text
}

type Question = {
  id: string
  label: string
  theirs: string
  mine: string
  isText: boolean
}

const questionsOf = ({
  name,
  label,
  theirs,
  mine,
  pieces,
}: ConflictPanelProps['clashes'][number]): Question[] => {
  if (!pieces.length) {
    const shown = { theirs: shownOf(theirs), mine: shownOf(mine) }
    return [{ id: questionOf(name), label, ...shown, isText: false }]
  }
  const open = pieces.filter(isOpen)
  return pieces.flatMap((piece, at) => {
    if ('text' in piece) return []
    const place = open.length > 1 ? `, place ${open.indexOf(piece) + 1} of ${open.length}` : ''
    return [{ id: questionOf(name, at), label: label + place, ...piece, isText: true }]
  })
}

const gone = 'Taken out'

const Words = ({ runs, text }: { runs: DiffRun[]; text: string }) =>
  text.trim() ? (
    <span className="wrap-anywhere whitespace-pre-wrap" lang={langOf(text)}>
      {runs.map((run, place) => (
        <Marked key={place} {...run} />
      ))}
    </span>
  ) : (
    <i>{gone}</i>
  )

type AskedProps = {
  question: Question
  by: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** Both versions with their differences marked; nothing is chosen by default. */
const Asked = ({ question, by, choice, onChoose }: AskedProps) => {
  const { id, label, theirs, mine, isText } = question
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  const all = useMemo(() => wordDiff(theirs, mine), [theirs, mine])
  const short = useMemo(() => shortened(all), [all])
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
  const option = (of: Choice, name: string, text?: string) => (
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
        <b>{name}</b>
        {text !== undefined && shown(of, text)}
      </span>
    </label>
  )
  return (
    <fieldset className="grid min-w-0 gap-1.5" data-question={id}>
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
  const { changedBy, updatedAt, clashes, choices, onChoose, onDone, safe } = props
  const own = useId()
  const top = useRef<HTMLHeadingElement>(null)
  const heading = props.heading ?? top
  const panel = useArrival(heading)
  const by = changedBy ?? 'Somebody else'
  const when = updatedAt ? ` ${timeWithin(updatedAt, Date.now())}` : ''
  const questions = clashes.flatMap(questionsOf)
  const left = questions.filter(({ id }) => !choices.has(id)).length
  return (
    <section
      ref={panel}
      className="grid scroll-mt-10 scroll-mb-24 gap-3 border-taxi-500 border-l-3 bg-taxi-100 py-2.5 pr-3 pl-3 text-dense text-taxi-800"
      aria-labelledby={own}
    >
      <div className="grid gap-0.5">
        <h3 ref={heading} id={own} tabIndex={-1} className="text-ui">
          {by} changed this{when}
        </h3>
        <p>
          You both changed what is below; what only one of you has is{' '}
          <ins className="bg-jaanla-100 text-jaanla-800">marked</ins>. {safe}
        </p>
      </div>
      {questions.map((question) => (
        <Asked
          key={question.id}
          question={question}
          by={by}
          choice={choices.get(question.id)}
          onChoose={(choice) => onChoose(question.id, choice)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button variant="secondary" disabled={left > 0} onClick={onDone}>
          <Check />
          Use what I chose
        </Button>
        {left > 0 && (
          <span>
            {questions.length === 1 ? 'Choose what stays first.' : `${left} left to choose.`}
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
  /** Whether both may be kept, one below the other. */
  isText: boolean
  onChosen: (value: string) => void
}

/** For a single field outside an editor's form. */
export const OneConflict = ({ label, theirs, mine, isText, onChosen, ...rest }: OneProps) => {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const clash = { name: 'one', theirs, mine, pieces: isText ? [{ theirs, mine }] : [] }
  return (
    <ConflictPanel
      {...rest}
      clashes={[{ ...clash, label }]}
      choices={choices}
      onChoose={(question, choice) => setChoices(new Map([[question, choice]]))}
      onDone={() => onChosen(String(chosenOf(clash, choices)))}
    />
  )
}
