import { SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { Button } from '../../ui/button.tsx'
import { RequestFrame } from './request-frame.tsx'
import { hasContact, homeCountryCodes, present, type RequestValues } from './request-values.ts'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'

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
  Boolean(present(name) && present(company) && hasContact(contact))

const labelOf = (ready: boolean, isSubmitting: boolean) => {
  if (isSubmitting) return 'Sending...'
  return ready ? 'Send Collaboration Request' : 'Fill Name, Company & Contact Info *'
}

export const HomeRequestForm = () => {
  const place = useRef<HTMLFormElement>(null)
  const onSent = () => {
    settings.onSent?.()
    // The pressed button is disabled with the empty form: keyboard focus would go to the top of the page.
    if (place.current?.contains(document.activeElement))
      place.current.focus({ preventScroll: true })
  }
  const request = useRequestForm({ ...settings, onSent })
  const ready = isComplete(useWatch({ control: request.form.control }))
  const { isSubmitting } = request.form.formState
  return (
    <RequestFrame
      {...{ place, request }}
      title="Tell us about your brand"
      contact="For contact, an email or a phone number is enough."
      codes={homeCountryCodes}
      button={
        <Button type="submit" className="w-full" disabled={!ready} aria-disabled={isSubmitting}>
          <SendHorizontal />
          {labelOf(ready, isSubmitting)}
        </Button>
      }
    />
  )
}
