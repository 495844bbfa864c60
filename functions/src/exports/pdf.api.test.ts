import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFDocument, PDFName } from 'pdf-lib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChromium } from '../../testing/chromium.ts'
import { loadFaces } from '../text-rendering/faces.ts'
import { streamOf } from '../text-rendering/pdf-font.ts'
import { makeTypesetter } from '../text-rendering/pdf-text.ts'
import { wrap } from '../text-rendering/shape.ts'

const lines = [
  'ক্ষ',
  'জ্ঞ',
  'শ্রী',
  'স্ত্রী',
  'উজ্জ্বল',
  'কর্তৃপক্ষ',
  'র\u200d্যাব',
  'ব্র্যান্ড',
  'দৃষ্টি',
  'ত্র্যহস্পর্শ',
]

// One point is one pixel, so that both drawings have whole pixels in common.
const [width, height, size, x, baseline] = [800, 300, 120, 40, 120]

const fontFile = await readFile(
  fileURLToPath(
    import.meta.resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff'),
  ),
)

/** A drawing as its pixels: 1 where there is ink. */
type Ink = Uint8Array

const shaped = async (text: string, change = (content: string) => content) => {
  const document = await PDFDocument.create()
  const page = document.addPage([width, height])
  const typesetter = makeTypesetter(document.context, await loadFaces())
  const cell = wrap(text, Number.POSITIVE_INFINITY, typesetter.shape)
  const content = change(typesetter.draw(cell, { x, y: baseline, size, leading: size }))
  await typesetter.embed()
  const stream = document.context.register(streamOf(document.context, Buffer.from(content)))
  page.node.set(PDFName.of('Contents'), stream)
  const resources = document.context.obj({ Font: typesetter.resources() })
  page.node.set(PDFName.of('Resources'), resources)
  return document.save()
}

let pdfium: PDFiumLibrary
let browser: Browser
const wanted = new Map<string, Ink>()
beforeAll(async () => {
  ;[pdfium, browser] = await Promise.all([PDFiumLibrary.init(), startChromium()])
  for (const line of lines) wanted.set(line, await inChromium(line))
})
afterAll(async () => {
  await browser.close()
  pdfium.destroy()
})

const inPdfium = async (pdf: Uint8Array): Promise<Ink> => {
  const document = await pdfium.loadDocument(pdf)
  const page = document.getPage(0)
  const { data } = await page.render({ scale: 1, render: 'bitmap' })
  const ink = new Uint8Array(width * height)
  for (let i = 0; i < ink.length; i++) ink[i] = Number((data[i * 4] ?? 255) < 128)
  document.destroy()
  return ink
}

const inChromium = async (text: string): Promise<Ink> => {
  const page = await browser.newPage({ viewport: { width, height } })
  const source = `data:font/woff;base64,${fontFile.toString('base64')}`
  await page.setContent(
    `<style>@font-face{font-family:F;src:url(${source})}body{margin:0;background:#fff}
    svg{display:block}</style><svg width="${width}" height="${height}">
    <text x="${x}" y="${height - baseline}" font-family="F" font-size="${size}">${text}</text></svg>`,
  )
  await page.evaluate('document.fonts.load("10px F").then(() => document.fonts.ready)')
  const picture = (await page.screenshot()).toString('base64')
  const read = `(async () => {
    const image = new Image(); image.src = 'data:image/png;base64,${picture}'; await image.decode()
    const canvas = new OffscreenCanvas(${width}, ${height}); const drawing = canvas.getContext('2d')
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, ${width}, ${height})
    return Array.from({ length: data.length / 4 }, (_, i) => Number(data[i * 4] < 128)).join('')
  })()`
  const ink = Uint8Array.from(await page.evaluate<string>(read), Number)
  await page.close()
  return ink
}

/** Pixels that differ where one lies so many pixels further; nothing is drawn near the edges. */
const differing = (a: Ink, b: Ink, further: number) => {
  let count = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== (b[at + further] ?? 0)) count++
  return count
}

/** Pixels that differ once both are laid over each other as well as whole pixels allow, to those inked. */
const difference = (drawn: Ink, line: string) => {
  const browsers = wanted.get(line)
  const inked = browsers?.filter(Boolean).length ?? 0
  if (!browsers || inked < 500) throw new Error('The browser drew nothing to compare with')
  const shifts = [-2, -1, 0, 1, 2]
  const places = shifts.flatMap((dx) => shifts.map((dy) => dy * width + dx))
  return Math.min(...places.map((further) => differing(drawn, browsers, further))) / inked
}

test.each(lines)('LEAD-09 in the PDF %s looks as Chromium draws it', async (line) => {
  expect(difference(await inPdfium(await shaped(line)), line)).toBeLessThan(0.03)
})

test('what is read out of a cell is what was stored, conjuncts and line ends included', async () => {
  const text = `${lines.join(' ')} English 123`
  const document = await pdfium.loadDocument(await shaped(text))
  expect(document.getPage(0).getText().trim()).toBe(text)
  document.destroy()
})

test('viewers that know nothing of a cell’s own text read the same letters out of its glyphs', async () => {
  const text = `${lines.join(' ')} কি রি চিঠি কোলে পৌঁছে English 123 😀`
  const pdf = await shaped(text, (content) => content.replace(/\/ActualText <.*?>/g, ''))
  const document = await pdfium.loadDocument(pdf)
  // Where glyphs were moved this viewer guesses at space.
  const letters = (said: string) => said.normalize().replace(/\s/g, '')
  expect(letters(document.getPage(0).getText())).toBe(letters(text))
  document.destroy()
})
