import { expect, test } from 'vitest'
import { markdownBeginning } from './blocks.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { readingTime, textOf } from './plain.ts'

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

test.each([
  ['১. মাছ\n২. ভাত', 1, ['মাছ', 'ভাত']],
  ['১। মাছ\n২। ভাত', 1, ['মাছ', 'ভাত']],
  ['৯) মাছ\n১০) ভাত', 9, ['মাছ', 'ভাত']],
  ['3। মাছ', 3, ['মাছ']],
])('a list is counted in Bengali too: %j', (source, start, items) => {
  const list = {
    kind: 'list',
    ordered: true,
    start,
    items: items.map((item) => [paragraph(item)]),
  }
  expect(markdownBlocksOf(source)).toEqual([list])
  expect(markdownBlocksOf(source.replace(/^/gm, '> '))).toEqual([
    { kind: 'quote', children: [list] },
  ])
})

test('a number with a sign is no item without a space', () => {
  for (const text of ['১.৫ কেজি চাল', '১৯৪৭।দেশ', '১।'.repeat(3)])
    expect(markdownBlocksOf(text)).toEqual([paragraph(text)])
})

const link = (href: string, text = href) => ({ kind: 'link', href, children: [text] })

test.each([
  ['https://a.test/x.', 'https://a.test/x', '.'],
  ['https://a.test/x।', 'https://a.test/x', '।'],
  ['https://a.test/x।তারপর', 'https://a.test/x', '।তারপর'],
  ['https://a.test/x॥', 'https://a.test/x', '॥'],
  ['https://a.test?', 'https://a.test', '?'],
  ['https://a.test/x:', 'https://a.test/x', ':'],
  ['https://a.test/x, না', 'https://a.test/x', ', না'],
  ['https://a.test/x_y__z--w', 'https://a.test/x_y__z--w', ''],
  ['https://a.test/(x)', 'https://a.test/(x)', ''],
  ['https://a.test/x)', 'https://a.test/x', ')'],
  ['https://a.test/x”', 'https://a.test/x', '”'],
])('an address is a link, and what stands behind it is not: %s', (typed, href, rest) => {
  expect(markdownBlocksOf(`দেখো ${typed}`)).toEqual([
    { kind: 'paragraph', children: ['দেখো ', link(href), ...(rest ? [rest] : [])] },
  ])
})

test('an address without https leads there too, and one in Bengali letters is read as it is written', () => {
  expect(markdownBlocksOf('দেখো www.a.test/x_y।')).toEqual([
    {
      kind: 'paragraph',
      children: ['দেখো ', link('https://www.a.test/x_y', 'www.a.test/x_y'), '।'],
    },
  ])
  const [block] = markdownBlocksOf('https://bn.wikipedia.org/wiki/বাংলা_ভাষা')
  expect(textOf(block ? [block] : [])).toBe('https://bn.wikipedia.org/wiki/বাংলা_ভাষা')
  const bengali = markdownBlocksOf('এই (https://bn.wikipedia.org/wiki/বাংলা_ভাষা)')
  expect(JSON.stringify(bengali)).toContain(encodeURI('https://bn.wikipedia.org/wiki/বাংলা_ভাষা'))
  expect(markdownBlocksOf('**https://a.test/x** ~~https://a.test/y~~')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [link('https://a.test/x')] },
        ' ',
        { kind: 'strike', children: [link('https://a.test/y')] },
      ],
    },
  ])
})

test.each([
  'www.house',
  'www.',
  'a.test/x',
  'ma@a.test',
  'mailto:ma@a.test',
  'ftp://a.test/x',
  '//a.test/x',
  'javascript:alert(1)',
  'javascript://a.test/%0aalert(1)',
  'data://text/html,x',
  'xwww.a.test',
  'not.youtube.com/x',
])('is no link: %s', (typed) => {
  expect(markdownBlocksOf(typed)).toEqual([paragraph(typed)])
})

test.each([
  'https://youtu.be/a-_b_-__c-_',
  'youtu.be/a-_b_-__c-_?si=x',
  'www.youtube.com/watch?v=a-_b_-__c-_&t=3s',
  'https://m.youtube.com/watch?app=desktop&v=a-_b_-__c-_',
  'https://music.youtube.com/watch?v=a-_b_-__c-_',
  'youtube.com/shorts/a-_b_-__c-_',
  'https://www.youtube.com/live/a-_b_-__c-_?feature=share',
  'https://www.youtube.com/v/a-_b_-__c-_',
  'HTTPS://YouTube.com/embed/a-_b_-__c-_',
])('a video alone on its line is one, and in a sentence a link: %s', (typed) => {
  expect(markdownBlocksOf(`> ${typed}`)).toEqual([
    { kind: 'quote', children: [{ kind: 'video', youtubeId: 'a-_b_-__c-_' }] },
  ])
  const [block] = markdownBlocksOf(`মা বললেন ${typed}।`)
  expect(block).toMatchObject({ children: ['মা বললেন ', { kind: 'link' }, '।'] })
  expect(block && textOf([block])).toBe(`মা বললেন ${typed}।`)
})

test('the text of blocks has no signs, and a beginning ends where a letter does', () => {
  const source =
    '## মা\n\n**ভাত** [খা](https://a.test/খুব-লম্বা)\n\n1. এক\n2. দুই\n\n---\n\n![x](/media/a.png "ছবি")'
  expect(textOf(markdownBlocksOf(source))).toBe('মা\nভাত খা\nএক\nদুই\nছবি')
  expect(markdownBeginning(source, 3)).toBe('ভাত')
  expect(markdownBeginning('## মা\n\n### ভাত', 99)).toBe('মা\nভাত')
})

test('reading time goes by the words of each language', () => {
  const of = (word: string, count: number) =>
    readingTime(markdownBlocksOf(`${word} `.repeat(count)))
  expect(of('rice', 238 * 6)).toEqual({ minutes: 6, isBengali: false })
  expect(of('ভাত', 184 * 6)).toEqual({ minutes: 6, isBengali: true })
  expect(of('', 1)).toEqual({ minutes: 1, isBengali: false })
})

const marked = { '**': 'strong', '*': 'emphasis', '~~': 'strike' } as const

const marks = ['**', '*', '~~'] as const

/** Words that end, or begin, with a sign, as typed and as they are set. */
const wordsInSigns = [
  '“মা”',
  '‘মা’',
  '«মা»',
  'ঝোল (curry)',
  'ঝোল [curry]',
  'পর্ব!',
  'পর্ব?',
  'শেষ।',
  'শেষ…',
  'মা,',
  'মা:',
  'কী—',
  '১০%',
  'দাম ₹',
  'রান্না 🍛',
  'ঠিক 👍🏽',
  '“মা!”',
]

test.each(marks)(
  'a Bengali ending right behind words in %s, whatever sign they end with',
  (mark) => {
    for (const words of wordsInSigns)
      for (const ending of ['র', 'টা', 'েরই', 'এখনই', 'ও', '\u200cও', 'কে দেখো।'])
        expect([words, markdownBlocksOf(`আজ ${mark}${words}${mark}${ending}`)]).toEqual([
          words,
          [
            {
              kind: 'paragraph',
              children: ['আজ ', { kind: marked[mark], children: [words] }, ending],
            },
          ],
        ])
  },
)

test.each(marks)('words in %s behind a Bengali letter, in quotation marks or brackets', (mark) => {
  for (const words of ['“মা”', '(curry)', '[ক]', '‘ক’ খ'])
    for (const ending of ['', ' ও', 'র', '।'])
      expect(markdownBlocksOf(`ঝোল${mark}${words}${mark}${ending}`)).toEqual([
        {
          kind: 'paragraph',
          children: ['ঝোল', { kind: marked[mark], children: [words] }, ...(ending ? [ending] : [])],
        },
      ])
})

test('marks in marks before a Bengali ending', () => {
  const strike = { kind: 'strike', children: ['মা'] }
  expect(markdownBlocksOf('**~~মা~~**র')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'strong', children: [strike] }, 'র'] },
  ])
  expect(markdownBlocksOf('***“মা”***র ও **“ক”**টা, *“খ”*টা')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'emphasis', children: [{ kind: 'strong', children: ['“মা”'] }] },
        'র ও ',
        { kind: 'strong', children: ['“ক”'] },
        'টা, ',
        { kind: 'emphasis', children: ['“খ”'] },
        'টা',
      ],
    },
  ])
})

test.each(['দাম* আর ছাড়*, শর্ত আছে', 'দাম*, ছাড়*।', '৫*(৩+২)*৪', '(*মা', '“**মা ও বাবা'])(
  'a star beside a Bengali letter that marks nothing stays: %s',
  (text) => {
    expect(markdownBlocksOf(text)).toEqual([paragraph(text)])
  },
)
