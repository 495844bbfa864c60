import { limits } from '@bong-bari/contract'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { maySend, sendMessage } from './ask.ts'
import { readConversation, typeDraft, useConversation } from './conversation.ts'

/** From here on the remaining room is shown. */
const nearLimit = limits.chatMessage - 200

const readable = (count: number) => count.toLocaleString('en')

const LengthHint = ({ id, length }: { id: string; length: number }) => {
  const excess = length - limits.chatMessage
  return (
    <p
      id={id}
      className={`w-full text-tiny leading-[1.3] not-empty:pb-[5px] ${excess > 0 ? 'font-medium text-paar-700' : 'text-kajol-soft'}`}
      role="status"
    >
      {excess > 0
        ? `Too long by ${readable(excess)}. At most ${readable(limits.chatMessage)} characters.`
        : length >= nearLimit &&
          `${readable(length)} of ${readable(limits.chatMessage)} characters`}
    </p>
  )
}

export const MessageForm = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  const { draft } = useConversation()
  const hint = useId()
  const { length } = draft.trim()
  const submit = () => {
    // The last typing may not be rendered yet.
    sendMessage(readConversation().draft)
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex flex-wrap items-end gap-x-2 border-kajol border-t-2 bg-chun-50 p-2"
      onSubmit={onSubmit}
    >
      <LengthHint id={hint} length={length} />
      <textarea
        ref={field}
        className="field-sizing-content max-h-[92px] min-h-11 min-w-0 flex-1 resize-none overscroll-contain rounded-md border-2 border-kajol-soft bg-white px-[11px] py-[9px] text-base leading-[1.35] placeholder:text-kajol-pale placeholder:opacity-100 focus:outline-3 focus:outline-phalak-700 focus:outline-offset-0"
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
      <Button type="submit" small disabled={!maySend(draft)}>
        <SendHorizontal className="size-4" />
        Send
      </Button>
    </form>
  )
}
