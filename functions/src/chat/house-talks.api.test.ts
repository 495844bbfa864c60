import { seedDemo } from '@bong-bari/local'
import { trainingRows } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { halfMemories } from '../../testing/half-memories.ts'
import { judge, readTalks, worthOf } from '../../testing/house-talks.ts'
import { startApi } from '../../testing/start-api.ts'
import { answer } from '../bot/answer.ts'

await startApi()

const now = new Date()
/** What is public is read once a minute. */
const later = new Date(now.getTime() + 120_000)

const atLeast = (least: number) => expect.toSatisfy((value: number) => value >= least)
const atMost = (most: number) => expect.toSatisfy((value: number) => value <= most)

// Floors a little under what is measured.
test('a house that nobody has taught anything answers the talks', async () => {
  expect(worthOf(await judge(readTalks(), [], now))).toMatchObject({
    ofHouse: atLeast(95),
    tongue: atLeast(98),
    wrong: atMost(7),
  })
})

test('the demo answers the talks, and finds the video or post that is half remembered', async () => {
  await seedDemo(now.getTime() - 60_000)
  const rows = await trainingRows.list()
  expect(worthOf(await judge(readTalks(), rows, later))).toMatchObject({
    useful: atLeast(95),
    things: atLeast(88),
    tongue: atLeast(98),
    wrong: atMost(2),
  })
  const memories = Object.entries(halfMemories).flatMap(([id, messages]) =>
    messages.map((message) => [{ language: 'benglish' as const, wanted: [id], message }]),
  )
  expect(worthOf(await judge(memories, rows, later)).things).toBeGreaterThanOrEqual(75)
  const sourceOf = async (message: string) => (await answer(message, [], later)).source
  // Both are about the family, but the demo's row only asks whether Ma is real.
  expect(await sourceOf('মা কি আসল মা?')).toBe('row')
  for (const message of ['মা কেমন আছে?', 'ma kemon ache', 'how is Ma?', 'মায়ের নাম কী?'])
    expect(await sourceOf(message), message).not.toBe('row')
  // What "help" proposes, and the only title with all that is named.
  for (const message of ['ছাতার ভিডিওটা', 'chhatar video ta', 'the umbrella one'])
    expect((await answer(message, [], later)).cards?.[0], message).toMatchObject({
      href: '/videos/NRdGq7Ncqw0',
    })
  expect((await answer('phone er video ta dao', [], later)).cards?.[0]).toMatchObject({
    href: '/videos/pdjQpcVqxMU',
  })
  expect(await sourceOf('kal brishti hobe?')).not.toBe('search')
  const visitors = await judge(readTalks('visitor-lists.txt'), rows, later)
  expect(worthOf(visitors)).toMatchObject({ useful: atLeast(81), wrong: atMost(14) })
})
