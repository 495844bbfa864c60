import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textOfHtml } from './html.ts'

const pasted = (name: string) =>
  textOfHtml(
    readFileSync(join(import.meta.dirname, `../../../../test/pasted/${name}.html`), 'utf8'),
  )

const textOf = (html: string) => textOfHtml(html).text

test('a message of WhatsApp keeps its lines, marks and emoji', () => {
  expect(pasted('whatsapp')).toEqual({
    text: 'আজ **ইলিশ** এনেছি 🐟\nদাম বলব না।\n*রাগ কোরো না* ~~৮০০~~ টাকা',
    files: [],
    leftOut: 0,
  })
})

test('Google Docs: heading, runs, links, lists in lists', () => {
  const { text, leftOut } = pasted('docs')
  expect(text).toBe(
    '## পুজোর বাজার\n\nMa said **never** *again*, see [our blog](https://bongbari.in/blog).\n\n- মাছ\n  - ইলিশ\n- ~~মিষ্টি~~',
  )
  expect(leftOut).toBe(1)
})

test('Word: items that are paragraphs, its own elements, tables', () => {
  expect(pasted('word').text).toBe(
    '## বাড়ির নিয়ম\n\nThe **first** rule is *quiet*.\n\n- জুতো বাইরে\n\n- চটি নয়\n\n- ফোন চুপ\n\n1. One\n\n2. Two\n\nচাল — ৬০ টাকা\nডাল — ১২০ টাকা',
  )
})

test.each([
  ['<h1>A</h1><h2>B</h2><h5>C</h5><p>d</p>', '## A\n\n## B\n\n### C\n\nd'],
  ['<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
  [
    '<div>line one</div><div>line two</div><div><br></div><div>after</div>',
    'line one\nline two\n\nafter',
  ],
  ['<blockquote><p>said</p><p>Ma</p></blockquote>', '> said\n>\n> Ma'],
  ['<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
  ['<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  [
    '<a href="javascript:alert(1)">x</a> <a href="file:///c">y</a> <a href="https://a.in/(b)">z</a>',
    'x y [z](<https://a.in/(b)>)',
  ],
  ['<b>a</b><b>b</b>', '**ab**'],
  ['<b>“মা”</b>র <i>ঝোল (curry)</i>টা', '**“মা”**র *ঝোল (curry)*টা'],
  ['<b><b>a</b> </b>b', '**a** b'],
  ['<script>x</script><style>y</style><p hidden>z</p><p>ok</p>', 'ok'],
  [
    '2 * 3 * 4, snake_case, _x_, # no, [a](b)',
    '2 \\* 3 \\* 4, snake_case, \\_x\\_, # no, \\[a](b)',
  ],
  ['<p># not a heading</p><p>&gt; no</p><p>• item</p>', '\\# not a heading\n\n\\> no\n\n- item'],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1"></iframe>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['<p>র‍্যাব\u200b বাক্‌স্বাধীনতা</p>', 'র‍্যাব বাক্‌স্বাধীনতা'],
  ['<p>a&nbsp;&nbsp; b</p>', 'a b'],
  [
    '<ul><li class="task-list-item"><input type="checkbox" checked disabled> মাছ</li><li><input type="checkbox"> ভাত</li></ul>',
    '- ☑ মাছ\n- ☐ ভাত',
  ],
  [
    '<ul><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,aGk=" aria-roledescription="checkbox"><p>মাছ</p></li></ul>',
    '- ☐ মাছ',
  ],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(textOf(html)).toBe(text)
})

test('a picture that came along is a file, one on a server is counted, a counting dot is not', () => {
  const { text, files, leftOut } = textOfHtml(
    '<p>a<img src="data:image/png;base64,aGk="><img src="https://a.in/b.png"><img width=1 height=1 src="https://a.in/c"></p>',
  )
  expect(text).toBe('a')
  expect(files.map(({ name, type }) => [name, type])).toEqual([['pasted.png', 'image/png']])
  expect(leftOut).toBe(1)
})

test('no text of a page becomes markup', () => {
  expect(textOf('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toBe('\\<img src=x onerror=alert(1)>')
})
