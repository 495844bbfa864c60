import { randomUUID } from 'node:crypto'
import { api, type Route } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

type Limits = {
  type?: string
  maxLength?: number
  minLength?: number
  maximum?: number
  minimum?: number
}

const limitsOf = (schema: z.ZodMiniType): [string, Limits][] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([field, limits]) =>
    typeof limits === 'object' ? [[field, limits as Limits]] : [],
  )
}

/** What a field takes besides a length. */
const texts: Record<string, (length: number) => string> = {
  email: (length) => `${'m'.repeat(length - 2)}@b`,
  phone: (length) => `+91 98300${'-'.repeat(length - 9)}`,
  linkUrl: (length) => `/${'x'.repeat(length - 1)}`,
  username: (length) => randomUUID().replaceAll('-', '').repeat(3).slice(0, length),
}
const textOf = (field: string, length: number) => texts[field]?.(length) ?? 'x'.repeat(length)

const inside = (field: string, { maxLength, minLength, maximum, minimum }: Limits) => [
  ...(maxLength ? [textOf(field, maxLength - 1), textOf(field, maxLength)] : []),
  ...(minLength ? [textOf(field, minLength), textOf(field, minLength + 1)] : []),
  ...(maximum === undefined ? [] : [maximum - 1, maximum]),
  ...(minimum === undefined ? [] : [minimum, minimum + 1]),
]

const outside = (field: string, { maxLength, minLength, maximum, minimum }: Limits) => [
  ...(maxLength ? [textOf(field, maxLength + 1)] : []),
  ...(minLength ? [textOf(field, minLength - 1)] : []),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(minimum === undefined ? [] : [minimum - 1]),
]

/** What refuses more than lengths: a password that is not one's own, an id that is none of a video. */
const byMore = ['auth.confirm password', 'pitches.create videoId', 'pitches.update videoId']

/** Routes with a body, each field of theirs that has a limit, and what stands beside it. */
const limited = Object.entries(api).flatMap(([group, routes]) =>
  Object.entries(routes).flatMap(([name, route]: [string, Route]) =>
    route.body
      ? limitsOf(route.body)
          .filter(
            ([field, limits]) =>
              outside(field, limits).length > 0 && !byMore.includes(`${group}.${name} ${field}`),
          )
          .map(([field, limits]) => ({ place: `${group}.${name}`, route, field, limits }))
      : [],
  ),
)

/** Sends one field as the whole body: what else is missing is named too, and plays no part. */
const refusesField = async (route: Route, field: string, value: unknown) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${admin.session.sessionId}`,
    'x-csrf-token': admin.session.csrfToken,
  }
  const visitor = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
  const response = await site.fetcher({ address: visitor })(route.path.replace(/\{\w+\}/, '1'), {
    method: route.method,
    headers,
    body: JSON.stringify({ [field]: value }),
  })
  const { fields = {} } = (await response.json()) as { fields?: Record<string, string> }
  return field in fields
}

test('the walk finds every kind of limit', () => {
  expect(limited.length).toBeGreaterThan(30)
})

test.each(limited)(
  'ENT-03 ENT-29 ENT-30 TRAIN-08 $place keeps the limits of $field',
  async ({ route, field, limits }) => {
    for (const value of inside(field, limits))
      expect(`${String(value).length} ${await refusesField(route, field, value)}`).toBe(
        `${String(value).length} false`,
      )
    for (const value of outside(field, limits))
      expect(`${String(value).length} ${await refusesField(route, field, value)}`).toBe(
        `${String(value).length} true`,
      )
  },
)
