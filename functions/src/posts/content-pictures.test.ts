import { beforeEach, expect, test, vi } from 'vitest'
import { keepImage } from '../adapters/media.ts'
import { keepContentPictures } from './content-pictures.ts'

vi.mock('../adapters/media.ts', () => ({ keepImage: vi.fn() }))

const address = (sign: string) => `/incoming/${sign.repeat(32)}`

beforeEach(() => {
  vi.mocked(keepImage)
    .mockReset()
    .mockImplementation(async (from) => ({
      image: `/media/${from?.at(-1)}.png`,
      imageWidth: 1,
      imageHeight: 1,
      imageSmall: null,
      imageAlt: null,
    }))
})

test('every upload that the content names is kept once, wherever it stands', async () => {
  const [a, b] = [address('a'), address('b')]
  const content = `![মা](${a})\n\n- ![](<${b}> "না")\n\n![again](${a})`
  expect(await keepContentPictures(content)).toBe(
    '![মা](/media/a.png)\n\n- ![](</media/b.png> "না")\n\n![again](/media/a.png)',
  )
  expect(vi.mocked(keepImage).mock.calls).toEqual([
    [a, 'content'],
    [b, 'content'],
  ])
})

test('an address that is only spoken of stays, as does what is stored already', async () => {
  const content = `${address('a')} and ![](/media/x.png) and ![](/incoming/short)`
  expect(await keepContentPictures(content)).toBe(content)
  expect(keepImage).not.toHaveBeenCalled()
})

test('more than 20 new ones at once are refused, and the field is named', async () => {
  const content = Array.from(
    { length: 21 },
    (_, place) => `![](/incoming/${String(place).padStart(32, '0')})`,
  ).join('\n')
  await expect(keepContentPictures(content)).rejects.toMatchObject({
    fields: { content: 'Content may bring at most 20 new pictures at once' },
  })
  expect(keepImage).not.toHaveBeenCalled()
})
