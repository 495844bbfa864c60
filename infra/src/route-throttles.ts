import { routes } from '@bong-bari/contract'
import { apiThrottle, publicThrottle, unknownThrottle } from '@bong-bari/edge'
import type { Config } from './config.ts'

type Throttle = { rateLimit: number; burstLimit: number }

const settingsOf = ({ rateLimit, burstLimit }: Throttle) => ({
  ThrottlingRateLimit: rateLimit,
  ThrottlingBurstLimit: burstLimit,
})

const publicRoutes = routes.filter(({ route }) => route.access === 'public')
const isWayIn = ({ group }: (typeof routes)[number]) => group === 'auth'

/** Seconds of an instance that a call takes which reads the table, and one that is refused before that. */
export const callSeconds = { answered: 0.1, refused: 0.005 }

/** The share of a small account's instances that strangers may keep busy for good; the rest is the team's and the queues'. */
const strangersShare = 0.4

const atMost = (rateLimit: number, of: Throttle) => {
  const rate = Math.min(of.rateLimit, rateLimit)
  return { rateLimit: rate, burstLimit: Math.min(of.burstLimit, Math.max(5, Math.ceil(2 * rate))) }
}

/** Calls a second that keep no more than a share of the instances busy for good. */
const answeredBy = (instances: number) => (strangersShare * instances) / callSeconds.answered

const others = publicRoutes.filter((one) => !isWayIn(one)).length

/** What API Gateway lets through in all. */
export const stageThrottle = ({ concurrentFunctions }: Config): Throttle =>
  concurrentFunctions ? atMost(20 * concurrentFunctions, apiThrottle) : apiThrottle

/**
 * API Gateway's settings of single routes: each that a stranger may call, and the one of all unknown
 * addresses, has a limit of its own, so that a flood of it leaves the limit of the others alone. Of an account with few
 * instances strangers get no more calls than a share of them can answer. The ways in keep more, so that nobody fills
 * their limit before the team; who guesses there is soon refused without a look at the table.
 */
export const routeSettings = ({ concurrentFunctions: instances }: Config) => {
  const waysIn = instances ? atMost(10 * instances, publicThrottle) : publicThrottle
  const strangers = instances
    ? atMost(answeredBy(instances) / others, publicThrottle)
    : publicThrottle
  return Object.fromEntries([
    ...publicRoutes.map((one) => [one.key, settingsOf(isWayIn(one) ? waysIn : strangers)]),
    ['$default', settingsOf(atMost(strangers.rateLimit, unknownThrottle))],
  ]) as Record<string, ReturnType<typeof settingsOf>>
}
