import type { ChangeEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field, selectClass } from '../../ui/field.tsx'
import { digitsOf, type RequestValues } from './request-values.ts'

/** Leaves digits only and the caret where it was. */
const stripToDigits = (input: HTMLInputElement) => {
  const digits = digitsOf(input.value)
  if (digits === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}

export const PhoneField = <Body,>({
  form: { register, formState },
  codes,
}: {
  form: UseFormReturn<RequestValues, unknown, Body>
  codes: readonly string[]
}) => {
  const phone = register('phone')
  const { errors } = formState
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    stripToDigits(event.target)
    return phone.onChange(event)
  }
  return (
    <Field label="Phone" error={errors.countryCode?.message ?? errors.phone?.message}>
      {(control) => (
        <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
          <select
            className={selectClass}
            aria-label="Country code"
            autoComplete="tel-country-code"
            {...register('countryCode')}
          >
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <input
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder="Digits only"
            {...phone}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  )
}
