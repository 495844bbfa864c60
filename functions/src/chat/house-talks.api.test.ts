import { seedDemo } from '@bong-bari/local'
import { trainingRows } from '@bong-bari/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { halfMemories } from '../../testing/half-memories.ts'
import { judge, talksIn, worthOf } from '../../testing/house-talks.ts'
import { startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.stop())

const now = new Date()
/** What is public is read once a minute. */
const later = new Date(now.getTime() + 120_000)

// Floors a little under what is measured.
test.each([
  ['tuning', 96],
  ['unseen', 94],
])('a house that nobody has taught anything answers the %s talks', async (name, least) => {
  const { ofHouse, tongue, wrong } = worthOf(await judge(talksIn(name), [], now))
  expect(ofHouse).toBeGreaterThanOrEqual(least)
  expect(tongue).toBeGreaterThanOrEqual(97)
  expect(wrong).toBeLessThanOrEqual(5)
})

test('the demo answers the talks, and finds the video or post that is half remembered', async () => {
  await seedDemo(now.getTime() - 60_000)
  const rows = await trainingRows.list()
  const [tuning, unseen] = [
    worthOf(await judge(talksIn('tuning'), rows, later)),
    worthOf(await judge(talksIn('unseen'), rows, later)),
  ]
  const memories = Object.entries(halfMemories).flatMap(([id, { unseen }]) =>
    unseen.map((message) => [{ language: 'benglish' as const, wanted: [id], message }]),
  )
  const remembered = worthOf(await judge(memories, rows, later))
  expect({ tuning, unseen, remembered }).toEqual({
    tuning: atLeast({ useful: 95, things: 88 }),
    unseen: atLeast({ useful: 90, things: 70 }),
    remembered: expect.objectContaining({ things: atLeastOne(75) }),
  })
}, 60_000)

const atLeastOne = (least: number) => expect.toSatisfy((value: number) => value >= least)
const atLeast = ({ useful, things }: { useful: number; things: number }) =>
  expect.objectContaining({
    useful: atLeastOne(useful),
    things: atLeastOne(things),
    tongue: atLeastOne(97),
    wrong: expect.toSatisfy((value: number) => value <= 5),
  })
