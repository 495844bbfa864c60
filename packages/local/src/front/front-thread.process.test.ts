import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api } from '@bong-bari/contract'
import { ensureBuilt } from '@bong-bari/web/built'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../runner/runner-under-test.ts'
import { startFrontThread } from './front-thread.ts'

const source = `
let calls = 0
const acts = {
  count: () => ({ calls: ++calls }),
  throws: () => { setImmediate(() => { throw new Error('nobody catches this') }) ; return new Promise(() => {}) },
  exits: () => { process.exit(1) },
}
export const handler = async ({ rawQueryString }) => acts[rawQueryString]()
`

const started = async () => {
  const { folder, remove } = await temporaryFolder()
  const logFile = join(folder, 'functions.log')
  await ensureBuilt()
  const file = join(folder, 'handler.mjs')
  await writeFile(file, source)
  const front = await startFrontThread(0)
  onTestFinished(async () => {
    await front.stop()
    // These functions fail on purpose.
    await remove({ expected: [/./] })
  })
  const { href } = pathToFileURL(file)
  await front.serve({
    env: {},
    modules: { videos: href, office: href },
    dynamodb: 'http://127.0.0.1:1',
    s3: 'http://127.0.0.1:1',
    hot: false,
    logFile,
    compileCacheDir: join(folder, 'compiled'),
    sqs: 'http://127.0.0.1:1',
    outbox: '',
    faults: undefined,
    noTimeouts: false,
  })
  const url = `http://127.0.0.1:${front.port}`
  const act = (name: string) => fetch(`${url}${api.videos.latest.path}?${name}`)
  const count = async (path: string = api.videos.latest.path) =>
    (await fetch(`${url}${path}?count`)).json()
  const countOther = () => count(api.settings.list.path)
  return { act, count, countOther }
}

test.each(['throws', 'exits'])(
  'while a function %s, others and itself answer as ever, and only that call fails',
  async (name) => {
    const { act, count, countOther } = await started()
    expect(await count()).toEqual({ calls: 1 })
    await countOther()
    const failing = act(name)
    expect(await countOther()).toEqual({ calls: 2 })
    expect((await failing).status).toBe(500)
    expect(await count()).toEqual({ calls: expect.any(Number) })
  },
)
