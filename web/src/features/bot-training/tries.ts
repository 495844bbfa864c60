import { api, limits, tried } from '@bong-bari/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { ownDraft } from '../../office/form/own-draft.ts'
import { unreachable } from '../../office/page/failure.ts'
import { draftsOf } from '../../ui/kept.ts'

const oneTry = z.object({
  id: z.number(),
  message: z.string(),
  answer: z.optional(tried),
  failure: z.optional(z.string()),
})
/** A tried message with its answer or failure; lists have the newest first. */
export type Try = z.output<typeof oneTry>

const draft = z.object({ message: z.string(), tries: z.array(oneTry) })
const keyOf = () => ownDraft('draft:try')
const mostTries = 10

const tryDrafts = draftsOf((stored) => draft.safeParse(stored).data ?? { message: '', tries: [] })

const sent = async (message: string): Promise<Pick<Try, 'answer' | 'failure'> | undefined> => {
  try {
    return { answer: await call(api['bot-training'].tryMessage, { body: { message } }) }
  } catch (error) {
    return isUnauthorized(error) ? undefined : { failure: messageOf(error, unreachable) }
  }
}

const complaint = (message: string) =>
  message.length > limits.chatMessage
    ? `Message must be at most ${limits.chatMessage.toLocaleString('en')} characters`
    : undefined

/** The message being typed and the last tries, kept until logout. */
export const useTries = () => {
  const key = keyOf()
  const { message, tries } = tryDrafts.use(key)
  const [isTrying, setTrying] = useState(false)
  const error = complaint(message)
  const submit = async () => {
    if (!message.trim() || error || isTrying) return
    setTrying(true)
    const result = await sent(message)
    setTrying(false)
    if (!result) return
    const one = { id: (tries[0]?.id ?? 0) + 1, message, ...result }
    tryDrafts.change(key, {
      // A message without an answer stays in the field, to be retried.
      message: result.answer ? '' : message,
      tries: [one, ...tries].slice(0, mostTries),
    })
  }
  return {
    message,
    tries,
    error,
    isTrying,
    write: (typed: string) => tryDrafts.change(key, { message: typed }),
    submit,
  }
}
