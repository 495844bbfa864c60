import { SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, RequiredMark } from '../../ui/field.tsx'
import { khataClass } from '../../ui/khata.tsx'
import { homeCountryCodes } from './country-codes.ts'
import { RequestFields } from './request-fields.tsx'
import { RequestPromise } from './request-promise.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import { hasContact, type RequestValues } from './request-values.ts'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'
import { WithoutScript } from './without-script.tsx'

const settings: RequestFormSettings = {
  draft: 'home-request',
  rules: async () => (await import('./request-rules.ts')).homeRules,
  countryCodes: homeCountryCodes,
  success: {
    title: 'Success!',
    description: "Your collaboration request has been submitted. We'll get back to you soon!",
  },
  failure: () => 'Failed to submit your request. Please try again.',
  onSent: () => playSound('glitter', submissionVolume.home),
}

const isComplete = ({ name, company, ...contact }: Partial<RequestValues>) =>
  Boolean(name?.trim() && company?.trim() && hasContact(contact))

const labelOf = (ready: boolean, isSubmitting: boolean) => {
  if (isSubmitting) return 'Sending...'
  return ready ? 'Send Collaboration Request' : 'Fill Name, Company & Contact Info *'
}

export const HomeRequestForm = () => {
  const place = useRef<HTMLFormElement>(null)
  const onSent = () => {
    settings.onSent?.()
    // The pressed button shuts with the emptied form, and would leave the keyboard at the page's top.
    if (place.current?.contains(document.activeElement))
      place.current.focus({ preventScroll: true })
  }
  const { form, submit, prepare } = useRequestForm({ ...settings, onSent })
  const ready = isComplete(useWatch({ control: form.control }))
  const { isSubmitting } = form.formState
  return (
    <div>
      <form
        ref={place}
        tabIndex={-1}
        className={`${khataClass} outline-none`}
        noValidate
        onSubmit={submit}
        onFocus={prepare}
        aria-labelledby="request-title"
      >
        <h3 id="request-title" className="text-title">
          Tell us about your brand
        </h3>
        <WithoutScript />
        <Hint className="noscript:hidden">
          Fields with <RequiredMark /> are needed. For contact, an email or a phone number is
          enough.
        </Hint>
        <div className="mt-3.5 grid noscript:hidden grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-2">
          <RequestFields form={form} codes={homeCountryCodes} />
          <div className="col-span-full grid gap-3">
            <Button type="submit" className="w-full" disabled={!ready} aria-disabled={isSubmitting}>
              <SendHorizontal />
              {labelOf(ready, isSubmitting)}
            </Button>
            <RequestPromise />
          </div>
        </div>
      </form>
      <RequestReceipt onForget={() => place.current?.focus({ preventScroll: true })} />
    </div>
  )
}
