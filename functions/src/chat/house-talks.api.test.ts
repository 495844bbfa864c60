import { appendFileSync } from 'node:fs'
import { trainingRows } from '@bong-bari/table'
import { seedDemo } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judge, talksIn, worthOf } from '../../testing/house-talks.ts'
import { startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.stop())

const now = new Date()

const print = (name: string, judged: Awaited<ReturnType<typeof judge>>) => {
  if (!process.env.SHOW) return
  appendFileSync('/tmp/w/bot-talks.out', '\n' + name + JSON.stringify(worthOf(judged)))
  if (name.startsWith('unseen')) return
  for (const { message, wanted, got, isUseful, isInTongue } of judged)
    if (!isUseful || !isInTongue)
      appendFileSync('/tmp/w/bot-talks.out', '\n' + 
        `${isUseful ? 'ok  ' : 'BAD '} ${isInTongue ? '' : 'TONGUE '} ${wanted.join('/')} | ${message} => ${got.source} ${got.response.slice(0, 90)} ${JSON.stringify(got.links ?? '')} ${got.isMiss ? 'MISS' : ''}`,
      )
}

test.each(['tuning', 'unseen'])('an empty house answers %s talks', async (name) => {
  const judged = await judge(talksIn(name), [], now)
  print(`${name} empty`, judged)
  expect(worthOf(judged).ofHouse).toBeGreaterThan(0)
})

test.each(['tuning', 'unseen'])('the demo answers %s talks', async (name) => {
  await seedDemo(now.getTime() - 60_000)
  const later = new Date(now.getTime() + 120_000)
  const judged = await judge(talksIn(name), await trainingRows.list(), later)
  print(`${name} demo`, judged)
  expect(worthOf(judged).useful).toBeGreaterThan(0)
})
