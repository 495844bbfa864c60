import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { part, windowPart } from './part.tsx'

afterEach(() => {
  document.querySelector('[data-load-error]')?.remove()
})

test('a part says that it is on its way, then shows', async () => {
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>()
  const shelf = part(() => promise, 'Loading the shelf...')
  await act(async () => render(<shelf.Component />))
  expect(screen.getByRole('status').textContent).toBe('Loading the shelf...')
  await act(async () => resolve(() => <p>Jars of achar</p>))
  expect(screen.getByText('Jars of achar')).toBeTruthy()
})

test('a part that was fetched ahead shows at once', async () => {
  const shelf = part(async () => () => <p>Jars of achar</p>, 'Loading the shelf...')
  await shelf.prefetch()
  render(<shelf.Component />)
  expect(screen.getByText('Jars of achar')).toBeTruthy()
})

test('a part that does not come is said by the bar, and only once it is opened', async () => {
  const shelf = part(() => Promise.reject(new Error('offline')), 'Loading the shelf...')
  await shelf.prefetch()
  expect(screen.queryByRole('alert')).toBeNull()
  render(
    <>
      <h1>Kitchen</h1>
      <shelf.Component />
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive')
  expect(screen.getByRole('heading', { name: 'Kitchen' })).toBeTruthy()
})

test('a part that did not come is asked for again when it is opened again, and not before', async () => {
  const load = vi.fn(async () => () => <p>Jars of achar</p>)
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const shelf = part(load, 'Loading the shelf...')
  const { rerender } = render(<shelf.Component key="first" />)
  await screen.findByRole('alert')
  rerender(<shelf.Component key="first" />)
  expect(load).toHaveBeenCalledTimes(2)
  await act(async () => rerender(<shelf.Component key="second" />))
  expect(screen.getByText('Jars of achar')).toBeTruthy()
})

test('while a window is on its way no key reaches what lies below, and Escape leads back', async () => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  const shelf = windowPart(() => new Promise<() => ReactNode>(() => {}))
  const onClose = vi.fn()
  const { unmount } = await act(async () => render(<shelf.Component onClose={onClose} />))
  fireEvent.keyDown(document.body, { key: '1' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()
  unmount()
  fireEvent.keyDown(document.body, { key: '1' })
  expect(heard).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', heard)
})
