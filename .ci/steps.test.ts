import { expect, test } from 'vitest'
import { leftOut, processFolders, stagesOf } from './steps.ts'

const namesOf = (of: Parameters<typeof stagesOf>[0]) =>
  stagesOf(of).flatMap((stage) => stage.map(({ name }) => name))

test('process tests run where what they are about has changed', () => {
  expect(processFolders(['web/src/features/blog/blog-page.tsx'])).toEqual([])
  expect(processFolders(['infra/src/app.ts'])).toEqual(['packages/operate'])
  expect(processFolders(['packages/table/src/lead/lead.ts'])).toEqual(['packages/trials'])
  expect(leftOut(processFolders(['packages/local/src/runner/start.ts']))).toEqual([])
})

test('all of them run where anything may have changed, or nobody knows what', () => {
  expect(leftOut(processFolders(['pnpm-lock.yaml']))).toEqual([])
  expect(leftOut(processFolders(undefined))).toEqual([])
})

test('everything is the gate, process tests, what is left to the night, and other browsers', () => {
  const gate = namesOf({ folders: [], isAll: false })
  const more = namesOf({ folders: ['packages/local'], isAll: true })
  const journeys = (isAll: boolean) =>
    stagesOf({ folders: [], isAll })
      .flat()
      .map(({ command }) => command)
  expect(journeys(false)).toContain('pnpm test:web --grep-invert @night')
  expect(journeys(true)).toContain('pnpm test:web')
  expect(more.filter((name) => !gate.includes(name))).toEqual([
    'process tests',
    'nightly tests',
    'other browsers',
  ])
})
