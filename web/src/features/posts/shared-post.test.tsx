// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SharedPost } from './shared-post.tsx'

const stubShared = (words: object | undefined) => {
  const kept = new Map(words && [['1', () => Response.json(words)]])
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      delete: async (key: string) => kept.delete(key),
      keys: async () => [...kept.keys()],
      match: async (key: string) => kept.get(key)?.(),
    }),
  })
  return kept
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what a phone shared is asked about, also where the first render is thrown away', async () => {
  stubShared({ title: 'ছাদ', text: 'বৃষ্টি' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const Late = () => {
    use(promise)
    return null
  }
  const onChosen = vi.fn()
  await act(async () =>
    render(
      <Suspense fallback="wait">
        <SharedPost isLost={false} onChosen={onChosen} />
        <Late />
      </Suspense>,
    ),
  )
  await act(async () => resolve())
  expect(await screen.findByText(/Begin a draft with/)).toBeTruthy()
  expect(onChosen).not.toHaveBeenCalled()
  press('Begin a draft')
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'ছাদ', text: 'বৃষ্টি', pictures: [] }),
  )
})

test('what another site shared is discarded with one press', async () => {
  const kept = stubShared({ title: '', text: 'Buy this' })
  const onChosen = vi.fn()
  render(<SharedPost isLost={false} onChosen={onChosen} />)
  await screen.findByText('Buy this')
  press('Discard it')
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(undefined)
  await vi.waitFor(() => expect(kept.size).toBe(0))
})

test('where nothing waits, the editor opens empty', async () => {
  stubShared(undefined)
  const onChosen = vi.fn()
  render(<SharedPost isLost={false} onChosen={onChosen} />)
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalledExactlyOnceWith(undefined))
})
