import { api } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureSite } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'
import { password } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startPictureSite>>
let handler: typeof import('./handler.ts')['handler']
beforeAll(async () => {
  site = await startPictureSite()
  handler = (await import('./handler.ts')).handler
})
afterAll(() => site.stop())

const day = 86_400_000
const hour = 3_600_000
const sweepIn = (days: number) =>
  callingAs('picture-sweep', () =>
    handler({ time: new Date(Date.now() + days * day).toISOString() }),
  )

/** What was named nowhere at the first look has gone by the second. */
const sweepTwice = async () => {
  await sweepIn(0)
  await sweepIn(31)
}

const isThere = (src: string | undefined) =>
  site.storedAt(src ?? null).then(
    () => true,
    () => false,
  )

let widths = 40
const keepNew = async () => {
  const width = 2 * widths++
  const imageUrl = await site.uploaded(png({ width, height: 20 }))
  const smallUrl = await site.uploaded(png({ width: width / 2, height: 10 }))
  const { id, src, small } = await site.admin.call(api.pictures.keep, {
    body: { imageUrl, smallUrl },
  })
  const areThere = async () => [await isThere(src), await isThere(small?.src)]
  const uses = async () => {
    const { items } = await site.admin.call(api.pictures.list)
    return items.find((one) => one.id === id)?.uses
  }
  return { text: `মা\n\n![](${src})`, areThere, uses }
}

type Life = { status?: 'draft' | 'scheduled'; publishAt?: string }

const write = (content: string, life: Life = {}) =>
  site.admin.call(api.posts.create, {
    body: { title: 'মা', content, format: 'markdown', ...life },
  })

const change = (id: string, content: string) => {
  // What was said before is known by when it was said.
  site.clock.now += 1_000
  return site.admin.call(api.posts.update, { params: { id }, body: { content } })
}

const remove = (id: string) => site.admin.call(api.posts.remove, { params: { id } })
const removeForGood = async (id: string) => {
  // The sweeps between took days.
  await site.admin.call(api.auth.confirmPassword, { body: { password } })
  return site.admin.call(api.trash.remove, { params: { kind: 'post', id } })
}

const lives = [
  ['published', () => ({})],
  ['draft', () => ({ status: 'draft' as const })],
  [
    'scheduled',
    () => ({
      status: 'scheduled' as const,
      publishAt: new Date(site.clock.now + 90 * day).toISOString(),
    }),
  ],
] as const

test.each(lives)(
  'a picture that only the text of a %s post names stays, also in the trash, and goes with the post',
  async (_, life) => {
    const { text, areThere, uses } = await keepNew()
    const { id } = await write(text, life())
    expect(await uses()).toEqual([{ kind: 'post', id, title: 'মা' }])
    await sweepTwice()
    expect(await areThere()).toEqual([true, true])
    await remove(id)
    expect(await uses()).toEqual([{ kind: 'trash', id, title: 'মা' }])
    await sweepTwice()
    expect(await areThere()).toEqual([true, true])
    await removeForGood(id)
    expect(await uses()).toEqual([])
    await sweepTwice()
    expect(await areThere()).toEqual([false, false])
  },
)

test('a picture that only an earlier version of a text names stays as long as that can be brought back', async () => {
  const { text, areThere, uses } = await keepNew()
  const { id } = await write(text)
  await change(id, 'Without it.')
  expect(await uses()).toEqual([{ kind: 'postRevision', id, title: 'মা' }])
  await sweepTwice()
  expect(await areThere()).toEqual([true, true])
  // Of an hour that is over the last version is kept.
  await change(id, 'Without it again.')
  site.clock.now += 2 * hour
  await change(id, 'Without it still.')
  expect(await uses()).toEqual([])
  await sweepTwice()
  expect(await areThere()).toEqual([false, false])
})

test('a picture that only changes which are not public yet name stays with them, also in the trash', async () => {
  const picture = await keepNew()
  const { id } = await write('plain')
  await site.admin.call(api.posts.change, { params: { id }, body: { content: picture.text } })
  expect(await picture.uses()).toEqual([{ kind: 'postChanges', id, title: null }])
  await remove(id)
  await sweepTwice()
  expect(await picture.areThere()).toEqual([true, true])
  await removeForGood(id)
  await sweepTwice()
  expect(await picture.areThere()).toEqual([false, false])
})

test('an earlier version of a post in the trash keeps its pictures until the post goes for good', async () => {
  const { text, areThere } = await keepNew()
  const { id } = await write(text)
  await change(id, 'Without it.')
  await remove(id)
  await sweepTwice()
  expect(await areThere()).toEqual([true, true])
  await removeForGood(id)
  await sweepTwice()
  expect(await areThere()).toEqual([false, false])
})

test('a post that names a picture now and in many earlier versions is one use of it', async () => {
  const { text, uses } = await keepNew()
  const { id } = await write(text)
  for (let more = 0; more < 3; more++) await change(id, `${text}\n\n${more}`)
  expect(await uses()).toEqual([{ kind: 'post', id, title: 'মা' }])
  await remove(id)
  expect(await uses()).toEqual([{ kind: 'trash', id, title: 'মা' }])
})
