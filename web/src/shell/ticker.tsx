import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSiteSettings } from '../site-settings.ts'
import { Art, type ArtName } from '../ui/art.tsx'
import { MixedText } from '../ui/mixed-text.tsx'

const props: ArtName[] = ['taxi', 'bhanr', 'tram']
const propAt = (index: number) => props[index % props.length] ?? 'taxi'

/** Enough to fill any width; two make one round of the loop. */
const copies = [0, 1, 2, 3]

type MessagesProps = { messages: readonly string[]; isCopy: boolean }

const Messages = ({ messages, isCopy }: MessagesProps) => (
  <ul aria-hidden={isCopy || undefined}>
    {messages.map((message, index) => (
      <li key={message}>
        <span>
          <MixedText>{message}</MixedText>
        </span>
        <Art name={propAt(index)} />
      </li>
    ))}
  </ul>
)

/** Off with reduced motion; the button overrides. */
const useMoving = (startsStill: boolean) => {
  const [isMoving, setMoving] = useState(!startsStill)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setMoving(false)
  }, [])
  return [isMoving, setMoving] as const
}

export const Ticker = ({ startsStill }: { startsStill: boolean }) => {
  const { ticker } = useSiteSettings()
  const [isMoving, setMoving] = useMoving(startsStill)
  const Icon = isMoving ? Pause : Play
  return (
    <section
      className="ticker"
      aria-label="Announcements"
      data-state={isMoving ? 'playing' : 'paused'}
    >
      {/* New messages get a new strip: changed in place they would jump. */}
      <div className="ticker-run" key={ticker.join('\n')}>
        {copies.map((copy) => (
          <Messages key={copy} messages={ticker} isCopy={copy > 0} />
        ))}
      </div>
      <button
        type="button"
        className="ticker-button"
        aria-label={`${isMoving ? 'Pause' : 'Play'} announcements`}
        onClick={() => setMoving(!isMoving)}
      >
        <span>
          <Icon className="size-[18px]" />
        </span>
      </button>
    </section>
  )
}
