import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startVideos } from '../../testing/start-videos.ts'

const site = await startVideos()

const startParameterStore = async (answer: () => { status: number; value?: string }) => {
  let calls = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls++
      const { status, value } = answer()
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(
        JSON.stringify(value ? { Parameter: { Value: value } } : { __type: 'ParameterNotFound' }),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.env.AWS_ENDPOINT_URL_SSM = `http://127.0.0.1:${port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls: () => calls }
}

test('a key in the parameter store is read once for each environment, after a failure again', async () => {
  const { YOUTUBE_API_KEY, ...others } = site.youtube.env
  site.reset({ ...others, YOUTUBE_API_KEY_PARAMETER: '/site/youtube' })
  let answer: { status: number; value?: string } = { status: 400 }
  const store = await startParameterStore(() => answer)
  expect(await site.refresh('latest')).toMatchObject({ outcome: 'kept', reason: 'no-key' })
  expect(site.youtube.requests).toBe(0)
  answer = { status: 200, value: YOUTUBE_API_KEY }
  const before = store.calls()
  expect(await site.refresh('latest')).toMatchObject({ outcome: 'refreshed' })
  expect(await site.refresh('sweep')).toMatchObject({ outcome: 'refreshed' })
  expect(store.calls() - before).toBe(1)
  expect(site.youtube.units).toBeGreaterThan(0)
  expect(site.printed.join('')).not.toContain(YOUTUBE_API_KEY)
})
