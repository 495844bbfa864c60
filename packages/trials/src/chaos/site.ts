import { api, type CallerSession, createClient } from '@bong-bari/contract'
import { callControl, readRunnerFile, spawnRunner } from '@bong-bari/local'
import { nextAddress, visitorFrom } from '../visitors.ts'
import type { AnswerWatch } from './answers.ts'
import type { Callers } from './noun.ts'

export const adminPassword = 'jhal muri with extra lebu'

/** Starts the runner on a data folder, as a process of its own. */
export const startSite = async (
  dataDir: string,
  env: Record<string, string>,
  watch: AnswerWatch,
) => {
  const runner = spawnRunner({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, ...env })
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
  const login = (username = 'admin', password = adminPassword) =>
    clientOf()(api.auth.login, { body: { username, password } })

  /** An admin who has just logged in, and visitors whom nobody has counted. */
  const enter = async (): Promise<Callers> => {
    const admin = clientOf(await login())
    return { url, admin, visitor: () => clientOf(), visit: newVisit() }
  }

  return {
    facts,
    enter,
    login,
    /** Lets the site publish all that is due so many milliseconds from now, by its clock. */
    publish: async (ahead: number) => {
      await callControl(url, 'clock', { now: Date.now() + ahead })
      const answer = await callControl(url, 'publish')
      await callControl(url, 'clock')
      if (!answer.ok) throw new Error(`Publishing was answered ${answer.status}.`)
    },
    /** From now on what functions call fares so; answers what has happened to their calls so far. */
    weather: async (weather: string): Promise<Record<string, Record<string, number>>> =>
      JSON.parse(await (await callControl(url, 'faults', { weather })).text()),
    /** Ends the runner, and tells its exit code and what it said. */
    end: async (signal: NodeJS.Signals) => {
      for (const leave of leaving.splice(0)) leave()
      isAsked = true
      runner.kill(signal)
      return runner.ended
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
