import { api, type RefusalBody, type Route, routes } from '@bong-bari/contract'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fullBodyOf } from '../../testing/full-bodies.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

/** By night there are more. */
const runs = Number(process.env.RUNS ?? 2)

const json = { 'content-type': 'application/json' }
const leads = '/api/collaboration-requests'
const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
  path = leads,
) => site.fetcher()(path, { method: 'POST', headers, body })

const expectRefusal = async (response: Response, status: number, code: string) => {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as RefusalBody
  expect(body).toMatchObject({ code, message: expect.stringMatching(/\.$|[a-z]$/) })
  expect(body.requestId).toMatch(/.+/)
  expect(
    Object.keys(body).filter((key) => !['code', 'message', 'fields', 'requestId'].includes(key)),
  ).toEqual([])
  return body
}

test.each(['', '{', 'null,', '{"name":', '\ufeff{}', '{"__proto__":{"admin":true}}'])(
  'the malformed body %j answers 400',
  async (body) => {
    await expectRefusal(await post(body), 400, 'malformed-json')
  },
)

test.each([
  ['half a letter', [0x22, 0xe0, 0xa6, 0x22]],
  ['a letter of Latin-1', [0x22, 0xe9, 0x22]],
  ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['a longer form of a slash', [0x22, 0xc0, 0xaf, 0x22]],
])('a body with %s, which is no UTF-8, answers 400', async (_, bytes) => {
  await expectRefusal(await post(new Uint8Array(bytes)), 400, 'malformed-json')
})

test('a text that has the sign of a lost letter in it is taken, in either form of a body', async () => {
  const body = JSON.stringify({ name: '\ufffd রিয়া', company: '\ufffd', phone: '+91 9830012345' })
  for (const isBase64Encoded of [false, true]) {
    const event = {
      routeKey: 'POST /api/collaboration-requests',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      rawQueryString: '',
      isBase64Encoded,
      body: isBase64Encoded ? Buffer.from(body).toString('base64') : body,
    }
    const { parseInput } = await import('./parse.ts')
    const parsed = () => parseInput(event as never, api.leads.create).input.body
    expect(parsed()).toMatchObject({ name: '\ufffd রিয়া' })
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe9]), Buffer.from('"}')])
    Object.assign(event, {
      body: bytes.toString(isBase64Encoded ? 'base64' : 'utf8'),
      headers: { ...event.headers, 'content-length': String(bytes.length) },
    })
    expect(parsed).toThrow(expect.objectContaining({ code: 'malformed-json' }))
  }
})

test.each(['[]', 'null', '"text"', '7', 'true'])(
  'the body %s is refused as a whole',
  async (body) => {
    const { fields } = await expectRefusal(await post(body), 400, 'invalid-input')
    expect(fields).toEqual({ body: 'The body must be a JSON object' })
  },
)

test('a value that no sentence of ours is about is refused with an English one', async () => {
  const response = await site.fetcher()(`/api/blog/${'x'.repeat(201)}`)
  const { fields } = await expectRefusal(response, 400, 'invalid-input')
  expect(fields?.id).toMatch(/^Too big: .*200 characters$/)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'multipart/form-data',
])('the content type %s answers 415', async (type) => {
  await expectRefusal(await post('{}', { 'content-type': type }), 415, 'json-required')
})

test('a body over 1 MB answers 413, counted in bytes', async () => {
  const large = JSON.stringify({ message: 'x'.repeat(1_000_001) })
  await expectRefusal(await post(large), 413, 'body-too-large')
  await expectRefusal(
    await post(JSON.stringify({ message: 'অ'.repeat(400_000) })),
    413,
    'body-too-large',
  )
})

test('an unknown address answers 404 in JSON, a wrong method 405 with Allow', async () => {
  const call = site.fetcher()
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    `${leads}/`,
    `${leads}/1/open/x`,
    '/API/auth/me',
  ])
    await expectRefusal(await call(path), 404, 'route-not-found')
  const response = await call(leads, { method: 'DELETE' })
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST'])
  await expectRefusal(response, 405, 'method-not-allowed')
  const open = await call(`${leads}/1/open`)
  expect(open.headers.get('allow')).toBe('PUT')
})

test('what did not come through the CDN is refused, and so is everything while no secret is set', async () => {
  const direct = site.fetcher({ direct: true })
  await expectRefusal(await direct(leads), 403, 'not-through-cdn')
  const forged = { headers: { 'x-origin-secret': 'guess' } }
  await expectRefusal(await direct(leads, forged), 403, 'not-through-cdn')
  const secret = process.env.ORIGIN_SECRET
  delete process.env.ORIGIN_SECRET
  const open = site.fetcher({ originSecret: '' })
  await expectRefusal(await open(leads), 403, 'not-through-cdn')
  process.env.ORIGIN_SECRET = secret
})

test('during a rotation the value before is taken too, and no other', async () => {
  const current = process.env.ORIGIN_SECRET ?? ''
  const sent = (originSecret: string) => site.fetcher({ originSecret })(leads)
  vi.stubEnv('ORIGIN_SECRET_PREVIOUS', 'the value before')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  for (const secret of [current, 'the value before']) expect((await sent(secret)).status).toBe(401)
  await expectRefusal(await sent('the value of another'), 403, 'not-through-cdn')
  vi.stubEnv('ORIGIN_SECRET_PREVIOUS', '')
  await expectRefusal(await sent('the value before'), 403, 'not-through-cdn')
  await expectRefusal(await sent(''), 403, 'not-through-cdn')
})

test('private answers are kept by no cache, and no answer sets a cookie', async () => {
  const headers = { authorization: `Bearer ${admin.session.sessionId}` }
  const reads = routes.filter(({ route }) => route.method === 'GET' && !route.path.includes('{'))
  expect(reads.length).toBeGreaterThan(10)
  for (const { route } of reads) {
    const response = await site.fetcher()(route.path, { headers })
    expect(response.headers.get('set-cookie')).toBeNull()
    if (route.access === 'admin') expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('any JSON on any route is answered and never with a 5xx', async () => {
  const session = {
    ...json,
    authorization: `Bearer ${admin.session.sessionId}`,
    'x-csrf-token': admin.session.csrfToken,
  }
  const open = routes.filter(({ key }) => !/auth\/(login|logout|create-user)/.test(key))
  const request = fc.record({
    route: fc.constantFrom(...open.keys()),
    id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    body: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          name: fc.string({ unit: 'binary' }),
          company: fc.string(),
          phone: fc.string(),
          email: fc.string(),
          leadStatus: fc.jsonValue(),
          followUpNotes: fc.string({ unit: 'binary' }),
        },
        { requiredKeys: [] },
      ),
    ),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ route: place, id, body }) => {
      const { route } = open[place] ?? expect.fail()
      const path = route.path.replace(/\{\w+\}/, encodeURIComponent(id))
      const sent =
        route.method === 'GET'
          ? { headers: session }
          : { headers: session, body: JSON.stringify(body) }
      const response = await site.fetcher()(path, { method: route.method, ...sent })
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/\bat .+\.ts:\d+/)
    }),
    { numRuns: 5 * runs },
  )
})

test('any Unicode text that is accepted comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      async (message) => {
        site.clock.now += 1
        const body = { name: 'বং', company: 'বাড়ি', email: 'a@b', message }
        await site.visitor()(api.leads.create, { body })
        await site.react()
        const { items } = await admin.call(api.leads.list, { query: { limit: 1 } })
        expect(items[0]?.message).toBe(message)
      },
    ),
    { numRuns: runs },
  )
})

const adminRoutes = routes.filter(({ route }) => route.access === 'admin')

test('AUTH-05 AUTH-12 every admin route answers 401 without a live session', async () => {
  expect(adminRoutes.length).toBeGreaterThan(25)
  const odd = [
    'Bearer',
    `BEARER ${'x'.repeat(43)}`,
    `Bearer${admin.session.sessionId}`,
    `Bearers ${admin.session.sessionId}`,
    `Bearer ${admin.session.sessionId} x`,
    `Basic ${'x'.repeat(43)}`,
  ]
  for (const { route } of adminRoutes) {
    const path = route.path.replace(/\{\w+\}/, '1')
    const others = route === api.auth.me ? odd : []
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`, ...others]) {
      const sent = { method: route.method, headers: { ...json, authorization } }
      const answer = await site.fetcher()(path, { ...sent, ...(route.body && { body: '{}' }) })
      await expectRefusal(answer, 401, 'session-required')
    }
  }
})

test('the scheme of a bearer counts in any case', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
    const headers = { authorization: `${scheme} ${admin.session.sessionId}` }
    const answer = await site.fetcher()(api.auth.me.path, { headers })
    expect([scheme, answer.status]).toEqual([scheme, 200])
  }
})

test('every admin route that changes something answers 403 without this session’s CSRF token', async () => {
  const changing = adminRoutes.filter(({ route }) => route.method !== 'GET')
  const other = await site.newAdmin()
  const authorization = `Bearer ${admin.session.sessionId}`
  const refuses = async ({ method, path }: Route, headers: Record<string, string>) => {
    const sent = { method, headers: { ...json, authorization, ...headers }, body: '{}' }
    const answer = await site.fetcher()(path.replace(/\{\w+\}/, '1'), sent)
    await expectRefusal(answer, 403, 'csrf-token-required')
  }
  for (const { route } of changing) await refuses(route, {})
  for (const token of [other.session.csrfToken, 'é'.repeat(43)])
    await refuses(api.posts.create, { 'x-csrf-token': token })
})

/** A body that a route with an id accepts, so that only the id is wrong. */
const bodyOf = (route: Route) => {
  if (!route.body) return undefined
  const onlyField = {
    leadStatus: 'hot',
    followUpNotes: '',
    ownerId: null,
    date: null,
    channel: 'phone',
    wroteBack: true,
    done: true,
    name: 'Phone',
    settingValue: 'a value',
  }
  return JSON.stringify({ ...onlyField, ...fullBodyOf(route) })
}

test('an id that nothing has answers 404, and so do the ids and keys of other kinds', async () => {
  const { id } = await site.visitor()(api.leads.create, {
    body: { name: 'A', company: 'B', email: 'a@b' },
  })
  const post = await admin.call(api.posts.create, { body: { title: 'Real', content: 'Post' } })
  const withId = routes.filter(({ route }) => route.path.includes('{'))
  expect(withId.length).toBeGreaterThan(10)
  const headers = {
    ...json,
    authorization: `Bearer ${admin.session.sessionId}`,
    'x-csrf-token': admin.session.csrfToken,
  }
  for (const { route, key } of withId) {
    const own = route.path.includes('/blog') ? post.id : route.path.includes('/collab') ? id : ''
    const ids = [crypto.randomUUID(), id, post.id, `USER#${admin.username}`]
    for (const wrong of ids.filter((one) => one !== own)) {
      const body = bodyOf(route)
      const answer = await site.fetcher()(
        route.path.replace('{kind}', 'post').replace(/\{\w+\}/, encodeURIComponent(wrong)),
        { method: route.method, headers, ...(body && { body }) },
      )
      expect(`${key} ${wrong} ${answer.status}`).toBe(`${key} ${wrong} 404`)
    }
  }
})
