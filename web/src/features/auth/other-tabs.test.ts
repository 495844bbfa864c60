// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStoredValues, setStoredValue } from '../../ui/use-stored-values.ts'
import { findUnsavedElsewhere, joinTabs } from './other-tabs.ts'

joinTabs()

beforeEach(() => clearStoredValues())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

const hear = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a tab that is asked tells what it has, and keeps nothing of it where other tabs read', async () => {
  setStoredValue('draft:post:new', { title: 'ইলিশের দিন' })
  setStoredValue('draft:lasting:post:7', { title: 'Known to every tab' })
  const told: string[] = []
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    told.push(`${key} ${value}`)
    setItem.call(this, key, value)
  }
  hear('unsaved_asked', '1')
  // That it has some is said at once, the words once they are found.
  expect(told).toEqual(['unsaved_telling true'])
  await expect.poll(() => told).toHaveLength(2)
  Storage.prototype.setItem = setItem
  expect(told.slice(1)).toEqual([
    `unsaved_told ${JSON.stringify([{ name: 'A new blog post', words: 'ইলিশের দিন' }])}`,
  ])
  expect(localStorage.getItem('unsaved_told')).toBeNull()
})

test('who asks hears all that answer in time, and nothing that is no answer', async () => {
  const heard = findUnsavedElsewhere()
  hear('unsaved_told', 'no list')
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }, { name: 7 }, null]))
  hear('something', JSON.stringify([{ name: 'Settings', words: '' }]))
  expect(await heard).toEqual([{ name: 'Settings', words: '' }])
  expect(await findUnsavedElsewhere()).toEqual([])
})

test('who said that it has some is waited for', async () => {
  const heard = findUnsavedElsewhere()
  hear('unsaved_telling', 'true')
  let isOver = false
  void heard.then(() => {
    isOver = true
  })
  await expect(findUnsavedElsewhere()).resolves.toEqual([])
  expect(isOver).toBe(false)
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }]))
  expect(await heard).toEqual([{ name: 'Settings', words: '' }])
})

/** The module as a browser with Web Locks has it, where so many tabs are open. */
const amongTabs = async (count: number) => {
  const held = Array.from({ length: count }, () => ({ name: 'office-tab' }))
  const locks = { request: vi.fn(), query: async () => ({ held: [...held, { name: 'another' }] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.resetModules()
  const tabs = await import('./other-tabs.ts')
  tabs.joinTabs()
  return tabs
}

test('a tab that answers slowly is waited for, and no longer than the last of them', async () => {
  vi.useFakeTimers()
  const asking = (await amongTabs(3)).findUnsavedElsewhere()
  await vi.advanceTimersByTimeAsync(1_000)
  hear('unsaved_told', '[]')
  await vi.advanceTimersByTimeAsync(1_500)
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }]))
  await vi.advanceTimersByTimeAsync(25)
  expect(await asking).toEqual([{ name: 'Settings', words: '' }])
})

test('a frozen tab holds nobody up for good, and one tab alone waits for those of the version before', async () => {
  vi.useFakeTimers()
  const asking = (await amongTabs(2)).findUnsavedElsewhere()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await asking).toEqual([])
  const alone = (await amongTabs(1)).findUnsavedElsewhere()
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }]))
  await vi.advanceTimersByTimeAsync(250)
  expect(await alone).toEqual([{ name: 'Settings', words: '' }])
})

test('a tab without unsaved words says so', () => {
  const told = vi.spyOn(Storage.prototype, 'setItem')
  hear('unsaved_asked', '1')
  expect(told).toHaveBeenCalledWith('unsaved_told', '[]')
  told.mockRestore()
})
