import { metric } from '@bong-bari/table/metric'
import { collectUnreadable, type UnreadableItem } from '@bong-bari/table/unreadable'
import type { MiddlewareObj, Request } from '@middy/core'
import type { Answer, HttpEvent } from './event.ts'
import { Refusal } from './refuse.ts'

type Logged = Request<HttpEvent, Answer, Error>

/** Errors of our code and of JavaScript itself. Messages of other errors, of parsers and of AWS, may quote what somebody typed, so they are not logged. */
const ownErrors = ['Error', 'TypeError', 'RangeError', 'ReferenceError']

const describeMessage = ({ name, message, cause }: Error) =>
  ownErrors.includes(name) && !cause ? { message: message.slice(0, 200) } : {}

/** Describes an error for the log, without anything that somebody typed. */
export const describeError = (thrown: unknown) =>
  thrown instanceof Error
    ? {
        error: thrown.name,
        ...describeMessage(thrown),
        stack: thrown.stack
          ?.split('\n')
          .filter((createLine) => /^\s+at /.test(createLine))
          .slice(0, 8),
      }
    : {}

/** Whether an error is ours and not the caller's. */
const isOwnFault = (error: Error) => !(error instanceof Refusal) || error.status >= 500

const createLine = ({ event, response, error }: Logged, startedAt: number) => ({
  level: error && isOwnFault(error) ? 'error' : 'info',
  time: new Date().toISOString(),
  requestId: event.requestContext.requestId,
  route: event.routeKey,
  status: response?.statusCode,
  ms: Math.round(performance.now() - startedAt),
  ...(error instanceof Refusal && { refusal: error.code }),
  ...(error && !(error instanceof Refusal) && describeError(error)),
})

const countRequest = ({ error }: Logged) => {
  if (!error) return
  const ours = isOwnFault(error)
  metric(ours ? 'ServerErrors' : 'Refusals', 1)
}

/** Logs one line for each request, without bodies, addresses, tokens or names. */
export const logRequest = (): MiddlewareObj<HttpEvent, Answer, Error> => {
  const started = new WeakMap<HttpEvent, number>()
  const write = (request: Logged) => {
    console.log(
      JSON.stringify(createLine(request, started.get(request.event) ?? performance.now())),
    )
    countRequest(request)
  }
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: write,
    onError: write,
  }
}

const loggedItems = new Set<string>()

/** Logs an item that does not match its schema, once in an instance. */
const logUnreadable = ({ kind, id }: UnreadableItem) => {
  const name = `${kind} ${id}`
  if (loggedItems.has(name)) return
  loggedItems.add(name)
  console.log(JSON.stringify({ level: 'error', unreadable: kind, id }))
  metric('UnreadableItems', 1)
}

/** Runs `run`. Logs and returns the items that its lists left out because they do not match their schema. */
export const logUnreadableOf = async <Result>(run: () => Promise<Result>) => {
  const unreadable: UnreadableItem[] = []
  try {
    return { result: await collectUnreadable(unreadable, run), unreadable }
  } finally {
    unreadable.forEach(logUnreadable)
  }
}
