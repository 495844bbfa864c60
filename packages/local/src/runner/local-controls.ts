import { type Answer, jsonAnswer } from './api-answer.ts'
import type { Clock } from './clock.ts'
import { timeFrom } from './clock.ts'
import { readBody } from './read-body.ts'
import { type Exchange, sendAnswer } from './send.ts'
import type { VideoSchedule } from './video-schedule.ts'

const parsed = (body: Buffer | 'too-large'): unknown => {
  try {
    return JSON.parse(body.toString() || '{}')
  } catch {
    return undefined
  }
}

const setClock = (clock: Clock, given: unknown) => {
  if (typeof given !== 'object' || given === null) return jsonAnswer(400, { message: 'Send JSON.' })
  const now = timeFrom('now' in given ? given.now : undefined)
  if (Number.isNaN(now))
    return jsonAnswer(400, { message: 'now must be an ISO time or epoch milliseconds.' })
  clock.set(now)
  return jsonAnswer(200, { now: new Date(clock.now()).toISOString() })
}

/** Answers `/_local/...`: what a person or a test may do to the runner and never to the site. */
export const localControls = (clock: Clock, videos: Pick<VideoSchedule, 'refreshAll'>) => {
  const controls: Record<string, (given: unknown) => Answer | Promise<Answer>> = {
    '/_local/clock': (given) => setClock(clock, given),
    '/_local/refresh-videos': async () => jsonAnswer(200, await videos.refreshAll()),
  }
  return async (exchange: Exchange, path: string) => {
    const { request } = exchange
    const control = Object.hasOwn(controls, path) ? controls[path] : undefined
    if (!control)
      return sendAnswer(exchange, jsonAnswer(404, { message: 'There is no such control.' }))
    if (request.method !== 'POST')
      return sendAnswer(exchange, jsonAnswer(405, { message: 'Use POST.' }))
    await sendAnswer(exchange, await control(parsed(await readBody(request, 10_000))))
  }
}
