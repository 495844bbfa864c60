import type { CallerSession } from '@bong-bari/contract'
import { nextAddress, visitorFrom } from '../visitors.ts'
import { type Ask, askOf } from './asks.ts'

/** What became of one request: how long it took in milliseconds, and what was wrong with its answer. */
export type Asked = { kind: Ask['kind']; ms: number; wrong?: string }

/** What a visitor asks before somebody else comes: fewer than any limit. */
const asksOfVisitor = 10

/** More than these wait at no time: a site that hangs is not buried. */
const mostAtOnce = 64

const headersOf = ({ admin, body }: Ask, { sessionId }: CallerSession) => ({
  ...(admin && { authorization: `Bearer ${sessionId}` }),
  ...(body && { 'content-type': 'application/json' }),
})

/** Visitors of the site at `url`, and an admin with this session. */
export const openLoad = (url: string, session: CallerSession) => {
  let visitor = visitorFrom(nextAddress())
  let sent = 0
  const underWay = new Set<Promise<void>>()

  const visitorOf = ({ alone }: Ask) => {
    if (alone || sent % asksOfVisitor !== 0) return alone ? visitorFrom(nextAddress()) : visitor
    const before = visitor
    // What it asked last is still on its way.
    Promise.all(underWay).then(before.leave)
    visitor = visitorFrom(nextAddress())
    return visitor
  }

  const ask = async (): Promise<Asked> => {
    const asked = askOf(sent)
    const { visit, leave } = visitorOf(asked)
    sent++
    const { kind, path, method = 'GET', body } = asked
    const start = performance.now()
    const wrong = await visit(url + path, {
      method,
      headers: headersOf(asked, session),
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok ? undefined : `${method} ${path} answered ${answer.status}`
      },
      (error: unknown) => `${method} ${path}: ${error}`,
    )
    if (asked.alone) leave()
    return { kind, ms: performance.now() - start, ...(wrong && { wrong }) }
  }

  /** Asks `perSecond` times a second for `ms` milliseconds; resolves when all is answered. */
  const askFor = async (ms: number, perSecond: number) => {
    const answers: Asked[] = []
    const start = performance.now()
    for (let due = start; due < start + ms; due += 1000 / perSecond) {
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      if (underWay.size >= mostAtOnce) await Promise.race(underWay)
      const asking: Promise<void> = ask().then((asked) => {
        answers.push(asked)
        underWay.delete(asking)
      })
      underWay.add(asking)
    }
    await Promise.all(underWay)
    return answers
  }
  return { askFor, leave: () => visitor.leave() }
}
