import { createServer } from 'node:net'
import lighthouse, { type Flags } from 'lighthouse'

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Lighthouse's results for a page, in the browser at `flags.port`. Rejects if it could not load it. */
export const askLighthouse = async (url: string, flags: Flags) => {
  const answer = await lighthouse(url, { logLevel: 'silent', ...flags })
  if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}.`)
  const { categories, audits } = answer.lhr
  /** NaN if missing. */
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return { categories, number }
}
