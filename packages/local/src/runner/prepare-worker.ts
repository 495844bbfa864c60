import { parentPort, workerData } from 'node:worker_threads'
import { giveLease, notingUnreadable, takeLease, type UnreadableItem } from '@bong-bari/table'
import { seedDemo } from '../demo/seed.ts'
import { ensureAdmin } from './admin-account.ts'

// Runs apart, because the table's code reads its settings from the environment of its thread.

const { admin, remembered, seed, isAlone } = workerData
const unreadable: UnreadableItem[] = []

const years = 10 * 365 * 24 * 3_600_000

/** A publisher that ended with the last runner keeps nobody out; seen from far ahead its lease has run out. */
const freeLease = async () => {
  const holder = 'start'
  await takeLease(holder, new Date(Date.now() + years))
  await giveLease(holder)
}

const prepare = async () => {
  if (isAlone) await freeLease()
  const credentials = await ensureAdmin(admin, remembered)
  return { credentials, seeded: seed === 'demo' ? await seedDemo() : 0 }
}
const prepared = await notingUnreadable(unreadable, prepare).catch((error: unknown) => {
  if (!unreadable.length) throw error
  return 'unreadable'
})
parentPort?.postMessage(prepared)
