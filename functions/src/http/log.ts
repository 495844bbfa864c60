import { metric } from '@bong-bari/table/metric'
import { notingUnreadable, type UnreadableItem } from '@bong-bari/table/unreadable'
import type { MiddlewareObj, Request } from '@middy/core'
import type { Answer, HttpEvent } from './event.ts'
import { Refusal } from './refuse.ts'

type Logged = Request<HttpEvent, Answer, Error>

/** What our code and the language throw: their words name what is wrong. Those of parsers and of AWS may quote what somebody typed. */
const ownErrors = ['Error', 'TypeError', 'RangeError', 'ReferenceError']

const messageOf = ({ name, message, cause }: Error) =>
  ownErrors.includes(name) && !cause ? { message: message.slice(0, 200) } : {}

/** Of a message only what quotes nobody. */
export const describeError = (thrown: unknown) =>
  thrown instanceof Error
    ? {
        error: thrown.name,
        ...messageOf(thrown),
        stack: thrown.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8),
      }
    : {}

/** Not the caller's fault. */
const isOurs = (error: Error) => !(error instanceof Refusal) || error.status >= 500

const line = ({ event, response, error }: Logged, startedAt: number) => ({
  level: error && isOurs(error) ? 'error' : 'info',
  time: new Date().toISOString(),
  requestId: event.requestContext.requestId,
  route: event.routeKey,
  status: response?.statusCode,
  ms: Math.round(performance.now() - startedAt),
  ...(error instanceof Refusal && { refusal: error.code }),
  ...(error && !(error instanceof Refusal) && describeError(error)),
})

const count = ({ error }: Logged) => {
  if (!error) return
  const ours = isOurs(error)
  metric(ours ? 'ServerErrors' : 'Refusals', 1)
}

/** No body, address, token or name. */
export const logRequest = (): MiddlewareObj<HttpEvent, Answer, Error> => {
  const started = new WeakMap<HttpEvent, number>()
  const write = (request: Logged) => {
    console.log(JSON.stringify(line(request, started.get(request.event) ?? performance.now())))
    count(request)
  }
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: write,
    onError: write,
  }
}

const logged = new Set<string>()

/** Logs an item that its schema refuses, once in each instance. */
const logUnreadable = ({ kind, id }: UnreadableItem) => {
  const name = `${kind} ${id}`
  if (logged.has(name)) return
  logged.add(name)
  console.log(JSON.stringify({ level: 'error', unreadable: kind, id }))
  metric('UnreadableItems', 1)
}

/** Runs `run`, and logs and returns the items that its lists left out. */
export const withUnreadable = async <Result>(run: () => Promise<Result>) => {
  const unreadable: UnreadableItem[] = []
  try {
    return { result: await notingUnreadable(unreadable, run), unreadable }
  } finally {
    unreadable.forEach(logUnreadable)
  }
}
