import { expect, test } from 'vitest'
import type { Asked } from './load-site.ts'
import { verdictsOn } from './verdicts.ts'

const mapped = { files: 0, malloc: 0, anonymous: 0 }

const minuteOf = ({
  ms = 10,
  heap = 200,
  wrong,
}: {
  ms?: number
  heap?: number
  wrong?: string
}) => ({
  asked: Array.from({ length: 200 }, (): Asked => ({ kind: 'read', ms, ...(wrong && { wrong }) })),
  memory: { heap, rss: 500, threads: 9, external: 0, parts: {}, mapped },
})

const holds = (...minutes: Parameters<typeof minuteOf>[0][]) =>
  verdictsOn(minutes.map(minuteOf)).map((verdict) => verdict.holds)

test('a site that stays as it was is within bounds', () => {
  expect(holds({}, { ms: 900, heap: 900 }, {}, {}, { ms: 13, heap: 220 })).toEqual([
    true,
    true,
    true,
  ])
})

test('errors, a slower end and a heap that grows are out of bounds', () => {
  expect(holds({}, { wrong: 'GET / answered 500' })).toEqual([false, true, true])
  expect(holds({}, { ms: 14 })).toEqual([true, false, true])
  expect(holds({}, { heap: 221 })).toEqual([true, true, false])
})

test('of ten minutes the first two are compared with the last two', () => {
  const ten = Array.from({ length: 10 }, (_, minute) => ({ heap: minute === 8 ? 300 : 200 }))
  expect(holds(...ten)).toEqual([true, true, false])
})
