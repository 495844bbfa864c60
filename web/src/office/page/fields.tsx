import type { ComponentProps, ReactNode } from 'react'
import { Field, InputField, selectClass } from '../../ui/field.tsx'

export const CheckField = ({
  label,
  ...rest
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className="flex min-h-10 cursor-pointer items-center gap-[9px] max-md:min-h-11">
    <input type="checkbox" className="size-5 flex-none accent-jaanla-700" {...rest} />
    <span>{label}</span>
  </label>
)

type SelectFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly (readonly [value: string, word: string])[]
} & Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'>

export const SelectField = ({ label, hint, error, options, ...rest }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
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

export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3.5 md:grid-cols-2">{children}</div>
)

type Registered = Omit<Parameters<typeof InputField>[0], 'label'>

type DateFieldsProps = {
  from: Registered
  to: Registered
  notes?: Partial<Record<'validFrom' | 'validTo', ReactNode>>
  errors: Partial<Record<'validFrom' | 'validTo', { message?: string | undefined }>>
}

/** The validity period, in Kolkata time. */
export const DateFields = ({ from, to, notes = {}, errors }: DateFieldsProps) => (
  <FieldRow>
    <InputField
      label="Valid from"
      aside="optional"
      type="datetime-local"
      hint={<>Kolkata time. Empty: from now on. {notes.validFrom}</>}
      error={errors.validFrom?.message}
      {...from}
    />
    <InputField
      label="Valid to"
      aside="optional"
      type="datetime-local"
      hint={<>Kolkata time. Empty: for good. {notes.validTo}</>}
      error={errors.validTo?.message}
      {...to}
    />
  </FieldRow>
)
