import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './runner/settings.ts'

export { callingAs } from './aws/calling-as.ts'
export { makeQueue } from './aws/create-resources.ts'
export { loadTable, reachTable } from './aws/data-folder-table.ts'
export { readStream } from './aws/read-stream.ts'
export { startTableEngine } from './aws/table-engine.ts'
export {
  actingBefore,
  failingAt,
  forget,
  placesIn,
  startBucket,
  startTable,
} from './aws/test-services.ts'
export { fillTable, type MadeUp, makeLead, makePost, manyItems } from './demo/many.ts'
export { randomOf } from './faults/fault-profiles.ts'
export { plannedFaults, startFaultProxy } from './faults/fault-proxy.ts'
export { type FunctionHandler, type InvokerOptions, invoker } from './front/invoker.ts'
export { type RunnerFacts, readRunnerFile } from './runner/data-folder.ts'
export { callControl, spawnRunner } from './runner/runner-under-test.ts'
export { failureSentence, StartFailure } from './runner/start-failure.ts'
export { type MailReply, startFakeMail } from './upstreams/fake-mail.ts'
export {
  type FakeVideo,
  type FakeYoutube,
  fakeUploads,
  fakeVideoId,
  startFakeYoutube,
  type Trouble,
} from './upstreams/fake-youtube.ts'

/** The whole product in this process, on free ports, in a temporary folder. `env`: the runner's settings; SEED defaults to none. */
export const startStack = async (env: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  // Tests of a table need none of it.
  const stack = await import('./runner/stack.ts')
  const settings = readSettings({ PORT: '0', SEED: 'none', ...env, DATA_DIR: dataDir })
  const started = await stack.startStack(settings)
  const stop = async () => {
    await started.stop()
    await rm(dataDir, { recursive: true })
  }
  return { ...started, dataDir, stop }
}
export { modelReplies, startFakeBedrock } from './upstreams/fake-bedrock.ts'

/** {@link import('./demo/seed.ts').seedDemo}, loaded late: it draws pictures. */
export const seedDemo = async (now?: number) => (await import('./demo/seed.ts')).seedDemo(now)
