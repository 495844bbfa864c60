import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Ask = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** Status that must be answered. */
  expected: number
}

let asked = 0

/** An address of this machine that nobody has come from before; a visitor asks eight times. */
const nextAddress = () => {
  const visitor = 256 + (asked++ >> 3)
  return `127.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}

/** Visitors of a server, each with an address of its own and a connection that stays open. */
export const visitorsOf = (url: string) => {
  const agents = new Map<string, Agent>()
  const agentOf = (localAddress: string) => {
    const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress })
    agents.set(localAddress, agent)
    return agent
  }

  const ask = (asked: Ask, address: string) =>
    new Promise<void>((resolve, reject) => {
      const { method, headers, path, body, expected } = asked
      const sent = request(new URL(path, url), { method, headers, agent: agentOf(address) })
      sent.on('error', reject)
      sent.on('response', async (response) => {
        const text = String(await buffer(response))
        if (response.statusCode === expected) resolve()
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`))
      })
      sent.end(body)
    })

  return {
    /** Asks `count` times, four at a time. */
    askMany: async (question: Ask, count: number) => {
      let left = count
      const lane = async () => {
        while (left-- > 0) await ask(question, nextAddress())
      }
      await Promise.all([lane(), lane(), lane(), lane()])
    },
    /** Closes all connections. */
    leave: () => {
      for (const agent of agents.values()) agent.destroy()
      agents.clear()
    },
  }
}
