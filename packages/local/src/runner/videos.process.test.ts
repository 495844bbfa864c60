import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, createClient } from '@bong-bari/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeYoutube } from '../upstreams/fake-youtube.ts'
import { fakeUploads, fakeVideoId } from '../upstreams/fake-youtube-videos.ts'
import { callControl } from './call-control.ts'
import { spawnRunner, temporaryFolder } from './runner-under-test.ts'

const start = async (env: Record<string, string> = {}) => {
  const { folder, remove } = await temporaryFolder()
  const runner = spawnRunner({ DATA_DIR: folder, ...env })
  onTestFinished(async () => {
    runner.kill('SIGINT')
    expect((await runner.ended).code).toBe(0)
    await remove()
  })
  const { url } = await runner.ready
  const refresh = () => callControl(url, 'refresh-videos')
  return { folder, refresh, call: createClient({ baseUrl: url }) }
}

test('the runner reads the channel right after its start and again when asked to', async () => {
  const youtube = await startFakeYoutube({ videos: fakeUploads(30, '2026-03-01T10:00:00Z') })
  onTestFinished(youtube.stop)
  const { folder, refresh, call } = await start(youtube.env)
  await expect.poll(() => call(api.videos.popular), { timeout: 20_000 }).toHaveLength(12)
  expect((await call(api.videos.latest))[0]?.videoId).toBe(fakeVideoId(0))

  youtube.videos = youtube.videos.slice(3)
  expect(await (await refresh()).json()).toEqual({
    latest: { list: 'latest', outcome: 'refreshed', videos: 27 },
    sweep: { list: 'sweep', outcome: 'refreshed', videos: 27 },
    popular: { list: 'popular', outcome: 'refreshed', videos: 27 },
    channel: { list: 'channel', outcome: 'refreshed' },
  })
  expect((await call(api.videos.latest))[0]?.videoId).toBe(fakeVideoId(3))

  youtube.trouble = 'quota'
  const message = "The day's YouTube quota is used up."
  expect(await (await refresh()).json()).toMatchObject({
    latest: { list: 'latest', outcome: 'kept', reason: 'quota', message },
  })
  expect((await call(api.videos.latest))[0]?.videoId).toBe(fakeVideoId(3))
  const log = await readFile(join(folder, 'functions.log'), 'utf8')
  expect(log).toContain('"reason":"quota"')
  expect(log).not.toContain(youtube.key)
})

test('without a channel the runner fetches nothing, says so, and the lists are empty', async () => {
  const { refresh, call } = await start()
  expect(await (await refresh()).json()).toMatchObject({
    latest: { list: 'latest', outcome: 'not-configured' },
  })
  expect(await call(api.videos.latest)).toEqual([])
})
