import type { Picture } from '@bong-bari/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { pictureOf } from '../../../test/stub-upload.ts'
import { PicturesPage } from './pictures-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T05:00:00Z') })
})

const path = '/api/admin/pictures'
const show = (
  pictures: Picture[],
  more: Record<string, (call: StubbedCall) => Response> = {},
  at = '/admin/pictures',
) => {
  const stub = stubApi({ [`GET ${path}`]: () => json(pictures), ...more })
  return { ...stub, ...renderInApp(<PicturesPage />, at) }
}

test('each picture says who brought it and what it shows', async () => {
  show([pictureOf({ alt: 'মা ইলিশ ভাজছে' })])
  const title = await screen.findByRole('heading', { level: 3, name: 'মা ইলিশ ভাজছে' })
  expect(title.querySelector('[lang]')?.getAttribute('lang')).toBe('bn')
  expect(screen.getByText(/Uploaded by mitali/)).toBeTruthy()
  expect(screen.queryByText('Not described')).toBeNull()
})

test('a picture is described, for the version that was read', async () => {
  const picture = pictureOf()
  const put = `PUT ${path}/${picture.id}`
  const { to } = show([picture], {
    [put]: ({ body }) => json({ ...picture, ...Object(body), version: 2 }),
  })
  await screen.findByText('Not described')
  fireEvent.click(screen.getByRole('button', { name: /^Edit/ }))
  fireEvent.change(await screen.findByLabelText('Description'), { target: { value: 'Ma' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Description Saved')
  const [call] = to('PUT', `${path}/${picture.id}`)
  expect([call?.body, call?.headers.get('if-match')]).toEqual([{ alt: 'Ma' }, '"1"'])
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Ma'))
})
