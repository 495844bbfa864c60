import { api } from '@bong-bari/contract'
import { callingAs, embeddingReplies, modelReplies, startFakeBedrock } from '@bong-bari/local'
import { startApi } from './start-api.ts'

export const embeddingModel = 'cohere.embed-multilingual-v3'

/** Words that nothing but this table brings together. */
export const meanings = {
  hats: ['zibble', 'quornak'],
  boats: ['frump', 'jeltic'],
  bells: ['mordo', 'splink'],
}

const timeout = AbortSignal.timeout.bind(AbortSignal)

/** A busy machine is slow: who does not test that somebody is late has time. Gives the way back. */
export const withoutHaste = () => {
  AbortSignal.timeout = (ms) => timeout(ms < 1_000 ? 20_000 : ms)
  return () => {
    AbortSignal.timeout = timeout
  }
}

/** The site with a model that answers and one that tells what is meant, both of our own. */
export const startMeaning = async () => {
  const site = await startApi()
  const model = await startFakeBedrock()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    BEDROCK_MODEL_ID: 'test-model-v1:0',
    BEDROCK_EMBEDDING_MODEL_ID: embeddingModel,
  })
  model.reply(modelReplies.says('ok'))
  model.embed(embeddingReplies.byWords(meanings))
  const admin = await site.newAdmin()
  const { embedRows } = await import('../src/bot/meaning/embed-rows.ts')

  /** As the clock does each minute. */
  const embedNow = async (isOver = () => false) => {
    await site.react()
    return callingAs('reactions', () => embedRows(isOver, new Date(site.clock.now)))
  }

  const teach = async (userMessage: string, changes: object = {}) => {
    const body = { keyword: userMessage, userMessage, botResponse: `! ${userMessage}`, ...changes }
    return (await admin.call(api['bot-training'].createTraining, { body })).id
  }

  /** The rows by which the model was told to answer, the first first. */
  const groundsFor = async (message: string) => {
    const before = model.requests.length
    await site.visitor()(api.chat.message, { body: { message } })
    const system = model.requests[before]?.system[0]?.text
    return system && [...system.matchAll(/^Asked "(.*?)"/gm)].map(([, asked]) => asked)
  }

  const stop = async () => {
    delete process.env.BEDROCK_MODEL_ID
    delete process.env.BEDROCK_EMBEDDING_MODEL_ID
    await model.stop()
    await site.stop()
  }

  return { site, model, admin, embedNow, teach, groundsFor, stop }
}
