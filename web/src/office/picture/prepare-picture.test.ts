import { beforeEach, expect, test, vi } from 'vitest'
import { stubDrawing } from '../../../test/stub-drawing.ts'
import { fileOf } from '../../../test/stub-upload.ts'
import { fitWithin, listHalvings, preparePicture } from './prepare-picture.ts'

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:chosen')
  URL.revokeObjectURL = vi.fn()
})

const megabyte = 1024 * 1024
const tenth = (pixels: number) => pixels / 10

const problemOf = (preparing: Promise<unknown>) =>
  preparing.then(
    () => 'taken',
    ({ title, message }) => `${title}: ${message}`,
  )

test('a large picture is sent as WebP of 1,600 pixels with one of 640 beside it', async () => {
  const { coded } = stubDrawing({ width: 4000, height: 3000, bytes: tenth })
  const { large, small } = await preparePicture(fileOf('a.jpg', 'image/jpeg', 12 * megabyte))
  expect(coded).toEqual(['image/webp 1600x1200', 'image/webp 640x480'])
  expect([large.type, large.blob.size]).toEqual(['image/webp', 192_000])
  expect([small?.type, small?.blob.size]).toEqual(['image/webp', 30_720])
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:chosen')
})

test('a browser that makes no WebP gives JPEG, on white where the picture is clear', async () => {
  const { pen, coded } = stubDrawing({ width: 4000, height: 3000, bytes: tenth, knowsWebp: false })
  const { large, small } = await preparePicture(fileOf('a.png', 'image/png', 4 * megabyte))
  expect([large.type, small?.type]).toEqual(['image/jpeg', 'image/jpeg'])
  expect(coded).toContain('image/jpeg 1600x1200')
  expect(pen.fillRect).toHaveBeenCalledWith(0, 0, 1600, 1200)
})

test('what fits already and would only grow goes as it is', async () => {
  stubDrawing({ width: 600, height: 400, bytes: () => 5_000 })
  const file = fileOf('a.png', 'image/png', 4_000)
  expect(await preparePicture(file)).toEqual({
    large: { blob: file, type: 'image/png' },
    small: undefined,
  })
})

test('what fits already and becomes lighter is drawn anew', async () => {
  stubDrawing({ width: 600, height: 400, bytes: () => 3_000 })
  const { large } = await preparePicture(fileOf('a.png', 'image/png', 4_000))
  expect([large.type, large.blob.size]).toEqual(['image/webp', 3_000])
})

test('a WebP that moves goes as it is', async () => {
  const { drawn } = stubDrawing({ width: 4000, height: 3000 })
  const bytes = new Uint8Array(40)
  bytes.set(Buffer.from('RIFF\0\0\0\0WEBPVP8X'))
  bytes[20] = 0x02
  const file = new File([bytes], 'a.webp')
  expect((await preparePicture(file)).large).toEqual({ blob: file, type: 'image/webp' })
  expect(drawn).toEqual([])
})

test('HPC-21 TOAST-27 a section takes no file over 5 MB and reads none of it', async () => {
  const { drawn } = stubDrawing()
  const file = fileOf('a.png', 'image/png', 5 * megabyte + 1)
  const slice = vi.spyOn(file, 'slice')
  expect(await problemOf(preparePicture(file, { takesLarge: false }))).toBe(
    '⚠️ File too large: Please select an image under 5MB',
  )
  expect(slice).not.toHaveBeenCalled()
  expect(drawn).toEqual([])
})

test('a picture that is over 5 MB even when it is drawn is refused', async () => {
  stubDrawing({ width: 4000, height: 3000, bytes: () => 5 * megabyte + 1 })
  expect(await problemOf(preparePicture(fileOf('a.png')))).toContain('under 5MB')
})

test.each(['heic', 'heix', 'mif1', 'msf1', 'hevc'])(
  'HEIC by its bytes (%s) says what it is and what to do',
  async (brand) => {
    const bytes = new Uint8Array(64)
    bytes.set(Buffer.from(`\0\0\0\x18ftyp${brand}`))
    const said = await problemOf(preparePicture(new File([bytes], 'IMG_0042.jpg')))
    expect(said).toContain('“IMG_0042.jpg” is a HEIC picture from an iPhone')
    expect(said).toContain('share it as a JPEG')
  },
)

test.each(['GIF89a', '<svg xmlns', '', '\0\0\0\x18ftypmp42'])(
  'what begins with “%s” is no picture',
  async (head) => {
    expect(await problemOf(preparePicture(new File([head], 'a.png')))).toContain(
      '“a.png” is not a png, jpg, jpeg or webp picture',
    )
  },
)

test('a picture that the device cannot open says so', async () => {
  stubDrawing({ broken: true })
  expect(await problemOf(preparePicture(fileOf('a.png')))).toContain('“a.png” could not be opened')
})

test('a size is brought within the longest side, and one that fits stays', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 })
  expect(fitWithin({ width: 1600, height: 900 }, 1600)).toEqual({ width: 1600, height: 900 })
  expect(fitWithin({ width: 20_000, height: 3 }, 1600)).toEqual({ width: 1600, height: 1 })
})

test('a picture is drawn by halves', () => {
  const to = { width: 640, height: 480 }
  expect(listHalvings({ width: 600, height: 450 }, to)).toEqual([to])
  expect(listHalvings({ width: 4000, height: 3000 }, to)).toEqual([
    { width: 2560, height: 1920 },
    { width: 1280, height: 960 },
    to,
  ])
})

test('no canvas on the way is larger than a telephone can hold, whatever the camera', () => {
  const steps = listHalvings({ width: 8064, height: 6048 }, { width: 1600, height: 1200 })
  expect(steps).toEqual([
    { width: 3200, height: 2400 },
    { width: 1600, height: 1200 },
  ])
  for (const { width, height } of steps) expect(width * height).toBeLessThanOrEqual(8_000_000)
})
