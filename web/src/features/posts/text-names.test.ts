import { expect, test } from 'vitest'
import { pictureNames } from './text-names.ts'

const [one, two] = [`/media/${'1'.repeat(64)}.webp`, `/media/${'2'.repeat(64)}.webp`]

test('pictures of the library stand under short names, and every text comes back as it was stored', () => {
  const names = pictureNames()
  const stored = `মা।\n\n![ছাদ](${one} "নিচে")\n\n![](${two})\n\n![a\\]b](${one})\n\n![x](https://a.in/b.png) [link](${one})`
  const shown = names.shown(stored)
  expect(shown).toBe(
    `মা।\n\n![ছাদ](picture-1 "নিচে")\n\n![](picture-2)\n\n![a\\]b](picture-1)\n\n![x](https://a.in/b.png) [link](${one})`,
  )
  expect(names.stored(shown)).toBe(stored)
  expect(names.addressOf('picture-2')).toBe(two)
})

test('a name keeps its picture when that is taken out and comes back', () => {
  const names = pictureNames()
  names.shown(`![](${one})`)
  expect(names.shown(`![](${two})`)).toBe('![](picture-2)')
  expect(names.stored('![](picture-1)')).toBe(`![](${one})`)
})

test('a name that somebody typed stays as typed, and no picture takes it', () => {
  const names = pictureNames()
  expect(names.stored('![](picture-9)')).toBe('![](picture-9)')
  const shown = names.shown(`![](picture-1)\n\n![](${one})`)
  expect(shown).toBe('![](picture-1)\n\n![](picture-2)')
  expect(names.stored(shown)).toBe(`![](picture-1)\n\n![](${one})`)
})

test('the selection stays on its letters', () => {
  const text = `ab ![](${one}) cd`
  const at = text.indexOf('cd')
  const shown = pictureNames().shownState({ text, start: 1, end: at })
  expect(shown).toEqual({ text: 'ab ![](picture-1) cd', start: 1, end: 18 })
})
