import { beforeEach, expect, test, vi } from 'vitest'
import { shareAnswer } from './share-answer.ts'
import { readShared } from './shared-things.ts'

/** Caches as a browser has them, as far as they are used here. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  return {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (key: string, value: Response) => void store.set(key, value),
        keys: async () => [...store.keys()],
        delete: async (key: string) => store.delete(key),
        match: async (key: string) => store.get(key)?.clone(),
      }
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
})

const share = (fields: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return shareAnswer(new Request('https://bongbari.com/admin/share', { method: 'POST', body }))
}

test('what is shared waits on the device, until a draft has it', async () => {
  const picture = new File(['abc'], 'ছাদ.png', { type: 'image/png' })
  const answer = await share({ title: ' মা ', text: 'বৃষ্টি', url: 'https://a.in', pictures: picture })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    'https://bongbari.com/admin?tab=blog&post=new&shared=1',
  )
  await share({ text: 'See https://b.in', url: 'https://b.in', pictures: new File([], '') })
  const shared = await readShared()
  expect(shared).toMatchObject({ title: 'মা', text: 'বৃষ্টি\n\nhttps://a.in\n\nSee https://b.in' })
  expect(shared?.pictures.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['ছাদ.png', 'image/png', 3],
  ])
  expect((await readShared())?.text).toBe(shared?.text)
  await share({ text: 'later' })
  await shared?.forget()
  expect(await readShared()).toMatchObject({ text: 'later', pictures: [] })
})

test('what cannot be kept is said by the editor', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')) })
  const answer = await share({ text: 'a' })
  expect(answer.headers.get('location')).toContain('shared=lost')
})

test('a browser without caches has nothing that waits', async () => {
  vi.stubGlobal('caches', { has: async () => false })
  expect(await readShared()).toBeUndefined()
})
