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

/** Instance seconds of a call that reads the table, and of one refused earlier. */
export const callSeconds = { answered: 0.1, refused: 0.005 }

/** Share of a small account's instances strangers may keep busy. */
const visitorsShare = 0.4

const atMost = (rateLimit: number, of: Throttle) => {
  const rate = Math.min(of.rateLimit, rateLimit)
  return { rateLimit: rate, burstLimit: Math.min(of.burstLimit, Math.max(5, Math.ceil(2 * rate))) }
}

/** Calls a second. */
const answeredBy = (instances: number) => (visitorsShare * instances) / callSeconds.answered

const others = publicRoutes.filter((one) => !isWayIn(one)).length

export const stageThrottle = ({ concurrentFunctions }: Config): Throttle =>
  concurrentFunctions ? atMost(20 * concurrentFunctions, apiThrottle) : apiThrottle

/**
 * Public routes and unknown addresses each have their own limit, so flooding one spares the rest. In small accounts strangers get what
 * their share can answer. Login routes get more, so the team is not shut out; guessing there is refused without a table read.
 */
export const routeSettings = ({
  concurrentFunctions: instances,
}: Config): Record<string, object> => {
  const waysIn = instances ? atMost(10 * instances, publicThrottle) : publicThrottle
  const strangers = instances
    ? atMost(answeredBy(instances) / others, publicThrottle)
    : publicThrottle
  return Object.fromEntries([
    ...publicRoutes.map((one) => [one.key, settingsOf(isWayIn(one) ? waysIn : strangers)]),
    ['$default', settingsOf(atMost(strangers.rateLimit, unknownThrottle))],
  ])
}
