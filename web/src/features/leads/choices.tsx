import { type ReactNode, useId } from 'react'

export type Choice<Value extends string> = {
  value: Value
  word: ReactNode
  hint?: string
  lang?: string
  disabled?: boolean
}

type ChoicesProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Gets the focus when its window opens. */
  isFirst?: boolean
  /** Beside each other where there is room. */
  isWrapped?: boolean
}

export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { legend, choices, chosen, onChoose, isFirst, isWrapped } = props
  const name = useId()
  const focused = isFirst ? (chosen ?? choices[0]?.value) : undefined
  return (
    <fieldset className={isWrapped ? 'flex min-w-0 flex-wrap gap-x-5' : 'grid min-w-0 gap-0.5'}>
      <legend className="mb-0.5 font-semibold text-dense">{legend}</legend>
      {choices.map(({ value, word, hint, lang, disabled }) => (
        <label
          key={value}
          className={`flex min-h-9 items-center gap-2.5 max-md:min-h-11 ${disabled ? 'cursor-not-allowed text-khata-700' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            className="size-[18px] flex-none accent-jaanla-700"
            name={name}
            value={value}
            data-autofocus={value === focused || undefined}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span className="wrap-anywhere" lang={lang}>
            {word} {hint && <small className="text-dense text-khata-700">{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
