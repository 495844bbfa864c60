import { chatOffer } from '@bong-bari/site'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubObservers } from '../../../test/still-observers.ts'
import { clearStoredValues } from '../../ui/use-stored-values.ts'
import {
  changeConversation,
  endRequest,
  readConversation,
  readStoredConversation,
} from './conversation.ts'
import { newMessage } from './message.ts'
import { MessageLog } from './message-log.tsx'

const words = chatOffer.bengali
const onAct = vi.fn()

beforeEach(() => {
  clearStoredValues()
  onAct.mockReset()
  stubObservers()
  const answer = { ...newMessage('bot', 'বাঃ!'), lead: 'bengali' }
  changeConversation({ messages: [newMessage('user', 'কোলাব'), answer], taking: undefined })
  render(<MessageLog onAct={onAct} />)
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isOffered = () => screen.queryByRole('button', { name: words.yes }) !== null

test('a request is offered in the language of who spoke of it, and the form beside it', () => {
  expect(isOffered()).toBe(true)
  expect(screen.getByText(words.yes).closest('[lang]')?.getAttribute('lang')).toBe('bn')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/work-with-us')
})

test('Yes begins it, which a reload remembers', () => {
  press(words.yes)
  expect(readConversation().taking).toEqual({ isOver: false, language: 'bengali' })
  expect(readStoredConversation().taking).toEqual({ isOver: false, language: 'bengali' })
  expect(screen.getByText('typing...')).toBeTruthy()
})

test('after No, or once it is sent, none is offered any more; after a stop it may be', () => {
  press(words.no)
  expect(onAct).toHaveBeenCalledOnce()
  expect(isOffered()).toBe(false)
  expect(readConversation().taking?.isOver).toBe(true)
  endRequest('bengali', 'মুছে দিলাম।', false)
  expect(readConversation().taking).toBeUndefined()
  endRequest('bengali', 'পাকা কথা!', true)
  expect(readConversation().taking?.isOver).toBe(true)
})

test('an offer of the team stands there with its links', () => {
  act(() => changeConversation({ messages: [], offer: 'পুজোর ছাড়! See /work-with-us' }))
  expect(screen.getByText(/পুজোর ছাড়/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '/work-with-us' })).toBeTruthy()
})
