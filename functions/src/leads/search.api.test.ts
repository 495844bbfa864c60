import { api, buildLead, type Lead, leadStatuses } from '@bong-bari/contract'
import { listItemKeys } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { everyItem } from '../../testing/every-item.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const store = await import('@bong-bari/table')

const { list } = api.leads

let made = 0
const add = async (changes: Partial<Lead> & { spam?: boolean } = {}) => {
  made++
  const lead: Lead & { spam?: boolean } = {
    ...buildLead(
      { name: 'Someone', company: 'Somewhere', phone: '+44 2071234567', message: 'একটা স্কেচ' },
      {
        id: crypto.randomUUID(),
        createdAt: new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString(),
      },
    ),
    ...changes,
  }
  await store.createLead(lead)
  return lead.id
}

/** They have few words: each is written by itself. */
const addMany = async (count: number, changes: (index: number) => Partial<Lead>) => {
  for (let start = 0; start < count; start += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - start) }, (_, i) =>
        add({ phone: null, message: null, ...changes(start + i) }),
      ),
    )
}

const pageOf = (query: object) => admin.call(list, { query })
/** By the search as it knows all that happened. */
const found = async (query: object) => {
  await site.react()
  return (await pageOf(query)).items.map(({ id }) => id)
}

const allPages = async (query: object, between = async () => {}) => {
  const leads = await everyItem(async (next) => {
    const page = await pageOf({ ...query, ...next })
    await between()
    return page
  })
  return leads.map(({ id }) => id)
}

test('a search finds name, company, email and phone however they are written, newest first', async () => {
  const riya = await add({ name: 'রিয়া Sen', company: 'Mishti Ghor', phone: '+91 9830012345' })
  const ma = await add({ name: 'মা', email: 'Ma@Bari.test', company: 'বাড়ির রান্না', phone: null })
  expect(await found({ q: 'রি\u09af\u09bcা' })).toEqual([riya])
  expect(await found({ q: '  MISHTI  ghor ' })).toEqual([riya])
  for (const q of ['98300 12345', '98300-12345', '+91 98300', '919830012345', '৯৮৩০০১২৩৪৫'])
    expect(await found({ q })).toEqual([riya])
  expect(await found({ q: 'ma@bari.TEST' })).toEqual([ma])
  expect(await found({ q: 'বা\u09a1\u09bcির' })).toEqual([ma])
  expect(await found({ q: 'মিষ্টি' })).toEqual([riya])
  expect(await found({ q: 'মিষ্টি চিংড়ি' })).toEqual([])
  const newer = await add({ name: 'Kakima', company: 'Mishti Bari' })
  expect(await found({ q: 'mishti' })).toEqual([newer, riya])
})

test('a search finds a word by its forms, in either script', async () => {
  const message = 'একটা গল্প লেখা আর জুতোর বিজ্ঞাপন'
  const id = await add({ name: 'Zubin', company: 'Engine Works', message })
  for (const q of ['গল্পগুলোর', 'golpota', 'লিখবেন', 'likhte', 'জুতো', 'বিজ্ঞাপনের', 'ইঞ্জিন'])
    expect([q, await found({ q: `zubin ${q}` })]).toEqual([q, [id]])
  for (const q of ['zzzz', 'asdf', 'চশমা'])
    expect([q, await found({ q: `zubin ${q}` })]).toEqual([q, []])
})

test('an empty search, or one of nothing but spaces, is no search', async () => {
  await add()
  const everything = await found({ limit: 200 })
  expect(everything.length).toBeGreaterThan(0)
  expect(await found({ limit: 200, q: '' })).toEqual(everything)
  expect(await found({ limit: 200, q: '  ' })).toEqual(everything)
})

test('search, status, opened, spam and order combine, and pages give each match once', async () => {
  const about = (index: number) => ({
    name: `Combo ${index % 2 ? 'অদ্ভুত' : 'Even'}`,
    leadStatus: leadStatuses[index % 5] ?? ('new' as const),
    opened: index % 3 === 0,
  })
  await addMany(30, about)
  await addMany(30, (index) => ({ ...about(index), spam: true }))
  await site.react()
  for (const spam of ['true', 'false'])
    for (const given of [{}, { leadStatus: 'hot', opened: 'true' }]) {
      const filters = { ...given, spam, q: 'combo অদ্ভুত' }
      const { items } = await pageOf({ ...filters, limit: 200 })
      for (const lead of items)
        expect({ ...lead, opened: String(lead.opened) }).toMatchObject({
          ...given,
          name: 'Combo অদ্ভুত',
        })
      expect(items.length).toBeGreaterThan(0)
      const ids = items.map(({ id }) => id)
      expect(await allPages({ ...filters, limit: 7 })).toEqual(ids)
    }
})

test('a search knows every lead there is, also those that arrive meanwhile', async () => {
  const oldest = await add({ name: 'Needle', leadStatus: 'cold' })
  await addMany(30, () => ({ leadStatus: 'cold' }))
  const newest = await add({ name: 'সুচ', company: 'Needle', leadStatus: 'cold' })
  await site.react()
  const search = { q: 'needle', leadStatus: 'cold', limit: 1 }
  expect(await allPages(search)).toEqual([newest, oldest])
  const arrived: string[] = []
  const arriving = async () => {
    arrived.push(await add({ name: 'Needle', leadStatus: 'cold' }))
    await site.react()
  }
  expect(await allPages(search, arriving)).toEqual([newest, oldest])
  await site.react()
  expect(await allPages(search)).toEqual([...arrived.toReversed(), newest, oldest])
  await site.react()
  expect(await allPages(search)).toEqual([...arrived.toReversed(), newest, oldest])
})

test('what arrives amid many changes is found', async () => {
  await site.react()
  const lost = await add({ name: 'Amid a crowd' })
  const others = await Promise.all(
    Array.from({ length: 12 }, (_, at) => add({ name: `Crowd ${at}` })),
  )
  const note = (notes: string) => (id: string) =>
    store.saveLeadNotes(id, notes, { by: 'ma', at: new Date() })
  for (const words of ['first', 'second', 'third']) await Promise.all(others.map(note(words)))
  expect(await found({ q: 'amid' })).toEqual([lost])
  expect((await found({ q: 'crowd third' })).length).toBe(12)
})

test('message and notes are searched too, in either script, and notes as they are now', async () => {
  const id = await add({ name: 'Kobi', message: 'একটা রান্নার ভিডিও চাই' })
  expect(await found({ q: 'kobi rannar' })).toEqual([id])
  const note = (notes: string) => store.saveLeadNotes(id, notes, { by: 'ma', at: new Date() })
  await note('ফোন করেছি, দাম বেশি বলল')
  expect(await found({ q: 'kobi dam' })).toEqual([id])
  await note('')
  // What the search found before has it no more, and is not shown to who asks anew.
  expect((await (await site.newAdmin()).call(list, { query: { q: 'kobi dam' } })).items).toEqual([])
  expect(await found({ q: 'kobi dam' })).toEqual([])
})

test('nothing of an erased lead stays where the search looks', async () => {
  const id = await add({ name: 'Xylophone Quagmire', message: 'একটা স্কেচ' })
  await site.react()
  await store.removeLead(id)
  expect((await (await site.newAdmin()).call(list, { query: { q: 'xylophone' } })).items).toEqual(
    [],
  )
  await site.react()
  const left = (await listItemKeys(site.table)).map(({ pk, sk }) => `${pk} ${sk}`)
  expect(left.filter((key) => key.includes(id))).toEqual([])
})

test('words that many have and few have together are found page by page, each once', async () => {
  const both: string[] = []
  await addMany(90, (index) => ({ name: 'Gorom', company: index % 2 ? 'Cha' : 'Kophi' }))
  both.push(await add({ name: 'Gorom', company: 'Luchi' }))
  await addMany(90, (index) => ({ name: index % 2 ? 'Gorom' : 'Thanda', company: 'Luchi bari' }))
  await site.react()
  expect((await allPages({ q: 'gorom luchi', limit: 50 })).length).toBe(46)
  expect(await allPages({ q: 'kophi luchi', limit: 50 })).toEqual([])
  expect((await allPages({ q: 'gorom luchi', limit: 50 })).at(-1)).toEqual(both[0])
})
