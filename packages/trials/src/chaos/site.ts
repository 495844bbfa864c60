import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { api, type Call, type CallerSession, createClient } from '@bong-bari/contract'
import { callControl, readRunnerFile, spawnRunner } from '@bong-bari/local'

let visitors = 0

/** A loopback address not used before, so that rate limits tell visitors apart. */
const nextAddress = () => {
  const number = 256 + visitors++
  return `127.${1 + ((number >> 16) % 250)}.${(number >> 8) & 255}.${number & 255}`
}

/** Statuses without a body. */
const bodiless = [204, 304]

const toResponse = async (incoming: IncomingMessage) => {
  const body = await buffer(incoming)
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Response(bodiless.includes(status) ? null : new Uint8Array(body), { status, headers })
}

/** A `fetch` from its own address. `leave` closes its connections. */
const visitorFrom = (localAddress: string) => {
  // A connection that is used again just as the server closes it would look like a broken answer.
  const agent = new Agent({ keepAlive: false, localAddress })
  const visit: typeof fetch = async (input, init) => {
    const sending = new Request(input, init)
    const body = Buffer.from(await sending.arrayBuffer())
    return new Promise((resolve, reject) => {
      const sent = request(sending.url, {
        agent,
        method: sending.method,
        headers: { ...Object.fromEntries(sending.headers), 'content-length': body.length },
      })
      sent.on('error', reject)
      sent.on('response', (incoming) => toResponse(incoming).then(resolve, reject))
      sent.end(body)
    })
  }
  return { visit, leave: () => agent.destroy() }
}

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

const password = 'jhal muri with extra lebu'

/** The admin, and a visitor with fresh rate limits. */
export type Callers = { url: string; admin: Call; visitor: () => Call; visit: typeof fetch }

/** Starts the runner on a data folder in its own process, with this seed's faults. */
export const startSite = async (dataDir: string, seed: number, watch: AnswerWatch) => {
  const runner = spawnRunner({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, FAULTS: `${seed}` })
  const { url } = await runner.ready
  const facts = await readRunnerFile(dataDir)
  if (!facts) throw new Error('The runner does not say where it runs.')
  const leaving: (() => void)[] = []
  let isAsked = false
  runner.ended.then(({ code, errors }) => {
    if (!isAsked) watch.complaints.push(`the runner ended by itself with ${code}: ${errors}`)
  })
  const newVisit = () => {
    const { visit, leave } = visitorFrom(nextAddress())
    leaving.push(leave)
    return watch.watched(visit)
  }
  const clientOf = (session: CallerSession = {}) =>
    createClient({ baseUrl: url, fetch: newVisit(), session: () => session })

  return {
    facts,
    /** A fresh login, and visitors with fresh rate limits. */
    enter: async (): Promise<Callers> => {
      const session = await clientOf()(api.auth.login, { body: { username: 'admin', password } })
      return { url, admin: clientOf(session), visitor: () => clientOf(), visit: newVisit() }
    },
    /** Publishes what is due so many milliseconds ahead. */
    publish: async (ahead: number) => {
      await callControl(url, 'clock', { now: Date.now() + ahead })
      const answer = await callControl(url, 'publish')
      await callControl(url, 'clock')
      if (!answer.ok) throw new Error(`Publishing was answered ${answer.status}.`)
    },
    /** Sets the profile of faults; returns the faults so far. */
    setFaults: async (profile: string): Promise<Record<string, number>> =>
      JSON.parse(await (await callControl(url, 'faults', { profile })).text()),
    /** Stops the runner; returns its exit code and output. */
    end: async (signal: NodeJS.Signals) => {
      isAsked = true
      runner.kill(signal)
      const ended = await runner.ended
      for (const leave of leaving.splice(0)) leave()
      return ended
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
