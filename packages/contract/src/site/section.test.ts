import { expect, test } from 'vitest'
import { hasVisibleContent, readButton } from './section.ts'

test('HPC-19 words, a picture or a whole button are something to show, and a half button is not', () => {
  expect(hasVisibleContent({})).toBe(false)
  expect(hasVisibleContent({ title: ' ', content: null, imageUrl: '', linkUrl: '/a' })).toBe(false)
  expect(hasVisibleContent({ buttonText: 'Go' })).toBe(false)
  expect(hasVisibleContent({ buttonText: 'Go', linkUrl: 'javascript:alert(1)' })).toBe(false)
  expect(hasVisibleContent({ content: 'x' })).toBe(true)
  expect(hasVisibleContent({ imageUrl: '/media/a.webp' })).toBe(true)
  expect(hasVisibleContent({ buttonText: 'Go', linkUrl: '/a' })).toBe(true)
  expect(readButton({ buttonText: ' Go ', linkUrl: ' /a ' })).toEqual({ href: '/a', label: 'Go' })
})
