import type { TrainingCheck } from '@bong-bari/contract'
import { Pencil, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useAddress } from './address.ts'

/** Lines per kind: the form is below. */
const shown = 3

type Answered = TrainingCheck['answeredBy'][number]
type Change = TrainingCheck['wouldChange'][number]

const Quoted = ({ text }: { text: string }) => <q lang={langOf(text)}>{text}</q>

const More = ({ count }: { count: number }) => count > 0 && <p>And {count} more.</p>

const AnsweredBy = ({ answered }: { answered: readonly Answered[] }) => {
  const { open } = useAddress()
  return answered.slice(0, shown).map(({ message, rowId, keyword, keeps }) => (
    <div key={message} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="min-w-0 flex-[1_1_14rem]">
        <b>“{keyword}” already answers</b> <Quoted text={message} />
        {keeps ? ', and would go on answering it.' : '; this row would answer it instead.'}
      </p>
      <Button
        small
        variant="secondary"
        className="max-w-full"
        onClick={() => open('training', rowId)}
      >
        <Pencil />
        <span className="truncate">Edit “{keyword}”</span>
      </Button>
    </div>
  ))
}

const fate = ({ before, after }: Change) =>
  after
    ? `now “${before.keyword}” answers, then “${after.keyword}” would.`
    : `now “${before.keyword}” answers, then no row would.`

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <>
    <p>
      <b>
        This would change the answer to{' '}
        {changes.length === 1 ? 'a known question' : `${changes.length} known questions`}.
      </b>
    </p>
    <ul>
      {changes.slice(0, shown).map((change) => (
        <li key={change.message}>
          <Quoted text={change.message} />: {fate(change)}
        </li>
      ))}
    </ul>
    <More count={changes.length - shown} />
  </>
)

type RowImpactProps = {
  check: TrainingCheck
  missed: string
}

/** Warns which row already answers this, and what it would take from others. */
export const RowImpact = ({
  check: { answeredBy, wouldChange, unasked = 0 },
  missed,
}: RowImpactProps) => {
  const own = new Set(answeredBy.map(({ message }) => message))
  const changes = wouldChange.filter(({ message }) => !own.has(message))
  const isEmpty = !missed && answeredBy.length === 0 && changes.length === 0
  return (
    <div className="contents" role="status">
      {!isEmpty && (
        <div className="wrap-anywhere sticky top-0 z-1 flex max-h-[calc(38*var(--dvh))] gap-2.5 overflow-y-auto rounded-field border border-taxi-800 bg-taxi-100 px-3.5 py-2.5 text-ui leading-[1.5]">
          <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
          <div className="grid min-w-0 flex-1 gap-1.5">
            {missed && (
              <p>
                <b>{missed}</b> Switched off, it answers nobody.
              </p>
            )}
            <AnsweredBy answered={answeredBy} />
            <More count={answeredBy.length - shown} />
            {changes.length > 0 && <Changes changes={changes} />}
            {unasked > 0 && (
              <p>
                Of the questions near this row the nearest were asked again, and {unasked} were not.
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
