import { resolve } from 'node:path'
import { credentials, newUser } from '@bong-bari/contract'
import { StartFailure } from './start-failure.ts'

export type Settings = {
  /** The port to listen at; 0 takes a free one. */
  port: number
  /** The absolute path of the folder that holds table, media and logs. */
  dataDir: string
  admin: { username: string; password?: string }
  seed: 'demo' | 'none'
  /** Services that replace the embedded engines. */
  endpoints: { dynamodb?: string; s3?: string; sqs?: string; sesv2?: string }
  /** Indexes follow the table so much later, as on AWS. */
  indexDelayMs: number
  /** Neither functions nor their calls have timeouts, for tests on a busy machine. */
  noTimeouts: boolean
  /** The seed of faults; undefined means no faults. */
  faults: number | undefined
  functionEnv: Record<string, string>
}

type Environment = Record<string, string | undefined>

const passedVariables = [
  'YOUTUBE_CHANNEL_ID',
  'YOUTUBE_API_KEY',
  'YOUTUBE_API_URL',
  'YOUTUBE_FEED_URL',
  'BEDROCK_MODEL_ID',
  'BEDROCK_DAILY_TOKENS',
  'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
  'MAIL_FROM',
]

const refuse = (name: string, rule: string, given: string): never => {
  throw new StartFailure(`${name} must be ${rule}, not "${given}".`)
}

const wholeNumber = (env: Environment, name: string, fallback: number, max: number) => {
  const value = env[name] || String(fallback)
  return /^\d{1,9}$/.test(value) && Number(value) <= max
    ? Number(value)
    : refuse(name, `a whole number from 0 to ${max}`, value)
}

const readSeed = ({ SEED = '' }: Environment) => {
  const seed = SEED || 'demo'
  return seed === 'demo' || seed === 'none' ? seed : refuse('SEED', 'demo or none', seed)
}

const readNoTimeouts = ({ TIMEOUTS = '' }: Environment) =>
  TIMEOUTS === '' || TIMEOUTS === 'none'
    ? TIMEOUTS === 'none'
    : refuse('TIMEOUTS', 'none or empty', TIMEOUTS)

/** Multiplies the seconds that functions wait for AWS to about an hour. */
const longTimeouts = { CALL_TIMEOUT_FACTOR: '1000' }

const readEndpoint = (env: Environment, name: string) => {
  const value = env[name]
  if (!value) return undefined
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol)
    ? value
    : refuse(name, 'an address that begins with http:// or https://', value)
}

const upstreamVariables = ['YOUTUBE_API_URL', 'YOUTUBE_FEED_URL']

const readAdmin = ({ ADMIN_USERNAME = '', ADMIN_PASSWORD = '' }: Environment) => {
  const name = credentials.shape.username.safeParse(ADMIN_USERNAME || 'admin')
  if (!name.success)
    throw new StartFailure(`ADMIN_USERNAME is not usable: ${name.error.issues[0]?.message}.`)
  if (!ADMIN_PASSWORD) return { username: name.data }
  const password = newUser.shape.password.safeParse(ADMIN_PASSWORD)
  if (!password.success)
    throw new StartFailure(`ADMIN_PASSWORD is not usable: ${password.error.issues[0]?.message}.`)
  return { username: name.data, password: password.data }
}

/** Reads the runner's settings from the environment. An empty variable counts as absent. Throws a {@link StartFailure} that names the wrong variable. */
export const readSettings = (env: Environment): Settings => {
  const dynamodb = readEndpoint(env, 'AWS_ENDPOINT_URL_DYNAMODB')
  const s3 = readEndpoint(env, 'AWS_ENDPOINT_URL_S3')
  const sqs = readEndpoint(env, 'AWS_ENDPOINT_URL_SQS')
  const sesv2 = readEndpoint(env, 'AWS_ENDPOINT_URL_SESV2')
  for (const name of upstreamVariables) readEndpoint(env, name)
  const noTimeouts = readNoTimeouts(env)
  return {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    dataDir: resolve(env.DATA_DIR || '.data'),
    admin: readAdmin(env),
    seed: readSeed(env),
    endpoints: {
      ...(dynamodb && { dynamodb }),
      ...(s3 && { s3 }),
      ...(sqs && { sqs }),
      ...(sesv2 && { sesv2 }),
    },
    indexDelayMs: wholeNumber(env, 'INDEX_DELAY_MS', 0, 60_000),
    noTimeouts,
    faults: env.FAULTS ? wholeNumber(env, 'FAULTS', 0, 999_999_999) : undefined,
    functionEnv: {
      ...Object.fromEntries(
        passedVariables.flatMap((name): [string, string][] => {
          const value = env[name]
          return value ? [[name, value]] : []
        }),
      ),
      ...(noTimeouts && longTimeouts),
    },
  }
}
