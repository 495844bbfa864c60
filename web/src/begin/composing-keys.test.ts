import { expect, test, vi } from 'vitest'
import { ignoreComposingKeys } from './begin.ts'

ignoreComposingKeys()

test.each([
  ['while letters are composed', { isComposing: true }],
  ['just after, as Safari has it', { keyCode: 229 }],
])('nothing hears a key of an input method %s', (_, state) => {
  const heard = vi.fn()
  addEventListener('keydown', heard, true)
  document.body.addEventListener('keydown', heard)
  for (const key of ['Enter', 'Escape', '/', 'ArrowDown']) {
    const event = { key, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, ...state }))
    expect(heard).not.toHaveBeenCalled()
    document.body.dispatchEvent(new KeyboardEvent('keydown', event))
    expect(heard).toHaveBeenCalledTimes(2)
    heard.mockClear()
  }
  removeEventListener('keydown', heard, true)
  document.body.removeEventListener('keydown', heard)
})
