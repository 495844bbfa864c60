import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type DisclosureProps = {
  label: ReactNode
  /** What is set inside, said while it is closed, such as `Priority 8, 2 cards`. */
  summary?: string | undefined
  /** An error inside opens it, and it stays open until the error is gone. */
  hasError?: boolean | undefined
  /** Of the frame around the button and the folded part; `contents` makes both items of the parent's layout. */
  className?: string
  children: ReactNode
}

/**
 * A part that is folded until somebody wants it. What is inside stays mounted, so that a form keeps its
 * fields and their values.
 */
export const Disclosure = (props: DisclosureProps) => {
  const { label, summary, hasError = false, className = 'grid min-w-0 gap-3.5', children } = props
  const [isOpenedByHand, setOpenedByHand] = useState(false)
  const isOpen = isOpenedByHand || hasError
  const wasOpen = useRef(isOpen)
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  // A form focuses its first error before the part that holds it is open, when nothing there can take the focus.
  useEffect(() => {
    if (isOpen && !wasOpen.current && hasError) {
      const invalid = '[aria-invalid=true]'
      const first = region.current?.closest('form')?.querySelector<HTMLElement>(invalid)
      if (first && region.current?.contains(first)) first.focus()
      setOpenedByHand(true)
    }
    wasOpen.current = isOpen
  }, [isOpen, hasError])
  return (
    <div className={className}>
      <button
        type="button"
        className="flex min-h-10 min-w-0 items-center gap-2 rounded-field text-left font-semibold text-dense hover:text-jaanla-800 max-md:min-h-11"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenedByHand(!isOpen || hasError)}
      >
        <ChevronDown
          className={`size-[17px] flex-none transition-transform duration-(--duration-tap) ${isOpen ? '' : '-rotate-90'}`}
        />
        <span className="flex-none">{label}</span>{' '}
        {summary && !isOpen && (
          <span className="min-w-0 truncate font-normal text-khata-700">{summary}</span>
        )}
      </button>
      <div
        ref={region}
        id={id}
        hidden={!isOpen}
        className="order-last grid min-w-0 basis-full gap-3.5"
      >
        {children}
      </div>
    </div>
  )
}
