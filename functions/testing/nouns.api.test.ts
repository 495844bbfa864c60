import { api, type TrashKind } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { everyNoun } from './every-noun.ts'
import { uploading } from './picture-site.ts'
import { png } from './pictures.ts'
import { startPublisher } from './start-publisher.ts'

const site = await startPublisher()
const { admin } = site
const nouns = await everyNoun()

/** Words that no page has yet. */
const newWords = (name: string) => `${name} ${crypto.randomUUID()}`

test.each(nouns.filter(({ picture }) => picture))(
  'a $name keeps a picture that was uploaded, with what the library says of it, and gives it back',
  async ({ picture = '', make, update, list }) => {
    const upload = uploading(admin)
    const uploaded = await make(admin, { [picture]: await upload(png({ width: 30, height: 20 })) })
    expect(uploaded).toMatchObject({
      [picture]: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/),
      imageWidth: 30,
      imageHeight: 20,
    })
    const { src, id } = await admin.call(api.pictures.keep, {
      body: { imageUrl: await upload(png({ width: 31, height: 20 })) },
    })
    await admin.call(api.pictures.describe, { params: { id }, body: { alt: 'A sweet shop' } })
    const params = { id: String(uploaded.id) }
    const chosen = await update(admin, { params, body: { [picture]: src } })
    expect(chosen).toMatchObject({ [picture]: src, imageAlt: 'A sweet shop' })
    // Said once more where it stands, and what names it is told.
    await admin.call(api.pictures.describe, { params: { id }, body: { alt: 'Two sweets' } })
    const listed = (await list(admin)).find((one) => one.id === uploaded.id)
    expect(listed).toMatchObject({ imageAlt: 'Two sweets' })
    const cleared = await update(admin, { params, body: { [picture]: null } })
    expect(cleared).toMatchObject({ [picture]: null, imageWidth: null, imageAlt: null })
  },
)

test.each(nouns.filter(({ pages }) => pages.length))(
  'a $name stands in the file of each page that shows it, without who wrote it, and in none while it is off or once it is deleted',
  async ({ name, pages, told, make, remove }) => {
    await site.everything()
    const words = newWords(name)
    const off = newWords(name)
    await make(admin, { [told.name]: off, isActive: false })
    const { id } = await make(admin, { [told.name]: words })
    site.later(1_000)
    await site.call()
    const files = () => Promise.all(pages.map(async (page) => (await site.fileOf(page)) ?? ''))
    for (const text of await files()) {
      expect(text).toContain(words)
      for (const secret of [off, admin.username]) expect(text).not.toContain(secret)
    }
    await remove(admin, { params: { id: String(id) } })
    site.later(1_000)
    await site.call()
    for (const text of await files()) expect(text).not.toContain(words)
    await admin.call(api.trash.restore, { params: { kind: name as TrashKind, id: String(id) } })
    site.later(1_000)
    await site.call()
    for (const text of await files()) expect(text).toContain(words)
  },
)
