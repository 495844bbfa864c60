// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetKept, keep } from '../../ui/kept.ts'
import { unsavedElsewhere } from './other-tabs.ts'

beforeEach(() => forgetKept())

const hear = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a tab that is asked tells what it has, and keeps nothing of it where other tabs read', async () => {
  keep('draft:post:new', { title: 'ইলিশের দিন' })
  keep('draft:lasting:post:7', { title: 'Known to every tab' })
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
  const heard = unsavedElsewhere()
  hear('unsaved_told', 'no list')
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }, { name: 7 }, null]))
  hear('something', JSON.stringify([{ name: 'Settings', words: '' }]))
  expect(await heard).toEqual([{ name: 'Settings', words: '' }])
  expect(await unsavedElsewhere()).toEqual([])
})

test('who said that it has some is waited for', async () => {
  const heard = unsavedElsewhere()
  hear('unsaved_telling', 'true')
  let isOver = false
  void heard.then(() => {
    isOver = true
  })
  await expect(unsavedElsewhere()).resolves.toEqual([])
  expect(isOver).toBe(false)
  hear('unsaved_told', JSON.stringify([{ name: 'Settings', words: '' }]))
  expect(await heard).toEqual([{ name: 'Settings', words: '' }])
})
