import { functionTimeoutMs } from '@bong-bari/edge'
import { matchRoute } from '@bong-bari/local'

/** For the way there and back on a machine that has other work. */
const slackMs = 2_000

/** Statuses that a valid call may be answered with, however badly everything behind goes. */
const designed = [200, 201, 204, 303, 304, 404, 429, 503]

const isRefusal = (text: string) => {
  try {
    const { code, message, requestId } = JSON.parse(text)
    return [code, message, requestId].every((part) => part && typeof part === 'string')
  } catch {
    return false
  }
}

const complaintsOf = async (answer: Response, path: string) => {
  const { status, headers } = answer
  const text = await answer.clone().text()
  const wait = Number(headers.get('retry-after'))
  return [
    !designed.includes(status) && `was answered ${status}: ${text.slice(0, 200)}`,
    status >= 400 && path.startsWith('/api/') && !isRefusal(text) && `has no refusal: ${text}`,
    [429, 503].includes(status) && !(wait > 0) && `was answered ${status} without Retry-After`,
    headers.has('x-unreadable') && `left out ${headers.get('x-unreadable')}`,
  ].filter((complaint) => complaint !== false)
}

/**
 * Holds every answer against what is promised of the worst moments: a designed status, JSON with code,
 * message and requestId, Retry-After, and in time. `complaints` collects what was not so; `counts` how
 * often each status came. Nothing that breaks is a complaint while `ending` is true.
 */
export const watchAnswers = () => {
  const complaints: string[] = []
  const counts: Record<string, number> = {}
  const watch = { ending: false, slowestMs: 0 }
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }

  const watched =
    (visit: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const method = init?.method ?? 'GET'
      const call = `${method} ${pathname}`
      const start = performance.now()
      const complain = (complaint: string) => complaints.push(`${call} ${complaint}`)
      try {
        const answer = await visit(input, init)
        count(String(answer.status))
        for (const complaint of await complaintsOf(answer, pathname)) complain(complaint)
        return answer
      } catch (error) {
        count('broken off')
        if (!watch.ending) complain(`broke off: ${error}`)
        throw error
      } finally {
        const ms = Math.round(performance.now() - start)
        watch.slowestMs = Math.max(watch.slowestMs, ms)
        const limit = functionTimeoutMs(matchRoute(method, pathname).group) + slackMs
        if (ms > limit) complain(`took ${ms} ms`)
      }
    }
  return Object.assign(watch, { complaints, counts, watched })
}
export type AnswerWatch = ReturnType<typeof watchAnswers>
