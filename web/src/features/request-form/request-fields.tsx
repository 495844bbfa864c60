import {
  choiceLabel,
  choiceNames,
  contactRequired,
  listChoices,
  splitPhone,
} from '@bong-bari/contract'
import type { ChangeEvent, CompositionEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field, InputField, selectClass, TextareaField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-browser-state.ts'
import {
  choiceOptions,
  hasContact,
  phoneOf,
  phoneText,
  type RequestValues,
} from './request-values.ts'

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

const PhoneField = <Body,>({
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

const ChoiceFields = <Body,>({
  form: { control, formState, register, setValue },
}: {
  form: UseFormReturn<RequestValues, unknown, Body>
}) => {
  /** Months are listed after the draft is read, so the field is set explicitly. */
  const month = {
    name: 'month',
    value: useWatch({ control, name: 'month' }) ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => setValue('month', target.value),
  }
  const isLive = useHydrated()
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-3">
      {choiceNames.map((name) => (
        <Field
          key={name}
          label={choiceLabel(name)}
          aside="optional"
          error={formState.errors[name]?.message}
        >
          {(props) => (
            <select
              {...props}
              className={selectClass}
              {...(name === 'month' ? month : register(name))}
            >
              <option value="">{name === 'month' ? 'Any month' : listChoices[name].open}</option>
              {choiceOptions(name, isLive).map(([value, said]) => (
                <option key={value} value={value}>
                  {said}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}

type Form<Body> = UseFormReturn<RequestValues, unknown, Body>

/** That both contacts are missing is shown once one was left, until either is filled. */
const useEmailError = <Body,>({ control, formState }: Form<Body>) => {
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] })
  const { touchedFields, errors } = formState
  const own = errors.email?.message
  if (hasContact({ email, phone })) return own === contactRequired ? undefined : own
  return own ?? (touchedFields.email || touchedFields.phone ? contactRequired : undefined)
}

const EmailField = <Body,>({ form }: { form: Form<Body> }) => {
  const error = useEmailError(form)
  return (
    <InputField
      label="Email"
      error={error}
      // Not type="email": browsers check addresses by rules of their own.
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="you@company.com"
      {...form.register('email')}
    />
  )
}

/** Robots fill every field; people and screen readers never meet this one. */
const Honeypot = <Body,>({ form }: { form: Form<Body> }) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave this empty
      <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
    </label>
  </div>
)

export const RequestFields = <Body,>({
  form,
  codes,
}: {
  form: Form<Body>
  codes: readonly string[]
}) => {
  const { register, formState } = form
  const { name, company, message } = formState.errors
  return (
    <>
      <InputField
        label="Name"
        required
        error={name?.message}
        autoComplete="name"
        {...register('name')}
      />
      <InputField
        label="Company"
        required
        error={company?.message}
        autoComplete="organization"
        {...register('company')}
      />
      <EmailField form={form} />
      <PhoneField form={form} codes={codes} />
      <ChoiceFields form={form} />
      <div className="col-span-full">
        <TextareaField
          label="Message"
          aside="optional"
          error={message?.message}
          placeholder="What are you selling, and what does Ma need to know about it?"
          {...register('message')}
        />
      </div>
      <Honeypot form={form} />
    </>
  )
}
