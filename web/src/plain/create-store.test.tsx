import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useStore } from '../ui/use-stored-values.ts'
import { createStore } from './create-store.ts'

test('whoever uses a store follows it, until they are gone', () => {
  const store = createStore(1)
  const seen: number[] = []
  const Reader = () => {
    seen.push(useStore(store))
    return null
  }
  const { unmount } = render(<Reader />)
  act(() => store.set(2))
  unmount()
  act(() => store.set(3))
  expect(seen).toEqual([1, 2])
  expect(store.get()).toBe(3)
})

test('a server renders what the store started with', () => {
  const store = createStore('start')
  store.set('later')
  const Reader = () => useStore(store)
  expect(renderToString(<Reader />)).toBe('start')
})
