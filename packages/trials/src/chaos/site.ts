import { api, type Call, type CallerSession, createClient } from '@bong-bari/contract'
import { callControl, readRunnerFile, spawnRunner } from '@bong-bari/local'
import type { AnswerWatch } from './answers.ts'
import { nextAddress, visitorFrom } from './visitors.ts'

const password = 'jhal muri with extra lebu'

/** The admin, and a visitor with fresh rate limits. */
export type Callers = { url: string; admin: Call; visitor: () => Call; visit: typeof fetch }

/** Starts the runner on a data folder in its own process, with this seed's faults. */
export const startSite = async (dataDir: string, seed: number, watch: AnswerWatch) => {
  const runner = spawnRunner({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, FAULTS: `${seed}` })
  const { url } = await runner.ready
  const facts = await readRunnerFile(dataDir)
  if (!facts) throw new Error('The runner says not where it runs.')
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
