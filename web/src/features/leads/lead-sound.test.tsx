// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  leadOnServer,
  poll,
  server,
  setUp,
  tearDown,
  unopenedId,
} from '../../../test/lead-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'

const bell = vi.hoisted(() => ({ ringBell: vi.fn() }))
vi.mock('../../effects/bell.ts', () => bell)
const { LeadCount } = await import('./lead-count.tsx')
const { setLeadSound } = await import('./lead-sound.ts')
const { LeadSoundSwitch } = await import('./lead-sound-switch.tsx')

beforeEach(setUp)
afterEach(() => {
  setLeadSound(false)
  localStorage.removeItem('lead-sound-heard')
  bell.ringBell.mockClear()
  tearDown()
})

const arrive = (second: number, fields = {}) => {
  const lead = leadOnServer(unopenedId)
  const id = `00000000-0000-4000-8000-0000000001${String(second).padStart(2, '0')}`
  const createdAt = `2026-11-24T05:00:${String(second).padStart(2, '0')}.000Z`
  server.leads = [{ ...lead, id, createdAt, updatedAt: null, ...fields }, ...server.leads]
}

const open = async () => {
  stubApi(answers())
  renderInApp(
    <>
      <LeadCount hasListBeside={false} />
      <LeadSoundSwitch />
    </>,
  )
  await screen.findByText(/new$/)
}

const rung = () => bell.ringBell.mock.calls.length

test('it is silent until somebody switches it on, which is kept and rings once', async () => {
  await open()
  arrive(1)
  await poll()
  expect(rung()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Sound for new requests', pressed: false }))
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  expect(rung()).toBe(1)
  expect(localStorage.getItem('lead-sound')).toBe('on')
})

test('it rings for a request that comes, once, and never for what stood there', async () => {
  setLeadSound(true)
  bell.ringBell.mockClear()
  await open()
  await poll()
  expect(rung()).toBe(0)
  arrive(2)
  arrive(3)
  await poll()
  await waitFor(() => expect(rung()).toBe(1))
  await poll()
  expect(rung()).toBe(1)
})

test('one that somebody restored, or that another tab has rung for, is no news', async () => {
  setLeadSound(true)
  bell.ringBell.mockClear()
  await open()
  arrive(4, { updatedAt: '2026-11-24T05:00:05.000Z' })
  await poll()
  localStorage.setItem('lead-sound-heard', '2026-11-24T05:00:06.000Z')
  arrive(6)
  await poll()
  expect(rung()).toBe(0)
  arrive(7)
  await poll()
  await waitFor(() => expect(rung()).toBe(1))
})
