import { seedDemo } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { listItemKeys } from '../../packages/local/src/aws/test-services.ts'
import { startApi } from './start-api.ts'

const site = await startApi()
const { everyEntity, findItem } = await import('@bong-bari/table')
await seedDemo(site.clock.now)

const entityOf = (pk: string) =>
  everyEntity.find(([, { keyPatterns }]) =>
    keyPatterns.some((pattern) =>
      pattern.endsWith('*') ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern,
    ),
  )

test('the demo stores every field of what it stores, so that reading fills in nothing', async () => {
  const lacking: Record<string, string[]> = {}
  const places = await listItemKeys(site.table)
  // A noun's counter is stored under its keys and is no item of it.
  for (const place of places.filter(({ pk }) => !pk.startsWith('COUNTER#'))) {
    const [name = '', entity] = entityOf(place.pk) ?? []
    const item = (await findItem(place)) ?? {}
    const { data, error } = entity?.schema.safeParse(item) ?? {}
    expect([place.pk, error?.issues]).toEqual([place.pk, undefined])
    const whole = Object(data)
    const filledIn = Object.keys(whole).filter((field) => !(field in item))
    if (filledIn.length) lacking[name] = filledIn
  }
  expect(lacking).toEqual({})
})
