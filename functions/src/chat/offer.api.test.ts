import { api } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'
import { unknownQuestion } from '../../testing/unknown-question.ts'

/** What says that an answer is the bot's own. */
const mark: string = expect.any(String)

const site = await startApi({ follows: true })
const admin = await site.newAdmin()

const ask = (message: string) => site.visitor()(api.chat.message, { body: { message } })

test('a brand hears the words of the row and is offered a request in its language; a fan is not', async () => {
  const body = {
    keyword: 'collab, collaboration, কোলাব',
    userMessage: 'collab korte chai',
    botResponse: 'দারুণ! মায়ের সঙ্গে কথা বলিয়ে দিচ্ছি।',
    category: 'collaboration',
  } as const
  await admin.call(api['bot-training'].createTraining, { body })
  for (const [message, language] of [
    ['আপনাদের সঙ্গে কোলাব করতে চাই', 'bengali'],
    ['collab korte chai', 'benglish'],
    ['I want to collaborate with you', 'english'],
  ])
    expect(await ask(message ?? '')).toEqual({
      mark,
      // The row has one answer, in Bengali.
      language: 'bengali',
      messageLanguage: language,
      response: body.botResponse,
      lead: { language },
    })
  expect(await ask('oi collab ta khub bhalo legeche')).not.toHaveProperty('lead')
})

test('whoever wants to talk about work with a person is offered it too', async () => {
  const { response, lead } = await ask('want to talk to a person about a sponsorship')
  expect(response).toContain('/work-with-us')
  expect(lead).toEqual({ language: 'english' })
})

test('an empty house offers it beside its own line', async () => {
  expect(await ask('amader show te sponsor korte chai apnader')).toMatchObject({
    lead: { language: 'benglish' },
  })
  expect(await ask(unknownQuestion)).toMatchObject({ response: bot.fallback.english })
})

test.each([
  ['bengali', 'আমাদের দোকানের একটা ভিডিও করবেন?'],
  ['benglish', 'amader college fest e apnader book korte chai'],
  ['english', 'We want to book you for our college fest'],
] as const)(
  'a brand whose %s words no row knows is welcomed, whatever is said to others',
  async (language, message) => {
    const body = { name: 'Away', templateType: 'fallback', content: 'Eta jani na, dada.' } as const
    const { id } = await admin.call(api['bot-training'].createTemplate, { body })
    const { response, lead } = await ask(message)
    expect(lead).toEqual({ language })
    expect(response).toContain('/work-with-us')
    expect((await ask(unknownQuestion)).response).toBe(bot.fallback.english)
    const history = [{ role: 'assistant', content: response } as const]
    const again = { message, conversationHistory: history }
    expect((await site.visitor()(api.chat.message, { body: again })).response).not.toBe(response)
    await admin.call(api['bot-training'].removeTemplate, { params: { id: String(id) } })
  },
)
