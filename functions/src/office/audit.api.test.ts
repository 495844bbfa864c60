import { type AuditEntry, api, type Route, routeKey, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { everyItem } from '../../testing/every-item.ts'
import { everyNoun } from '../../testing/every-noun.ts'
import { uploading } from '../../testing/picture-site.ts'
import { png } from '../../testing/pictures.ts'
import { softPasskey } from '../../testing/soft-passkey.ts'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ withFaults: true })
const table = await import('@bong-bari/table')
const { siteOrigin } = await import('../public-data/addresses.ts')
const nouns = await everyNoun()

const { auth, exports, leads, pictures, posts, settings, trash } = api
const bot = api['bot-training']
const admin = await site.newAdmin()
const { call } = admin
const faults = site.faults?.ofTable

const hour = 3600_000
const later = (ms = 1000) => {
  site.clock.now += ms
}
const unique = () => crypto.randomUUID().slice(0, 8)

const addedPasskey = async ({ call } = admin) => {
  const passkey = softPasskey(siteOrigin())
  const credential = passkey.make(await call(auth.newPasskeyOptions))
  const { id } = await call(auth.addPasskey, { body: { name: 'Phone', credential } })
  return { ...passkey, params: { id } }
}

const list = (query: object = {}) =>
  everyItem((next) => call(api.audit.list, { query: { limit: '100', ...query, ...next } }))

const newLead = async () => {
  const company = `Mishti ${unique()}`
  const body = { name: 'Riya Sen', company, email: `${unique()}@mishti.test` }
  return { params: { id: (await site.visitor()(leads.create, { body })).id } }
}
const newPost = async (body: object = {}) => {
  const given = { title: `Post ${unique()}`, content: 'Text', ...body }
  return { params: { id: (await call(posts.create, { body: given })).id } }
}
const newUser = async () => {
  const username = `didi-${unique()}`
  const { id } = await call(auth.createUser, { body: { username, password } })
  return { id, username }
}
type Doing = () => Promise<unknown>
type Told = Pick<AuditEntry, 'action'> & Partial<AuditEntry>
type Performed = [route: Route, entry: Told, prepare: () => Promise<Doing>]

const does = (...performed: Performed): Performed => performed

/** A call on a new request, or on a new post. */
const onLead = (route: Route, told: Told, body?: object) =>
  does(route, { noun: 'lead', ...told }, async () => {
    const { params } = await newLead()
    return () => call(route, { params, body } as never)
  })
const onPost = (route: Route, told: Told, body?: object) =>
  does(route, { noun: 'post', ...told }, async () => {
    const { params } = await newPost()
    return () => call(route, { params, body } as never)
  })
const newPicture = async (width: number) => {
  const imageUrl = await uploading(admin)(png({ width, height: 20 }))
  return call(pictures.keep, { body: { imageUrl } })
}
/** Every call that the audit tells: what it says of it, and how it is made once all it needs is there. */
const performed: Performed[] = [
  does(
    auth.login,
    { action: 'login', noun: 'user', by: admin.username },
    async () => () => site.visitor()(auth.login, { body: { username: admin.username, password } }),
  ),
  does(auth.createUser, { action: 'created', noun: 'user' }, async () => () => newUser()),
  does(
    auth.makeLink,
    { action: 'invited', noun: 'user' },
    async () => () => call(auth.makeLink, { body: {} }),
  ),
  does(auth.useLink, { action: 'joined', noun: 'user' }, async () => {
    const { token } = await call(auth.makeLink, { body: {} })
    const body = { token, username: `dada-${unique()}`, password }
    return () => site.visitor()(auth.useLink, { body })
  }),
  does(auth.removeUser, { action: 'deleted', noun: 'user' }, async () => {
    const { id } = await newUser()
    return () => call(auth.removeUser, { params: { id } })
  }),
  does(auth.makeLink, { action: 'reset-made', noun: 'user' }, async () => {
    const { id } = await newUser()
    return () => call(auth.makeLink, { body: { userId: id } })
  }),
  does(auth.useLink, { action: 'password-reset', noun: 'user' }, async () => {
    const { id } = await newUser()
    const { token } = await call(auth.makeLink, { body: { userId: id } })
    const body = { token, password: 'kolkata tram at midnight' }
    return () => site.visitor()(auth.useLink, { body })
  }),
  does(
    auth.confirm,
    { action: 'password-refused', noun: 'user' },
    async () => () => refusalOf(call(auth.confirm, { body: { password: 'one more guess' } })),
  ),
  does(auth.changePassword, { action: 'password-changed', noun: 'user' }, async () => {
    const one = await site.newAdmin()
    const body = { currentPassword: password, newPassword: 'kolkata tram at midnight' }
    return () => one.call(auth.changePassword, { body })
  }),
  does(auth.endSession, { action: 'session-ended', noun: 'user' }, async () => {
    await site.visitor()(auth.login, { body: { username: admin.username, password } })
    const found = await call(auth.listSessions)
    const id = found.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    return () => call(auth.endSession, { params: { id } })
  }),
  does(
    auth.logInByPasskey,
    { action: 'login', noun: 'passkey', label: 'Phone', by: admin.username },
    async () => {
      const { use } = await addedPasskey()
      const call = site.visitor()
      const credential = use(await call(auth.passkeyUseOptions))
      return () => call(auth.logInByPasskey, { body: { credential } })
    },
  ),
  does(auth.addPasskey, { action: 'created', noun: 'passkey', label: 'Laptop' }, async () => {
    const credential = softPasskey(siteOrigin()).make(await call(auth.newPasskeyOptions))
    return () => call(auth.addPasskey, { body: { name: 'Laptop', credential } })
  }),
  does(auth.removePasskey, { action: 'deleted', noun: 'passkey', label: 'Phone' }, async () => {
    const { params } = await addedPasskey()
    return () => call(auth.removePasskey, { params })
  }),
  does(auth.confirm, { action: 'passkey-refused', noun: 'user' }, async () => {
    const { use } = await addedPasskey()
    const credential = use(await call(auth.passkeyUseOptions), { isVerified: false })
    return () => refusalOf(call(auth.confirm, { body: { credential } }))
  }),
  does(bot.removeUnanswered, { action: 'deleted', noun: 'unanswered' }, async () => {
    const id = unique()
    const noted = { group: id, text: 'chhad kothay', language: 'benglish', asker: 'v' }
    await table.beginUnanswered(noted as never, new Date(site.clock.now))
    return () => call(bot.removeUnanswered, { params: { id } })
  }),
  does(
    exports.leads,
    { action: 'exported', noun: 'lead', fields: ['format', 'q'] },
    async () => () => call(exports.leads, { query: { format: 'csv', q: 'Riya' } }),
  ),
  onLead(exports.person, { action: 'exported' }),
  onLead(leads.setStatus, { action: 'changed', fields: ['leadStatus'] }, { leadStatus: 'hot' }),
  does(
    leads.setOwner,
    { action: 'changed', noun: 'lead', fields: ['ownerId', 'ownerName'] },
    async () => {
      const { params } = await newLead()
      const { id: ownerId } = await call(auth.me)
      return () => call(leads.setOwner, { params, body: { ownerId } })
    },
  ),
  onLead(leads.setFollowUp, { action: 'changed' }, { date: '2026-12-01' }),
  onLead(leads.reply, { action: 'changed' }, { channel: 'phone' }),
  onLead(leads.change, { action: 'changed' }, { wroteBack: true }),
  onLead(leads.change, { action: 'changed' }, { done: true }),
  does(leads.changeMany, { action: 'erased', noun: 'lead', label: null }, async () => {
    const { id } = (await newLead()).params
    return () => call(leads.changeMany, { body: { ids: [id], change: { erase: true } } })
  }),
  onLead(leads.change, { action: 'changed' }, { spam: true }),
  does(leads.change, { action: 'restored', noun: 'lead' }, async () => {
    const lead = await newLead()
    await call(leads.change, { ...lead, body: { spam: true } })
    return () => call(leads.change, { ...lead, body: { spam: false } })
  }),
  onLead(leads.remove, { action: 'erased', label: null }),
  does(pictures.keep, { action: 'created', noun: 'picture' }, async () => {
    const imageUrl = await uploading(admin)(png({ width: 21, height: 20 }))
    return () => call(pictures.keep, { body: { imageUrl } })
  }),
  does(pictures.describe, { action: 'changed', noun: 'picture', fields: ['alt'] }, async () => {
    const { id } = await newPicture(22)
    return () => call(pictures.describe, { params: { id }, body: { alt: 'Ma' } })
  }),
  does(pictures.remove, { action: 'deleted', noun: 'picture' }, async () => {
    const { id } = await newPicture(23)
    return () => call(pictures.remove, { params: { id } })
  }),
  does(
    posts.create,
    { action: 'published', noun: 'post', label: 'Shown at once' },
    async () => () => newPost({ title: 'Shown at once' }),
  ),
  onPost(posts.update, { action: 'unpublished', fields: ['status'] }, { status: 'draft' }),
  onPost(posts.change, { action: 'changed', fields: ['title'] }, { title: 'Later' }),
  does(posts.dropChanges, { action: 'changed', noun: 'post', fields: ['changes'] }, async () => {
    const { params } = await newPost()
    await call(posts.change, { params, body: { title: 'Later' } })
    return () => call(posts.dropChanges, { params })
  }),
  onPost(posts.remove, { action: 'deleted' }),
  does(posts.restoreRevision, { action: 'restored', noun: 'post', fields: ['title'] }, async () => {
    const { params } = await newPost()
    later()
    await call(posts.update, { params, body: { title: 'Another' } })
    const [{ at = '' } = {}] = await call(posts.revisions, { params })
    return () => call(posts.restoreRevision, { params: { ...params, at } })
  }),
  onPost(posts.preview, { action: 'changed', fields: ['preview'] }),
  does(
    settings.update,
    { action: 'changed', noun: 'setting', of: 'ticker', fields: ['settingValue'] },
    async () => () =>
      call(settings.update, { params: { key: 'ticker' }, body: { settingValue: unique() } }),
  ),
  does(trash.restore, { action: 'restored', noun: 'post' }, async () => {
    const { params } = await newPost()
    await call(posts.remove, { params })
    return () => call(trash.restore, { params: { kind: 'post', ...params } })
  }),
  does(trash.remove, { action: 'erased', noun: 'post' }, async () => {
    const { params } = await newPost()
    await call(posts.remove, { params })
    return () => call(trash.remove, { params: { kind: 'post', ...params } })
  }),
  ...nouns.flatMap(({ name, path, told, make, update, remove }): Performed[] => {
    const routeOf = (method: string, at: string) => {
      const found = routes.find(({ key }) => key === `${method} ${at}`)
      if (!found) throw new Error(`${name} has no route ${method} ${at}`)
      return found.route
    }
    const made = async () => ({ params: { id: String((await make(admin)).id) } })
    const label = 'Renamed'
    return [
      does(
        routeOf('POST', path),
        { action: 'created', noun: name, label },
        async () => () => make(admin, { [told.name]: label }),
      ),
      does(
        routeOf('PUT', `${path}/{id}`),
        { action: 'changed', noun: name, fields: [told.name] },
        async () => {
          const one = await made()
          return () => update(admin, { ...one, body: { [told.name]: label } })
        },
      ),
      does(routeOf('DELETE', `${path}/{id}`), { action: 'deleted', noun: name }, async () => {
        const one = await made()
        return () => remove(admin, one)
      }),
    ]
  }),
]

test('every call that may write is either told in the audit and tried here, or says why not', () => {
  const writing = routes.filter(({ route }) => route.method !== 'GET' || route.file)
  for (const { key, route } of writing)
    expect([key, route.audit]).toEqual([key, expect.any(String)])
  const auditedRoutes = writing.filter(({ route }) => !route.audit?.startsWith('not: '))
  expect([...new Set(performed.map(([route]) => routeKey(route)))].sort()).toEqual(
    auditedRoutes.map(({ key }) => key).sort(),
  )
})

const logins: Route[] = [auth.login, auth.logInByPasskey]

/** Beside nothing else stands what changes nothing, or what was no change of the table. */
const alone = [auth.confirm, exports.leads, exports.person, posts.preview].map(routeKey)

test.each(performed.map((one) => [routeKey(one[0]), one] as const))(
  '%s leaves one entry with its session, in the transaction of what it does, also where that is sent twice',
  async (key, [route, entry, prepare]) => {
    const perform = await prepare()
    later()
    const written: string[] = []
    const isAudited = ({ action, body }: { action: string; body: Buffer }) => {
      const is = action === 'TransactWriteItems' && body.includes('AUDIT#')
      if (is) written.push(String(body))
      return is
    }
    faults?.plan(isAudited, { kind: 'lose' })
    await perform()
    expect(faults?.pending()).toBe(0)
    faults?.clear()
    const now = new Date(site.clock.now).toISOString()
    const { items } = await call(api.audit.list, { query: { limit: '20' } })
    const added = items.filter(({ at }) => at === now)
    expect(added).toMatchObject([entry])
    const [{ session, by } = { session: null, by: null }] = added
    expect(by).toEqual(expect.any(String))
    const isOfVisitor = route.access === 'public' && !logins.includes(route)
    expect(session).toEqual(isOfVisitor ? null : expect.stringMatching(/^[0-9a-f]{8}$/))
    const actions = JSON.parse(written[0] ?? '{}').TransactItems ?? []
    if (!alone.includes(key)) expect(actions.length).toBeGreaterThan(1)
  },
)

test('where the entry cannot be written nothing is changed', async () => {
  expectErrorLog(/"status":503/)
  const { params } = await newPost({ title: 'Stays' })
  const isAudited = ({ body }: { body: Buffer }) => body.includes('AUDIT#')
  faults?.plan(isAudited, { kind: 'error' }, 40)
  await refusalOf(call(posts.remove, { params }))
  await refusalOf(call(exports.person, await newLead()))
  faults?.clear()
  expect(await call(posts.managed, { params })).toMatchObject({ title: 'Stays' })
})

test('a browser that repeats a save whose answer was lost leaves one entry', async () => {
  const { version } = (await call(settings.list)).find((one) => one.settingKey === 'email') ?? {}
  const before = (await list()).length
  const save = () =>
    call(
      settings.update,
      { params: { key: 'email' }, body: { settingValue: 'one@bong.test' } },
      { headers: { 'if-match': `"${version}"` } },
    )
  await save()
  await save()
  expect((await list()).length).toBe(before + 1)
})

test('a draft that saves itself leaves none; what visitors see does, however it is saved', async () => {
  const draft = await newPost({ status: 'draft', autosave: true })
  const shown = await newPost()
  const before = (await list()).length
  const body = { content: 'More', autosave: true }
  await call(posts.update, { ...draft, body })
  await call(posts.change, { ...shown, body })
  expect((await list()).length).toBe(before)
  later()
  await call(posts.update, { ...shown, body })
  expect((await list())[0]).toMatchObject({ action: 'changed', of: shown.params.id })
  expect((await list()).length).toBe(before + 1)
})

test('changes of a post that become public are published', async () => {
  const { params } = await newPost()
  await call(posts.change, { params, body: { title: 'Later' } })
  later()
  await call(posts.change, { params, body: { status: 'published' } })
  expect((await list())[0]).toMatchObject({ action: 'published', of: params.id, fields: ['title'] })
})

test('a stolen bearer with its CSRF token, an hour old, changes no account, address or password, and what it did change stands in the audit with its session', async () => {
  const owner = await site.newAdmin()
  const { id: session } = (await owner.call(auth.listSessions)).find((one) => one.isCurrent) ?? {}
  const { id } = await newUser()
  later(hour + 1000)
  const thief = site.client(owner.session)
  const own = await owner.call(auth.me)
  const users = await owner.call(auth.listUsers)
  const address = { settingValue: 'thief@evil.test' }
  const tries: Doing[] = [
    () => thief(auth.createUser, { body: { username: 'thief', password } }),
    () => thief(auth.makeLink, { body: {} }),
    () => thief(auth.removeUser, { params: { id } }),
    () => thief(auth.makeLink, { body: { userId: id } }),
    () => thief(settings.update, { params: { key: 'noticeEmails' }, body: address }),
    () =>
      thief(auth.changePassword, {
        body: { currentPassword: 'one more guess', newPassword: 'the thief sits in the tram' },
      }),
  ]
  for (const attempt of tries) expect([400, 403]).toContain((await refusalOf(attempt())).status)
  expect(await owner.call(auth.listUsers)).toEqual(users)
  expect(await owner.call(settings.list)).not.toContainEqual(expect.objectContaining(address))

  const lead = await newLead()
  const post = await newPost()
  later()
  await thief(leads.setStatus, { ...lead, body: { leadStatus: 'dead' } })
  later()
  await thief(posts.remove, post)
  later()
  await thief(exports.person, lead)
  expect(await list({ by: own.username })).toMatchObject([
    ...[
      { action: 'exported', of: lead.params.id },
      { action: 'deleted', of: post.params.id },
      { action: 'changed', of: lead.params.id },
      { action: 'password-refused', of: own.id },
      { action: 'login' },
    ].map((one) => ({ ...one, by: own.username, session: session?.slice(0, 8) })),
  ])
})

test('it is filtered by who, what and day of Kolkata, and comes in pages', async () => {
  const one = await site.newAdmin()
  const midnight = Date.UTC(2026, 11, 31, 18, 30)
  const at = async (time: number, settingValue: string) => {
    site.clock.now = time
    const again = await site.visitor()(auth.login, { body: { username: one.username, password } })
    await site.client(again)(settings.update, { params: { key: 'email' }, body: { settingValue } })
  }
  await at(midnight - 1, 'a@bong.test')
  await at(midnight, 'b@bong.test')
  const { call: look } = await site.newAdmin()
  const times = async (query: object) =>
    (await look(api.audit.list, { query: { by: one.username.toUpperCase(), ...query } })).items.map(
      ({ action, at }) => `${action} ${at.slice(0, 19)}`,
    )
  const [last, first] = ['2026-12-31T18:30:00', '2026-12-31T18:29:59']
  const changes = { action: 'changed', noun: 'setting' }
  expect(await times(changes)).toEqual([`changed ${last}`, `changed ${first}`])
  expect(await times({ ...changes, since: '2027-01-01' })).toEqual([`changed ${last}`])
  expect(await times({ ...changes, until: '2026-12-31' })).toEqual([`changed ${first}`])
  expect(await times({ noun: 'pitch' })).toEqual([])
  for (const since of ['9999-12-31', '9999-12-30']) expect(await times({ since })).toEqual([])
  expect(await times({ since: '0000-01-01', until: '0001-01-01' })).toEqual([])
  expect(await times({ until: '9999-12-31', since: '2027-01-01', action: 'login' })).toEqual([
    `login ${last}`,
  ])
  const query = { by: one.username, ...changes, limit: '1' }
  const page = await look(api.audit.list, { query })
  const next = await look(api.audit.list, { query: { ...query, cursor: page.next ?? '' } })
  expect([page, next].map(({ items }) => items.length)).toEqual([1, 1])
  expect(page.items[0]?.id).not.toBe(next.items[0]?.id)
  expect(next.next).toBeUndefined()
  for (const [field, value] of [
    ['since', 'yesterday'],
    ['until', '2026-13-01'],
    ['action', 'stolen'],
    ['noun', 'thing'],
    ['cursor', 'nothing'],
  ] as const)
    expect(
      (await refusalOf(look(api.audit.list, { query: { [field]: value } as never }))).fields,
    ).toHaveProperty(field)
})

test('a request is named by its company, and once it is erased by nothing', async () => {
  const one = await site.newAdmin()
  const lead = await newLead()
  const { company } = await one.call(leads.open, lead)
  later()
  await one.call(leads.change, { ...lead, body: { done: true } })
  const [entry] = (await one.call(api.audit.list, { query: { by: one.username } })).items
  expect(entry).toMatchObject({ action: 'changed', of: lead.params.id, label: company })
  later()
  await one.call(leads.remove, lead)
  const { items } = await one.call(api.audit.list, { query: { by: one.username } })
  expect(items[0]).toMatchObject({
    action: 'erased',
    noun: 'lead',
    of: lead.params.id,
    label: null,
  })
  for (const words of ['Riya', company]) expect(JSON.stringify(items)).not.toContain(words)
})

test('it is kept for 400 days, and no longer shown after them', async () => {
  const one = await site.newAdmin()
  const begin = site.clock.now
  const [entry] = (await one.call(api.audit.list, { query: { by: one.username } })).items
  const stored = await table.findItem(table.keys.audit(entry?.at ?? '', entry?.id ?? ''))
  const days = 400 * 24 * hour
  expect(stored?.ttl).toBe(Math.floor((begin + days) / 1000))
  const seenAt = async (time: number) => {
    site.clock.now = time
    const { call } = await site.newAdmin()
    return (await call(api.audit.list, { query: { by: one.username } })).items.length
  }
  expect(await seenAt(begin + days - 1000)).toBe(1)
  expect(await seenAt(begin + days + 1000)).toBe(0)
})
