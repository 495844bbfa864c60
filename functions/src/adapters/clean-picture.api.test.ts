import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChromium } from '../../testing/chromium.ts'
import { taggedJpeg, taggedPng, taggedWebp } from '../../testing/tagged-pictures.ts'
import { checkPicture } from './check-picture.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await startChromium()
  page = await browser.newPage()
})
afterAll(() => browser.close())

const size = { width: 24, height: 16 }

/** A picture of two colours, half of it transparent where the kind can be, as a browser codes it. */
const coded = async (type: string) => {
  const bytes = await page.evaluate<number[]>(`(async () => {
    const canvas = new OffscreenCanvas(${size.width}, ${size.height})
    const ink = canvas.getContext('2d')
    ink.fillStyle = 'rgb(200 30 60 / 50%)'
    ink.fillRect(0, 0, canvas.width, canvas.height)
    ink.fillStyle = 'gold'
    ink.fillRect(2, 1, 9, 5)
    const blob = await canvas.convertToBlob({ type: '${type}', quality: 0.9 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })()`)
  return Buffer.from(bytes)
}

type Shown = { width: number; height: number; pixels: string }

/** What a browser shows: the size, and every pixel. */
const shown = (bytes: Buffer, type: string) =>
  page.evaluate<Shown>(`(async () => {
    const image = new Image()
    image.src = 'data:${type};base64,${bytes.toString('base64')}'
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const ink = new OffscreenCanvas(width, height).getContext('2d')
    ink.drawImage(image, 0, 0)
    return { width, height, pixels: ink.getImageData(0, 0, width, height).data.join() }
  })()`)

const kinds: [string, (bytes: Buffer, orientation: number) => Buffer][] = [
  ['image/png', taggedPng],
  ['image/jpeg', taggedJpeg],
  ['image/webp', (bytes, orientation) => taggedWebp(bytes, size, orientation)],
]

test.each(kinds)(
  'a cleaned %s is shown as before, pixel by pixel, and measured as it is shown',
  async (type, tag) => {
    const bare = await coded(type)
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const given = tag(bare, orientation)
      const picture = checkPicture(given, type)
      if (typeof picture === 'string') throw new Error(picture)
      const seen = await shown(given, type)
      expect(await shown(picture.bytes, type)).toEqual(seen)
      expect(picture).toMatchObject({ width: seen.width, height: seen.height })
    }
  },
)
