import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../../test/office.ts'
import { managedPostOf } from '../../../../test/post.ts'
import { field, path, press, show, startPostServer } from '../../../../test/post-server.tsx'
import { stubApi } from '../../../../test/stub-api.ts'
import { fileOf, startUpload, stubBucket, uploadedAddress } from '../../../../test/stub-upload.ts'

const draft = managedPostOf({ title: 'Rain', slug: null, publishAt: null, status: 'draft' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

type Bucket = ReturnType<typeof stubBucket>

const chooseCover = async (bucket: Bucket, name: string) => {
  await field(/^Title/)
  const before = bucket.uploads.length
  const files = [fileOf(name)]
  fireEvent.change(screen.getByLabelText(/^Cover image/), { target: { files } })
  await waitFor(() => expect(bucket.uploads).toHaveLength(before + 1))
}

/** The editor of a draft, with a cover on its way to the bucket. */
const openWithCover = async () => {
  const { routes, server } = startPostServer([draft])
  const bucket = stubBucket()
  const { to } = stubApi({ ...routes, ...startUpload })
  const { unmount } = show(`/admin?tab=blog&post=${draft.id}`)
  await chooseCover(bucket, 'rain.png')
  return { server, bucket, to, unmount }
}

const mayCloseTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a cover is kept as soon as it is chosen, as words are', async () => {
  const { server, bucket, to } = await openWithCover()
  expect(screen.getByText('Saving...')).toBeTruthy()
  await act(async () => bucket.answer(204))
  await screen.findByAltText('As it is now')
  await pass(3)
  expect(server.posts[0]?.image).toBe(uploadedAddress)
  press('Save draft')
  expect(await screen.findByText('Draft Saved!')).toBeTruthy()
  expect(to('POST', '/api/admin/images')).toHaveLength(1)
})

test('a cover that could not be sent says so, and is tried again alone', async () => {
  const { server, bucket } = await openWithCover()
  await act(async () => bucket.breakOff())
  expect(await screen.findByText(/^The picture could not be uploaded/)).toBeTruthy()
  expect(screen.getByText('Not saved: the cover. Try again beside it')).toBeTruthy()
  expect(mayCloseTab()).toBe(false)
  press('Try again')
  await waitFor(() => expect(bucket.uploads).toHaveLength(2))
  await act(async () => bucket.answer(204))
  await screen.findByAltText('As it is now')
  await pass(3)
  expect(server.posts[0]).toMatchObject({ image: uploadedAddress, status: 'draft' })
  expect(mayCloseTab()).toBe(true)
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeTruthy()
})

test('a cover that is on its way when the editor closes is kept when it has arrived', async () => {
  const { server, bucket, unmount } = await openWithCover()
  unmount()
  await act(async () => bucket.answer(204))
  await pass(3)
  expect(server.posts[0]?.image).toBe(uploadedAddress)
})

test('a cover that is chosen while another one is on its way takes its place', async () => {
  const { server, bucket } = await openWithCover()
  await chooseCover(bucket, 'sun.png')
  expect(bucket.uploads.map(({ isAborted }) => isAborted)).toEqual([true, false])
  await act(async () => bucket.answer(204))
  await screen.findByAltText('As it is now')
  await pass(3)
  expect(server.posts[0]?.image).toBe(uploadedAddress)
})

test('a cover that is pressed to be saved while it is still sent is sent once', async () => {
  const { server, bucket, to } = await openWithCover()
  press('Save draft')
  await act(async () => bucket.answer(204))
  expect(await screen.findByText('Draft Saved!')).toBeTruthy()
  await pass(15)
  expect(server.posts[0]?.image).toBe(uploadedAddress)
  expect(to('POST', '/api/admin/images')).toHaveLength(1)
  expect(to('PUT', `${path}/${draft.id}`)).toHaveLength(1)
})
