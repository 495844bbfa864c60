import { Pause, Play } from 'lucide-react'
import { useSiteSettings } from '../site/settings.ts'
import { Art, type ArtName } from '../ui/art.tsx'
import { MixedText } from '../ui/mixed-text.tsx'

const props: ArtName[] = ['taxi', 'bhanr', 'tram']
const propAt = (index: number) => props[index % props.length] ?? 'taxi'

/** Each is at least as wide as the screen, and one makes a round of the loop. */
const copies = [0, 1]

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

/** The sign, which `boot/start-shell.ts` stops and starts. */
export const Ticker = ({ startsStill = false }: { startsStill?: boolean }) => {
  const { ticker } = useSiteSettings()
  return (
    <section
      className="ticker group"
      aria-label="Announcements"
      data-state={startsStill ? 'paused' : 'playing'}
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
        aria-label={`${startsStill ? 'Play' : 'Pause'} announcements`}
      >
        <span>
          <Pause className="size-[18px] group-data-[state=paused]:hidden" />
          <Play className="size-[18px] group-data-[state=playing]:hidden" />
        </span>
      </button>
    </section>
  )
}
