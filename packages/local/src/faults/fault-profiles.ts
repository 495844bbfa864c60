import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { canConflict, type Decide, type FaultyService, startFaultProxy } from './fault-proxy.ts'

/** The service behind each endpoint variable. */
const services: Record<string, FaultyService> = {
  AWS_ENDPOINT_URL_DYNAMODB: 'dynamodb',
  AWS_ENDPOINT_URL_S3: 's3',
  AWS_ENDPOINT_URL_SQS: 'sqs',
}
const queues = ['PUBLISH_QUEUE_URL', 'NOTICE_QUEUE_URL', 'REACTION_QUEUE_URL']

const kinds = ['lose', 'double', 'throttle', 'conflict'] as const

/** With `calm` nothing fails, with `rough` one call in five, and `throttle` refuses all. */
export const faultProfiles = ['calm', 'rough', 'throttle'] as const
type FaultProfile = (typeof faultProfiles)[number]

/** Returns a function that gives random whole numbers from 0 to `max`, always the same ones for the same seed. */
export const createRandom = (seed: number) => {
  const random = xoroshiro128plus(seed)
  return (max: number) => uniformInt(random, 0, max)
}

/** Puts fault proxies in front of the services of `env` and returns the environment that leads to them. The profile is `calm` until `use`, which returns the counts of faults so far. */
export const startFaults = async (env: Record<string, string>, seed: number) => {
  let profile: FaultProfile = 'calm'
  const faultCounts: Record<string, number> = {}
  const upTo = createRandom(seed)
  const nextKind = () => {
    if (profile === 'throttle') return profile
    return profile === 'rough' && upTo(4) === 0 ? kinds[upTo(kinds.length - 1)] : undefined
  }
  const decide: Decide = ({ action }) => {
    const kind = nextKind()
    if (!kind || (kind === 'conflict' && !canConflict(action))) return undefined
    faultCounts[kind] = (faultCounts[kind] ?? 0) + 1
    return { kind }
  }
  const faulty = { ...env }
  for (const [name, service] of Object.entries(services)) {
    if (!env[name]) continue
    const { endpoint } = await startFaultProxy({ target: env[name], service, decide })
    faulty[name] = endpoint
    // The SDK reaches queues by their URL and not by the endpoint.
    for (const queue of service === 'sqs' ? queues : [])
      if (env[queue]) faulty[queue] = new URL(new URL(env[queue]).pathname, endpoint).href
  }
  const use = (next: FaultProfile) => {
    profile = next
    return faultCounts
  }
  return { env: faulty, use }
}
