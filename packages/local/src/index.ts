import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './runner/settings.ts'
import type { StackOptions } from './runner/stack.ts'

export { runAsFunction } from './aws/calling-as.ts'
export { createQueue } from './aws/create-resources.ts'
export { loadTable, reachTable } from './aws/data-folder-table.ts'
export { readStream } from './aws/read-stream.ts'
export { startTableEngine } from './aws/table-engine.ts'
export {
  actBeforeTableCall,
  deleteItems,
  failEachTableCall,
  failTableCalls,
  listItemKeys,
  startBucket,
  startTable,
} from './aws/test-services.ts'
export { fillTable, type MadeUpKind, makeLead, makePost, manyItems } from './demo/many.ts'
export { createRandom } from './faults/fault-profiles.ts'
export { plannedFaults, startFaultProxy } from './faults/fault-proxy.ts'
export { type FunctionHandler, type InvokerOptions, invoker } from './front/invoker.ts'
export { type RunnerFacts, readRunnerFile } from './runner/data-folder.ts'
export { callControl, spawnRunner } from './runner/runner-under-test.ts'
export { describeFailure, StartFailure } from './runner/start-failure.ts'
export { type MailReply, startFakeMail } from './upstreams/fake-mail.ts'
export {
  type FakeVideo,
  type FakeYoutube,
  fakeUploads,
  fakeVideoId,
  startFakeYoutube,
  type Trouble,
} from './upstreams/fake-youtube.ts'

/**
 * Starts the whole product in this process, on free ports and in a temporary folder. `env` has the runner's settings; SEED is `none` by default.
 * With `hot` it starts as `pnpm dev` does.
 */
export const startStack = async (env: Record<string, string> = {}, options: StackOptions = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  // Most tests need only a table, so the stack loads late.
  const stack = await import('./runner/stack.ts')
  const settings = readSettings({ PORT: '0', SEED: 'none', ...env, DATA_DIR: dataDir })
  const started = await stack.startStack(settings, options)
  const stop = async () => {
    await started.stop()
    await rm(dataDir, { recursive: true })
  }
  return { ...started, dataDir, stop }
}
export { modelReplies, startFakeBedrock } from './upstreams/fake-bedrock.ts'

/** Loads {@link import('./demo/seed.ts').seedDemo} late, because it loads the code that draws pictures. */
export const seedDemo = async (now?: number) => (await import('./demo/seed.ts')).seedDemo(now)
