import { SendHorizontal } from 'lucide-react'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { Button } from '../../ui/button.tsx'
import { checkHomeRequest } from './request-check.ts'
import { RequestFrame } from './request-frame.tsx'
import { hasContact, homeCountryCodes, type RequestValues, visibleText } from './request-values.ts'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'

const settings: RequestFormSettings = {
  draft: 'home-request',
  check: checkHomeRequest,
  countryCodes: homeCountryCodes,
  success: {
    title: 'Success!',
    description: "Your collaboration request has been submitted. We'll get back to you soon!",
  },
  failure: () => 'Failed to submit your request. Please try again.',
}

const isComplete = ({ name, company, ...contact }: RequestValues) =>
  Boolean(visibleText(name) && visibleText(company) && hasContact(contact))

const labelOf = (ready: boolean, isSubmitting: boolean) => {
  if (isSubmitting) return 'Sending...'
  return ready ? 'Send Collaboration Request' : 'Fill Name, Company & Contact Info *'
}

export const HomeRequestForm = () => {
  const form = useRequestForm({
    ...settings,
    onSent: () => {
      playSound('glitter', submissionVolume.home)
      // The pressed button is disabled with the empty form: keyboard focus would go to the top of the page.
      const { current } = form.element
      if (current?.contains(document.activeElement)) current.focus({ preventScroll: true })
    },
  })
  const ready = isComplete(form.values)
  return (
    <RequestFrame
      form={form}
      title="Tell us about your brand"
      contact="For contact, an email or a phone number is enough."
      codes={homeCountryCodes}
      button={
        <Button
          type="submit"
          className="w-full"
          disabled={!ready}
          aria-disabled={form.isSubmitting}
        >
          <SendHorizontal />
          {labelOf(ready, form.isSubmitting)}
        </Button>
      }
    />
  )
}
