import { useEffect, useId, useRef, useState } from 'react'
import { langOf } from '../ui/lang-of.ts'
import { timeWithin } from './relative-time.ts'

type Side = 'theirs' | 'mine'

export type ConflictPanelProps = {
  changedBy: string | null
  updatedAt: string | null
  clashes: readonly { name: string; label: string; theirs: unknown; mine: unknown }[]
  /** Where nobody has chosen yet, what was typed here stays. */
  onChoose: (name: string, side: Side) => void
}

const shownOf = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  return text.startsWith('/incoming/') ? 'The picture chosen here' : text
}

const Value = ({ value }: { value: unknown }) => {
  const shown = shownOf(value)
  return shown.trim() ? (
    <span className="wrap-anywhere line-clamp-6 whitespace-pre-wrap" lang={langOf(shown)}>
      {shown}
    </span>
  ) : (
    <i>Empty</i>
  )
}

type ChoiceProps = Pick<ConflictPanelProps, 'onChoose'> & {
  clash: ConflictPanelProps['clashes'][number]
  by: string
}

const Choice = ({ clash, by, onChoose }: ChoiceProps) => {
  const [side, setSide] = useState<Side>('mine')
  const group = useId()
  const option = (of: Side, label: string) => (
    <label
      className={`flex min-h-11 min-w-0 cursor-pointer items-start gap-[9px] rounded-field border bg-white px-2.5 py-2 ${side === of ? 'border-jaanla-700' : 'border-khata-200'}`}
    >
      <input
        type="radio"
        className="mt-0.5 size-5 flex-none accent-jaanla-700"
        name={group}
        checked={side === of}
        onChange={() => {
          setSide(of)
          onChoose(clash.name, of)
        }}
      />
      <span className="grid min-w-0 gap-0.5">
        <b>{label}</b>
        <Value value={clash[of]} />
      </span>
    </label>
  )
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="pb-1 font-semibold">{clash.label}</legend>
      <div className="grid grid-cols-1 gap-1.5 md:grid-cols-2">
        {option('theirs', by === 'Somebody else' ? 'Theirs' : `${by}’s`)}
        {option('mine', 'Yours')}
      </div>
    </fieldset>
  )
}

/** What two people changed at once: for each field theirs or mine, before it is saved again. */
export const ConflictPanel = ({ changedBy, updatedAt, clashes, onChoose }: ConflictPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const by = changedBy ?? 'Somebody else'
  const when = updatedAt ? ` ${timeWithin(updatedAt, Date.now())}` : ''
  return (
    <section
      className="grid gap-3 border-taxi-500 border-l-3 bg-taxi-100 py-2.5 pr-3 pl-3 text-dense text-taxi-800"
      aria-labelledby={id}
    >
      <div className="grid gap-0.5">
        <h3 ref={heading} id={id} tabIndex={-1} className="text-ui">
          {by} changed this{when}
        </h3>
        <p>You both changed what is below. Choose what stays, then save again.</p>
      </div>
      {clashes.map((clash) => (
        <Choice key={clash.name} clash={clash} by={by} onChoose={onChoose} />
      ))}
    </section>
  )
}
