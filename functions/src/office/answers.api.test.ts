import { api } from '@bong-bari/contract'
import { afterEach, expect, test } from 'vitest'
import { startNumbers } from '../../testing/numbers-site.ts'
import { setTimeoutFactor } from '../../testing/timeout-factor.ts'

/** What says that an answer is the bot's own. */
const mark: string = expect.any(String)

const house = await startNumbers()

const faults = () => house.site.faults?.ofTable ?? expect.fail()
afterEach(() => faults().clear())
const isCounting = ({ action, body }: { action: string; body: Buffer }) =>
  action === 'UpdateItem' && body.includes('"ANSWERS"')

/** A busy machine may count a message after it was answered. */
const counted = (weeks: number) => expect.poll(async () => (await house.read(weeks)).chat)

test('each message counts by what answered it and in which language', async () => {
  await house.at('2027-01-06T09:00:00Z')
  await house.call()(api['bot-training'].createTraining, {
    body: { keyword: 'biryani', userMessage: 'biryani te alu keno', botResponse: 'ছি!' },
  })
  await Promise.all([
    house.ask('biryani te alu keno'),
    house.ask('biryani te alu keno'),
    house.ask('চাঁদে কি মাছ পাওয়া যায়'),
  ])
  await house.ask('I want to talk to a human')
  await counted(1).toEqual({
    since: '2027-01-06',
    messages: 4,
    answered: 3,
    answers: expect.arrayContaining([
      { way: 'row', language: 'benglish', count: 2 },
      { way: 'handoff', language: 'english', count: 1 },
      { way: 'built-in', language: 'bengali', count: 1 },
    ]),
  })
})

test('a day ends at midnight in Kolkata, and what is older than the weeks is not told', async () => {
  await house.at('2027-01-10T18:29:59Z')
  await house.ask('biryani te alu keno')
  await counted(1).toMatchObject({ messages: 5 })
  await house.at('2027-01-10T18:30:00Z')
  await counted(1).toMatchObject({ since: null, messages: 0 })
  await house.ask('biryani te alu keno')
  await counted(1).toMatchObject({ since: '2027-01-11', messages: 1 })
  await counted(2).toMatchObject({ since: '2027-01-06', messages: 6 })
})

test('after a year and a month a day is gone, also where the table has not removed it yet', async () => {
  await house.at('2028-02-20T09:00:00Z')
  expect(await house.store.answersSince('2027-01-01', new Date(house.site.clock.now))).toEqual([])
})

test('a visitor is answered where nobody can count, and does not wait for it', async () => {
  setTimeoutFactor(1)
  await house.at('2027-06-02T09:00:00Z')
  await house.ask('biryani te alu keno')
  faults().plan(isCounting, { kind: 'error' }, 3)
  expect(await house.ask('biryani te alu keno')).toEqual({
    mark,
    language: 'bengali',
    messageLanguage: 'benglish',
    response: 'ছি!',
  })
  faults().clear()
  faults().plan(isCounting, { kind: 'delay', ms: 60_000 })
  const startedAt = performance.now()
  expect(await house.ask('biryani te alu keno')).toEqual({
    mark,
    language: 'bengali',
    messageLanguage: 'benglish',
    response: 'ছি!',
  })
  expect(performance.now() - startedAt).toBeLessThan(40_000)
})
