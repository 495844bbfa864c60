import type { Turn } from '@bong-bari/contract'
import { MessagesSquare } from 'lucide-react'
import { langOf } from '../../ui/lang-of.ts'

/** The whole of it: it is what the request is about. */
export const LeadMessage = ({ message }: { message: string }) => (
  <p
    className="wrap-anywhere whitespace-pre-wrap rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px] leading-[1.5]"
    lang={langOf(message)}
  >
    {message}
  </p>
)

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
