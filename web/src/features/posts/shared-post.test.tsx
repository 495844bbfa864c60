// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { SharedPost } from './shared-post.tsx'

test('what a phone shared is read also where the first render is thrown away', async () => {
  const kept = new Map([['1', () => Response.json({ title: 'ছাদ', text: 'বৃষ্টি' })]])
  vi.stubGlobal('caches', {
    has: async () => kept.size > 0,
    delete: async () => kept.clear(),
    open: async () => ({
      keys: async () => [...kept.keys()],
      match: async (key: string) => kept.get(key)?.(),
    }),
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const Late = () => {
    use(promise)
    return <p>here</p>
  }
  const onRead = vi.fn()
  await act(async () =>
    render(
      <Suspense fallback="wait">
        <SharedPost isLost={false} onRead={onRead} />
        <Late />
      </Suspense>,
    ),
  )
  await act(async () => resolve())
  expect(await screen.findByText('here')).toBeTruthy()
  expect(onRead).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'ছাদ', text: 'বৃষ্টি', pictures: [] }),
  )
})
