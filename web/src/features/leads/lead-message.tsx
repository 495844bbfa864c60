import type { Turn } from '@bong-bari/contract'
import { MessagesSquare } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'

const messageClass =
  'wrap-anywhere overflow-auto whitespace-pre-wrap rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px] leading-[1.5]'
const shortClass = 'lg:max-h-[clamp(88px,100*var(--dvh)-690px,190px)]'

/** The reader's place in the message, in px from its start. */
const placeIn = (box: HTMLElement, isWhole: boolean) => {
  if (!isWhole) return box.scrollTop
  const around = box.closest('aside')?.getBoundingClientRect().top ?? 0
  return Math.max(around - box.getBoundingClientRect().top, 0)
}

/** Keeps the line that was read in place, by scrolling the message or what is around it. */
const keepPlace = (box: HTMLElement, place: number, isWhole: boolean) => {
  box.closest('aside')?.scrollBy(0, isWhole ? place : -place)
  box.scrollTop = isWhole ? 0 : place
}

/** A long message scrolls in its box, or is shown whole. */
export const LeadMessage = ({ message }: { message: string }) => {
  const box = useRef<HTMLParagraphElement>(null)
  const place = useRef<number>(undefined)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    setLong(scrollHeight > clientHeight)
  }, [])
  useLayoutEffect(() => {
    if (box.current && place.current) keepPlace(box.current, place.current, isWhole)
  }, [isWhole])
  const turn = () => {
    place.current = box.current ? placeIn(box.current, isWhole) : undefined
    setWhole(!isWhole)
  }
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
        <Button variant="bare" aria-expanded={isWhole} onClick={turn}>
          {isWhole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </div>
  )
}

const summaryClass =
  'flex min-h-10 items-center gap-2 text-dense text-khata-700 max-md:min-h-11 [&>svg]:size-[17px]'

const Mark = () => (
  <>
    <MessagesSquare />
    From the chat
  </>
)

/** Unsigned words of the bot may be forged. */
const speakerOf = (role: Turn['role'], signed: boolean | undefined) => {
  if (role === 'user') return 'Visitor'
  return signed ? 'Bot' : 'Bot, as the visitor’s browser says'
}

export const LeadTalk = ({ talk }: { talk: readonly Turn[] }) => {
  if (!talk.length)
    return (
      <p className={summaryClass}>
        <Mark />
      </p>
    )
  return (
    <details>
      <summary className={`cursor-pointer ${summaryClass}`}>
        <Mark />
        <span className="underline underline-offset-3">
          what was said before ({talk.length} {talk.length === 1 ? 'message' : 'messages'})
        </span>
      </summary>
      <ol className="mt-1 grid gap-2 rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px]">
        {talk.map(({ role, content, signed }, place) => (
          <li key={place} className="leading-[1.5]">
            <span className="text-dense text-khata-700">{speakerOf(role, signed)}</span>
            <p className="wrap-anywhere whitespace-pre-wrap" lang={langOf(content)}>
              {content}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
