import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { api, buildLead } from '@bong-bari/contract'
import { failTableCalls, listItemKeys, readStream } from '@bong-bari/local'
import { afterEach, expect, test, vi } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const store = await import('@bong-bari/table')
const verbs = await import('../../../packages/table/src/db/verbs.ts')
const { react, createContext: around } = await import('./react.ts')
const { handleReactionEvent } = await import('./reaction-work.ts')
const { checkSite } = await import('./reaction-work.ts')
afterEach(() => void vi.restoreAllMocks())

const { list, saveNotes } = api.leads

const leadOf = (name: string, changes: object = {}) => ({
  ...buildLead(
    { name, company: 'Misti Ghor', phone: '+91 9830012345' },
    { id: randomUUID(), createdAt: new Date(site.clock.now).toISOString() },
  ),
  ...changes,
})

const found = async (q: string) => {
  const { items } = await (await site.newAdmin()).call(list, { query: { q } })
  return items.map(({ id }) => id)
}

/** All that is derived, by its keys. */
const derived = async () =>
  (await listItemKeys(site.table))
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .filter((key) => key.startsWith('FOUND'))
    .sort()

const now = () => new Date(site.clock.now)

/** Changes as the stream told them, without anything that followed. */
const changesOf = async (work: () => Promise<unknown>) => {
  await site.react()
  const stream = await readStream(site.table.endpoint, site.table.tableName)
  await stream.next(1_000)
  await work()
  const records = await stream.next(1_000)
  stream.stop()
  return records.flatMap(({ dynamodb: { Keys = {}, OldImage, NewImage } = {} }) => {
    const images = { ...(OldImage && { OldImage }), ...(NewImage && { NewImage }) }
    return store.readStreamChange({ Keys, ...images }) ?? []
  })
}

test('twice, in any order and late: what follows is what the table says', async () => {
  const lead = leadOf('Jhalmuri')
  const changes = await changesOf(async () => {
    await store.createLead(lead)
    for (const notes of ['alponar', 'phuchkar', ''])
      await store.saveLeadNotes(lead.id, notes, { by: 'ma', at: now() })
    await admin.call(saveNotes, { params: { id: lead.id }, body: { followUpNotes: 'shonpapri' } })
  })
  expect(changes.length).toBe(5)
  await react(changes, around(now()))
  expect(await found('jhalmuri shonpapri')).toEqual([lead.id])
  const wanted = await derived()
  for (const order of [changes.toReversed(), [...changes, ...changes], changes.slice(1, 3)]) {
    for (const one of order) await react([one], around(now()))
    expect(await derived()).toEqual(wanted)
  }
  expect(await found('alponar')).toEqual([])
  await store.removeLead(lead.id)
  for (const one of changes) await react([one], around(now()))
  expect((await derived()).filter((key) => key.includes(lead.id))).toEqual([])
})

test('a request that came and went within one batch is shown to nobody for longer', async () => {
  const lead = leadOf('Ghugni')
  const changes = await changesOf(async () => {
    await store.createLead(lead)
    await store.removeLead(lead.id)
  })
  const { number } = await store.readLeadsVersion({ eventual: false })
  await react(changes, around(now()))
  expect((await store.readLeadsVersion({ eventual: false })).number).toBeGreaterThan(number)
})

test('one bad row stops nobody: it is put aside, and comes back by itself', async () => {
  expectErrorLog(/"error":"Error"/)
  const [bad, good] = [leadOf('Gondogol'), leadOf('Shanti')]
  await site.react()
  for (const lead of [bad, good]) await store.createLead(lead)
  await failTableCalls(
    ({ pk }) => pk.startsWith('FOUND-BY#lead') && pk.includes(bad.id),
    () => site.react(),
  )
  expect(await found('shanti')).toEqual([good.id])
  expect(await found('gondogol')).toEqual([])
  const foundAfterReaction = async () => {
    await site.react()
    return found('gondogol')
  }
  await expect.poll(foundAfterReaction, { interval: 500 }).toEqual([bad.id])
})

test('where what changes ask for together fails, all of it comes again', async () => {
  expectErrorLog(/"error":"Error"/)
  const lead = leadOf('Abar')
  const changes = await changesOf(() => store.createLead(lead))
  const failing = failTableCalls(
    ({ pk }) => pk === 'LEADS#VERSION',
    () => react(changes, around(now())),
  )
  await expect(failing).rejects.toThrow()
  await react(changes, around(now()))
  expect(await found('abar')).toEqual([lead.id])
})

test('everything is derived anew in parts, from what no stream told; the second time nothing is written', async () => {
  const leads = Array.from({ length: 70 }, (_, at) =>
    leadOf(`Purono ${at}`, { spam: at % 5 === 0 }),
  )
  await site.react()
  for (const lead of leads) await verbs.put(store.itemOfLead(lead))
  // As after a restore: nothing tells of them.
  const stream = await readStream(site.table.endpoint, site.table.tableName)
  await stream.next(1_000)
  await stream.next(1_000)
  stream.stop()
  let calls = 0
  const order = { order: 'everything', time: now().toISOString() }
  const everything = async () => {
    calls = 0
    await handleReactionEvent(order, () => (calls++ < 2 ? 60_000 : 0))
    await site.react()
  }
  await everything()
  expect((await found('purono')).length).toBe(50)
  const wanted = await derived()
  expect(wanted.filter((key) => key.startsWith('FOUND-BY#lead')).length).toBeGreaterThanOrEqual(56)
  const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb')
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  await everything()
  const names = send.mock.calls.map(([command]) => command.constructor.name)
  expect(names.filter((name) => /Put|Write|Update|Delete/.test(name))).toEqual([])
  expect(await derived()).toEqual(wanted)
})

test('what the bot knows is another after a row or a template changed, was deleted or came back', async () => {
  const { createTraining, updateTraining, removeTraining, createTemplate } = api['bot-training']
  const body = { keyword: 'dudh', userMessage: 'dudh cha', botResponse: 'Ashche!' }
  const versions: number[] = []
  const note = async () => {
    await site.react()
    versions.push(await store.readBotVersion())
  }
  await note()
  const { id } = await admin.call(createTraining, { body })
  await note()
  await admin.call(updateTraining, { params: { id: String(id) }, body: { keyword: 'dudh-cha' } })
  await note()
  await admin.call(removeTraining, { params: { id: String(id) } })
  await note()
  const params = { kind: 'training', id: String(id) } as const
  await admin.call(api.trash.restore, { params })
  await note()
  await admin.call(createTemplate, {
    body: { name: 'Abar', templateType: 'fallback', content: 'Ki bolle?' },
  })
  await note()
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(new Set(versions).size).toBe(versions.length)
})

test('the minute asks the site as a visitor does, and counts what answers well', async () => {
  const server = createServer(
    ({ url }, response) => void response.writeHead(statuses[url ?? ''] ?? 404).end(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const counted = async (given: Record<string, number>) => {
    statuses = given
    lines.length = 0
    await checkSite()
    return lines.flatMap((line) => JSON.parse(line).SiteAnswers)
  }
  let statuses: Record<string, number> = {}
  const { path } = api.videos.latest
  // Nothing is known of an origin before the first deployment is over.
  expect(await counted({})).toEqual([])
  await store.writeOrigin(origin)
  expect(await counted({ '/': 200, [path]: 200 })).toEqual([1])
  expect(await counted({ '/': 200, [path]: 403 })).toEqual([0])
  expect(await counted({ '/': 503, [path]: 200 })).toEqual([0])
  server.closeAllConnections()
  server.close()
  expect(await counted({})).toEqual([0])
})
