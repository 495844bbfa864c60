import { expect, test } from 'vitest'
import { parseXml } from './xml.ts'

test('elements, attributes and text come out as they were written', () => {
  const root = parseXml(
    `\ufeff<?xml version="1.0"?>\n<a b="1" c:d='&lt;২&gt;'><!-- <x> --><e/>মা &amp; <f>ছেলে</f>!</a>\n`,
  )
  expect(root.name).toBe('a')
  expect([...root.attributes]).toEqual([
    ['b', '1'],
    ['c:d', '<২>'],
  ])
  expect(root.children.map(({ name, text }) => [name, text])).toEqual([
    ['e', ''],
    ['f', 'ছেলে'],
  ])
  expect(root.text).toBe('মা & !')
})

test("XML's own entities and characters by number are decoded once, others stay", () => {
  const { text } = parseXml('<a>&quot;&apos;&#39;&#x9AE;&#2494;&amp;lt; &nbsp; &#0;&#xD800;</a>')
  expect(text).toBe("\"''মা&lt; &nbsp; \ufffd\ufffd")
})

test('character data is taken as it is', () => {
  expect(parseXml('<a><![CDATA[<b>&amp;</b>]]></a>').text).toBe('<b>&amp;</b>')
})

test.each([
  ['nothing', ''],
  ['text alone', 'hello'],
  ['an open element', '<a><b></b>'],
  ['crossed elements', '<a><b></a></b>'],
  ['a closing alone', '</a>'],
  ['one closing too many', '<a></a></a>'],
  ['two roots', '<a/><b/>'],
  ['text after the root', '<a/>more'],
  ['an attribute without quotes', '<a b=1/>'],
  ['an open comment', '<a><!-- '],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
])('%s is refused', (_, text) => {
  expect(() => parseXml(text)).toThrow('not well-formed')
})

test('a hostile megabyte is read or refused within four seconds of the processor', () => {
  const size = 1024 * 1024
  const hostile = [
    '<a '.repeat(size / 3),
    `<a${' '.repeat(size)}`,
    `<a b="${'&#'.repeat(size / 2)}"/>`,
    `<a>${'<!--'.repeat(size / 4)}`,
  ]
  const before = process.threadCpuUsage()
  for (const text of hostile)
    try {
      parseXml(text)
    } catch {}
  expect(process.threadCpuUsage(before).user).toBeLessThan(4_000_000)
})
