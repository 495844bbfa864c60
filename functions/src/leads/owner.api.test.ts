import { api } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ withFaults: true })
afterAll(() => site.stop())

const { create, setOwner, events } = api.leads

test('a lead that is given to an admin while they are removed is nobody’s', async () => {
  const mitali = await site.newAdmin()
  const leaver = await site.newAdmin()
  const { id: ownerId } = await leaver.call(api.auth.me)
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
  const { id } = await site.visitor()(create, { body })
  const writing = Promise.withResolvers<void>()
  const removed = Promise.withResolvers<void>()
  // The team has been looked at by then.
  site.faults?.ofTable.plan(
    ({ action, body }) => {
      const isWrite = action === 'TransactWriteItems' && body.includes(ownerId)
      if (isWrite) writing.resolve()
      return isWrite
    },
    { kind: 'hold', until: removed.promise },
  )
  const giving = refusalOf(mitali.call(setOwner, { params: { id }, body: { ownerId } }))
  await writing.promise
  await mitali.call(api.auth.removeUser, { params: { id: ownerId } })
  removed.resolve()
  expect(await giving).toMatchObject({ status: 404, code: 'user-not-found' })
  const told = (await mitali.call(events, { params: { id } })).items
  expect(told.map(({ kind }) => kind)).toEqual(['owner', 'owner', 'received'])
  expect(told[0]).toMatchObject({ to: null })
})
