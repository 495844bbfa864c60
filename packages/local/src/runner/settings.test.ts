import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the site is on port 3000 with its data in .data and the demo inside', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    admin: { username: 'admin' },
    seed: 'demo',
    endpoints: {},
    functionEnv: {},
  })
  expect(settings.dataDir).toMatch(/\/\.data$/)
})

test('an empty value counts as absent', () => {
  expect(readSettings({ PORT: '', SEED: '', ADMIN_USERNAME: '', ADMIN_PASSWORD: '' })).toEqual(
    readSettings({}),
  )
})

test('functions get the settings of what they call and nothing else', () => {
  const { functionEnv } = readSettings({ YOUTUBE_API_KEY: 'k', BEDROCK_MODEL_ID: 'm', HOME: '/x' })
  expect(functionEnv).toEqual({ YOUTUBE_API_KEY: 'k', BEDROCK_MODEL_ID: 'm' })
})

test('without timeouts the calls of functions have none either', () => {
  expect(readSettings({})).toMatchObject({ noTimeouts: false, functionEnv: {} })
  expect(readSettings({ TIMEOUTS: 'none' })).toMatchObject({
    noTimeouts: true,
    functionEnv: { CALL_TIMEOUT_FACTOR: '1000' },
  })
})

test('a value that cannot be used is one sentence that names the variable', () => {
  const wrong: [Record<string, string>, string][] = [
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ TIMEOUTS: '30' }, 'TIMEOUTS must be none or empty, not "30".'],
    [{ SEED: 'full' }, 'SEED must be demo or none, not "full".'],
    [
      { AWS_ENDPOINT_URL_DYNAMODB: '127.0.0.1:8000' },
      'AWS_ENDPOINT_URL_DYNAMODB must be an address that begins with http:// or https://, not "127.0.0.1:8000".',
    ],
    [
      { ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD is not usable: Password must be at least 8 characters.',
    ],
  ]
  for (const [env, sentence] of wrong) expect(() => readSettings(env)).toThrow(sentence)
})
