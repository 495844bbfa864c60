import { afterEach, expect, test } from 'vitest'
import { guardInputs } from './input-guards.ts'

guardInputs()

afterEach(() => document.body.replaceChildren())

const put = (type: string) => {
  const input = document.createElement('input')
  input.type = type
  document.body.append(input)
  return input
}

/** Returns whether the browser may still act by itself. */
const drag = (name: string, at: Element, types: string[]) => {
  const event = new Event(name, { bubbles: true, cancelable: true })
  const dataTransfer = { types, dropEffect: 'copy' }
  at.dispatchEvent(Object.assign(event, { dataTransfer }))
  return !event.defaultPrevented
}

test('a wheel over a focused number takes the focus from it, and from no other field', () => {
  for (const [type, stays] of [
    ['number', false],
    ['text', true],
  ] as const) {
    const input = put(type)
    input.focus()
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
    expect([type, document.activeElement === input]).toEqual([type, stays])
  }
})

test('the browser opens no file that is dropped beside a field; words and file fields stay as they are', () => {
  for (const name of ['dragover', 'drop']) {
    expect(drag(name, document.body, ['Files'])).toBe(false)
    expect(drag(name, put('text'), ['Files'])).toBe(false)
    expect(drag(name, put('text'), ['text/plain'])).toBe(true)
    expect(drag(name, put('file'), ['Files'])).toBe(true)
  }
})
