import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'

const messageClass =
  'wrap-anywhere overflow-auto whitespace-pre-wrap rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px] leading-[1.5]'
const shortClass = 'lg:max-h-[clamp(84px,100*var(--dvh)-690px,190px)]'

/** The message; one that is longer than its place scrolls there, or is shown whole. */
export const LeadMessage = ({ message }: { message: string }) => {
  const box = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    setLong(scrollHeight > clientHeight)
  }, [])
  return (
    <div>
      <p
        className={`${messageClass} ${isWhole ? '' : shortClass}`}
        ref={box}
        lang={langOf(message)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls by keyboard
        tabIndex={0}
      >
        {message}
      </p>
      {isLong && (
        <Button variant="bare" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </div>
  )
}
