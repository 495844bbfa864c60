import { apiThrottle, publicReadThrottle, routeThrottles } from '@bong-bari/edge'
import { assumed } from './usage.ts'

/** What one call costs beyond being asked: of a function, of the table, of a model. */
export type Work = {
  gigabyteSeconds: number
  seconds: number
  reads?: number
  writes?: number
  tokens?: number
}

/** How far a flood of calls gets in an hour. */
export type Defence = {
  /** Calls a second that API Gateway lets through; what is undefined here does not pass it. */
  perSecond?: number
  /** Calls of one client, and of all together, that are not refused. */
  perClient?: number
  ofAll?: number
  accepted: Work
}

export type Entry = {
  name: string
  before: Defence
  after: Defence
  behind: 'cache' | 'bucket' | 'function'
  /** Asked before the function, each time. */
  bucketFirst?: true
}

const call: Work = { gigabyteSeconds: assumed.callGigabyteSeconds, seconds: 0.04 }
const nothing: Work = { gigabyteSeconds: 0, seconds: 0 }
/** A hash of a password takes a sixth of a second of a function of 1 GB. */
const login: Work = { gigabyteSeconds: 0.17, seconds: 0.17, reads: 1, writes: 3 }
/** The function slept for 3 s besides. */
const sleepingLogin: Work = { ...login, gigabyteSeconds: 3.17, seconds: 3.17 }
/** The password is hashed whether there is such a link or not. */
const reset: Work = { ...login, reads: 2 }
/** 15 KB of Bengali in the table and three indexes, its windows and the version of the list. */
const lead: Work = { ...call, writes: 63 }
/** A message that nothing answers begins a group of its own. */
const message: Work = {
  gigabyteSeconds: assumed.messageGigabyteSeconds,
  seconds: 0.08,
  reads: 2,
  writes: 6,
}
const modelled = (tokens: number): Work => ({ ...message, seconds: 2, gigabyteSeconds: 1, tokens })

const all = apiThrottle.rateLimit
const { $default: unknown } = routeThrottles
const loginRate = routeThrottles['POST /api/auth/login'].rateLimit
const resetRate = routeThrottles['POST /api/auth/password/reset'].rateLimit
const leadRate = routeThrottles['POST /api/collaboration-requests'].rateLimit
const searchRate = routeThrottles['GET /api/blog'].rateLimit
const chatRate = routeThrottles['POST /api/chatbot/message'].rateLimit
const read: Work = { ...call, reads: 2 }
/** Words that many posts begin with, a page of them and as many looked at in vain. */
const search: Work = {
  gigabyteSeconds: 4 * call.gigabyteSeconds,
  seconds: 4 * call.seconds,
  reads: 60,
}

/** Tokens of a question and its answer that a stranger can make as long as they may be. */
const longest = 5_000

const same = (defence: Defence) => ({ before: defence, after: defence })

/** Everything that strangers can reach, and what stood and stands before it. */
export const entries: Entry[] = [
  { name: 'a page, a file, a picture', behind: 'cache', ...same({ accepted: nothing }) },
  {
    name: 'a page that is not there',
    behind: 'function',
    bucketFirst: true,
    ...same({ accepted: read }),
  },
  { name: 'an export by a made-up link', behind: 'bucket', ...same({ accepted: nothing }) },
  {
    name: 'an API address that is not there',
    behind: 'function',
    before: { perSecond: all, accepted: call },
    after: { perSecond: unknown.rateLimit, accepted: call },
  },
  {
    name: 'videos, posts, sections, settings, API description, opening of the chat, with a made-up parameter',
    behind: 'function',
    before: { perSecond: all, accepted: read },
    after: { perSecond: 0, accepted: nothing },
  },
  {
    name: 'the same with a made-up bearer or a parameter of another route, or a post that is not there',
    behind: 'function',
    before: { perSecond: all, accepted: read },
    after: { perSecond: publicReadThrottle.rateLimit, accepted: read },
  },
  {
    name: 'a search of the blog, for other words each time',
    behind: 'function',
    before: { perSecond: publicReadThrottle.rateLimit, accepted: search },
    after: { perSecond: searchRate, accepted: search },
  },
  {
    name: 'a preview of a draft by a made-up link (one of 2^256)',
    behind: 'function',
    before: { perSecond: all, accepted: { ...call, reads: 1 } },
    after: { perSecond: publicReadThrottle.rateLimit, accepted: { ...call, reads: 1 } },
  },
  {
    name: 'login, guessing at one name',
    behind: 'function',
    before: { perSecond: all, perClient: 120, accepted: sleepingLogin },
    after: { perSecond: loginRate, perClient: 120, ofAll: 400, accepted: login },
  },
  {
    name: 'a new password by a made-up link',
    behind: 'function',
    ...same({ perSecond: resetRate, perClient: 120, accepted: reset }),
  },
  {
    name: 'a lead, as long as it may be',
    behind: 'function',
    before: { perSecond: all, perClient: 60, accepted: lead },
    after: { perSecond: leadRate, perClient: 60, ofAll: 5_000, accepted: lead },
  },
  {
    name: 'chat without a model',
    behind: 'function',
    before: { perSecond: all, perClient: 1_200, accepted: message },
    after: { perSecond: chatRate, perClient: 300, accepted: message },
  },
  {
    name: 'chat, what the model answers of it',
    behind: 'function',
    before: { perSecond: all, ofAll: 200_000 / longest, accepted: modelled(longest) },
    after: {
      perSecond: chatRate,
      perClient: 20_000 / longest,
      ofAll: 200_000 / longest,
      accepted: modelled(longest),
    },
  },
  {
    name: 'a call of the dashboard without a session (search, export, start of an upload)',
    behind: 'function',
    ...same({ perSecond: all, accepted: { ...call, reads: 1 } }),
  },
]
