// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { Finder } from './finder.tsx'

beforeEach(setUpOffice)
afterEach(tearDownOffice)

const lead = { id: 'l1', name: 'Riya Sen', company: 'Mishti Ghar' }
const post = { id: 'p1', title: 'Mishti for all', status: 'draft' }
const row = { id: 7, keyword: 'mishti', userMessage: 'Which mishti?', botResponse: 'All.' }
const setting = { settingKey: 'email', settingValue: 'x@y.test', description: '' }

const answers = {
  'GET /api/collaboration-requests': () => json([lead]),
  'GET /api/admin/blog': () => json([post]),
  'GET /api/admin/chatbot-training': () => json([row]),
  'GET /api/admin/chatbot-templates': () => json([]),
  'GET /api/admin/settings': () => json([setting]),
}

const onClose = vi.fn()
const show = (more: Parameters<typeof stubApi>[0] = {}) => {
  const stub = stubApi({ ...answers, ...more })
  const view = renderInApp(
    <Finder
      screens={[['/admin/people', 'People']]}
      settingLabels={{ email: { label: 'E-mail address', help: 'Mishti are ordered here.' } }}
      onClose={onClose}
    />,
  )
  return { ...stub, ...view }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find in the office' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const group = (name: string) => within(screen.getByRole('group', { name }))

test('it begins with the screens and a new post, and arrows go round', async () => {
  const { place } = show()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(active()).toBe('People')
  press('ArrowDown')
  expect(active()).toBe('New post')
  press('ArrowDown')
  expect(active()).toBe('People')
  press('ArrowUp')
  press('Enter')
  expect(place.current).toBe('/admin?tab=blog&post=new')
  expect(onClose).toHaveBeenCalled()
})

test('requests, posts, rows of the bot and settings are found together', async () => {
  const { to, place } = show()
  type('mishti')
  expect(screen.getByText(/^Requests, posts/)).toBeTruthy()
  expect(await screen.findByText('Riya Sen')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('4 found.')).toBeTruthy())
  expect(group('Posts').getByRole('option').textContent).toContain('Mishti for all')
  expect(group('Bong Bot').getByRole('option').textContent).toContain('Which mishti?')
  expect(group('Settings').getByRole('option').textContent).toContain('E-mail address')
  expect(to('GET', '/api/collaboration-requests')[0]?.search.get('q')).toBe('mishti')
  expect(active()).toContain('Riya Sen')
  press('Enter')
  expect(place.current).toBe('/admin?lead=l1')
})

test('what is not found is said, and a new post can still be begun', async () => {
  show({
    'GET /api/collaboration-requests': () => json([]),
    'GET /api/admin/blog': () => json([]),
  })
  type('xylophone')
  expect(await screen.findByText('Nothing found for “xylophone”.')).toBeTruthy()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['New post'])
})

test('a search that fails is said and can be tried again, and the others show what they found', async () => {
  const { to } = show({
    'GET /api/collaboration-requests': () => refused(500, 'unexpected', 'No.'),
  })
  type('mishti')
  expect(await screen.findByText('Requests could not be searched.')).toBeTruthy()
  expect(await screen.findByText('Mishti for all')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again to search Requests' }))
  await waitFor(() => expect(to('GET', '/api/collaboration-requests').length).toBeGreaterThan(1))
})
