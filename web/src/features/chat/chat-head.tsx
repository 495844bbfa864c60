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

/** A press on the header keeps the focus, and with it a phone's keyboard. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest('button'))) event.preventDefault()
}

const headButton =
  'grid h-11 min-w-11 flex-none place-items-center rounded-md hover:bg-jaanla-600 focus-visible:-outline-offset-4'

const Grip = ({ moving: { grip, announcement } }: Pick<Props, 'moving'>) => {
  const hint = useId()
  return (
    <>
      <button
        type="button"
        data-grip=""
        className={`${headButton} cursor-[inherit] text-jaanla-300`}
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
    <div
      className="on-dark relative flex h-[50px] cursor-grab touch-none select-none items-center border-taxi-400 border-b-4 bg-jaanla-800 pr-0.5 pl-2.5 text-white active:cursor-grabbing"
      onMouseDown={keepFocus}
      {...moving.header}
    >
      <span className="grid size-9 flex-none place-items-center overflow-hidden rounded-full bg-chun-100">
        <Cup name="bot" className="-mt-[3px] h-8 w-7" />
      </span>
      <div className="mt-[3px] mr-auto ml-[9px] whitespace-nowrap">
        <h2 id={titleId} className="font-semibold text-body leading-none">
          {bot.name}
        </h2>
        <small className="flex items-center gap-[5px] text-jaanla-100 text-tiny leading-[1.1] before:size-2 before:rounded-full before:bg-jaanla-300">
          online
        </small>
      </div>
      {hasSpoken && (
        <button
          type="button"
          className={`${headButton} px-1.5 font-medium text-tiny underline underline-offset-3`}
          onClick={onStartAgain}
        >
          Start again
        </button>
      )}
      <Grip moving={moving} />
      <button type="button" className={headButton} aria-label="Close chat" onClick={onClose}>
        <X />
      </button>
    </div>
  )
}
