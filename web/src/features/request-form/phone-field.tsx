import { splitPhone } from '@bong-bari/contract'
import type { ChangeEvent, CompositionEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field, selectClass } from '../../ui/field.tsx'
import { phoneOf, phoneText, type RequestValues } from './request-values.ts'

/** Keeps digits only, and the caret's place. */
const strip = (input: HTMLInputElement) => {
  const text = phoneText(input.value)
  if (text === input.value) return
  const caret = phoneText(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = text
  input.setSelectionRange(caret, caret)
}

const unknownCode = (typed: string | undefined, codes: readonly string[]) => {
  const code = splitPhone(typed ?? '')?.code
  if (!code || codes.includes(code)) return
  return `The country code ${code} is not in the list. Choose another number, or give your email.`
}

export const PhoneField = <Body,>({
  form: { register, formState, control: formControl, setValue, getValues },
  codes,
}: {
  form: UseFormReturn<RequestValues, unknown, Body>
  codes: readonly string[]
}) => {
  const phone = register('phone')
  const { errors } = formState
  const unknown = unknownCode(useWatch({ control: formControl, name: 'phone' }), codes)
  /**
   * A pasted, filled in or typed number may have a country code, which is then selected. Changed while a keyboard composes, the field
   * would hold what was composed twice.
   */
  const onChange = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { nativeEvent } = event
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) return phone.onChange(event)
    strip(input)
    const given = phoneOf({ countryCode: getValues('countryCode'), phone: input.value }, codes)
    if (given.phone !== input.value) {
      input.value = given.phone
      setValue('countryCode', given.countryCode, { shouldDirty: true })
    }
    return phone.onChange(event)
  }
  return (
    <Field label="Phone" error={unknown ?? errors.countryCode?.message ?? errors.phone?.message}>
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
            autoComplete="tel"
            placeholder="Digits only"
            {...phone}
            onChange={onChange}
            onCompositionEnd={onChange}
          />
        </div>
      )}
    </Field>
  )
}
