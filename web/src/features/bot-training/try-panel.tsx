import { api, type Card, limits, type TryResult } from '@bong-bari/contract'
import {
  Clapperboard,
  GraduationCap,
  MessageCircleQuestion,
  NotebookText,
  Pencil,
} from 'lucide-react'
import { useState } from 'react'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge, type BadgeTone } from '../../office/list/badge.tsx'
import { Disclosure } from '../../office/page/disclosure.tsx'
import { unreachable } from '../../office/page/failure.ts'
import { panelClass } from '../../office/page/panel.tsx'
import { langOf } from '../../plain/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint, InputField } from '../../ui/field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { Address } from './filters.ts'
import type { ListName } from './kind.ts'

/** A tried message with its answer or failure; lists have the newest first. */
type Try = { id: number; message: string; answer?: TryResult; failure?: string }

const maxTries = 10

const tryMessage = async (
  message: string,
): Promise<Pick<Try, 'answer' | 'failure'> | undefined> => {
  try {
    return { answer: await call(api['bot-training'].tryMessage, { body: { message } }) }
  } catch (error) {
    return isUnauthorized(error) ? undefined : { failure: messageOf(error, unreachable) }
  }
}

const findComplaint = (message: string) =>
  message.length > limits.chatMessage
    ? `Message must be at most ${limits.chatMessage.toLocaleString('en')} characters`
    : undefined

/** Holds the message that is typed and the last tries. */
const useTries = () => {
  const [message, setMessage] = useState('')
  const [tries, setTries] = useState<readonly Try[]>([])
  const [isTrying, setTrying] = useState(false)
  const error = findComplaint(message)
  const submit = async () => {
    if (!message.trim() || error || isTrying) return
    setTrying(true)
    const result = await tryMessage(message)
    setTrying(false)
    if (!result) return
    setTries([{ id: (tries[0]?.id ?? 0) + 1, message, ...result }, ...tries].slice(0, maxTries))
    // A message without an answer stays in the field, to be retried, and so does what was typed meanwhile.
    if (result.answer) setMessage((typed) => (typed === message ? '' : typed))
  }
  return { message, tries, error, isTrying, write: setMessage, submit }
}

const budget = ({ used, limit }: { used: number; limit: number }) =>
  `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`

/** Usage of the AI model against its limit, as of the last try. */
const UsageLine = ({ day, month }: NonNullable<TryResult['usage']>) => {
  const isSpent = day.used >= day.limit || month.used >= month.limit
  return (
    <Hint>
      AI model: {budget(day)} tokens today, {budget(month)} this month (UTC).
      {isSpent && ' The allowance is spent: until it is renewed, rows and templates answer alone.'}
    </Hint>
  )
}

const sources: Record<TryResult['source'], { tone: BadgeTone; label: string; list?: ListName }> = {
  row: { tone: 'green', label: 'Training row', list: 'training' },
  handoff: { tone: 'teal', label: 'Handed to a person' },
  fact: { tone: 'teal', label: 'Built-in row' },
  model: { tone: 'blue', label: 'AI model' },
  search: { tone: 'blue', label: 'Found on the site' },
  template: { tone: 'amber', label: 'Fallback template', list: 'templates' },
  'built-in': { tone: 'grey', label: 'Built-in line' },
}

const fields: Record<string, string> = {
  keyword: 'its keyword',
  userMessage: 'its user message',
  variant: 'another way to ask it',
}

/** Says in words how close a match of 0 to 1 is. */
const describeScore = (score: number) => {
  if (score >= 0.9) return 'almost word for word'
  if (score >= 0.7) return 'a close match'
  return 'a match that is just close enough'
}

const explainAnswer = ({ source, field, variant, score = 0 }: TryResult) => {
  if (source === 'row')
    return `The message matched ${fields[field ?? ''] ?? 'its text'}${variant ? `, “${variant}”` : ''}: ${describeScore(score)} (${Math.round(score * 100)} of 100).`
  if (source === 'handoff')
    return 'The message asks for a person, so the bot says how to reach one. A row about exactly that would answer instead.'
  if (source === 'fact')
    return 'No row of yours was close enough, and Bong Bot knows this by itself. A row with this question would answer instead.'
  if (source === 'model')
    return 'No row was close enough, so the model answered from what the channel knows.'
  if (source === 'template')
    return 'No row was close enough, so this active fallback template answered.'
  return 'No row was close enough, and no fallback template is active for this language.'
}

const nearestRowReasons = {
  distance: 'which is not near enough',
  switch: 'but it is switched off',
  language: 'but it answers another language',
}

type TryAnswerProps = { one: Try; address: Address }

const cardIcons = { video: Clapperboard, post: NotebookText }

const TriedCards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid max-w-[92%] gap-1.5" aria-label="Cards beneath the answer">
    {cards.map(({ kind, title, href }) => {
      const Icon = cardIcons[kind]
      return (
        <li key={href}>
          <a
            className="flex min-h-11 items-center gap-2 rounded-field border border-khata-200 px-2.5 py-1 hover:border-jaanla-700 hover:bg-jaanla-50"
            href={href}
            target="_blank"
            rel="noopener"
          >
            <Icon className="size-5 flex-none" />
            <MixedText>{title}</MixedText>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      )
    })}
  </ul>
)

const Answer = ({
  message,
  answer,
  address,
}: {
  message: string
  answer: TryResult
  address: Address
}) => {
  const { tone, label, list } = sources[answer.source]
  const { rowId, nearest, keyword = '' } = answer
  return (
    <>
      <p
        className="max-w-[92%] justify-self-start whitespace-pre-wrap rounded-md border border-khata-200 bg-khata-50 px-[11px] py-[7px] leading-[1.5]"
        lang={langOf(answer.response)}
      >
        {answer.response}
      </p>
      {answer.cards && <TriedCards cards={answer.cards} />}
      <p className="text-dense text-khata-700">
        <Badge tone={tone}>{label}</Badge> {explainAnswer(answer)}
      </p>
      {nearest && (
        <p className="text-dense text-khata-700">
          {`“${nearest.keyword}” came nearest (${Math.round(nearest.score * 100)} of 100), ${nearestRowReasons[nearest.keptBy]}.`}
        </p>
      )}
      <DialogActions>
        {list && rowId !== undefined && (
          <Button variant="secondary" onClick={() => address.open(list, rowId)}>
            <Pencil />
            Open what answered
          </Button>
        )}
        {nearest && (
          <Button variant="secondary" onClick={() => address.open('training', nearest.rowId)}>
            <Pencil />
            Open the nearest row
          </Button>
        )}
        {answer.source !== 'row' && (
          <Button
            variant="secondary"
            onClick={() => address.teach({ keyword, userMessage: message })}
          >
            <GraduationCap />
            Teach an answer
          </Button>
        )}
      </DialogActions>
    </>
  )
}

const TryAnswer = ({ one: { message, answer, failure }, address }: TryAnswerProps) => (
  <li className="wrap-anywhere grid gap-2 border-khata-200 border-t pt-2.5">
    <p
      className="max-w-[92%] justify-self-end whitespace-pre-wrap rounded-md bg-jaanla-700 px-[11px] py-[7px] text-white leading-[1.5]"
      lang={langOf(message)}
    >
      <span className="sr-only">You tried: </span>
      {message}
    </p>
    {answer && <Answer message={message} answer={answer} address={address} />}
    {failure && <FieldError role="alert">{failure}</FieldError>}
  </li>
)

const Tries = ({ address }: { address: Address }) => {
  const { message, tries, error, isTrying, write, submit } = useTries()
  const usage = tries[0]?.answer?.usage
  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <InputField
          label="A visitor’s message"
          autoComplete="off"
          lang={langOf(message)}
          value={message}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <Button type="submit" disabled={isTrying || !message.trim()}>
          {isTrying ? 'Asking...' : 'Ask Bong Bot'}
        </Button>
      </form>
      <ol className="grid gap-2 not-empty:mt-1" aria-label="Last tries" aria-live="polite">
        {tries.map((one) => (
          <TryAnswer key={one.id} one={one} address={address} />
        ))}
      </ol>
      {tries.length === 0 && (
        <p className="text-khata-700">
          See what a visitor would read, and which row or template said it.
        </p>
      )}
      {usage && <UsageLine {...usage} />}
    </>
  )
}

const title = (
  <>
    <MessageCircleQuestion className="mr-2 inline size-4.5 align-[-2px]" />
    Try it
  </>
)

/** Shows what Bong Bot would answer and why: beside the list on wide screens, else folded above it. */
export const TryPanel = ({ address, isWide }: { address: Address; isWide: boolean }) =>
  isWide ? (
    <aside
      className={`${panelClass} sticky top-[calc(var(--bars)+12px)] mt-2.5 grid max-h-[calc(100*var(--dvh)-var(--bars)-24px)] content-start gap-3 overflow-auto px-4.5 pt-3 pb-4.5`}
      aria-labelledby="try-it"
    >
      <h3 id="try-it" className="font-display font-semibold text-body leading-[1.4]">
        {title}
      </h3>
      <Tries address={address} />
    </aside>
  ) : (
    <div className={`${panelClass} mt-2.5 px-4.5 py-0.5`}>
      <Disclosure label={title}>
        <div className="grid gap-3 pb-3.5">
          <Tries address={address} />
        </div>
      </Disclosure>
    </div>
  )
