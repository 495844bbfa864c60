import { afterEach, expect, test, vi } from 'vitest'
import { beginPage } from './begin.ts'

const setPrerendering = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  document.body.replaceChildren()
})

test('a page that is rendered ahead of a visit loads nothing that asks, counts or sounds until it is visited', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  const load = vi.fn(async () => async () => undefined)
  setPrerendering(true)
  beginPage({ load, isUrgent: true })
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()

  setPrerendering(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})
