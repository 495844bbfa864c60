import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './runner/settings.ts'

export { callingAs } from './aws/calling-as.ts'
export { actingBefore, failingAt } from './aws/intercept-table.ts'
export { loadTable } from './aws/load-table.ts'
export { makeQueue } from './aws/queues.ts'
export { reachTable } from './aws/reach-table.ts'
export { readStream } from './aws/read-stream.ts'
export { startBucket } from './aws/start-bucket.ts'
export { startTable } from './aws/start-table.ts'
export { startTableEngine } from './aws/table-engine.ts'
export { forget, placesIn } from './aws/table-items.ts'
export { fillTable, type MadeUp, makeLead, makePost, manyItems } from './demo/many.ts'
export { randomOf } from './faults/fault-profiles.ts'
export { plannedFaults, startFaultProxy } from './faults/fault-proxy.ts'
export { callControl } from './runner/call-control.ts'
export { type RunnerFacts, readRunnerFile } from './runner/data-folder.ts'
export { type FunctionHandler, type InvokerOptions, invoker } from './runner/invoker.ts'
export { spawnRunner } from './runner/runner-under-test.ts'
export { failureSentence, StartFailure } from './runner/start-failure.ts'
export { type MailReply, startFakeMail } from './upstreams/fake-mail.ts'
export { type FakeYoutube, startFakeYoutube, type Trouble } from './upstreams/fake-youtube.ts'
export { type FakeVideo, fakeUploads, fakeVideoId } from './upstreams/fake-youtube-videos.ts'

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
