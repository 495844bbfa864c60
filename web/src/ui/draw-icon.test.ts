import { X } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import drawIcon from './draw-icon.ts'

const Drawn = drawIcon({
  node: [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ],
})

/** The attributes and elements of an icon, without the names that nothing here asks for. */
const partsOf = (markup: string) =>
  markup
    .replaceAll(/ xmlns="[^"]*"| ?lucide-\w+/g, '')
    .split(/[ <>]+/)
    .sort()

test.each([
  { className: 'size-4' },
  { className: 'size-4', 'aria-label': 'Close', 'aria-hidden': undefined },
] as const)('an icon with %j is drawn as the library draws it', (props) => {
  const markup = renderToStaticMarkup(createElement(Drawn, props))
  expect(partsOf(markup)).toEqual(partsOf(renderToStaticMarkup(createElement(X, props))))
})
