import { expect, test } from 'vitest'
import { complaintsOf } from './check-engines.ts'

test('what the oldest engines lack is named, in scripts and in styles', () => {
  const js = { kind: 'js' as const, text: 'a.toReversed();b=/(?<=x)y/' }
  const css = { kind: 'css' as const, text: '@media (width>=600px){a{b:c}}' }
  expect(complaintsOf([js, css], {})).toEqual([
    'too new: Array.toReversed',
    'too new: lookbehind',
    'too new: range media query',
  ])
})

test('an exception holds while it is used and is named once it is not', () => {
  const js = { kind: 'js' as const, text: 'URL.canParse(a)' }
  expect(complaintsOf([js], { 'URL.canParse': 'links' })).toEqual([])
  expect(complaintsOf([], { 'URL.canParse': 'links' })).toEqual([
    'allowed, but not used any more: URL.canParse',
  ])
})
