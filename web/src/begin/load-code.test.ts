import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStyles, reloadByItself } from './load-code.ts'

/** The window's own maker, which says that it cannot leave the page whenever it is told to. */
declare const jsdom: {
  virtualConsole: {
    on: (event: 'jsdomError', told: () => void) => void
    removeAllListeners: (event: 'jsdomError') => void
  }
}

const load = vi.fn()

beforeEach(() => {
  // Those that were there print it.
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  jsdom.virtualConsole.on('jsdomError', load)
})
afterEach(() => {
  load.mockClear()
  sessionStorage.clear()
  document.body.replaceChildren()
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

test('styles are there once their sheet has arrived; a lost one is named and can be asked for again', async () => {
  const answerWith = (event: 'load' | 'error') =>
    document.head.querySelector('link')?.dispatchEvent(new Event(event))
  const firstTry = loadStyles('/assets/app-1.css')
  answerWith('error')
  await expect(firstTry).rejects.toThrow('/assets/app-1.css')
  expect(document.head.querySelector('link')).toBeNull()

  const secondTry = loadStyles('/assets/app-1.css')
  answerWith('load')
  await expect(secondTry).resolves.toBeUndefined()
})
