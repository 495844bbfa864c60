import { Button } from '../../ui/button.tsx'

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly (readonly [value: Value, word: string])[]
  value: Value
  onChoose: (value: Value) => void
}

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, options, value, onChoose } = props
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, word]) => (
        <Button
          key={option}
          variant="secondary"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {word}
        </Button>
      ))}
    </fieldset>
  )
}
