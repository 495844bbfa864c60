import { expect, test } from 'vitest'
import { watchAnswers } from './answers.ts'

const refusal = JSON.stringify({ code: 'busy', message: 'Later.', requestId: 'one' })

const complaintsAbout = async (status: number, body: string, headers = {}) => {
  const watch = watchAnswers()
  const visit = watch.watched(async () => new Response(body, { status, headers }))
  await visit('http://site.test/api/blog')
  return watch.complaints.map((complaint) => complaint.replace('GET /api/blog ', ''))
}

test('an answer as it was designed is no complaint', async () => {
  expect(await complaintsAbout(200, '[]')).toEqual([])
  expect(await complaintsAbout(503, refusal, { 'retry-after': '5' })).toEqual([])
})

test('any other status, form or header is one', async () => {
  expect(await complaintsAbout(500, refusal)).toEqual([`was answered 500: ${refusal}`])
  expect(await complaintsAbout(503, refusal)).toEqual(['was answered 503 without Retry-After'])
  expect(await complaintsAbout(503, 'Later.', { 'retry-after': '5' })).toEqual([
    'has no refusal: Later.',
  ])
  expect(await complaintsAbout(200, '[]', { 'x-unreadable': 'post:1' })).toEqual([
    'left out post:1',
  ])
})

test('an answer that breaks off is one, but while the runner is being ended', async () => {
  const watch = watchAnswers()
  const visit = watch.watched(async () => {
    throw new Error('socket hang up')
  })
  await expect(visit('http://site.test/')).rejects.toThrow()
  expect(watch.complaints).toHaveLength(1)
  watch.ending = true
  await expect(visit('http://site.test/')).rejects.toThrow()
  expect(watch.complaints).toHaveLength(1)
})
