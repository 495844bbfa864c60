import { afterEach, expect, test, vi } from 'vitest'
import { findLostLinks, listMissing, listOwnLinks } from './what-is-missing.ts'

const values = { title: 'মা', slug: '', content: 'ছাদ', excerpt: '', image: '', date: '' }
const origin = 'https://bongbari.com'

afterEach(() => vi.unstubAllGlobals())

test('what a post goes without is said, and a whole one goes without nothing', () => {
  expect(listMissing(values, true)).toEqual([])
  const content = `![](/media/a.webp) ![](picture-9) ![ছাদ](https://a.in/b.png) ![Uploading a…](uploading:ab)`
  expect(listMissing({ ...values, title: ' ', content }, false)).toEqual([
    'It has no title.',
    '1 picture is still on the way.',
    '“picture-9” is no picture.',
    '1 picture says nothing to those who cannot see them.',
    'It has no cover: one is drawn for it.',
  ])
})

test('only links of this site are looked at, each once, and those that are not found are named', async () => {
  const content = `[a](/blog/none) [b](/blog/none#x) [c](https://bongbari.com/about) [d](https://a.in/blog) [e](//a.in) ![p](/media/a.webp) https://bongbari.com/videos`
  expect(listOwnLinks(content, origin)).toEqual(['/blog/none', '/about', '/videos'])
  vi.stubGlobal('fetch', async (path: string) => ({ status: path === '/blog/none' ? 404 : 200 }))
  expect(await findLostLinks(content, origin, AbortSignal.any([]))).toEqual(['/blog/none'])
})
