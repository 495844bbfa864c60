import type { ComponentProps } from 'react'
import { Field, selectClass } from '../ui/field.tsx'

type SelectFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly (readonly [value: string, word: string])[]
} & Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'>

export const SelectField = ({ label, hint, error, options, ...rest }: SelectFieldProps) => (
  <Field {...{ label, hint, error }}>
    {(control) => (
      <select {...control} className={selectClass} {...rest}>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    )}
  </Field>
)
