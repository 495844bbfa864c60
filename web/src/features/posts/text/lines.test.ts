// @vitest-environment node
import { expect, test } from 'vitest'
import { drawingOf, drawn } from '../../../../test/text-state.ts'
import { continueLine, cycleHeading, type LineKind, toggleLines } from './formatting.ts'

const toggled = (kind: LineKind, drawing: string) => drawingOf(toggleLines(kind)(drawn(drawing)))

test.each([
  ['bullets', 'মা¦ছ', '- মা¦ছ'],
  ['numbers', 'মা¦ছ', '1. মা¦ছ'],
  ['quote', 'মা¦ছ', '> মা¦ছ'],
  ['bullets', '¦', '- ¦'],
  ['numbers', '‹one\ntwo\n\nthree›', '‹1. one\n2. two\n\n3. three›'],
  ['quote', '‹one\n\ntwo›', '‹> one\n>\n> two›'],
  ['numbers', '‹- one\n- two›', '‹1. one\n2. two›'],
  ['bullets', '## He¦ad', '- He¦ad'],
] as const)('%s: %j', (kind, before, after) => {
  expect(toggled(kind, before)).toBe(after)
})

test.each([
  ['bullets', '- o¦ne', 'o¦ne'],
  ['numbers', '‹1. one\n2. two›', '‹one\ntwo›'],
  ['quote', '> o¦ne', 'o¦ne'],
  ['quote', '‹> one\n>\n> two›', '‹one\n\ntwo›'],
] as const)('%s once more takes it off: %j', (kind, before, after) => {
  expect(toggled(kind, before)).toBe(after)
})

test.each([
  ['above\no¦ne\nbelow', 'above\n\n- o¦ne\n\nbelow'],
  ['- above\no¦ne\n- below', '- above\n- o¦ne\n- below'],
])('a list stands apart from the words around it: %j', (before, after) => {
  expect(toggled('bullets', before)).toBe(after)
})

test('a selection that ends at the beginning of a line leaves that line alone', () => {
  expect(toggled('bullets', '‹one\n›- two')).toBe('- ‹one\n›- two')
})

test('a heading becomes smaller, then a line again', () => {
  const [one, two, three] = ['পুজো¦', '## পুজো¦', '### পুজো¦'].map((drawing) =>
    drawingOf(cycleHeading(drawn(drawing))),
  )
  expect([one, two, three]).toEqual(['## পুজো¦', '### পুজো¦', 'পুজো¦'])
})

const entered = (drawing: string) => {
  const after = continueLine(drawn(drawing))
  return after && drawingOf(after)
}

test.each([
  ['- one¦', '- one\n- ¦'],
  ['- o¦ne', '- o\n- ¦ne'],
  ['* one¦', '* one\n* ¦'],
  ['9. one¦', '9. one\n10. ¦'],
  ['৯। এক¦', '৯। এক\n১০। ¦'],
  ['১. এক¦\n২. দুই', '১. এক\n২. ¦\n২. দুই'],
  ['> said¦', '> said\n> ¦'],
  ['> - said¦', '> - said\n> - ¦'],
  ['  - in¦', '  - in\n  - ¦'],
  ['- o‹n›e', '- o\n- ¦e'],
])('Enter goes on with %j', (before, after) => {
  expect(entered(before)).toBe(after)
})

test.each([
  ['- one\n- ¦', '- one\n\n¦'],
  ['> one\n> ¦', '> one\n\n¦'],
  ['1. ¦', '¦'],
  ['- ¦\n- two', '¦\n- two'],
])('Enter in an empty item ends it: %j', (before, after) => {
  expect(entered(before)).toBe(after)
})

test.each(['plain¦', '¦- one', '-¦ one', '## Head¦', '-5 degrees¦'])(
  'Enter is just a new line in %j',
  (before) => expect(entered(before)).toBeUndefined(),
)
