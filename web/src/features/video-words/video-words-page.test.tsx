// @vitest-environment jsdom
import type { ManagedVideo } from '@bong-bari/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { setUp, tearDown } from '../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { VideoWordsPage } from './video-words-page.tsx'

beforeEach(setUp)
afterEach(tearDown)

const videoOf = (number: number, more: Partial<ManagedVideo> = {}): ManagedVideo => ({
  videoId: `video-0000${number}`,
  thumbnail: 'https://i.ytimg.com/vi/x/hqdefault.jpg',
  title: `Film ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
  description: '',
  aboutBn: null,
  aboutEn: null,
  shareImage: null,
  goneAt: null,
  updatedAt: null,
  version: 1,
  changedBy: null,
  ...more,
})

const path = '/api/admin/videos'
const show = (
  videos: ManagedVideo[],
  put = (_: StubbedCall, video: ManagedVideo): Response => json(video),
) => {
  const stub = stubApi({
    [`GET ${path}`]: () => json(videos),
    ...Object.fromEntries(
      videos.map((video) => [
        `PUT ${path}/${video.videoId}`,
        (call: StubbedCall) => put(call, { ...video, ...Object(call.body), version: 2 }),
      ]),
    ),
  })
  return { ...stub, ...renderInApp(<VideoWordsPage />, '/admin/videos') }
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })

test('the words of a video are changed for the version that was read, and stand in its row', async () => {
  const { to, place } = show([videoOf(1), videoOf(2, { goneAt: '2026-08-01T00:00:00.000Z' })])
  expect(await screen.findByText('Gone from YouTube')).toBeTruthy()
  await press('Edit Film 1')
  expect(place.current).toBe('/admin/videos?video=video-00001')
  await type(/in English/, 'Ma wins.')
  await press('Save changes')
  expect(await screen.findByText('Ma wins.')).toBeTruthy()
  const [call] = to('PUT', `${path}/video-00001`)
  expect([call?.body, call?.headers.get('if-match')]).toEqual([{ aboutEn: 'Ma wins.' }, '"1"'])
})

test('what could not be saved is still there, and a list that fails can be asked for again', async () => {
  show([videoOf(1)], () => refused(500, 'unexpected', 'Broken for now.'))
  await press('Edit Film 1')
  await type(/in Bengali/, 'মা জেতেন।')
  await press('Save changes')
  expect(await screen.findByText('Broken for now.')).toBeTruthy()
  expect(screen.getByDisplayValue('মা জেতেন।')).toBeTruthy()
})

test('without a channel there is nothing to say yet', async () => {
  show([])
  await waitFor(() => expect(screen.getByText('No videos yet')).toBeTruthy())
})
