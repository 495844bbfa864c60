import { api, CallError, isVisible, limits } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { call, onAuthChange } from '../../call.ts'
import { playSound } from '../../effects/sound.ts'
import {
  addMessage,
  changeConversation,
  isConversationStored,
  readConversation,
  restartConversation,
} from './conversation.ts'
import { type ChatMessage, findUnanswered, historyOf, newMessage } from './message.ts'

/** An answer that takes longer counts as lost: API Gateway gives up after 30 seconds. */
const answerTimeoutMs = 35_000

let runningRequest: AbortController | undefined

const fetchAnswer = async (question: ChatMessage, signal: AbortSignal) => {
  const { messages } = readConversation()
  const conversationHistory = historyOf(messages.slice(0, messages.indexOf(question)))
  const body = { message: question.text, conversationHistory }
  const answer = await call(api.chat.message, { body }, { signal })
  const { response, language, messageLanguage, mark, lead, cards, suggestions } = answer
  if (typeof response !== 'string' || !response.trim()) throw new Error('The answer has no text.')
  const reply: ChatMessage = {
    ...newMessage('bot', response),
    language,
    messageLanguage,
    // The previous version of the server signs nothing.
    ...(mark && { mark }),
    ...(lead && { lead: lead.language }),
    ...(cards && { cards }),
  }
  return { reply, suggestions: (suggestions ?? []).slice(0, 2) }
}

const toBengaliDigits = (count: number) => count.toLocaleString('bn', { useGrouping: false })

/** A wait in Bengali, rounded up: seconds up to 90, then minutes up to 90. */
const waitInWords = (seconds: number) => {
  if (seconds <= 90) return `${toBengaliDigits(seconds)} সেকেন্ড`
  if (seconds <= 90 * 60) return `${toBengaliDigits(Math.ceil(seconds / 60))} মিনিট`
  return `${toBengaliDigits(Math.ceil(seconds / 3600))} ঘণ্টা`
}

const defaultWaitSeconds = 60

const describeFailure = (error: unknown) =>
  error instanceof CallError && error.status === 429
    ? bot.tooFast.replace('{wait}', waitInWords(Math.ceil(error.retryAfter ?? defaultWaitSeconds)))
    : bot.apology

const createApology = (error: unknown): ChatMessage => {
  console.error('Bong Bot could not answer.', error)
  return { ...newMessage('bot', describeFailure(error)), isApology: true }
}

const askBot = async (question: ChatMessage) => {
  const request = new AbortController()
  const isCurrent = () => runningRequest === request
  runningRequest = request
  changeConversation({ isWaiting: true })
  const timer = setTimeout(
    () => request.abort(new Error('No answer came in time.')),
    answerTimeoutMs,
  )
  const answer = await fetchAnswer(question, request.signal).catch((error) =>
    isCurrent() ? { reply: createApology(error), suggestions: [] } : undefined,
  )
  clearTimeout(timer)
  if (!isCurrent() || !answer) return
  runningRequest = undefined
  const { reply, suggestions } = answer
  // No suggestions for a visitor who is already typing.
  addMessage(reply, { isWaiting: false, suggestions: readConversation().draft ? [] : suggestions })
  if (!reply.isApology) playSound('glitter', 0.3)
}

export const maySend = (text: string) => {
  const { length } = text.trim()
  return !readConversation().isWaiting && isVisible(text) && length <= limits.chatMessage
}

export const sendMessage = (text: string) => {
  if (!maySend(text)) return
  const question = newMessage('user', text.trim())
  addMessage(question, { draft: '', offer: undefined, suggestions: [] })
  playSound('whatsapp-send', 0.4)
  void askBot(question)
}

export const tryAgain = () => {
  const question = findUnanswered(readConversation().messages)
  if (question && !runningRequest) void askBot(question)
}

/** Sends the last question again if the visitor left the previous page before its answer came. */
export const askUnanswered = () => {
  if (readConversation().messages.at(-1)?.sender === 'user') tryAgain()
}

export const restartChat = () => {
  runningRequest?.abort()
  runningRequest = undefined
  restartConversation()
}

/** Logout clears stored words: the talk on screen goes too. */
export const endWithSession = () =>
  onAuthChange(() => {
    if (!isConversationStored()) restartChat()
  })
