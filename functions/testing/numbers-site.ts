import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import type { StoredLead } from '@bong-bari/table'
import { startApi } from './start-api.ts'

/** The API with an admin who asks for the numbers, some leads that were stored on a day, and a chat. */
export const startNumbers = async () => {
  const site = await startApi({ withFaults: true })
  const store = await import('@bong-bari/table')
  let admin = await site.newAdmin()

  /** Moves the clock; the session is a new one. */
  const at = async (time: string) => {
    site.clock.now = Date.parse(time)
    admin = await site.newAdmin()
  }
  const read = (weeks: number | string = '') =>
    admin.call(api.numbers.read, { query: { weeks: weeks as number } })

  const stored = async (createdAt: string, changes: Partial<StoredLead> = {}) => {
    const lead = { ...leadOf({ id: randomUUID(), createdAt }), ...changes }
    await store.createLead(lead)
    return lead
  }
  const ask = (message: string) =>
    site.visitor()(api.chat.message, { body: { message, conversationHistory: [] } })

  return { site, store, at, read, stored, ask, call: () => admin.call }
}
