import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { wholePostOf } from '../../../test/post.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { PreviewPage } from './preview-page.tsx'

const route = 'GET /api/blog/preview/token'
const previewed = { ...wholePostOf(), status: 'draft', until: '2026-11-27T14:30:00.000Z' }
const show = (at = '/preview#token') => renderInApp(<PreviewPage />, at)

test('POST-01 behind a skeleton a preview is drawn as the blog does, with a strip that says what it is, and without ways to share', async () => {
  stubApi({ [route]: () => json(previewed) })
  show()
  expect(screen.getByText('Loading the post...')).toBeTruthy()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The Great Coriander War' }),
  ).toBeTruthy()
  expect(screen.getByText('A preview. Not public.').parentElement?.textContent).toContain(
    'Works until Friday 27 November, 8:00 pm in Kolkata.',
  )
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
})

test('a link that is over says so, and so does one without its end', async () => {
  stubApi({ [route]: () => refused(404, 'preview-over', 'This preview has ended.') })
  const { unmount } = show()
  expect(await screen.findByText('Ask for a new link.')).toBeTruthy()
  unmount()
  show('/preview')
  expect(await screen.findByText('Ask for a new link.')).toBeTruthy()
})

test('a preview that cannot be loaded is tried again', async () => {
  let isBroken = true
  stubApi({ [route]: () => (isBroken ? refused(503, 'busy', 'Busy.') : json(previewed)) })
  show()
  expect(await screen.findByText('The preview could not be loaded')).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A preview. Not public.')).toBeTruthy()
})
