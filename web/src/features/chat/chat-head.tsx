import { bot } from '@bong-bari/site'
import { GripHorizontal, X } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { useConversation } from './conversation.ts'
import { Cup } from './cup.tsx'
import type { usePlace } from './use-place.ts'

type Props = {
  titleId: string
  moving: Pick<ReturnType<typeof usePlace>, 'header' | 'grip' | 'announcement'>
  onStartAgain: () => void
  onClose: () => void
}

/** A press on the header leaves the focus, and with it a phone's keyboard, where it is. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest('button'))) event.preventDefault()
}

const Grip = ({ moving: { grip, announcement } }: Pick<Props, 'moving'>) => {
  const hint = useId()
  return (
    <>
      <button
        type="button"
        className="grip"
        aria-label="Move the chat"
        aria-describedby={hint}
        {...grip}
      >
        <GripHorizontal />
      </button>
      <span id={hint} className="sr-only">
        With the arrow keys, in larger steps with Shift.
      </span>
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </>
  )
}

export const ChatHead = ({ titleId, moving, onStartAgain, onClose }: Props) => {
  const hasSpoken = useConversation().messages.some(({ sender }) => sender === 'user')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grip in it is the same for the keyboard
    <div className="head on-dark" onMouseDown={keepFocus} {...moving.header}>
      <span className="avatar">
        <Cup name="bot" />
      </span>
      <div className="titles">
        <h2 id={titleId}>{bot.name}</h2>
        <small>online</small>
      </div>
      {hasSpoken && (
        <button type="button" className="again" onClick={onStartAgain}>
          Start again
        </button>
      )}
      <Grip moving={moving} />
      <button type="button" aria-label="Close chat" onClick={onClose}>
        <X />
      </button>
    </div>
  )
}
