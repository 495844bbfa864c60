// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { json, stubApi } from '../../../test/stub-api.ts'
import { typeDraft } from './conversation.ts'
import { MessageForm } from './message-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
