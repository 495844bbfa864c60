// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, openByHand, setUp, show, tearDown } from '../../../test/lead-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'

beforeEach(setUp)
afterEach(tearDown)

const opener = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('arrows, j and k go from row to row and stop at the ends', async () => {
  stubApi(answers())
  await show()
  opener('Asha Sen').focus()
  press('ArrowUp')
  expect(document.activeElement).toBe(opener('Asha Sen'))
  press('ArrowDown')
  expect(document.activeElement).toBe(opener('Imran Khan'))
  press('j')
  expect(document.activeElement).toBe(opener('রিয়া সেন'))
  press('j')
  press('k')
  expect(document.activeElement).toBe(opener('Imran Khan'))
})

test('x ticks the row, also from its box', async () => {
  stubApi(answers())
  await show()
  opener('Imran Khan').focus()
  press('x')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Imran Khan' })
  expect(box.checked).toBe(true)
  box.focus()
  press('x')
  expect(box.checked).toBe(false)
})

test('in the details j opens the next lead; letters that are typed open nothing', async () => {
  stubApi(answers())
  await show()
  openByHand('Imran Khan')
  press('j')
  const next = await screen.findByRole('heading', { name: 'রিয়া সেন' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  screen.getByRole('textbox', { name: 'Follow-up notes' }).focus()
  press('k')
  expect(screen.getByRole('heading', { name: 'রিয়া সেন' })).toBeTruthy()
})
