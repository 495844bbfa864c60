import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Decide, type FaultyService, meetsOthers, startFaultProxy } from './fault-proxy.ts'

/** By endpoint variable. */
const services: Record<string, FaultyService> = {
  AWS_ENDPOINT_URL_DYNAMODB: 'dynamodb',
  AWS_ENDPOINT_URL_S3: 's3',
  AWS_ENDPOINT_URL_SQS: 'sqs',
}
const queues = ['PUBLISH_QUEUE_URL', 'NOTICE_QUEUE_URL', 'REACTION_QUEUE_URL']

const kinds = ['lose', 'double', 'throttle', 'conflict'] as const

/** `rough`: one call in five fails; `throttle` refuses all. */
export const faultProfiles = ['calm', 'rough', 'throttle'] as const
type FaultProfile = (typeof faultProfiles)[number]

/** Seeded, 0 to `most`. */
export const randomOf = (seed: number) => {
  const random = xoroshiro128plus(seed)
  return (most: number) => uniformInt(random, 0, most)
}

/** Puts proxies before the services of `env` and returns their env. The profile is `calm` until `use`, which returns the faults so far. */
export const startFaults = async (env: Record<string, string>, seed: number) => {
  let profile: FaultProfile = 'calm'
  const met: Record<string, number> = {}
  const upTo = randomOf(seed)
  const nextKind = () => {
    if (profile === 'throttle') return profile
    return profile === 'rough' && upTo(4) === 0 ? kinds[upTo(kinds.length - 1)] : undefined
  }
  const decide: Decide = ({ action }) => {
    const kind = nextKind()
    if (!kind || (kind === 'conflict' && !meetsOthers(action))) return undefined
    met[kind] = (met[kind] ?? 0) + 1
    return { kind }
  }
  const faulty = { ...env }
  for (const [name, service] of Object.entries(services)) {
    if (!env[name]) continue
    const { endpoint } = await startFaultProxy({ target: env[name], service, decide })
    faulty[name] = endpoint
    // Queues are reached by address, not endpoint.
    for (const queue of service === 'sqs' ? queues : [])
      if (env[queue]) faulty[queue] = new URL(new URL(env[queue]).pathname, endpoint).href
  }
  const use = (next: FaultProfile) => {
    profile = next
    return met
  }
  return { env: faulty, use }
}
