import { randomUUID } from 'node:crypto'
import { api, matching } from '@bong-bari/contract'
import { actBeforeTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { everyNoun } from './every-noun.ts'
import { refusalOf, startApi } from './start-api.ts'

const site = await startApi({ withFaults: true })
const mitali = await site.newAdmin()
const ratul = await site.newAdmin()
const { keys } = await import('@bong-bari/table')
const verbs = await import('../../packages/table/src/db/verbs.ts')

type Admin = typeof mitali
type Stamped = { version: number; changedBy: string | null; updatedAt: string | null }
type Saved = Stamped & Record<string, unknown>

type Key = { pk: string; sk: string }

/** One thing that the office edits: two fields of it that two admins may change. */
type Thing = {
  keyOf: (id: never) => Key
  make: () => Promise<{ params: { id: string }; known: Saved }>
  save: (who: Admin, params: { id: string }, body: object, version?: number) => Promise<Saved>
  mine: object
  theirs: object
}

const bot = api['bot-training']
const route = <const R extends Parameters<Admin['call']>[0]>(
  keyOf: Thing['keyOf'],
  make: Thing['make'],
  update: R,
  mine: object,
  theirs: object,
): Thing => ({
  keyOf,
  make,
  save: (who, params, body, version) =>
    who.call(
      update,
      { params, body } as never,
      version === undefined ? {} : { headers: matching(version) },
    ) as never,
  mine,
  theirs,
})

const named = async (known: Promise<Saved & { id: number | string }>) => {
  const made = await known
  return { params: { id: String(made.id) }, known: made }
}

const sendLead = async () => {
  const body = { name: 'Riya', company: `Co ${randomUUID()}`, email: 'riya@example.com' }
  const { id } = await site.visitor()(api.leads.create, { body })
  const { items } = await mitali.call(api.leads.list)
  const known = items.find((one) => one.id === id)
  if (!known) throw new Error('The lead is not listed.')
  return known
}

const things: Record<string, Thing> = {
  post: route(
    keys.post,
    () => named(mitali.call(api.posts.create, { body: { title: 'One', content: 'Text' } })),
    api.posts.update,
    { title: 'Mine' },
    { excerpt: 'Theirs' },
  ),
  lead: route(
    keys.lead,
    () => named(sendLead()),
    api.leads.saveNotes,
    { followUpNotes: 'Mine' },
    { followUpNotes: 'Theirs' },
  ),
}
for (const { name, keyOf, told, make, update } of await everyNoun())
  things[name] = {
    keyOf,
    make: () => named(make(mitali)),
    save: (who, params, body, version) =>
      update(who, { params, body }, version === undefined ? {} : matching(version)),
    mine: { [told.name]: 'Mine' },
    theirs: { [told.text]: 'Theirs' },
  }
const everyThing = Object.entries(things)

test.each(everyThing)(
  'API-20 API-24 API-29 AUTH-09 AUTH-10 a %s has a version, raised by each write, and says who and when',
  async (_, thing) => {
    const { params, known } = await thing.make()
    expect(known.version).toBe(1)
    site.clock.now += 60_000
    const changed = await thing.save(ratul, params, thing.theirs, 1)
    expect(changed).toMatchObject({
      ...thing.theirs,
      version: 2,
      changedBy: ratul.username,
      updatedAt: new Date(site.clock.now).toISOString(),
    })
    const again = await thing.save(mitali, params, thing.mine)
    const both = { ...thing.theirs, ...thing.mine }
    expect(again).toMatchObject({ ...both, version: 3, changedBy: mitali.username })
  },
)

test.each(everyThing)(
  'a %s is taken back as it was read, and refused by name where it names what cannot be changed',
  async (_, thing) => {
    const { params, known } = await thing.make()
    const same = await thing.save(mitali, params, known)
    expect(same).toMatchObject({ id: known.id, version: 2 })
    for (const name of ['id', 'createdAt', 'version', 'changedBy']) {
      if (!(name in known)) continue
      const refusal = await refusalOf(thing.save(mitali, params, { ...same, [name]: 'other' }))
      expect(refusal).toMatchObject({
        status: 400,
        fields: { [name]: `${name} cannot be changed here` },
      })
    }
    expect(await thing.save(mitali, params, { ...same, ...thing.mine })).toMatchObject(thing.mine)
  },
)

test.each(everyThing)(
  'a %s that was stored without a version is version 0 and is changed like any other',
  async (_, { keyOf, make, save, mine, theirs }) => {
    for (const expected of [0, undefined]) {
      const { params, known } = await make()
      await verbs.update(keyOf(known.id as never), { set: { version: undefined } })
      const changed = await save(mitali, params, mine, expected)
      expect(changed).toMatchObject({ ...mine, version: 1, changedBy: mitali.username })
      const refusal = await refusalOf(save(ratul, params, theirs, 0))
      expect(refusal).toMatchObject({ status: 412, current: changed })
    }
  },
)

test.each(everyThing)(
  'a %s that another admin changed is not written over, and is answered as it stands',
  async (_, thing) => {
    const { params } = await thing.make()
    const theirs = await thing.save(ratul, params, thing.theirs, 1)
    const refusal = await refusalOf(thing.save(mitali, params, thing.mine, 1))
    expect(refusal).toMatchObject({ status: 412, code: 'changed-meanwhile' })
    expect(refusal.current).toEqual(theirs)
    const merged = await thing.save(mitali, params, thing.mine, theirs.version)
    expect(merged).toMatchObject({ ...thing.theirs, ...thing.mine, version: 3 })
  },
)

test.each(everyThing)(
  'a %s takes one of many writes for the same version, and the others are told',
  async (_, thing) => {
    const { params } = await thing.make()
    const [name = ''] = Object.keys(thing.mine)
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => thing.save(mitali, params, { [name]: `Try ${n}` }, 1)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const now = await thing.save(ratul, params, { [name]: 'Last' })
    expect(now.version).toBe(3)
  },
)

test.each(everyThing)(
  'a %s whose answer was lost is no conflict with itself, asked again by SDK or browser',
  async (_, thing) => {
    const { params } = await thing.make()
    const isWrite = ({ action, body }: { action: string; body: Buffer }) =>
      action === 'TransactWriteItems' && body.includes('version')
    site.faults?.ofTable.plan(isWrite, { kind: 'lose' })
    const saved = await thing.save(mitali, params, thing.mine, 1)
    expect(saved).toMatchObject({ ...thing.mine, version: 2 })
    expect(site.faults?.ofTable.pending()).toBe(0)
    // The browser never heard of it.
    expect(await thing.save(mitali, params, thing.mine, 1)).toEqual(saved)
  },
)

test('only the fields that a PUT names change, with no default in the place of the others', async () => {
  const row = await mitali.call(bot.createTraining, {
    body: {
      keyword: 'k',
      userMessage: 'm',
      botResponse: 'r',
      language: 'bengali',
      category: 'comedy',
      isActive: false,
      priority: 9,
    },
  })
  const params = { id: String(row.id) }
  const changed = await mitali.call(bot.updateTraining, { params, body: { keyword: 'K' } })
  expect(changed).toMatchObject({ ...row, keyword: 'K', updatedAt: changed.updatedAt, version: 2 })
  const post = await mitali.call(api.posts.create, {
    body: { title: 'A', content: 'B', excerpt: 'C', image: '/p.png', date: 'D' },
  })
  const id = { id: post.id }
  const kept = await mitali.call(api.posts.update, { params: id, body: { content: 'New' } })
  expect(kept).toMatchObject({ ...post, content: 'New', updatedAt: kept.updatedAt, version: 2 })
  const body = { excerpt: '', image: null, date: null }
  const cleared = await mitali.call(api.posts.update, { params: id, body })
  expect(cleared).toMatchObject({ title: 'A', excerpt: null, image: null, date: null })
})

test('what must be there cannot be cleared, and is named', async () => {
  const { params } = await (things.post as Thing).make()
  for (const title of ['', ' ', null]) {
    const refused = await refusalOf(
      mitali.call(api.posts.update, { params, body: { title } as never }),
    )
    expect(Object.keys(refused.fields ?? {})).toEqual(['title'])
  }
})

test('a setting that nobody changed is version 0; two who change it first are told of each other', async () => {
  const { update } = api.settings
  const params = { key: 'introVideo' }
  const write = (who: Admin, settingValue: string, version: number) =>
    who.call(update, { params, body: { settingValue } }, { headers: matching(version) })
  const first = await write(ratul, 'aaaaaaaaaaa', 0)
  expect(first).toMatchObject({ version: 1, changedBy: ratul.username })
  const refusal = await refusalOf(write(mitali, 'bbbbbbbbbbb', 0))
  expect(refusal).toMatchObject({ status: 412, current: first })
  expect(await write(mitali, 'aaaaaaaaaaa', 0)).toEqual(first)
  expect(await write(mitali, 'bbbbbbbbbbb', 1)).toMatchObject({ version: 2 })
  const races = await Promise.allSettled(
    ['c', 'd', 'e'].map((letter) => write(mitali, letter.repeat(11), 2)),
  )
  expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an If-Match that names no version is refused by name', async () => {
  const { params } = await (things.post as Thing).make()
  const save = (value: string) =>
    mitali.call(
      api.posts.update,
      { params, body: { title: 'x' } },
      { headers: { 'if-match': value } },
    )
  for (const value of ['1', '"a"', '"1", "2"', ''])
    expect((await refusalOf(save(value))).fields).toEqual({
      'if-match': 'If-Match must be a version between quotes, such as "3"',
    })
  expect(await save('*')).toMatchObject({ version: 2 })
  expect(await save('W/"2"')).toMatchObject({ version: 3 })
})

test('a post that is deleted while it is saved is gone, and no conflict', async () => {
  const post = await mitali.call(api.posts.create, { body: { title: 'Goes', content: 'x' } })
  const params = { id: post.id }
  const isUpdate = ({ command }: { command: string }) => command === 'TransactWrite'
  const remove = async () => void (await ratul.call(api.posts.remove, { params }))
  const save = async () => {
    const saving = mitali.call(
      api.posts.update,
      { params, body: { title: 'Late' } },
      { headers: matching(1) },
    )
    expect(await refusalOf(saving)).toMatchObject({ status: 404, code: 'post-not-found' })
  }
  expect(await actBeforeTableCall(isUpdate, remove, save)).toBe(true)
})
