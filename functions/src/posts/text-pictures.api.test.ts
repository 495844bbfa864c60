import { api, type PostBlock } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startPictureSite } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'

const site = await startPictureSite({ pages: true })

const { create, bySlug, byId, preview, previewed } = api.posts

let widths = 40
/** No two are the same picture. */
const keepNew = async ({ withSmall = true } = {}) => {
  const width = 2 * widths++
  const imageUrl = await site.uploaded(png({ width, height: 20 }))
  const smallUrl = withSmall
    ? await site.uploaded(png({ width: width / 2, height: 10 }))
    : undefined
  return site.admin.call(api.pictures.keep, { body: { imageUrl, smallUrl } })
}

const write = async (content: string, title = 'Pictures', status?: 'draft') => {
  const body = { title, content, format: 'markdown' as const, status }
  const { id, slug } = await site.admin.call(create, { body })
  return { id, slug: slug ?? '' }
}

const read = async (content: string, title?: string) => {
  const { slug } = await write(content, title)
  return (await site.visitor()(bySlug, { params: { slug } })).blocks
}

const describe = (id: string, words: { alt: string }) =>
  site.admin.call(api.pictures.describe, { params: { id }, body: words })

const foreign = 'https://example.com/ma.jpg'
const unknown = `/media/${'0'.repeat(64)}.webp`

test('pictures in a text come with their sizes and the smaller ones, wherever the whole post is answered', async () => {
  const [first, second] = [await keepNew(), await keepNew({ withSmall: false })]
  const content = [
    `![মা](${first.src} "রান্নাঘরে")`,
    `> ![Baba](${second.src})`,
    `- one\n- ![again](${first.src})`,
    `![nobody knows it](${unknown})`,
    `![not ours](${foreign})`,
  ].join('\n\n')
  const small = { src: first.small?.src ?? '', width: first.small?.width ?? 0 }
  const size = { width: first.width, height: 20, small }
  const drawn: PostBlock[] = [
    { kind: 'picture', src: first.src, alt: 'মা', caption: 'রান্নাঘরে', ...size },
    {
      kind: 'quote',
      children: [
        { kind: 'picture', src: second.src, alt: 'Baba', width: second.width, height: 20 },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [
        [{ kind: 'paragraph', children: ['one'] }],
        [{ kind: 'picture', src: first.src, alt: 'again', ...size }],
      ],
    },
    { kind: 'picture', src: unknown, alt: 'nobody knows it' },
    { kind: 'picture', src: foreign, alt: 'not ours' },
  ]
  const { id, slug } = await write(content)
  const visitor = site.visitor()
  expect((await visitor(bySlug, { params: { slug } })).blocks).toEqual(drawn)
  expect((await visitor(byId, { params: { id } })).blocks).toEqual(drawn)

  const draft = await write(content, 'A draft', 'draft')
  const link = await site.admin.call(preview, { params: { id: draft.id } })
  const params = { token: new URL(link.url, 'https://a.test').hash.slice(1) }
  expect((await visitor(previewed, { params })).blocks).toEqual(drawn)

  const page = await (await site.fetcher()(`/blog/${slug}`)).text()
  const [tag = ''] = page.match(/<img[^>]*alt="মা"[^>]*>/) ?? []
  expect(tag).toContain(`width="${first.width}" height="20"`)
  expect(tag).toMatch(
    new RegExp(`srcset="${small.src} ${small.width}w, ${first.src} ${first.width}w"`, 'i'),
  )
})

test('what the writer says of a picture wins, else the library says it', async () => {
  const { id, src } = await keepNew()
  await describe(id, { alt: 'Ma frying hilsa' })
  const altIn = async (content: string) => {
    const found = (await read(content)).find(({ kind }) => kind === 'picture')
    return found?.kind === 'picture' ? found.alt : undefined
  }
  expect(await altIn(`Before.\n\n![The kitchen](${src})`)).toBe('The kitchen')
  expect(await altIn(`Before.\n\n![](${src})`)).toBe('Ma frying hilsa')
})

test('a page says a picture of its text anew when the library does', async () => {
  const { id, src } = await keepNew()
  const { slug } = await write(`Text.\n\n![](${src})`)
  const page = async () => (await site.fetcher()(`/blog/${slug}`)).text()
  expect(await page()).not.toContain('Ma frying hilsa')
  await describe(id, { alt: 'Ma frying hilsa' })
  expect(await page()).toContain('alt="Ma frying hilsa"')
})

test('a note that cannot be read leaves a picture as it was written', async () => {
  expectErrorLog(/"unreadable"/)
  const { id, src } = await keepNew()
  const { update } = await import('../../../packages/table/src/db/verbs.ts')
  await update({ pk: `PICTURE#${id}`, sk: 'PICTURE' }, { set: { width: 'wide' } })
  expect(await read(`![মা](${src})`)).toEqual([{ kind: 'picture', src, alt: 'মা' }])
})

test('a text that names an upload shows its line: what is to be drawn goes to the library first', async () => {
  const imageUrl = await site.uploaded(png({ width: widths++, height: 20 }))
  expect(await read(`![মা](${imageUrl})`)).toEqual([
    { kind: 'paragraph', children: [`![মা](${imageUrl})`] },
  ])
})

test('a text of very many pictures asks for the first fifty', async () => {
  const { src, width } = await keepNew()
  const others = Array.from(
    { length: 49 },
    (_, place) => `![](/media/${String(place).padStart(64, '0')}.webp)`,
  ).join('\n')
  expect((await read(`${others}\n![a](${src})`)).at(-1)).toMatchObject({ alt: 'a', width })
  const over = await read(
    `![](${unknown})\n${others.replaceAll('/media/0', '/media/1')}\n![a](${src})`,
  )
  expect(over.at(-1)).toEqual({ kind: 'picture', src, alt: 'a' })
})
