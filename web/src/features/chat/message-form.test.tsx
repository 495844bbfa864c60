import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { json, stubApi } from '../../../test/stub-api.ts'
import { MessageForm } from './chat-window.tsx'
import { typeDraft } from './conversation.ts'

test('Enter sends what was typed, also where it is not drawn yet', async () => {
  const { to } = stubApi({ 'POST /api/chatbot/message': () => json({ response: 'ok' }) })
  render(<MessageForm field={createRef()} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  // No time to draw it in between.
  typeDraft('Ma kothay?')
  expect(field.value).toBe('')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(to('POST', '/api/chatbot/message')).toHaveLength(1))
  expect(field.value).toBe('')
})

test.each([
  [1_799, ''],
  [1_900, '1,900 of 2,000 characters'],
  [2_007, 'Too long by 7. At most 2,000 characters.'],
])('of %i letters it says %j', (length, words) => {
  typeDraft('ক'.repeat(length))
  render(<MessageForm field={createRef()} />)
  expect(screen.getByRole('status').textContent).toBe(words)
  const field = screen.getByRole('textbox', { name: 'Message' })
  expect(field.getAttribute('aria-invalid')).toBe(length > 2_000 ? 'true' : null)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', length > 2_000)
})
