import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers a call, or hands it to `pass`. */
type Gate = (request: IncomingMessage, response: ServerResponse, pass: () => void) => unknown

/**
 * Puts `gate` before all that a server answers. `quiet` resolves when every call that was passed has been answered;
 * who asked may have gone long before. Call before the server listens.
 */
export const gateBefore = (server: Server, gate: Gate) => {
  const answer = server.listeners('request')
  server.removeAllListeners('request')
  let underWay = 0
  const waiting: (() => void)[] = []
  const begin = () => {
    let isUnderWay = true
    underWay++
    return () => {
      if (!isUnderWay) return
      isUnderWay = false
      underWay--
      if (underWay === 0) for (const resolve of waiting.splice(0)) resolve()
    }
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => {
      const ended = begin()
      const end = response.end.bind(response)
      response.end = (...given: unknown[]) => {
        ended()
        return Reflect.apply(end, response, given)
      }
      // Nobody answers what was never asked to the end.
      request.once('close', () => request.complete || ended())
      for (const one of answer) Reflect.apply(one, server, [request, response])
    }
    gate(request, response, pass)
  })
  return {
    quiet: async () => {
      if (underWay) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
