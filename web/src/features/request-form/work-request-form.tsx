import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../call.ts'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { workCountryCodes } from './country-codes.ts'
import { RequestFrame } from './request-frame.tsx'
import { RequestThanks } from './request-thanks.tsx'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'

const settings: Omit<RequestFormSettings, 'success' | 'onSent'> = {
  draft: 'work-request',
  rules: async () => (await import('./request-rules.ts')).workRules,
  countryCodes: workCountryCodes,
  failure: (error) => messageOf(error, 'Failed to submit collaboration request. Please try again.'),
}

/**
 * The thanks panel in place of a form: its height while shown, and its end, when the form takes over the
 * panel's focus.
 */
const useThanks = () => {
  const form = useRef<HTMLFormElement>(null)
  const takesFocus = useRef(false)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (height !== undefined || !takesFocus.current) return
    takesFocus.current = false
    form.current?.focus({ preventScroll: true })
  }, [height])
  return {
    form,
    height,
    show: () => setHeight(form.current?.offsetHeight ?? 0),
    end: (hadFocus: boolean) => {
      takesFocus.current = hadFocus
      setHeight(undefined)
    },
  }
}

/** The form of /work-with-us; replaced by thanks for five seconds after sending. */
export const WorkRequestForm = ({ by }: { by?: string | undefined }) => {
  const { replyPromise } = useSiteSettings()
  const thanks = useThanks()
  const success = {
    title: 'Success! 🎉',
    description: `Your collaboration request has been submitted. We'll reply within ${replyPromise}.`,
  }
  const onSent = () => {
    thanks.show()
    playSound('glitter', submissionVolume.workWithUs)
  }
  const request = useRequestForm({ ...settings, success, onSent })
  const { isSubmitting } = request.form.formState
  // Before hydration the browser itself would submit, with every word in the address.
  const isLive = useHydrated()
  if (thanks.height !== undefined)
    return <RequestThanks height={thanks.height} onOver={thanks.end} />
  return (
    <RequestFrame
      place={thanks.form}
      {...{ request, by }}
      title="Open a new page with us"
      contact="For contact, an email or a phone number is enough, whichever you answer faster."
      codes={workCountryCodes}
      button={
        <Button type={isLive ? 'submit' : 'button'} className="w-full" aria-disabled={isSubmitting}>
          <SendHorizontal />
          {isSubmitting ? 'Sending...' : 'Send Collaboration Request'}
        </Button>
      }
    />
  )
}
