// @vitest-environment node
import { expect, test } from 'vitest'
import { complaintsOf } from './check-engines.ts'

const inScript = (script: string) => complaintsOf({ scripts: [script], styles: [] }, {})
const inStyle = (style: string) => complaintsOf({ scripts: [], styles: [style] }, {})

test.each([
  ['a method', 'of(a).toSorted()', 'Array.prototype.toSorted'],
  ['a static method', 'Object.groupBy(a)', 'Object.groupBy'],
  ['a common name after its owner', 'Response.json(a)', 'Response.json'],
  ['a global of the window', 'window.scheduler.yield()', 'scheduler'],
  ['a lookbehind', 'a.test(/(?<=x)y/)', 'lookbehind'],
  ['a static block', 'class A{static{b()}}', 'static block'],
])('%s that is too new is named', (_, script, name) => {
  expect(inScript(script)).toContain(`too new: ${name}`)
})

test('what the oldest engines have passes, and so does what is asked for first', () => {
  const old = 'a.at(-1);Object.hasOwn(a,b);/(?<name>x)/u;structuredClone(a);a.findLast(b);a.json()'
  expect(inScript(old)).toEqual([])
  expect(inScript('a.toSorted?.();`a scheduler stands here`;var t=a.timeout')).toEqual([])
})

test.each([
  ['a selector', 'a:has(b){c:d}', ':has()'],
  ['a nested rule', 'a{color:red;&:hover{color:blue}}', 'nesting'],
  ['a range', '@media (width>=600px){a{color:red}}', 'range query'],
  ['a word of a property', 'a{overflow:clip}', 'overflow: clip'],
  ['a unit', 'a{height:100dvh}', 'dynamic unit'],
])('%s of a style that is too new is named', (_, style, name) => {
  expect(inStyle(style)).toEqual([`too new: ${name}`])
})

test.each([
  [
    'the oldest engines have',
    '@layer b{a:focus-visible{gap:1px}}@media (min-width:600px){a{inset:0}}',
  ],
  [
    '@supports makes sure of',
    '@supports (height:1dvh) and (height:1svh){a{height:1dvh}}a{gap:1px}',
  ],
  ['follows what older engines know', 'a{height:100vh;height:100dvh}'],
  [
    'is part of a name',
    '.has\\:\\[\\:has\\(a\\)\\]{gap:1px}a{background:linear-gradient(red,blue)}',
  ],
])('what %s passes', (_, style) => {
  expect(inStyle(style)).toEqual([])
})

test('what follows a block of @supports is looked at, and what stands where it is not supported', () => {
  expect(inStyle('@supports (height:1dvh){a{height:1dvh}}b:has(c){d:e}')).toEqual([
    'too new: :has()',
  ])
  expect(inStyle('@supports not (overflow:clip){a:has(b){gap:1px}}')).toContain('too new: :has()')
})

test('an exception holds while it is used and is named once it is not', () => {
  const exceptions = { 'URL.canParse': 'links' }
  expect(complaintsOf({ scripts: ['URL.canParse(a)'], styles: [] }, exceptions)).toEqual([])
  expect(complaintsOf({ scripts: [], styles: [] }, exceptions)).toEqual([
    'allowed, but not used any more: URL.canParse',
  ])
})
