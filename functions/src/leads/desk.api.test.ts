import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadOf } from '../../../packages/contract/testing/lead.ts'
import { refusalOf } from '../../testing/refusal-of.ts'
import { startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let mitali: Awaited<ReturnType<typeof site.newAdmin>>
let ratul: Awaited<ReturnType<typeof site.newAdmin>>
let store: typeof import('@bong-bari/table')
beforeAll(async () => {
  site = await startApi({ withFaults: true })
  mitali = await site.newAdmin()
  ratul = await site.newAdmin()
  store = await import('@bong-bari/table')
})
afterAll(() => site.stop())
