import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './settings.ts'

export { type FakeYoutube, startFakeYoutube, type Trouble } from './fake-youtube.ts'
export { type FakeVideo, fakeUploads, fakeVideoId } from './fake-youtube-videos.ts'
export { actingBefore, failingAt } from './intercept-table.ts'
export { type FunctionHandler, type InvokerOptions, invoker } from './invoker.ts'
export { callingAs } from './permissions.ts'
export { reachTable } from './reach-table.ts'
export { startBucket } from './start-bucket.ts'
export { failureSentence, StartFailure } from './start-failure.ts'
export { startTable } from './start-table.ts'

/**
 * Starts the whole product in this process, on free ports and in a folder of its own that goes
 * when it stops. `env` are the runner's settings; SEED is none unless given.
 */
export const startStack = async (env: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  // Loaded late: tests that need a table alone do without the engines of the rest.
  const stack = await import('./stack.ts')
  const settings = readSettings({ PORT: '0', SEED: 'none', ...env, DATA_DIR: dataDir })
  const started = await stack.startStack(settings)
  const stop = async () => {
    await started.stop()
    await rm(dataDir, { recursive: true })
  }
  return { ...started, dataDir, stop }
}
export { modelReplies, startFakeBedrock } from './fake-bedrock.ts'
