import { limits } from '@bong-bari/contract'
import { soundKey } from '@bong-bari/text'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint, InputField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { linesOf, onOneLine, type RowFieldsProps } from './training-values.ts'

const most = limits.training.variants

const AddByHand = ({ onAdd }: { onAdd: (text: string) => string | undefined }) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const text = onOneLine(typed)
    if (!text) return
    const complaint = onAdd(text)
    setError(complaint)
    if (!complaint) setTyped('')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <InputField
        label="Another way to ask"
        autoComplete="off"
        lang={langOf(typed)}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="secondary" className="mt-6" disabled={!typed.trim()} onClick={add}>
        <Plus />
        Add
      </Button>
    </div>
  )
}

const Taken = ({ ways, onRemove }: { ways: readonly string[]; onRemove: (at: number) => void }) => (
  <ul className="grid border-khata-200 not-empty:border-t" aria-label="Other ways to ask">
    {ways.map((way, at) => (
      <li
        key={`${at} ${way}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-khata-200 border-b py-1"
      >
        <span className="wrap-anywhere leading-[1.5]" lang={langOf(way)}>
          {way}
        </span>
        <Button variant="danger" iconOnly aria-label={`Remove ${way}`} onClick={() => onRemove(at)}>
          <Trash2 />
        </Button>
      </li>
    ))}
  </ul>
)

/** Other ways to ask: those of the row, and one to type. */
export const OtherWays = ({ form }: RowFieldsProps) => {
  const ways = linesOf(useWatch({ control: form.control, name: 'variants' }))
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const put = (next: readonly string[]) =>
    form.setValue('variants', next.join('\n'), { shouldDirty: true, shouldValidate: true })
  const add = (text: string) => {
    if (ways.length >= most) return `A row has at most ${most} of these`
    const { userMessage } = form.getValues()
    if ([userMessage, ...ways].map(soundKey).includes(soundKey(text)))
      return 'This sounds like one that is already there'
    put([...ways, text])
    return undefined
  }
  const error = form.formState.errors.variants?.message
  return (
    <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3" {...keptFocus}>
      <legend className="float-left font-display font-semibold text-body">Other ways to ask</legend>
      <Hint className="clear-both">
        A message like one of these gets the same answer, in whichever script it is written.
      </Hint>
      <Taken ways={ways} onRemove={(gone) => put(ways.filter((_, at) => at !== gone))} />
      {error && <FieldError role="alert">{error}</FieldError>}
      <AddByHand onAdd={add} />
    </fieldset>
  )
}
