// Allowed statuses of a valid call, whatever fails behind it.
const designed = [200, 201, 204, 303, 304, 404, 429, 503]

const isRefusal = (text: string) =>
  ['code', 'message', 'requestId'].every((name) => text.includes(`"${name}":"`))

const complaintsOf = async (answer: Response, path: string) => {
  const { status, headers } = answer
  const text = await answer.clone().text()
  return [
    !designed.includes(status) && `was answered ${status}: ${text.slice(0, 200)}`,
    status >= 400 && path.startsWith('/api/') && !isRefusal(text) && `has no refusal: ${text}`,
    [429, 503].includes(status) &&
      !(Number(headers.get('retry-after')) > 0) &&
      `was answered ${status} without Retry-After`,
  ].filter((complaint) => complaint !== false)
}

/**
 * Checks every answer: an allowed status, JSON with code, message and requestId, and Retry-After.
 * `complaints` collects violations, `counts` each status. Broken connections are fine while
 * `ending`.
 */
export const watchAnswers = () => {
  const watch = { ending: false, slowestMs: 0, complaints: [] as string[] }
  const counts: Record<string, number> = {}
  const watched =
    (visit: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const method = init?.method ?? 'GET'
      const complain = (what: string) => watch.complaints.push(`${method} ${pathname} ${what}`)
      const start = performance.now()
      try {
        const answer = await visit(input, init)
        counts[answer.status] = (counts[answer.status] ?? 0) + 1
        for (const complaint of await complaintsOf(answer, pathname)) complain(complaint)
        return answer
      } catch (error) {
        if (!watch.ending) complain(`broke off: ${error}`)
        throw error
      } finally {
        const ms = Math.round(performance.now() - start)
        watch.slowestMs = Math.max(watch.slowestMs, ms)
      }
    }
  return Object.assign(watch, { counts, watched })
}
export type AnswerWatch = ReturnType<typeof watchAnswers>
