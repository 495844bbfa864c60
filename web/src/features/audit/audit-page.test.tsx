import type { AuditEntry } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { AuditPage } from './audit-page.tsx'

const path = '/api/admin/audit'
const entry: AuditEntry = {
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-11-24T18:40:00.000Z',
  action: 'published',
  by: 'mitali',
  session: '5f0c1d2e',
  noun: 'post',
  of: '00000000-0000-4000-8000-000000000002',
  label: 'ধনেপাতার যুদ্ধ',
  fields: ['title', 'content'],
}
const erased: AuditEntry = {
  ...entry,
  id: '00000000-0000-4000-8000-000000000003',
  at: '2026-11-24T18:20:00.000Z',
  action: 'erased',
  noun: 'lead',
  label: null,
  fields: [],
}
const byShell: AuditEntry = {
  ...erased,
  id: '00000000-0000-4000-8000-000000000004',
  action: 'brewed',
  by: null,
  session: null,
  noun: 'teapot',
  of: '7',
}

const mitali = { id: '00000000-0000-4000-8000-000000000009', username: 'mitali' }
const team = {
  'GET /api/auth/users': () => json([{ ...mitali, createdAt: entry.at, lastLoginAt: null }]),
}
const show = (at = '/admin/audit') => renderInApp(<AuditPage />, at)
const answering = (answer: (call: StubbedCall) => Response) =>
  stubApi({ ...team, [`GET ${path}`]: answer })

test('what was done stands under its day in Kolkata, with who, session, name and fields', async () => {
  answering(() => json([entry, erased, byShell]))
  show()
  expect(screen.getByText('Loading the audit...')).toBeTruthy()
  const [next] = within(await screen.findByRole('list', { name: '25 Nov 2026' })).getAllByRole(
    'listitem',
  )
  for (const words of ['Published', 'Blog post', entry.label ?? '', 'mitali', '00:10'])
    expect(next?.textContent).toContain(words)
  expect(next?.textContent).toContain('Session 5f0c1d2e')
  expect(next?.textContent).toContain('title, content')
  const [lead, unknown] = within(screen.getByRole('list', { name: '24 Nov 2026' })).getAllByRole(
    'listitem',
  )
  expect(lead?.textContent).toContain('a request that was erased since')
  expect(lead?.querySelector('a')).toBeNull()
  // An older version of the product may have told something that this one has no word for.
  for (const words of ['brewed', 'teapot', 'Operator'])
    expect(unknown?.textContent).toContain(words)
})

test('a request stands with its company, which leads to it, and who was deleted as somebody who left', async () => {
  answering(() => json([{ ...erased, action: 'changed', label: 'মিষ্টি ঘর', by: 'kaku' }, entry]))
  show()
  const link = await screen.findByRole('link', { name: 'মিষ্টি ঘর' })
  expect(link.getAttribute('href')).toBe(`/admin?lead=${erased.of}`)
  expect(await screen.findByText('kaku (left)')).toBeTruthy()
  expect(screen.getByText('mitali', { selector: 'li *' })).toBeTruthy()
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }))
  const [settings, audit] = parts.getAllByRole('link')
  expect([settings?.textContent, settings?.getAttribute('href')]).toEqual([
    'Settings',
    '/admin/settings',
  ])
  expect([audit?.textContent, audit?.getAttribute('aria-current')]).toEqual(['Audit', 'page'])
})

test('it is narrowed by the address, and an empty list leads back to everything', async () => {
  const { calls } = answering(({ search }) => json(search.get('by') ? [] : [entry]))
  const { place } = show('/admin/audit?by=gone&action=stolen')
  expect(await screen.findByText('Nothing of this kind')).toBeTruthy()
  const asked = calls.find((one) => one.path === path)?.search
  expect([asked?.get('by'), asked?.get('action')]).toEqual(['gone', null])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Person' }).value).toBe('gone')
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText('Published', { selector: 'b' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(place.current).toBe('/admin/audit?since=2026-11-01'))
})

test('that the list before was empty is not said of the one that loads', async () => {
  let answer = () => {}
  stubApi({
    ...team,
    [`GET ${path}`]: async ({ search }) => {
      if (search.get('by')) return json([])
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return json([entry])
    },
  })
  show('/admin/audit?by=gone')
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText('Loading the audit...')).toBeTruthy()
  expect(screen.queryByText('Nothing has been done yet')).toBeNull()
  answer()
  expect(await screen.findByText('Published', { selector: 'b' })).toBeTruthy()
})

test('more is loaded on demand, past pages on which nothing matches', async () => {
  const link = (cursor: string) => ({ link: `<${path}?cursor=${cursor}>; rel="next"` })
  answering(({ search }) => {
    const cursor = search.get('cursor')
    if (!cursor) return json([entry], 200, link('a'))
    return cursor === 'a' ? json([], 200, link('b')) : json([erased])
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Erased', { selector: 'b' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})
