import { expect, test } from 'vitest'
import { feedHtml } from './feed-text.ts'

test('a feed has headings, quotations and paragraphs of a post without their marks', () => {
  const content = '## ছুটির সকাল\r\nমা বললেন:\nওঠ।\n\n\n> “ছাতা নে।”\n> — মা\nতখন রোদ।\n### দুপুর\n#tag'
  expect(feedHtml(content)).toBe(
    [
      '<h2>ছুটির সকাল</h2>',
      '<p>মা বললেন:<br />ওঠ।</p>',
      '<blockquote><p>“ছাতা নে।”<br />— মা</p></blockquote>',
      '<p>তখন রোদ।</p>',
      '<h2>দুপুর</h2>',
      '<p>#tag</p>',
    ].join('\n'),
  )
})

test('nothing that a post says becomes markup, and two headings are two', () => {
  expect(feedHtml('<b>&\n# a\n# b')).toBe('<p>&lt;b&gt;&amp;</p>\n<h2>a</h2>\n<h2>b</h2>')
})
