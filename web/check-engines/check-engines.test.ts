import { expect, test } from 'vitest'
import { complaintsOf } from './check-engines.ts'

const inScript = (...scripts: string[]) => complaintsOf({ scripts, styles: [] }, {})
const inStyle = (...styles: string[]) => complaintsOf({ scripts: [], styles }, {})

test.each([
  ['a method of an object', 'of.from(a).toSorted()', 'javascript.builtins.Array.toSorted'],
  ['a static method', 'Array.fromAsync(a)', 'javascript.builtins.Array.fromAsync'],
  [
    'a static method by another name',
    'const b = Object; b.groupBy(a)',
    'javascript.builtins.Map.groupBy',
  ],
  ['a constructor', 'new Intl.Segmenter()', 'javascript.builtins.Intl.Segmenter'],
  ['a static method of the browser', 'URL.canParse(a)', 'api.URL.canParse_static'],
  ['a global of a window', 'globalThis.scheduler', 'api.scheduler'],
  ['a method of a page', 'document.startViewTransition(a)', 'api.Document.startViewTransition'],
  ['a method of a drawing', 'pen.roundRect(0, 0, 1, 1)', 'api.CanvasRenderingContext2D.roundRect'],
  ['a lookbehind', 'a.test(/(?<=x)y/)', 'javascript.regular_expressions.lookbehind_assertion'],
  [
    'a lookbehind in a text',
    'new RegExp("(?<!x)y", "u")',
    'javascript.regular_expressions.lookbehind_assertion',
  ],
  ['a flag in a text', 'RegExp("y", "v")', 'javascript.builtins.RegExp.unicodeSets'],
  [
    'a static block',
    'class A { static { a() } }',
    'javascript.classes.static.initialization_blocks',
  ],
  ['a range in a query', 'matchMedia("(width < 600px)")', 'css.at-rules.media.range_syntax'],
])('%s that is too new is named', (_, script, name) => {
  expect(inScript(script)).toEqual([`too new: ${name}`])
})

test.each([
  ['of a flag', '/y/v'],
  ['of a declaration', '{ using a = b }'],
])('a form of the language that is too new stops the check, %s', (_, script) => {
  expect(() => inScript(script)).toThrow(SyntaxError)
})

test('what the oldest engines have passes, and what scripts define or ask for first', () => {
  expect(inScript('a.at(-1); Object.hasOwn(a, b); /(?<name>x)/u; structuredClone(a)')).toEqual([])
  expect(inScript('const scheduler = 1; scheduler.b; a.toSorted?.()')).toEqual([])
  expect(inScript('({ roundRect() {} })', 'a.roundRect()')).toEqual([])
})

test.each([
  ['a selector', 'a:has(b){c:d}', 'css.selectors.has(b)'],
  ['a nested rule', 'a{&:hover{color:red}}', 'css.selectors.nesting'],
  ['an at-rule', '@property --a{syntax:"*"}', 'css.at-rules.property'],
  ['a container', '@container (width>1px){a{color:red}}', 'css.at-rules.container'],
  ['a range', '@media (width>=600px){a{color:red}}', 'css.at-rules.media.range_syntax'],
  ['a media feature', '@media (scripting:none){a{color:red}}', 'css.at-rules.media.scripting'],
  ['a property', 'a{field-sizing:inherit}', 'css.properties.field-sizing'],
  ['a word of a property', 'a{overflow:clip}', 'css.properties.overflow.clip'],
  ['a function', 'a{color:color-mix(in lab,red,red)}', 'css.types.color.color-mix'],
  ['a function in a variable', 'a{--b:light-dark(red,red)}', 'css.types.color.light-dark'],
  ['a unit', 'a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
])('%s of a style that is too new is named', (_, style, name) => {
  expect(inStyle(style)).toEqual([`too new: ${name}`])
})

test.each([
  [
    'the oldest engines have',
    '@layer b{a:focus-visible{gap:1px}}@media (min-width:600px){a{inset:0}}',
  ],
  ['@supports makes sure of', '@supports (height:1dvh){a{height:1dvh}}'],
  ['follows what older engines know', 'a{height:100vh;height:100dvh}'],
  ['stands beside its prefixed form', 'a{-webkit-user-select:none;user-select:none}'],
  ['a list leaves standing', 'a:is([open],:popover-open){gap:1px}'],
])('what %s passes', (_, style) => {
  expect(inStyle(style)).toEqual([])
})

test('an exception holds while it is used and is named once it is not', () => {
  const allowed = { 'api.URL.canParse_static': 'links' }
  expect(complaintsOf({ scripts: ['URL.canParse(a)'], styles: [] }, allowed)).toEqual([])
  expect(complaintsOf({ scripts: [], styles: [] }, allowed)).toEqual([
    'allowed, but not used any more: api.URL.canParse_static',
  ])
})
