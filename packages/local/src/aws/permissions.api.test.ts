import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import { api } from '@bong-bari/contract'
import { afterAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { invoker } from '../front/invoker.ts'
import { runAsFunction } from './calling-as.ts'
import { clientSettings } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'
import { startTable } from './test-services.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const entities = await import('@bong-bari/table')
afterAll(() => table.stop())

// Refusals are logged as errors, and here each is asked for.
let logged: MockInstance<typeof console.error>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue()
  return () => void vi.restoreAllMocks()
})

test('a key, an action or an index outside of the role is refused by name', async () => {
  const { raiseBotVersion, findLead, findUser, listAllPosts, writeVideos } = entities
  const refused = (name: string, call: () => Promise<unknown>, what: string) =>
    expect(runAsFunction(name, call)).rejects.toThrow(`${name} may not dynamodb:${what}`)
  await refused('chat', () => findLead('7'), 'GetItem on LEAD#7')
  await refused('leads', () => findUser('kaka'), 'GetItem on USER#kaka')
  await refused('chat', raiseBotVersion, 'UpdateItem on BOT-VERSION')
  await refused('videos', () => writeVideos('LATEST', [], new Date()), 'PutItem on YOUTUBE')
  await refused('leads', () => listAllPosts({ limit: 1 }), 'Query on POSTS of gsi1')
  await refused('fallback', () => findUser('kaka'), 'GetItem on USER#kaka')
})

test('a refused permission is logged and counted, also where its caller goes on without the answer', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await runAsFunction('chat', () => entities.findLead('7')).catch(() => undefined)
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
  const counts = written.mock.calls.map(String).filter((line) => line.includes('Permissions'))
  written.mockRestore()
  expect(lines).toContainEqual({ level: 'error', refused: 'dynamodb:GetItem' })
  expect(counts.map((line) => JSON.parse(line).PermissionsRefused)).toEqual([1])
})

test('a call through the API that lacks a grant rejects with what is missing', async () => {
  const fetch = invoker({
    videos: () => entities.findLead('7').catch(() => ({ statusCode: 200 })),
  })
  await expect(fetch(api.videos.latest.path)).rejects.toThrow(
    'videos may not dynamodb:GetItem on LEAD#7',
  )
})

test('the embedded table refuses by name whom a session token tells apart, and judges each item of a batch', async () => {
  const told: string[] = []
  const engine = await startTableEngine({ refused: (_, why) => told.push(why) })
  const { credentials, ...settings } = clientSettings(engine.endpoint)
  const client = new DynamoDBClient({
    ...settings,
    credentials: { ...credentials, sessionToken: 'leads' },
  })
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } })
  const get = (pk: string) => client.send(new GetItemCommand({ TableName: 'any', Key: key(pk) }))
  const erase = (...pks: string[]) => {
    const requests = pks.map((pk) => ({ DeleteRequest: { Key: key(pk) } }))
    return client.send(new BatchWriteItemCommand({ RequestItems: { any: requests } }))
  }
  await expect(get('USER#ma')).rejects.toThrow('leads may not dynamodb:GetItem on USER#ma')
  await expect(get('LEAD#7')).rejects.toThrow('Requested resource not found')
  await expect(erase('LEAD-EVENTS#1')).rejects.toThrow('Requested resource not found')
  await expect(erase('LEAD-EVENTS#1', 'USER#ma')).rejects.toThrow('may not')
  await expect(client.send(new ScanCommand({ TableName: 'any' }))).rejects.toThrow('may not')
  expect(told).toEqual([
    'leads may not dynamodb:GetItem on USER#ma',
    'leads may not dynamodb:BatchWriteItem on USER#ma',
    'leads may not dynamodb:Scan',
  ])
  client.destroy()
  await engine.stop()
})
