import { limits } from '@bong-bari/contract'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { maySend, send } from './ask.ts'
import { conversation, typeDraft, useConversation } from './conversation.ts'

/** From here on the visitor is told how much room is left. */
const nearLimit = limits.chatMessage - 200

const readable = (count: number) => count.toLocaleString('en')

const LengthHint = ({ id, length }: { id: string; length: number }) => {
  const excess = length - limits.chatMessage
  return (
    <p id={id} className="length" role="status" data-state={excess > 0 ? 'over' : undefined}>
      {excess > 0
        ? `Too long by ${readable(excess)}. At most ${readable(limits.chatMessage)} characters.`
        : length >= nearLimit &&
          `${readable(length)} of ${readable(limits.chatMessage)} characters`}
    </p>
  )
}

/** The Enter that chooses a word of a Bengali keyboard sends nothing. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229

export const MessageForm = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  const { draft } = useConversation()
  const hint = useId()
  const { length } = draft.trim()
  const submit = () => {
    // What was typed last may not be drawn yet.
    send(conversation().draft)
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    submit()
  }
  return (
    <form className="write" onSubmit={onSubmit}>
      <LengthHint id={hint} length={length} />
      <textarea
        ref={field}
        rows={1}
        aria-label="Message"
        aria-describedby={hint}
        aria-invalid={length > limits.chatMessage || undefined}
        placeholder="Kotha Hok Naki?"
        enterKeyHint="send"
        value={draft}
        onChange={({ target }) => typeDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        className="min-h-11! gap-1.5! border-2! px-3.5! py-0! text-base! shadow-none! [&>svg]:size-4!"
        disabled={!maySend(draft)}
      >
        <SendHorizontal />
        Send
      </Button>
    </form>
  )
}
