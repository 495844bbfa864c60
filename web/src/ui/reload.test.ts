// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadByItself } from './reload.ts'

const load = vi.fn()

beforeEach(() => vi.stubGlobal('location', { reload: load }))
afterEach(() => {
  load.mockClear()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page loads itself anew once, and not again within a minute', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  reloadByItself()
  reloadByItself()
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  reloadByItself()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page in which something is typed never loads itself anew', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = 'Dear Ma'
  reloadByItself()
  expect(load).not.toHaveBeenCalled()
})
