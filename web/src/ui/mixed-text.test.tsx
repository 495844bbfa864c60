// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MixedText } from './mixed-text.tsx'

const html = (text: string) => renderToStaticMarkup(<MixedText>{text}</MixedText>)

test('a Bengali run is marked with its punctuation inside, Latin text is not', () => {
  expect(html('1. Kichhu na (কিছু না, মা।) means')).toBe(
    '1. Kichhu na (<span lang="bn">কিছু না, মা।</span>) means',
  )
})

test('a Latin word parts two runs', () => {
  expect(html('মা on YouTube মা')).toBe(
    '<span lang="bn">মা</span> on YouTube <span lang="bn">মা</span>',
  )
})

test('text of one script stays one piece, and what looks like HTML stays text', () => {
  expect(html('Only <b>English</b>')).toBe('Only &lt;b&gt;English&lt;/b&gt;')
  expect(html('শুধু বাংলা')).toBe('<span lang="bn">শুধু বাংলা</span>')
})
