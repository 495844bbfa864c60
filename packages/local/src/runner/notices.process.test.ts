import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api, createClient } from '@bong-bari/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startStack } from '../index.ts'
import { callControl } from './call-control.ts'
import { requireNoErrorLines } from './error-lines.ts'

const soon = { timeout: 30_000 }

type Mail = { to: string; subject: string; text: string; html: string; at: string }

test('a request is told to the outbox, and in the morning what is late', async () => {
  const stack = await startStack()
  onTestFinished(stack.stop)
  onTestFinished(() => requireNoErrorLines(stack.dataDir))
  const { url, credentials } = stack
  const { username, password = '' } = credentials
  const visitor = createClient({ baseUrl: url })
  const session = await visitor(api.auth.login, { body: { username, password } })
  const admin = createClient({ baseUrl: url, session: () => session })
  const outbox = async (): Promise<Mail[]> =>
    JSON.parse(await (await fetch(`${url}/_local/outbox`)).text())
  expect(await outbox()).toEqual([])

  await admin(api.settings.update, {
    params: { key: 'noticeEmails' },
    body: { settingValue: 'ma@bong.test' },
  })
  // Whom notices go to is told of it.
  await expect.poll(outbox, soon).toHaveLength(1)
  expect((await outbox())[0]?.subject).toBe('Where notices go was changed')
  const body = { name: 'Riya', company: 'মিষ্টিমুখ', email: 'riya@mishti.test' }
  const { id } = await visitor(api.leads.create, { body })
  await expect.poll(outbox, soon).toHaveLength(2)
  const [, mail] = await outbox()
  expect(mail).toMatchObject({ to: 'ma@bong.test', subject: 'New request: মিষ্টিমুখ' })
  expect(mail?.text).toContain(`${url}/admin?lead=${id}`)
  expect((await readdir(join(stack.dataDir, 'outbox'))).join()).toMatch(/\.eml/)

  const foreign = { headers: { origin: 'https://elsewhere.test' } }
  expect((await fetch(`${url}/_local/outbox`, foreign)).status).toBe(403)

  // Half past nine on a Wednesday in Kolkata, years later.
  await callControl(url, 'clock', { now: '2029-11-21T04:00:00Z' })
  await expect.poll(outbox, soon).toHaveLength(3)
  expect((await outbox())[2]?.subject).toBe('Requests this morning: 1 new, 0 due today, 1 late')
})
