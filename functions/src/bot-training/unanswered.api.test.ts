import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'
import { unknownQuestion } from '../../testing/unknown-question.ts'

const site = await startApi({ follows: true })
let admin = await site.newAdmin()

const bot = api['bot-training']
const days = 24 * 3600_000
const ask = (message: string, address?: string) =>
  (address ? site.client({}, { address }) : site.visitor())(api.chat.message, {
    body: { message },
  })
const list = () => admin.call(bot.listUnanswered)
const later = async (ms: number) => {
  site.clock.now += ms
  admin = await site.newAdmin()
}

test('questions that sound alike are one, most asked first, with how many asked', async () => {
  const first = new Date(site.clock.now).toISOString()
  await ask('chhader bagan kothay?', '10.9.0.1')
  await later(60_000)
  await ask('ছাদের বাগানটা কোথায়', '10.9.0.1')
  await ask('kothay chader bagan ta 😀\uFFFE', '10.9.0.2')
  await ask(unknownQuestion)
  const [garden, weather] = await list()
  expect(garden).toMatchObject({
    count: 3,
    visitors: 2,
    firstSeen: first,
    lastSeen: new Date(site.clock.now).toISOString(),
  })
  expect(garden?.samples.toSorted()).toEqual(
    ['chhader bagan kothay?', 'kothay chader bagan ta 😀\uFFFE', 'ছাদের বাগানটা কোথায়'].toSorted(),
  )
  expect(garden?.languages.toSorted()).toEqual(['bengali', 'benglish'])
  expect(weather).toMatchObject({ count: 1, samples: [unknownQuestion] })
  expect([garden, weather].map((one) => one?.keyword)).toEqual([
    'chhader bagan',
    'weather delhi today',
  ])
})

test('nothing that tells who asked is kept', async () => {
  await ask('send the recipe to riya@example.com or ৯৮৩০০ ১২৩৪৫')
  const [group] = (await list()).filter(({ samples }) => samples[0]?.startsWith('send'))
  expect(group?.samples).toEqual(['send the recipe to [e-mail] or [number]'])
  expect(JSON.stringify(await list())).not.toMatch(/10\.9\.|riya|9830/)
})

test('a visitor is answered though nothing can be noted', async () => {
  expectErrorLog(/"unanswered":"lost"/)
  const { REACTION_QUEUE_URL = '' } = process.env
  process.env.REACTION_QUEUE_URL = `${REACTION_QUEUE_URL}-that-is-gone`
  const { response } = await ask('wobbly snorkel plimsoll')
  process.env.REACTION_QUEUE_URL = REACTION_QUEUE_URL
  expect(response).toMatch(/\S/)
  expect(JSON.stringify(await list())).not.toContain('snorkel')
})

test('what a row answers by now is not listed, nor what is forgotten', async () => {
  const body = {
    keyword: 'umbrella',
    userMessage: unknownQuestion,
    botResponse: 'Only Ma’s old one.',
  }
  await admin.call(bot.createTraining, { body })
  const left = await list()
  expect(left.flatMap(({ samples }) => samples)).not.toContain(unknownQuestion)
  for (const { id } of left) {
    expect(await admin.call(bot.removeUnanswered, { params: { id } })).toEqual({ id })
    const again = admin.call(bot.removeUnanswered, { params: { id } })
    expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'unanswered-not-found' })
  }
  expect(await list()).toEqual([])
})

test('a question is forgotten 90 days after it was first asked', async () => {
  await ask('glorp wibble')
  await later(89 * days)
  expect((await list()).map(({ count }) => count)).toEqual([1])
  await later(days)
  expect(await list()).toEqual([])
  await ask('glorp wibble')
  expect((await list()).map(({ count }) => count)).toEqual([1])
})

test('a flood of one client makes 20 groups in a day, and what nobody could teach none', async () => {
  await later(91 * days)
  for (let i = 0; i < 25; i++) {
    if (i % 15 === 14) await later(60_000)
    await ask(`zork ${i + 10} florp`, '10.9.7.7')
  }
  await ask('😀😀', '10.9.7.8')
  expect(await list()).toHaveLength(20)
})

test('what was not meant by an answer is listed with the row that gave it, until that row is changed', async () => {
  await later(91 * days)
  const row = await admin.call(bot.createTraining, {
    body: {
      keyword: 'mishti doi',
      userMessage: 'mishti doi kothay pabo',
      botResponse: 'Ma janen.',
    },
  })
  const visitor = site.client({}, { address: '10.9.9.1' })
  const message = 'mishti doi kothay pabo?'
  const { response, mark } = await visitor(api.chat.message, { body: { message } })
  expect(response).toBe('Ma janen.')
  expect(await list()).toEqual([])
  const say = (content = response) =>
    visitor(api.chat.notMeant, { body: { message, answer: { content, mark } } })
  expect(await refusalOf(say('Something that the bot never said.'))).toMatchObject({
    status: 400,
    code: 'answer-unknown',
  })
  expect(await say()).toEqual({ noted: true })
  const notMeant = { count: 1, row: { rowId: row.id, keyword: 'mishti doi' } }
  expect(await list()).toMatchObject([{ samples: [message], count: 1, visitors: 1, notMeant }])
  await say()
  expect(await list()).toMatchObject([{ count: 1, notMeant: { ...notMeant, count: 2 } }])
  await admin.call(bot.updateTraining, {
    params: { id: String(row.id) },
    body: { ...row, botResponse: 'Moray, dokaner naam Balaram.' },
  })
  expect(await list()).toEqual([])
})

test('what was not meant by an answer that no row gave joins those that sound alike, 20 times a day at most', async () => {
  await later(91 * days)
  const visitor = site.client({}, { address: '10.9.9.2' })
  const message = 'flumph gribble e-mail riya@example.com'
  const { response, mark } = await visitor(api.chat.message, { body: { message } })
  const say = () =>
    visitor(api.chat.notMeant, { body: { message, answer: { content: response, mark } } })
  for (let time = 0; time < 20; time++) await say()
  expect(await refusalOf(say())).toMatchObject({ status: 429, code: 'too-many-requests' })
  const [group] = await list()
  expect(group?.notMeant).toEqual({ count: 20 })
  expect(JSON.stringify(group)).not.toContain('riya')
})
