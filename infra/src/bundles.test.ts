import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@bong-bari/contract'
import { functionGroups } from '@bong-bari/functions/bundle'
import { ensureBundled } from '@bong-bari/functions/bundled'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, functionProperties, synthesize } from '../testing/synth.ts'
import { functionNames, isScheduled } from './config.ts'

const alone = mkdtempSync(join(tmpdir(), 'alone-'))
const template = await synthesize(everything)
const names = await functionGroups()

let bundles: Awaited<ReturnType<typeof ensureBundled>>
beforeAll(async () => {
  bundles = await ensureBundled()
})
afterAll(() => rmSync(alone, { recursive: true, force: true }))

/** What the stack sets, each with some value, and what Lambda sets itself. */
const environmentOf = (name: string) => {
  const names = Object.keys(functionProperties(template, name).Environment.Variables)
  const values = Object.fromEntries(names.map((name) => [name, 'some-value']))
  return { ...values, AWS_REGION: 'ap-south-1', AWS_LAMBDA_FUNCTION_NAME: name }
}

const eventOf = (name: string) => ({
  version: '2.0',
  routeKey: routes.find(({ runs }) => runs === name)?.key ?? '$default',
  rawPath: '/nothing',
  rawQueryString: '',
  headers: {},
  requestContext: { requestId: 'r', timeEpoch: 0, http: { method: 'GET', path: '/nothing' } },
  isBase64Encoded: false,
})

/** In a folder that holds the zip's content and no other, in a process that knows nothing else. */
const startAlone = (name: string, env = {}) => {
  const { dir = '', handler = '' } = bundles[name] ?? {}
  const own = join(alone, name)
  cpSync(dir, own, { recursive: true })
  const script = join(alone, 'call.mjs')
  copyFileSync(join(import.meta.dirname, '../testing/call-bundle.ts'), script)
  const module = join(own, `${handler.split('.')[0]}.mjs`)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [script, module, JSON.stringify(eventOf(name))],
    { cwd: own, env: { ...environmentOf(name), ...env }, encoding: 'utf8', timeout: 300_000 },
  )
  return { answer: /^answer (.*)$/m.exec(stdout)?.[1], stderr }
}

const clocked: readonly string[] = functionNames.filter(isScheduled)

/** An AWS that answers nobody. */
const nowhere = {
  AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
  AWS_ACCESS_KEY_ID: 'any',
  AWS_SECRET_ACCESS_KEY: 'any',
  AWS_MAX_ATTEMPTS: '1',
}

test('each function starts alone with what its zip holds, and refuses what did not come through CloudFront', () => {
  const answering = names.filter((name) => !clocked.includes(name))
  for (const name of answering) {
    const { answer = '', stderr } = startAlone(name)
    expect([name, stderr]).toEqual([name, ''])
    expect([name, JSON.parse(answer)]).toMatchObject([name, { statusCode: 403 }])
  }
})

test('what runs by the clock starts alone too, and only then finds no event', () => {
  // It does not get as far as the network with an event that is none.
  expect(startAlone('video-refresh').stderr).toMatch(/ZodError|invalid/i)
  // These ask the table before they look at what came.
  for (const name of ['notices', 'publish'])
    expect(startAlone(name, nowhere).stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|SyntaxError/)
})
