import { expect, test } from 'vitest'
import { buttonOf, showsSomething } from './section.ts'

test('HPC-19 words, a picture or a whole button are something to show, and a half button is not', () => {
  expect(showsSomething({})).toBe(false)
  expect(showsSomething({ title: ' ', content: null, imageUrl: '', linkUrl: '/a' })).toBe(false)
  expect(showsSomething({ buttonText: 'Go' })).toBe(false)
  expect(showsSomething({ buttonText: 'Go', linkUrl: 'javascript:alert(1)' })).toBe(false)
  expect(showsSomething({ content: 'x' })).toBe(true)
  expect(showsSomething({ imageUrl: '/media/a.webp' })).toBe(true)
  expect(showsSomething({ buttonText: 'Go', linkUrl: '/a' })).toBe(true)
  expect(buttonOf({ buttonText: ' Go ', linkUrl: ' /a ' })).toEqual({ href: '/a', words: 'Go' })
})
