import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { requireNoErrorLines } from '../../../packages/local/src/runner/runner-under-test.ts'

/** Where the journeys go; without a username the admin's part is left out. */
export type Site = { baseUrl: string; originSecret: string; username: string; password: string }

declare module 'vitest' {
  interface ProvidedContext {
    site: Site
  }
}

const runner = join(import.meta.dirname, '../../../packages/local/src/runner/start.ts')

const startRunner = async (settings: Record<string, string>) => {
  const env = { PATH: process.env.PATH, PORT: '0', SEED: 'none', TIMEOUTS: 'none', ...settings }
  const child = spawn(process.execPath, [runner], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, url }
  }
  throw new Error('The site did not start.')
}

const given = (name: string) => process.env[name] ?? ''

/**
 * The site that the journeys go to: the one that BASE_URL names, or one that is started here. The
 * admin's part needs ADMIN_USERNAME and ADMIN_PASSWORD and is left out without them.
 */
export default async (project: TestProject) => {
  const baseUrl = given('BASE_URL').replace(/\/$/, '')
  if (baseUrl) {
    const [username, password] = [given('ADMIN_USERNAME'), given('ADMIN_PASSWORD')]
    project.provide('site', { baseUrl, originSecret: given('ORIGIN_SECRET'), username, password })
    return undefined
  }
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bong-bari-journeys-'))
  const [username, password] = ['journeys', randomUUID()]
  const settings = { DATA_DIR, ADMIN_USERNAME: username, ADMIN_PASSWORD: password }
  const { child, url } = await startRunner(settings)
  project.provide('site', { baseUrl: url, originSecret: '', username, password })
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
    try {
      requireNoErrorLines(DATA_DIR)
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true })
    }
  }
}
