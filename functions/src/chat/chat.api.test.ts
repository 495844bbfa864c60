import { api } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { botOnward } from '@bong-bari/site/bot-onward'
import { builtInRows } from '@bong-bari/site/bot-rows'
import { expect, test } from 'vitest'
import { fillWindow } from '../../testing/fill-window.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'
import { unknownQuestion } from '../../testing/unknown-question.ts'

/** What says that an answer is the bot's own. */
const mark: string = expect.any(String)

const site = await startApi({ follows: true })
let admin = await site.newAdmin()

const { message, opening } = api.chat
const teaching = api['bot-training']
const answersOf = (id: string) => builtInRows.find((row) => row.id === id)?.answers
const ask = (text: string, history: object[] = []) =>
  site.visitor()(message, { body: { message: text, conversationHistory: history as never } })

/** An answer that does not know, with what else may be asked. */
const missed = (response: string, language: 'bengali' | 'benglish' | 'english' = 'english') => ({
  mark,
  language,
  messageLanguage: language,
  response,
  suggestions: botOnward.onward[language],
})

test('API-26 AUTH-03 CHAT-01 an empty house still answers, in the script it was asked in', async () => {
  for (const [language, text] of [
    ['bengali', 'কাল বিশ্বকাপ কে জিতবে'],
    ['benglish', 'kal bishwakap ke jitbe'],
    ['english', unknownQuestion],
  ] as const)
    expect(await ask(text)).toEqual(missed(bot.fallback[language], language))
})

test('before anybody has taught it a greeting is greeted, and a brand is told where to write, in its language', async () => {
  const greeting = answersOf('hello')
  expect(greeting?.english).toContain((await ask('Hello!')).response)
  expect(greeting?.bengali).toContain((await ask('কেমন আছো?')).response)
  expect(await ask('how much does a sponsored video cost')).toMatchObject({
    response: answersOf('price')?.english[0],
    lead: { language: 'english' },
  })
  expect((await ask('collab korte chai')).response).toContain('/work-with-us')
})

test('what it does not know it never says in the same words twice in a row', async () => {
  const said = (content: string) => [{ role: 'assistant', content }]
  expect(await ask(unknownQuestion, said(bot.fallback.english))).toMatchObject({
    response: bot.fallbackAgain.english,
  })
  expect(await ask(unknownQuestion, said(bot.fallbackAgain.english))).toMatchObject({
    response: bot.fallback.english,
  })
})

test('what somebody half remembers and it does not find, it asks more about', async () => {
  const half = 'that video where the aunt hides a parrot in the fridge, which one was it?'
  expect((await ask(half)).response).toBe(botOnward.notFound.english)
})

test('distress is heard in a part of a message, but not in one that leaves out its end', async () => {
  const answerTo = async (text: string) => (await ask(text)).response
  expect(await answerTo('when is the next video? anyway i want to die')).toContain('14416')
  const onMail = 'Can I get an email for a new one? I am not on Instagram and don’t want to be.'
  expect(await answerTo(onMail)).not.toContain('14416')
  const inForm = 'company name e & thakle form nicche na, mone hoy. mail e pathale hobe?'
  expect(await answerTo(inForm)).not.toContain('14416')
})

test('a taught row answers verbatim at once, and no more when it is inactive', async () => {
  const body = {
    keyword: 'biryani',
    userMessage: 'biryani te alu keno',
    botResponse: 'আলু ছাড়া বিরিয়ানি? ছি!',
  }
  const { id } = await admin.call(teaching.createTraining, { body })
  expect(await ask('Biryani te alu keno???')).toEqual({
    mark,
    language: 'bengali',
    messageLanguage: 'benglish',
    response: body.botResponse,
  })
  expect(await ask('বিরিয়ানি তে আলু কেন')).toEqual({
    mark,
    language: 'bengali',
    messageLanguage: 'bengali',
    response: body.botResponse,
  })
  const params = { id: String(id) }
  await admin.call(teaching.updateTraining, { params, body: { ...body, isActive: false } })
  expect(await ask('biryani te alu keno')).not.toMatchObject({ response: body.botResponse })
})

test('fallback templates answer in the visitor’s language while they are valid', async () => {
  const base = { name: 'Away', templateType: 'fallback' } as const
  const add = (changes: object) =>
    admin.call(teaching.createTemplate, { body: { ...base, content: '-', ...changes } })
  const start = new Date(site.clock.now + 60_000).toISOString()
  const end = new Date(site.clock.now + 120_000).toISOString()
  await add({ content: 'Ask Ma.', language: 'english', validFrom: start, validTo: end })
  const question = unknownQuestion
  expect(await ask(question)).toEqual(missed(bot.fallback.english))
  site.clock.now += 60_000
  expect(await ask(question)).toEqual(missed(`Ask Ma.\n${botOnward.wayOn.english}`))
  expect(await ask('আবহাওয়া কেমন')).toEqual(missed(bot.fallback.bengali, 'bengali'))
  site.clock.now += 60_000
  expect(await ask(question)).toEqual(missed(bot.fallback.english))
})

test('small talk is answered before a fallback template says that it does not know', async () => {
  const body = { name: 'Out', templateType: 'fallback', content: 'Nobody knows.' } as const
  const { id } = await admin.call(teaching.createTemplate, { body })
  expect(answersOf('bye')?.english).toContain((await ask('ok bye, talk to you later')).response)
  expect((await ask('apnader phone number ta deben?')).response).toContain('wa.me')
  expect((await ask(unknownQuestion)).response).toBe(`Nobody knows.\n${botOnward.wayOn.english}`)
  await admin.call(teaching.removeTemplate, { params: { id: String(id) } })
})

test('the opening comes from templates when there are any, else it is built in', async () => {
  expect(await site.client()(opening)).toEqual({
    greeting: bot.greeting,
    suggestions: [...bot.suggestions],
  })
  const add = (templateType: 'greeting' | 'quick_reply', content: string, displayOrder = 1) =>
    admin.call(teaching.createTemplate, {
      body: { name: content, templateType, content, displayOrder },
    })
  await add('greeting', 'শুভ বিজয়া!')
  await add('quick_reply', 'second', 2)
  await add('quick_reply', 'first', 1)
  expect(await site.client()(opening)).toEqual({
    greeting: 'শুভ বিজয়া!',
    suggestions: ['first', 'second'],
  })
})

test('whose language is known is greeted in it, or by what is for any', async () => {
  const add = (language: 'bengali' | 'english', content: string) =>
    admin.call(teaching.createTemplate, {
      body: { name: content, templateType: 'quick_reply', content, language },
    })
  await add('english', 'Hello?')
  await add('bengali', 'কী খবর?')
  const chipsIn = async (language: 'bengali' | 'benglish') =>
    (await site.client()(opening, { query: { language } })).suggestions
  expect(await chipsIn('bengali')).toEqual(['কী খবর?', 'first'])
  expect(await chipsIn('benglish')).toEqual(['first', 'second'])
  const refusal = await refusalOf(site.client()(opening, { query: { language: 'hindi' as never } }))
  expect(Object.keys(refusal.fields ?? {})).toEqual(['language'])
})

test('an offer that holds now is part of the opening', async () => {
  const body = { name: 'Puja', templateType: 'offer', content: 'পুজোয় টি-শার্ট ২০% ছাড়!' } as const
  const { id } = await admin.call(teaching.createTemplate, { body })
  expect((await site.client()(opening)).offer).toBe(body.content)
  const validTo = new Date(site.clock.now + 60_000).toISOString()
  await admin.call(teaching.updateTemplate, {
    params: { id: String(id) },
    body: { ...body, validFrom: new Date(site.clock.now).toISOString(), validTo },
  })
  expect((await site.client()(opening)).offer).toBe(body.content)
  site.clock.now += 60_000
  expect(await site.client()(opening)).not.toHaveProperty('offer')
})

test('who asks for a person in any script gets WhatsApp, e-mail and form, unless a row is about that', async () => {
  for (const text of [
    'একজন মানুষের সঙ্গে কথা বলতে চাই',
    'manusher sathe kotha bolte chai',
    'talk to a humen',
  ]) {
    const { response } = await ask(text)
    for (const link of ['https://wa.me/919876543210', 'hello@bongbari.com', '/work-with-us'])
      expect(response).toContain(link)
  }
  const update = (settingValue: string) =>
    admin.call(api.settings.update, { params: { key: 'email' }, body: { settingValue } })
  await update('ma@example.com')
  site.clock.now += 60_000
  expect((await ask('talk to a real person')).response).toContain('ma@example.com')
  const body = {
    keyword: 'person, human',
    userMessage: 'I want to talk to a real person',
    botResponse: 'Ma is on the phone. Leave your number at the shop.',
  }
  await admin.call(teaching.createTraining, { body })
  expect(await ask('I want to talk to a real person')).toEqual({
    mark,
    language: 'english',
    messageLanguage: 'english',
    response: body.botResponse,
  })
})

test('API-35 a longer history is taken; only its end counts', async () => {
  const history = Array.from({ length: 12 }, (_, i) => ({
    role: i % 2 ? 'assistant' : 'user',
    content: `${i}`,
  }))
  await expect(ask('hello there', history)).resolves.toBeDefined()
})

const chatWindows = (times: number) =>
  [
    { limit: 20 * times, seconds: 60 },
    { limit: 300 * times, seconds: 24 * 3600 },
  ] as const

test.each([
  ['one client', '10.8.8.9', '10.8.8.9', 1],
  ['a /56, ten times as many as a /64', '2001:db8:c:123::1', '2001:db8:c:100::/56', 10],
  ['a /48, ten times as many as a /64', '2001:db8:d:123::1', '2001:db8:d::/48', 10],
])('20 answers a minute and 300 a day are for %s', async (_, address, network, times) => {
  const { createCounterName } = await import('../http/limit.ts')
  const name = await createCounterName(new Date(site.clock.now), 'chat', network)
  const send = () => site.client({}, { address })(message, { body: { message: 'hi' } })
  await send()
  await fillWindow({ name, windows: chatWindows(times) }, new Date(site.clock.now))
  expect(await refusalOf(send())).toMatchObject({ status: 429, code: 'too-many-requests' })
  site.clock.now += 60_000
  expect(await refusalOf(send())).toMatchObject({ status: 429 })
  site.clock.now += 24 * 3600_000
  await expect(send()).resolves.toBeDefined()
})

test('the chips of an answer that does not know have the nearest question', async () => {
  admin = await site.newAdmin()
  await admin.call(teaching.createTraining, {
    body: {
      keyword: 'harmonium',
      userMessage: 'Who plays the harmonium in the terrace film?',
      variants: ['ছাদের ছবিতে হারমোনিয়াম কে বাজায়?'],
      botResponse: 'Dadu.',
    },
  })
  const chips = async (text: string) => (await ask(text)).suggestions
  expect(await chips('does the harmonium squeak?')).toContain(
    'Who plays the harmonium in the terrace film?',
  )
  expect(await chips('the voltage of the transistor')).toEqual(botOnward.onward.english)
})
