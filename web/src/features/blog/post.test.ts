// @vitest-environment node
import { expect, test } from 'vitest'
import { type BlogPost, dateOf, descriptionOf, excerptOf, headOf, pathOf } from './post.ts'

const post = (part: Partial<BlogPost>): BlogPost => ({
  id: '7f',
  slug: 'a-post',
  title: 'A post',
  content: 'Content',
  createdAt: '2024-07-04T10:00:00.000Z',
  ...part,
})

const long = Array.from({ length: 60 }, (_, place) => `word${place}`).join(' ')

test('BLOG-08 without an excerpt the first 100 characters of the content stand in', () => {
  expect(excerptOf(post({ excerpt: 'Short', content: long }))).toBe('Short')
  for (const excerpt of [undefined, null, '', '  '])
    expect(excerptOf(post({ ...(excerpt !== undefined && { excerpt }), content: long }))).toBe(
      `${long.slice(0, 100).trim()}…`,
    )
})

test('BLOG-08 a Bengali excerpt ends with a whole letter', () => {
  const excerpt = excerptOf(post({ content: 'ক্ষ'.repeat(60) }))
  expect(excerpt).toBe(`${'ক্ষ'.repeat(33)}…`)
})

test('BLOG-08 an excerpt that holds the whole content ends without dots, and one of a list is the same', () => {
  for (let length = 90; length < 110; length++) {
    const whole = post({ content: 'ক'.repeat(length) })
    expect(excerptOf(whole)).toBe('ক'.repeat(Math.min(length, 100)) + (length > 100 ? '…' : ''))
    expect(excerptOf(headOf(whole))).toBe(excerptOf(whole))
  }
})

test('POST-09 the description is the first 160 characters of the content plus dots', () => {
  expect(descriptionOf(post({ content: long }))).toBe(`${long.slice(0, 160).trim()}...`)
  expect(descriptionOf(post({ content: 'Just this.' }))).toBe('Just this.')
})

test('the description is one line without the marks of headings and quotations', () => {
  expect(descriptionOf(post({ content: '> Strong.\n\nNo sugar.' }))).toBe('Strong. No sugar.')
})

test('no heading runs into the text of an excerpt or description, in either format', () => {
  const plain = post({ content: '## Tea\n\nStrong.\n# More\nNo sugar.' })
  const heading = { kind: 'heading', level: 2, children: ['Tea'] } as const
  const blocks = [heading, { kind: 'paragraph', children: ['Strong.'] }] as const
  const markdown = post({
    content: '',
    format: 'markdown',
    blocks: [...blocks.map((one) => ({ ...one, children: [...one.children] }))],
  })
  expect(excerptOf(plain)).toBe('Strong. No sugar.')
  expect(descriptionOf(plain)).toBe('Strong. No sugar.')
  expect(descriptionOf(markdown)).toBe('Strong.')
  expect(descriptionOf(post({ content: '## Tea' }))).toBe('Tea')
})

test('POST-11 the given date text is shown, else the creation date in US long form', () => {
  expect(dateOf(post({ date: 'Poila Boishakh' }))).toBe('Poila Boishakh')
  expect(dateOf(post({}))).toBe('July 4, 2024')
  expect(dateOf(post({ date: null, createdAt: '2024-07-04T20:00:00.000Z' }))).toBe('July 5, 2024')
})

test('POST-10 the path of a post names its slug, or its id when it has none', () => {
  expect(pathOf(post({}))).toBe('/blog/a-post')
  expect(pathOf(post({ slug: '' }))).toBe('/blog/7f')
  expect(pathOf(post({ slug: 'মা' }))).toBe('/blog/%E0%A6%AE%E0%A6%BE')
})
