// @vitest-environment node
import { expect, test } from 'vitest'
import { listMissing } from './publish-sheet.tsx'

const values = { title: 'মা', slug: '', content: 'ছাদ', excerpt: '', image: '', date: '' }

test('what a post goes without is said, and a whole one goes without nothing', () => {
  expect(listMissing(values, true)).toEqual([])
  const content = `![](/media/a.webp) ![](picture-9) ![ছাদ](https://a.in/b.png) ![Uploading a…](uploading:ab)`
  expect(listMissing({ ...values, title: ' ', content }, false)).toEqual([
    'It has no title.',
    '1 picture is still uploading.',
    '“picture-9” is no picture.',
    '1 picture says nothing to those who cannot see them.',
    'It has no cover: one is drawn for it.',
  ])
})
