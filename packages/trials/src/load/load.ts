import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { api, createClient } from '@bong-bari/contract'
import { readRunnerFile, spawnRunner } from '@bong-bari/local'
import { openLoad } from './load-site.ts'
import { memoryOf } from './memory.ts'
import { lineOf, type Minute } from './minute.ts'
import { verdictsOn } from './verdicts.ts'

// `pnpm test:load [--minutes 10] [--rate 30]`: visitors of the built site on this machine, each from an address of
// the loopback network.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '30' },
  },
})
const count = Number(values.minutes)
const rate = Number(values.rate)
if (!(count >= 2 && count <= 120 && rate >= 1 && rate <= 100)) {
  console.error('Use it as: pnpm test:load [--minutes <2 to 120>] [--rate <1 to 100 a second>]')
  process.exit(1)
}

const minute = 60_000
const password = 'jhal muri with extra lebu'
const folder = await mkdtemp(join(tmpdir(), 'bong-bari-load-'))
const runner = spawnRunner({ DATA_DIR: folder, SEED: 'demo', ADMIN_PASSWORD: password })

process.once('exit', () => runner.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Functions load one after the other; then the load is the full one for as long again. */
const warmUp = async (load: ReturnType<typeof openLoad>) => {
  await load.askFor(minute / 2, rate / 5)
  await load.askFor(minute, rate)
}

const measure = async () => {
  const { url, username } = await runner.ready
  const pid = (await readRunnerFile(folder))?.pid ?? 0
  const session = await createClient({ baseUrl: url })(api.auth.login, {
    body: { username, password },
  })
  const load = openLoad(url, session)
  await warmUp(load)
  const minutes: Minute[] = []
  for (let number = 1; number <= count; number++) {
    const asked = await load.askFor(minute, rate)
    const measured = { asked, memory: await memoryOf(url, pid) }
    minutes.push(measured)
    console.log(lineOf(`minute ${number} of ${count}`, measured))
  }
  load.leave()
  return minutes
}

try {
  const minutes = await measure()
  for (const { memory } of [minutes[0], minutes.at(-1)].flatMap((one) => one ?? []))
    console.log(`MB: ${JSON.stringify(memory)}`)
  const verdicts = verdictsOn(minutes)
  for (const { line } of verdicts) console.log(line)
  process.exitCode = verdicts.every(({ holds }) => holds) ? 0 : 1
} finally {
  runner.kill('SIGTERM')
  await runner.ended
  await rm(folder, { recursive: true })
}
