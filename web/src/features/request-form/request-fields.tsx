import {
  choiceLabel,
  choiceNames,
  contactRequired,
  listChoices,
  splitPhone,
} from '@bong-bari/contract'
import { type ChangeEvent, type CompositionEvent, useRef } from 'react'
import { Field, InputField, selectClass, TextareaField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-browser-state.ts'
import { choiceOptions, hasContact, phoneOf, phoneText } from './request-values.ts'
import type { RequestFormState } from './use-request-form.ts'

/** Keeps digits only, and the caret's place. */
const strip = (input: HTMLInputElement) => {
  const text = phoneText(input.value)
  if (text === input.value) return
  const caret = phoneText(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = text
  input.setSelectionRange(caret, caret)
}

const describeUnknownCode = (typed: string, codes: readonly string[]) => {
  const code = splitPhone(typed)?.code
  if (!code || codes.includes(code)) return
  return `The country code ${code} is not in the list. Choose another number, or give your email.`
}

type FieldsProps = { form: RequestFormState; codes: readonly string[] }
type FormProps = Pick<FieldsProps, 'form'>

const PhoneField = ({ form, codes }: FieldsProps) => {
  const { values, errors, update } = form
  const codeField = useRef<HTMLSelectElement>(null)
  /**
   * A pasted, filled in or typed number may have a country code, which is then selected. Changed while a keyboard composes, the field
   * would hold what was composed twice.
   */
  const tidy = (input: HTMLInputElement) => {
    strip(input)
    const countryCode = codeField.current?.value ?? ''
    const split = phoneOf({ countryCode, phone: input.value }, codes)
    if (split.phone === input.value) return
    input.value = split.phone
    if (codeField.current) codeField.current.value = split.countryCode
  }
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) tidy(currentTarget)
  }
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    tidy(currentTarget)
    update('phone')
  }
  const error = describeUnknownCode(values.phone, codes) ?? errors.countryCode ?? errors.phone
  return (
    <Field label="Phone" error={error}>
      {(control) => (
        <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
          <select
            ref={codeField}
            className={selectClass}
            aria-label="Country code"
            autoComplete="tel-country-code"
            name="countryCode"
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
            name="phone"
            onChange={onChange}
            onCompositionEnd={onCompositionEnd}
          />
        </div>
      )}
    </Field>
  )
}

/** Months are listed once the page is live, after the draft is read, so that field shows the state. */
const ChoiceFields = ({ form: { values, errors } }: FormProps) => {
  const isLive = useHydrated()
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-3">
      {choiceNames.map((name) => (
        <Field key={name} label={choiceLabel(name)} aside="optional" error={errors[name]}>
          {(props) => (
            <select
              {...props}
              className={selectClass}
              name={name}
              {...(name === 'month' && { value: values.month, onChange: () => {} })}
            >
              <option value="">{name === 'month' ? 'Any month' : listChoices[name].open}</option>
              {choiceOptions(name, isLive).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}

/** That both contacts are missing is shown once one was left, until either is filled. */
const findEmailError = ({ values, errors, wasLeft }: RequestFormState) => {
  if (hasContact(values)) return errors.email === contactRequired ? undefined : errors.email
  return errors.email ?? (wasLeft('email') || wasLeft('phone') ? contactRequired : undefined)
}

/** Robots fill every field; people and screen readers never meet this one. */
const Honeypot = () => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave this empty
      <input tabIndex={-1} autoComplete="off" name="website" />
    </label>
  </div>
)

export const RequestFields = ({ form, codes }: FieldsProps) => {
  const { errors } = form
  return (
    <>
      <InputField label="Name" required error={errors.name} autoComplete="name" name="name" />
      <InputField
        label="Company"
        required
        error={errors.company}
        autoComplete="organization"
        name="company"
      />
      <InputField
        label="Email"
        error={findEmailError(form)}
        // Not type="email": browsers check addresses by rules of their own.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@company.com"
        name="email"
      />
      <PhoneField form={form} codes={codes} />
      <ChoiceFields form={form} />
      <div className="col-span-full">
        <TextareaField
          label="Message"
          aside="optional"
          error={errors.message}
          placeholder="What are you selling, and what does Ma need to know about it?"
          name="message"
        />
      </div>
      <Honeypot />
    </>
  )
}
