import { resolve } from 'node:path'
import { credentials, newUser } from '@bong-bari/contract'
import { originOf } from '@bong-bari/site'
import { StartFailure } from './start-failure.ts'

export type Settings = {
  /** 0 takes a free one. */
  port: number
  /** Absolute. */
  dataDir: string
  admin: { username: string; password?: string }
  seed: 'demo' | 'none'
  /** Replace the embedded engines. */
  endpoints: { dynamodb?: string; s3?: string; sqs?: string; sesv2?: string }
  /** As AWS indexes. */
  indexDelayMs: number
  /** Seed; undefined: no faults. */
  faults: number | undefined
  /** Default: the runner's address. */
  siteUrl: string | undefined
  functionEnv: Record<string, string>
}

type Environment = Record<string, string | undefined>

const passedOn = [
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
  const given = env[name] || String(fallback)
  return /^\d{1,9}$/.test(given) && Number(given) <= max
    ? Number(given)
    : refuse(name, `a whole number from 0 to ${max}`, given)
}

const seedOf = ({ SEED = '' }: Environment) => {
  const seed = SEED || 'demo'
  return seed === 'demo' || seed === 'none' ? seed : refuse('SEED', 'demo or none', seed)
}

const endpointOf = (env: Environment, name: string) => {
  const given = env[name]
  if (!given) return undefined
  const url = URL.parse(given)
  return url && /^https?:$/.test(url.protocol)
    ? given
    : refuse(name, 'an address that begins with http:// or https://', given)
}

/** A deployment's rule, as a StartFailure. */
const siteUrlOf = ({ SITE_URL }: Environment) => {
  try {
    return SITE_URL ? originOf({ siteUrl: SITE_URL }) : undefined
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error))
  }
}

const upstreams = ['YOUTUBE_API_URL', 'YOUTUBE_FEED_URL']

const adminOf = ({ ADMIN_USERNAME = '', ADMIN_PASSWORD = '' }: Environment) => {
  const name = credentials.shape.username.safeParse(ADMIN_USERNAME || 'admin')
  if (!name.success)
    throw new StartFailure(`ADMIN_USERNAME is not usable: ${name.error.issues[0]?.message}.`)
  if (!ADMIN_PASSWORD) return { username: name.data }
  const password = newUser.shape.password.safeParse(ADMIN_PASSWORD)
  if (!password.success)
    throw new StartFailure(`ADMIN_PASSWORD is not usable: ${password.error.issues[0]?.message}.`)
  return { username: name.data, password: password.data }
}

/** Empty counts as absent. A {@link StartFailure} names the variable. */
export const readSettings = (env: Environment): Settings => {
  const dynamodb = endpointOf(env, 'AWS_ENDPOINT_URL_DYNAMODB')
  const s3 = endpointOf(env, 'AWS_ENDPOINT_URL_S3')
  const sqs = endpointOf(env, 'AWS_ENDPOINT_URL_SQS')
  const sesv2 = endpointOf(env, 'AWS_ENDPOINT_URL_SESV2')
  for (const name of upstreams) endpointOf(env, name)
  return {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    dataDir: resolve(env.DATA_DIR || '.data'),
    admin: adminOf(env),
    seed: seedOf(env),
    siteUrl: siteUrlOf(env),
    endpoints: {
      ...(dynamodb && { dynamodb }),
      ...(s3 && { s3 }),
      ...(sqs && { sqs }),
      ...(sesv2 && { sesv2 }),
    },
    indexDelayMs: wholeNumber(env, 'INDEX_DELAY_MS', 0, 60_000),
    faults: env.FAULTS ? wholeNumber(env, 'FAULTS', 0, 999_999_999) : undefined,
    functionEnv: Object.fromEntries(
      passedOn.flatMap((name): [string, string][] => {
        const value = env[name]
        return value ? [[name, value]] : []
      }),
    ),
  }
}
