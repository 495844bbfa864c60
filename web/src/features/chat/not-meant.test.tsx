import { chatNotMeant } from '@bong-bari/site'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubObservers } from '../../../test/still-observers.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { clearStoredValues } from '../../ui/use-stored-values.ts'
import { changeConversation, readConversation, readStoredConversation } from './conversation.ts'
import { newMessage } from './message.ts'
import { MessageLog } from './message-log.tsx'

const words = chatNotMeant.english
const path = 'POST /api/chatbot/not-meant'
const question = newMessage('user', 'where is the rooftop garden')
/** A row may have no answer in the visitor's language; the button is in it all the same. */
const languages = { language: 'bengali', messageLanguage: 'english' }
const answer = { ...newMessage('bot', 'On the roof.'), mark: 'm', ...languages }
const onAct = vi.fn()

beforeEach(() => {
  clearStoredValues()
  onAct.mockReset()
  stubObservers()
  changeConversation({
    messages: [question, answer],
    suggestions: [],
    isWaiting: false,
    taking: undefined,
  })
})

const show = () => render(<MessageLog onAct={onAct} />)
const button = (name: string = words.say) => screen.queryByRole('button', { name })

test('an answer that was not meant is told to the team once a talk, and stays told', async () => {
  const { to } = stubApi({ [path]: () => json({ noted: true }) })
  show()
  fireEvent.click(button() ?? document.body)
  expect(await screen.findByText(words.noted)).toBeTruthy()
  expect(to('POST', '/api/chatbot/not-meant').map(({ body }) => body)).toEqual([
    { message: question.text, answer: { content: answer.text, mark: 'm' } },
  ])
  expect(onAct).toHaveBeenCalledOnce()
  expect(readStoredConversation().messages[1]?.isNotMeant).toBe(true)
  const next = { ...newMessage('bot', 'Up the stairs.'), mark: 'n' }
  changeConversation({
    messages: [...readConversation().messages, newMessage('user', 'how?'), next],
  })
  await waitFor(() => expect(screen.getByText('Up the stairs.')).toBeTruthy())
  expect(button()).toBeNull()
  expect(screen.getByText(words.noted)).toBeTruthy()
})

test('what does not get through may be said again', async () => {
  let isAway = true
  stubApi({ [path]: () => (isAway ? refused(503, 'busy', 'Busy.') : json({ noted: true })) })
  show()
  fireEvent.click(button() ?? document.body)
  await waitFor(() => expect(button(words.failed)).toBeTruthy())
  isAway = false
  fireEvent.click(button(words.failed) ?? document.body)
  expect(await screen.findByText(words.noted)).toBeTruthy()
})

test.each([
  ['the greeting', { messages: [answer] }],
  ['an apology', { messages: [question, { ...answer, isApology: true }] }],
  ['words that nobody signed', { messages: [question, { ...answer, mark: '' }] }],
  ['what the bot does not know', { suggestions: ['Show me the newest video'] }],
  ['a question that waits', { isWaiting: true }],
])('%s is no answer that something else was meant by', (_, part) => {
  changeConversation(part)
  show()
  expect(button()).toBeNull()
})
