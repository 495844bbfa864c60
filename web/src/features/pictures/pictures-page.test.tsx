// @vitest-environment jsdom
import type { ListedPicture } from '@bong-bari/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { pictureOf } from '../../../test/stub-upload.ts'
import { PicturesPage } from './pictures-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T05:00:00Z') })
  setUpOffice()
})
afterEach(() => {
  tearDownOffice()
  vi.useRealTimers()
})

const path = '/api/admin/pictures'
const show = (
  pictures: ListedPicture[],
  more: Record<string, (call: StubbedCall) => Response> = {},
  at = '/admin/pictures',
) => {
  const stub = stubApi({ [`GET ${path}`]: () => json(pictures), ...more })
  return { ...stub, ...renderInApp(<PicturesPage />, at) }
}

test('each picture says who brought it, what it shows and where it is used', async () => {
  const uses = [
    { kind: 'post', id: 'p1', title: 'ইলিশ' },
    { kind: 'section', id: 's1', title: null },
    { kind: 'trash', id: 's2', title: 'Old sale' },
    { kind: 'postRevision', id: 'p2', title: 'Puja' },
  ]
  show([pictureOf({ altEn: 'Ma frying hilsa', altBn: 'মা ইলিশ ভাজছে', uses })])
  await screen.findByRole('heading', { level: 3, name: 'Ma frying hilsa' })
  expect(screen.getByText('মা ইলিশ ভাজছে').getAttribute('lang')).toBe('bn')
  expect(screen.getByText(/Uploaded by mitali/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ইলিশ' }).getAttribute('href')).toBe(
    '/admin?tab=blog&post=p1',
  )
  expect(screen.getByRole('link', { name: 'No title' }).getAttribute('href')).toBe(
    '/admin/homepage?section=s1',
  )
  expect(screen.getByRole('link', { name: 'Old sale' })).toBeTruthy()
  const before = screen.getByRole('link', { name: 'Puja' })
  expect(before.closest('li')?.textContent).toBe('Earlier version of a blog post: Puja')
  expect(before.getAttribute('href')).toBe('/admin?tab=blog&post=p2')
})

test.each([
  [null, 'Used nowhere. Removed about a month from now.'],
  ['2026-11-20T00:00:00.000Z', 'first weekly cleaning after 20 Dec 2026.'],
  ['2026-09-01T00:00:00.000Z', 'Removed at the next weekly cleaning.'],
])('a picture that nobody uses (since %s) says when it goes', async (unusedSince, words) => {
  show([pictureOf({ unusedSince })])
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  expect(screen.getByText('Not described')).toBeTruthy()
})

test('those used nowhere are asked for by the address, on through pages without any', async () => {
  const cursor = `2026-11-20T20:00:00.000Z#${'0'.repeat(64)}.png`
  const next = { link: `<${path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
  const { to, place } = show([], {
    [`GET ${path}`]: ({ search }) => {
      if (!search.get('status')) return json([])
      return search.get('cursor') ? json([pictureOf({ altEn: 'Forgotten' })]) : json([], 200, next)
    },
  })
  await screen.findByText('No pictures yet')
  fireEvent.change(screen.getByLabelText('Which pictures'), { target: { value: 'unused' } })
  await screen.findByText('Forgotten')
  expect(place.current).toBe('/admin/pictures?is=unused')
  expect(to('GET', path).at(-1)?.search.get('status')).toBe('unused')
})

test('a picture is described in both languages, for the version that was read', async () => {
  const picture = pictureOf()
  const put = `PUT ${path}/${picture.id}`
  const { to } = show([picture], {
    [put]: ({ body }) => json({ ...picture, ...Object(body), version: 2 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  fireEvent.change(await screen.findByLabelText('In Bengali'), { target: { value: 'মা' } })
  fireEvent.change(screen.getByLabelText('In English'), { target: { value: 'Ma' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Picture Described')
  const [call] = to('PUT', `${path}/${picture.id}`)
  expect([call?.body, call?.headers.get('if-match')]).toEqual([{ altBn: 'মা', altEn: 'Ma' }, '"1"'])
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Ma'))
})
