import { blocksOf } from '@bong-bari/markdown'
import { plainBlocksOf } from '@bong-bari/markdown/plain'
import { expect, test } from 'vitest'
import { feedHtml } from './feed.ts'

const whole = (address: string) => new URL(address, 'https://house.test').href
const plainHtml = (content: string) => feedHtml(plainBlocksOf(content), whole)

test('a feed has headings, quotations and paragraphs of a post without their marks', () => {
  const content = '## ছুটির সকাল\r\nমা বললেন:\nওঠ।\n\n\n> “ছাতা নে।”\n> — মা\nতখন রোদ।\n### দুপুর\n#tag'
  expect(plainHtml(content)).toBe(
    [
      '<h2>ছুটির সকাল</h2>',
      '<p>মা বললেন:<br />ওঠ।</p>',
      '<blockquote><p>“ছাতা নে।”</p><p>— মা</p></blockquote>',
      '<p>তখন রোদ।</p>',
      '<h3>দুপুর</h3>',
      '<p>#tag</p>',
    ].join('\n'),
  )
})

test('nothing that a post says becomes markup, and two headings are two', () => {
  expect(plainHtml('<b>&\n# a\n# b')).toBe('<p>&lt;b&gt;&amp;</p>\n<h2>a</h2>\n<h2>b</h2>')
})

test('what Markdown marks is marked in a feed too, with addresses that work anywhere', () => {
  const content = [
    'এক **দুই** [পড়ো](/blog/x) ~~না~~',
    '3. তিন\n4. চার',
    '![মা "রাগ"](/media/a.webp "মায়ের মুখ")',
    'https://youtu.be/pdjQpcVqxMU',
    '---',
    '<b onclick=alert(1)>',
  ].join('\n\n')
  expect(feedHtml(blocksOf(content, 'markdown'), whole).split('\n')).toEqual([
    '<p>এক <strong>দুই</strong> <a href="https://house.test/blog/x">পড়ো</a> <s>না</s></p>',
    '<ol start="3"><li><p>তিন</p></li><li><p>চার</p></li></ol>',
    '<figure><img src="https://house.test/media/a.webp" alt="মা “রাগ”" /><figcaption>মায়ের মুখ</figcaption></figure>',
    '<p><a href="https://www.youtube.com/watch?v=pdjQpcVqxMU">https://www.youtube.com/watch?v=pdjQpcVqxMU</a></p>',
    '<hr />',
    '<p>&lt;b onclick=alert(1)&gt;</p>',
  ])
})
