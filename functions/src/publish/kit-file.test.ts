import { partsOf, type ShownPitch } from '@bong-bari/contract'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { drawKitOf } from './kit-file.ts'

const pdfium = await PDFiumLibrary.init()
afterAll(() => pdfium.destroy())

const now = new Date('2026-11-30T18:30:00.000Z')

const pitchOf = (fields: Partial<ShownPitch>): ShownPitch => ({
  id: crypto.randomUUID(),
  ...{ kind: 'brand', title: null, figure: null, content: null, videoId: null },
  ...{ imageUrl: null, imageWidth: null, imageHeight: null, imageSmall: null },
  ...fields,
})

const draw = (pitches: Partial<ShownPitch>[]) =>
  drawKitOf(
    {
      parts: partsOf(pitches.map(pitchOf)),
      reach: [{ figure: '12.4K', words: 'subscribers' }],
      contact: { email: 'a@b.test', whatsapp: '+91 98765 43210', youtube: 'https://y.test/(@x)' },
      replyPromise: '2-3 business days',
      origin: 'https://house.test',
    },
    now,
  )

const read = async (pdf: Uint8Array) => {
  const document = await pdfium.loadDocument(pdf)
  const pages = Array.from({ length: document.getPageCount() }, (_, page) =>
    document.getPage(page).getText(),
  )
  document.destroy()
  return { pages, text: pages.join('\n').replace(/\s+/g, ' ') }
}

test('it is A4, named, in English, and of the month in Kolkata; the same values make the same bytes', async () => {
  const pdf = await draw([])
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { width, height } = document.getPage(0).getSize()
  expect([width, height].map(Math.round)).toEqual([595, 842])
  expect(document.getTitle()).toBe('Bong Bari media kit')
  expect(document.getAuthor()).toBe('Bong Bari')
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en')
  expect((await read(pdf)).text).toContain('Media kit · December 2026')
  expect(Buffer.from(await draw([])).equals(Buffer.from(pdf))).toBe(true)
})

test('what is too long for a sheet goes on on the next one, whole', async () => {
  const includes = Array.from({ length: 400 }, (_, count) => `Point ${count + 1}.`)
  const words = Array.from({ length: 330 }, (_, count) => `w${count}`)
  const { pages, text } = await read(
    await draw([
      { kind: 'integration', content: includes.join('\n') },
      { title: `${'ক্ষ'.repeat(60)} ${'x'.repeat(100)}`, content: words.join(' ') },
      { kind: 'question', title: 'Long?', content: words.join(' ') },
    ]),
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const said of [...includes, 'ক্ষ'.repeat(5), 'w0 ', 'w329']) expect(text).toContain(said)
  for (const [index, page] of pages.entries())
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
})

test('of many brands and questions the first nine are in it, and where the others stand', async () => {
  const many = Array.from({ length: 12 }, (_, count) => [
    { title: `Brand ${count + 1}.` },
    { kind: 'question' as const, title: `Question ${count + 1}?`, content: 'Yes.' },
  ])
  const { text, pages } = await read(await draw(many.flat()))
  for (const said of ['Brand 9.', 'Question 9?', '3 more: house.test/media-kit'])
    expect(text).toContain(said)
  for (const said of ['Brand 10.', 'Question 10?']) expect(text).not.toContain(said)
  expect(pages.length).toBeLessThanOrEqual(3)
})

test('all that is drawn is tagged or an artifact, and links lead where they say', async () => {
  const document = await PDFDocument.load(
    await draw([{ title: 'Ghor', content: 'Sweets', videoId: 'pdjQpcVqxMU' }]),
    { updateMetadata: false },
  )
  const links: string[] = []
  for (const page of document.getPages()) {
    const contents = page.node.Contents()
    if (!(contents instanceof PDFRawStream)) throw new Error('A page has no contents')
    const text = Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1')
    const outside = text
      .replace(/\/Artifact <<[^>]*>> BDC\n[\s\S]*?\nEMC\n/g, '')
      .replace(/\/Span << \/MCID \d+ [\s\S]*?EMC\n/g, '')
    expect(outside).not.toMatch(/\b(TJ|re|f|S|Do)\b/)
    const annotations = page.node.Annots()
    for (const ref of annotations instanceof PDFArray ? annotations.asArray() : [])
      links.push(String(document.context.lookup(ref)))
  }
  for (const address of [
    ...['https://youtu.be/pdjQpcVqxMU', 'https://house.test/work-with-us', 'mailto:a@b.test'],
    ...['https://wa.me/919876543210', 'https://y.test/%28@x%29'],
  ])
    expect(links.join('\n')).toContain(`(${address})`)
})
