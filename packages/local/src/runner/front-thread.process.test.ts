import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api } from '@bong-bari/contract'
import { builtWeb, ensureBuilt } from '@bong-bari/web/built'
import { expect, onTestFinished, test } from 'vitest'
import { startFrontThread } from './front-thread.ts'
import { temporaryFolder } from './runner-under-test.ts'

const source = `
let calls = 0
const acts = {
  count: () => ({ calls: ++calls }),
  throws: () => { setImmediate(() => { throw new Error('nobody catches this') }) ; return new Promise(() => {}) },
  exits: () => { process.exit(1) },
  loops: () => { for (;;); },
}
export const handler = async ({ rawQueryString }) => acts[rawQueryString]()
`

const started = async () => {
  const { folder, remove } = await temporaryFolder()
  const logFile = join(folder, 'functions.log')
  await ensureBuilt()
  const file = join(folder, 'videos.mjs')
  await writeFile(file, source)
  const front = await startFrontThread(0, 1_000)
  onTestFinished(async () => {
    await front.stop()
    await remove()
  })
  const modules = { videos: pathToFileURL(file).href }
  const behind = { env: {}, modules, s3: 'http://127.0.0.1:1', hot: false, logFile }
  await front.serve({ ...behind, pagesDir: builtWeb })
  const url = `http://127.0.0.1:${front.port}${api.videos.latest.path}`
  const act = (name: string) => fetch(`${url}?${name}`)
  const count = async () => (await act('count')).json()
  return { act, count, log: () => readFile(logFile, 'utf8') }
}

test.each(['throws', 'exits', 'loops'])(
  'a function that %s takes the serving thread with it, and another serves on the same port',
  async (name) => {
    const { act, count } = await started()
    expect(await count()).toEqual({ calls: 1 })
    expect(await count()).toEqual({ calls: 2 })
    await expect(act(name)).rejects.toThrow()
    await expect
      .poll(() => count().catch(() => undefined), { timeout: 10_000 })
      .toEqual({ calls: 1 })
  },
)

test('what nobody catches is in the log', async () => {
  const { act, log } = await started()
  await expect(act('throws')).rejects.toThrow()
  await expect.poll(log, { timeout: 10_000 }).toContain('nobody catches this')
})
