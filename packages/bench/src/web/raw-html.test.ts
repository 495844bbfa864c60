import { expect, test } from 'vitest'
import { missingIn } from './raw-html.ts'

const text = 'Tea is ready. '.repeat(30)
const head = `<title>Bong Bari</title><link rel="canonical" href="https://site.test/" />${[
  'description',
  'og:title',
  'og:description',
  'og:image',
  'og:url',
  'og:type',
]
  .map((name) => `<meta ${name.includes(':') ? 'property' : 'name'}="${name}" content="x" />`)
  .join('\n')}`
const page = `<html><head>${head}</head><body><main><h1>Hello</h1>${text}</main></body></html>`

test('a page that says everything in its HTML misses nothing', () => {
  expect(missingIn(page)).toEqual([])
})

test('tags without words are no text, and an empty tag says nothing', () => {
  const empty = page.replace(text, `<p><img alt="${text}"></p>`).replace('Hello', '<svg></svg>')
  expect(missingIn(empty.replace('content="x"', 'content=""'))).toEqual([
    'h1',
    'main text',
    'description',
  ])
})

test('an address of the page that names no host is no canonical one', () => {
  expect(missingIn(page.replace('https://site.test/', '/'))).toEqual(['canonical'])
})

test('what the table holds must stand in the text and not only in the data for scripts', () => {
  const told = page.replace(text, `${text}<h2>Ma &amp; <i>son</i></h2>`)
  const data = '<script type="application/json">["Ma & son", "Fish"]</script>'
  expect(missingIn(told.replace('</body>', `${data}</body>`), ['Ma & son', 'Fish'])).toEqual([
    'Fish',
  ])
})
