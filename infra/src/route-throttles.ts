import { routes } from '@bong-bari/contract'
import { publicThrottle, unknownThrottle } from '@bong-bari/edge'

type Throttle = { rateLimit: number; burstLimit: number }

const settingsOf = ({ rateLimit, burstLimit }: Throttle) => ({
  ThrottlingRateLimit: rateLimit,
  ThrottlingBurstLimit: burstLimit,
})

const publicRoutes = routes.filter(({ route }) => route.access === 'public')

/**
 * API Gateway's settings of single routes: each that a stranger may call, and the one of all unknown
 * addresses, has a limit of its own, so that a flood of it leaves the limit of the others alone.
 */
export const routeSettings: Record<string, object> = Object.fromEntries([
  ...publicRoutes.map(({ key }) => [key, settingsOf(publicThrottle)]),
  ['$default', settingsOf(unknownThrottle)],
])
