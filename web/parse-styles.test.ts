// @vitest-environment node
import { expect, test } from 'vitest'
import { parseStyles } from './parse-styles.ts'
import { fillTemplate, stylesFor } from './src/entries/template.ts'

const sheet = parseStyles(
  `@layer base,utilities;@layer base{:root{--a:1}h1,.b{x:1}@font-face{font-family:F}}
  @property --p{syntax:"*"}@keyframes k{to{x:1}}
  @layer utilities{.a{x:1}.b .c{x:2}.md\\:p-\\[calc\\(1px\\+2px\\)\\]{x:3}.d:not(.e){x:4}
  .f:is(:where(.group)[open] *){x:5}.\\32 xl{x:6}.h,.i .j{x:7}@media print{.k{x:8}}}`,
)
const anywhere =
  '@layer base,utilities;@layer base{:root{--a:1}h1,.b{x:1}@font-face{font-family:F}}@property --p{syntax:"*"}@keyframes k{to{x:1}}'
const pageOf = (...names: string[]) =>
  stylesFor(sheet, `<p class="${names.join(' ')}">`).replace(/\s+/g, ' ')
const withUtilities = (css: string) => `${anywhere}@layer utilities{${css}}`

test.each([
  [[], ''],
  [['a'], '.a{x:1}'],
  [['c'], ''],
  [['b', 'c'], '.b .c{x:2}'],
  [['md:p-[calc(1px+2px)]'], '.md\\:p-\\[calc\\(1px\\+2px\\)\\]{x:3}'],
  [['d'], '.d:not(.e){x:4}'],
  [['f'], '.f:is(:where(.group)[open] *){x:5}'],
  [['2xl'], '.\\32 xl{x:6}'],
  [['j', 'i'], '.h,.i .j{x:7}'],
  [['k'], '@media print{.k{x:8}}'],
  [['f', 'a'], '.a{x:1}.f:is(:where(.group)[open] *){x:5}'],
])('a page whose classes are %j has the rules they may need, in their order', (names, css) => {
  expect(pageOf(...names)).toBe(css ? withUtilities(css) : anywhere)
})

test('classes are read as a browser reads them', () => {
  const ampersand = parseStyles('.\\[\\&\\>svg\\]\\:x>svg{x:1}')
  expect(stylesFor(ampersand, '<p class="y [&amp;&gt;svg]:x">')).toContain('x:1')
})

test('a page’s parts stand in the template as they are', () => {
  const html = '<style><!--styles--></style><!--meta--><body><!--app-->'
  const filled = fillTemplate({ html, sheet: ['a{}'] }, { app: '$& <!--meta-->', meta: '$1' })
  expect(filled).toBe('<style>a{}</style>$1<body>$& <!--meta-->')
})
