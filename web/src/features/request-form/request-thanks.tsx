import { useEffect, useEffectEvent, useRef } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { Hint } from '../../ui/field.tsx'
import { khataClass } from '../../ui/khata.tsx'

/** How long the thanks show, in ms. */
const thanksTime = 5_000

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
export const RequestThanks = ({ height, onOver }: ThanksProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(() => onOver(panel.current === document.activeElement))
  useEffect(() => {
    // The pressed button is gone: keyboard focus would start over at the top of the page.
    panel.current?.focus({ preventScroll: true })
    // In the middle no toast covers it.
    panel.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => leave(), thanksTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className={`${khataClass} grid content-center justify-items-center text-center outline-none`}
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
