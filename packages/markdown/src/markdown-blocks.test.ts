import { expect, test } from 'vitest'
import { markdownBeginning } from './beginning.ts'
import { textOf } from './block-text.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { readingTime } from './reading-time.ts'

const paragraph = (...children: string[]) => ({ kind: 'paragraph', children })

test('POST-05 a line break stays a break, in a paragraph and in a quotation', () => {
  expect(markdownBlocksOf('চা\r\nবিস্কুট\n\n> এক\n> দুই')).toEqual([
    paragraph('চা\nবিস্কুট'),
    { kind: 'quote', children: [paragraph('এক\nদুই')] },
  ])
})

test('a quotation names its source in its last line, however it is marked', () => {
  expect(markdownBlocksOf('> ওঠ।\n> -- **মা**')).toEqual([
    {
      kind: 'quote',
      children: [paragraph('ওঠ।')],
      source: [{ kind: 'strong', children: ['মা'] }],
    },
  ])
  expect(markdownBlocksOf('> — মা')).toEqual([{ kind: 'quote', children: [paragraph('— মা')] }])
})

test('pictures stand alone, with description and caption, wherever they are named', () => {
  expect(markdownBlocksOf('আগে ![মা](/media/a.webp "রান্নাঘরে") পরে')).toEqual([
    paragraph('আগে '),
    { kind: 'picture', src: '/media/a.webp', alt: 'মা', caption: 'রান্নাঘরে' },
    paragraph(' পরে'),
  ])
  expect(textOf(markdownBlocksOf('# ![মা](/media/a.webp)'))).toBe('মা')
  expect(markdownBlocksOf('![মা](/logo.png)')).toEqual([paragraph('![মা](/logo.png)')])
})

test('an address of a video on a line of its own is the video, and elsewhere an address', () => {
  const video = { kind: 'video', youtubeId: 'a-_b_-__c-d' }
  expect(markdownBlocksOf('দেখো\nhttps://youtu.be/a-_b_-__c-d?t=3\nশেষ')).toEqual([
    paragraph('দেখো'),
    video,
    paragraph('শেষ'),
  ])
  expect(markdownBlocksOf('https://www.youtube.com/watch?list=x&v=a-_b_-__c-d')).toEqual([video])
  expect(markdownBlocksOf('![ছাতা](https://youtube.com/shorts/a-_b_-__c-d)')).toEqual([
    { ...video, title: 'ছাতা' },
  ])
  expect(markdownBlocksOf('এই https://youtu.be/pdjQpcVqxMU দেখো')).toHaveLength(1)
  expect(markdownBlocksOf('[ছাতা](https://youtu.be/pdjQpcVqxMU)')[0]?.kind).toBe('paragraph')
})

test('the text of blocks has no signs, and a beginning ends where a letter does', () => {
  const source =
    '## মা\n\n**ভাত** [খা](https://a.test/খুব-লম্বা)\n\n1. এক\n2. দুই\n\n---\n\n![x](/media/a.png "ছবি")'
  expect(textOf(markdownBlocksOf(source))).toBe('মা\nভাত খা\nএক\nদুই\nছবি')
  expect(markdownBeginning(source, 5)).toBe('মা\nভা')
})

test('reading time goes by the words of each language', () => {
  const of = (word: string, count: number) =>
    readingTime(markdownBlocksOf(`${word} `.repeat(count)))
  expect(of('rice', 238 * 6)).toEqual({ minutes: 6, isBengali: false })
  expect(of('ভাত', 184 * 6)).toEqual({ minutes: 6, isBengali: true })
  expect(of('', 1)).toEqual({ minutes: 1, isBengali: false })
})
