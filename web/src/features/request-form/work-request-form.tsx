import { SendHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../call.ts'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { ledgerClass } from '../../ui/page/page-parts.tsx'
import { useHydrated } from '../../ui/use-browser-state.ts'
import { checkWorkRequest } from './request-check.ts'
import { RequestFrame } from './request-frame.tsx'
import { workCountryCodes } from './request-values.ts'
import { type RequestFormSettings, useRequestForm } from './use-request-form.ts'

/** How long the thanks show, in ms. */
const thanksShownMs = 5_000

const Stamp = () => (
  <p
    lang="bn"
    className="inline-block -rotate-3 rounded-lg border-4 border-jaanla-700 px-[22px] pt-1.5 pb-0.5 font-display font-extrabold text-shout text-jaanla-700 leading-[1.3] outline-2 outline-jaanla-700 outline-offset-4"
  >
    পাকা কথা!
  </p>
)

type ThanksProps = { height: number; onOver: (hadFocus: boolean) => void }

/**
 * Thanks in place of a form `height` px high, so that the page keeps its length. `onOver` is called after
 * five seconds, with whether the panel still had focus.
 */
const RequestThanks = ({ height, onOver }: ThanksProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(() => onOver(panel.current === document.activeElement))
  useEffect(() => {
    // The pressed button is gone: keyboard focus would start over at the top of the page.
    panel.current?.focus({ preventScroll: true })
    // In the middle no toast covers it.
    panel.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => leave(), thanksShownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className={`${ledgerClass} grid content-center justify-items-center text-center outline-none`}
      style={{ minHeight: height }}
    >
      <Stamp />
      <h3 className="mt-[22px] text-title">Thank you, it is in the ledger.</h3>
      <p className="mt-1 max-w-[38ch]">
        Our team will reply within {useSiteSettings().replyPromise}. Until then, the tea is on us.
      </p>
      <Art name="gecko" className="mt-4 h-auto w-28" />
      <Hint lang="bn">টিকটিকিও বলল: ঠিক ঠিক ঠিক!</Hint>
    </div>
  )
}

const settings: Omit<RequestFormSettings, 'success' | 'onSent'> = {
  draft: 'work-request',
  check: checkWorkRequest,
  countryCodes: workCountryCodes,
  failure: (error) => messageOf(error, 'Failed to submit collaboration request. Please try again.'),
}

/**
 * The thanks panel in place of a form: its height while shown, and its end, when the form takes over the
 * panel's focus.
 */
const useThanks = (form: RefObject<HTMLFormElement | null>) => {
  const takesFocus = useRef(false)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (height !== undefined || !takesFocus.current) return
    takesFocus.current = false
    form.current?.focus({ preventScroll: true })
  }, [height, form])
  return {
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
  const success = {
    title: 'Success! 🎉',
    description: `Your collaboration request has been submitted. We'll reply within ${replyPromise}.`,
  }
  const onSent = () => {
    thanks.show()
    playSound('glitter', submissionVolume.workWithUs)
  }
  const form = useRequestForm({ ...settings, success, onSent })
  const thanks = useThanks(form.element)
  const { isSubmitting } = form
  // Before hydration the browser itself would submit, with every word in the address.
  const isLive = useHydrated()
  if (thanks.height !== undefined)
    return <RequestThanks height={thanks.height} onOver={thanks.end} />
  return (
    <RequestFrame
      form={form}
      by={by}
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
