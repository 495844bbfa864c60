import { contactRequired } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { PhoneField } from './phone-field.tsx'
import { hasContact, type RequestValues } from './request-values.ts'
import { WishFields } from './wish-fields.tsx'

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
      <WishFields form={form} />
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
