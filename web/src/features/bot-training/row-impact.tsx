import type { TrainingCheck } from '@bong-bari/contract'
import { TriangleAlert } from 'lucide-react'
import { langOf } from '../../ui/lang-of.ts'

const shown = 5

type Change = TrainingCheck['wouldChange'][number]

const fate = ({ before, after }: Change) =>
  after
    ? `now “${before.keyword}” answers, then “${after.keyword}” would.`
    : `now “${before.keyword}” answers, then no row would.`

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <>
    <p>
      <TriangleAlert className="mr-1.5 inline size-4.5 align-[-3px]" />
      <b>
        This would change the answer to{' '}
        {changes.length === 1 ? 'a known question' : `${changes.length} known questions`}.
      </b>
    </p>
    <ul>
      {changes.slice(0, shown).map((change) => (
        <li key={change.message}>
          <q lang={langOf(change.message)}>{change.message}</q>: {fate(change)}
        </li>
      ))}
    </ul>
    {changes.length > shown && <p>And {changes.length - shown} more.</p>}
  </>
)

type RowImpactProps = {
  changes: readonly Change[]
  /** What visitors would miss of a row that is being switched off; empty where nothing. */
  missed: string
}

/** Warns of the known questions that would lose their answer to the row in the dialog, or with it. */
export const RowImpact = ({ changes, missed }: RowImpactProps) => (
  <div
    className="wrap-anywhere grid gap-1.5 rounded-field border border-taxi-800 bg-taxi-100 px-3.5 py-2.5 text-ui leading-[1.5]"
    role="alert"
  >
    {missed && (
      <p>
        <b>{missed}</b> Switched off, it answers nobody.
      </p>
    )}
    {changes.length > 0 && <Changes changes={changes} />}
  </div>
)
