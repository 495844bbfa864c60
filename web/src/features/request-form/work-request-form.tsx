import { SendHorizontal } from 'lucide-react'
import { messageOf } from '../../api.ts'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, RequiredMark } from '../../ui/field.tsx'
import { khataClass } from '../../ui/khata.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { workCountryCodes } from './country-codes.ts'
import { RequestFields } from './request-fields.tsx'
import { RequestPromise } from './request-promise.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import { RequestThanks } from './request-thanks.tsx'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'
import { useThanks } from './use-thanks.ts'
import { WithoutScript } from './without-script.tsx'

const settings: Omit<RequestFormSettings, 'success' | 'onSent'> = {
  draft: 'work-request',
  rules: async () => (await import('./request-rules.ts')).workRules,
  countryCodes: workCountryCodes,
  failure: (error) => messageOf(error, 'Failed to submit collaboration request. Please try again.'),
}

/** The form of /work-with-us; after success five seconds of thanks stand in its place. */
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
  const { form, submit, prepare } = useRequestForm({ ...settings, success, onSent })
  const { isSubmitting } = form.formState
  // Before the page is live the browser itself would submit, with every word in the address.
  const isLive = useHydrated()
  if (thanks.height !== undefined)
    return <RequestThanks height={thanks.height} onOver={thanks.end} />
  return (
    <div>
      <form
        ref={thanks.form}
        tabIndex={-1}
        className={`${khataClass} outline-none`}
        noValidate
        onSubmit={submit}
        onFocus={prepare}
        aria-labelledby="request-title"
      >
        <h3 id="request-title" className="text-title">
          Open a new page with us
        </h3>
        <WithoutScript />
        <Hint className="noscript:hidden">
          Fields with <RequiredMark /> are needed. For contact, an email or a phone number is
          enough, whichever you answer faster.
        </Hint>
        <div className="mt-3.5 grid noscript:hidden grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-2">
          <RequestFields form={form} codes={workCountryCodes} />
          <div className="col-span-full grid gap-3">
            <Button
              type={isLive ? 'submit' : 'button'}
              className="w-full"
              aria-disabled={isSubmitting}
            >
              <SendHorizontal />
              {isSubmitting ? 'Sending...' : 'Send Collaboration Request'}
            </Button>
            <RequestPromise />
          </div>
        </div>
      </form>
      <RequestReceipt
        by={by}
        onForget={() => thanks.form.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}
