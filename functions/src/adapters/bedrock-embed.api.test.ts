import { startFakeBedrock } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'

let model: Awaited<ReturnType<typeof startFakeBedrock>>
let embed: typeof import('./bedrock-embed.ts')['embed']
beforeAll(async () => {
  model = await startFakeBedrock()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  embed = (await import('./bedrock-embed.ts')).embed
})
afterAll(() => model.stop())

const ask = (...texts: string[]) =>
  embed(texts, 'search_query', 'cohere.embed-multilingual-v3', AbortSignal.timeout(20_000))

test('texts of 10,000 letters are cut to what the model takes, never through a letter', async () => {
  const long = ['ক্ষ'.repeat(3_334), '👨‍👩‍👧‍👦'.repeat(1_000), `${'x'.repeat(2_047)}\ud83d`]
  expect(await ask(...long)).toMatchObject({ vectors: [{}, {}, {}], tokens: expect.any(Number) })
  const [conjuncts = '', families = '', half] = model.embedded.at(-1)?.texts ?? []
  expect(conjuncts).toBe('ক্ষ'.repeat(682))
  expect(families).toBe('👨‍👩‍👧‍👦'.repeat(186))
  expect(half).toBe(`${'x'.repeat(2_047)}\ufffd`)
})

test('what is over before it began is not asked', async () => {
  const before = model.embedded.length
  const over = embed(['a'], 'search_query', 'cohere.embed-multilingual-v3', AbortSignal.abort())
  expect(await over).toEqual({ failure: 'AbortError', tokens: 0 })
  expect(model.embedded.length).toBe(before)
})
