import { api, type BodyOf } from '@bong-bari/contract'
import { kitFile, kitPage } from '@bong-bari/edge'
import { offerWords } from '@bong-bari/site/offers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, expect, test } from 'vitest'
import { uploading } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
const { admin } = site
const pdfium = await PDFiumLibrary.init()
afterAll(async () => {
  pdfium.destroy()
  await site.stop()
})

const bytesOf = async () => {
  const file = await site.objectOf(kitFile)
  if (!file) throw new Error('There is no file')
  return file.bytes
}

/** What a reader finds in the PDF, line ends as spaces, and how much of it there is. */
const pdf = async () => {
  const bytes = await bytesOf()
  const document = await pdfium.loadDocument(bytes)
  const texts = Array.from({ length: document.getPageCount() }, (_, page) =>
    document.getPage(page).getText(),
  )
  document.destroy()
  return { text: texts.join('\n').replace(/\s+/g, ' '), pages: texts.length, bytes }
}

const pageText = async () => (await site.fileOf(kitPage)) ?? ''

const both = async () => [await pageText(), (await pdf()).text] as const

type Given = BodyOf<typeof api.pitches.create>

const add = (given: Pick<Given, 'kind'> & Partial<Given>) => {
  site.later(1_000)
  const body = { isActive: true, displayOrder: 1, ...given }
  return admin.call(api.pitches.create, { body })
}
const change = (id: string, body: BodyOf<typeof api.pitches.update>) => {
  site.later(1_000)
  return admin.call(api.pitches.update, { params: { id }, body })
}

const headings = ['Who watches', 'They came before you', 'Three windows to begin with']

test('with nothing filled in page and PDF say what stands: the three cards, and where to write', async () => {
  await site.everything()
  const { ContentType, ContentDisposition } = (await site.objectOf(kitFile)) ?? {}
  expect(ContentType).toBe('application/pdf')
  expect(ContentDisposition).toBe('attachment; filename="Bong Bari media kit.pdf"')
  for (const text of await both()) {
    const standing = ['Product Integration', 'Custom Content', 'Social Media']
    for (const said of [...standing, 'How to send a request', 'hello@bongbari.com'])
      expect(text).toContain(said)
    for (const said of [...headings, 'Before you ask', 'Who answers you'])
      expect(text).not.toContain(said)
  }
  const { text, pages } = await pdf()
  expect(pages).toBe(1)
  expect(text).not.toContain('₹')
  expect(text).toContain('Media kit · November 2026')
})

test('what the team fills in stands in both, Bengali as it was written, and logos in the PDF', async () => {
  const bare = (await bytesOf()).length
  await add({ kind: 'content', figure: '₹1,20,000', content: 'Two rounds of script\nSubtitles' })
  const imageUrl = await uploading(admin)(png({ width: 30, height: 20 }))
  const content = 'দই ফুরিয়ে গেল উজ্জ্বল দোকানে।'
  const videoId = 'pdjQpcVqxMU'
  await add({
    kind: 'brand',
    title: 'মিষ্টি ঘর',
    figure: '4.2 lakh views',
    content,
    imageUrl,
    videoId,
  })
  await add({ kind: 'person', title: 'Mitali Sen', figure: '11 to 6' })
  await add({ kind: 'question', title: 'Who writes?', content: 'We do, in Bangla.' })
  await add({ kind: 'film', title: 'মা বনাম ছেলে', videoId })
  await site.set('reach', 'আশি হাজার পরিবার')
  await site.call()
  for (const text of await both())
    for (const said of [
      ...headings,
      ...['₹1,20,000', 'Two rounds of script', 'Subtitles', offerWords.content.bengali],
      ...['মিষ্টি ঘর', '4.2 lakh views', content, 'Mitali Sen', 'Who answers you', '11 to 6'],
      ...['Who writes?', 'We do, in Bangla.', 'মা বনাম ছেলে', 'আশি হাজার পরিবার'],
    ])
      expect(text).toContain(said)
  const { bytes, pages } = await pdf()
  expect(Buffer.from(bytes).toString('latin1')).toContain('/DCTDecode')
  expect(pages).toBeLessThanOrEqual(3)
  expect(bytes.length).toBeGreaterThan(bare)
  expect(bytes.length).toBeLessThan(1_000_000)
  await site.settle()
  // Made again of the same values it is the same, and not written.
  expect(await site.everything()).toMatchObject({ written: 0, removed: 0, failed: 0 })
})

test('another price or brand is in both at once, and what is switched off in none', async () => {
  const { id } = await add({ kind: 'social', figure: '₹15,000' })
  const hidden = await add({ kind: 'brand', title: 'Hidden Umbrellas', isActive: false })
  await add({ kind: 'film', title: 'A film that nobody has' })
  await site.call()
  for (const text of await both()) expect(text).toContain('₹15,000')
  await change(id, { figure: '₹18,000' })
  await site.call()
  for (const text of await both()) {
    expect(text).toContain('₹18,000')
    expect(text).not.toContain('₹15,000')
    expect(text).not.toContain('Hidden Umbrellas')
  }
  expect((await pdf()).text).not.toContain('A film that nobody has')
  await change(hidden.id, { isActive: true })
  await site.call()
  for (const text of await both()) expect(text).toContain('Hidden Umbrellas')
  site.later(1_000)
  await admin.call(api.pitches.remove, { params: { id: hidden.id } })
  await site.call()
  for (const text of await both()) expect(text).not.toContain('Hidden Umbrellas')
  await site.settle()
})

test('search engines may list the page once the team says so, and it is previewed either way', async () => {
  const robots = '<meta name="robots" content="noindex" />'
  const inSitemap = async () => (await site.fileOf('/sitemap.xml'))?.includes('/media-kit<')
  const look = async () => {
    const page = await pageText()
    expect(page).toContain('<meta property="og:image" content="https://house.test/og-image.png" />')
    expect(page).toContain('<link rel="canonical" href="https://house.test/media-kit" />')
    return [page.includes(robots), await inSitemap()]
  }
  expect(await look()).toEqual([true, false])
  await site.set('mediaKitListed', 'on')
  await site.call()
  expect(await look()).toEqual([false, true])
  await site.set('mediaKitListed', 'off')
  await site.call()
  expect(await look()).toEqual([true, false])
  await site.settle()
})

test('while there is no file the address of the PDF leads to the page', async () => {
  for (const path of [kitFile, `/pages${kitFile}`]) {
    const answer = await site.fetcher()(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, kitPage])
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})
