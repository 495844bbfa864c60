import { api } from '@bong-bari/contract'
import { modelReplies, startFakeBedrock } from '@bong-bari/local'
import { bot } from '@bong-bari/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let model: Awaited<ReturnType<typeof startFakeBedrock>>
beforeAll(async () => {
  site = await startApi()
  model = await startFakeBedrock()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    BEDROCK_MODEL_ID: 'apac.test-model-v1:0',
  })
})
afterAll(async () => {
  delete process.env.BEDROCK_MODEL_ID
  await model.stop()
  await site.stop()
})

const ask = (
  message: string,
  conversationHistory: { role: 'user' | 'assistant'; content: string }[] = [],
) =>
  site.visitor()(api.chatbot.message, {
    body: { message, conversationHistory },
  })

test('what no row answers goes to the model, with the persona, the language and the last turns', async () => {
  model.reply(modelReplies.says('  চাঁদে শুধু বুড়ি আছে।  '))
  const history = Array.from({ length: 9 }, (_, i) => ({
    role: i % 2 ? ('assistant' as const) : ('user' as const),
    content: `turn ${i}`,
  }))
  expect(await ask('চাঁদে কে থাকে?', history)).toEqual({ response: 'চাঁদে শুধু বুড়ি আছে।' })
  const asked = model.requests.at(-1)
  expect(asked?.modelId).toBe('apac.test-model-v1:0')
  expect(asked?.inferenceConfig.maxTokens).toBe(400)
  expect(asked?.system[0]?.text).toContain('Answer in Bengali, in Bengali script.')
  const turns = asked?.messages.map(({ role, content }) => `${role}: ${content[0]?.text}`)
  expect(turns).toEqual([
    'user: turn 4',
    'assistant: turn 5',
    'user: turn 6',
    'assistant: turn 7',
    'user: turn 8\nচাঁদে কে থাকে?',
  ])
})

test('a taught row answers without the model', async () => {
  const admin = await site.newAdmin()
  const body = { keyword: 'momo', userMessage: 'momo kothay bhalo', botResponse: 'মা যেটা বানায়।' }
  await admin.call(api['chatbot-admin'].createTraining, { body })
  const before = model.requests.length
  expect(await ask('momo kothay bhalo?')).toEqual({ response: body.botResponse })
  expect(model.requests.length).toBe(before)
})

test.each(['throttles', 'fails', 'refuses', 'talksGarbage', 'saysNothing'] as const)(
  'a model that %s is no error to the visitor',
  async (way) => {
    model.reply(modelReplies[way])
    expect(await ask('who lives on the moon')).toEqual({ response: bot.fallback.english })
  },
)

test('a model that never answers is given up at the deadline', async () => {
  const { askModel } = await import('../adapters/bedrock.ts')
  model.reply(modelReplies.hangs)
  expect(await askModel({ system: 's', message: 'm', history: [] }, 50)).toBeUndefined()
})
