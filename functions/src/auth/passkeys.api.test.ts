import { api, limits } from '@bong-bari/contract'
import { beforeEach, expect, test } from 'vitest'
import { softPasskey } from '../../testing/soft-passkey.ts'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const { writeOrigin } = await import('@bong-bari/table')

const { auth } = api
const origin = 'https://bong.test'
const hour = 60 * 60_000
beforeEach(() => writeOrigin(origin))

type Admin = Awaited<ReturnType<typeof site.newAdmin>>
type Passkey = ReturnType<typeof softPasskey>
type Odd = Parameters<Passkey['use']>[1]

const add = async ({ call }: Admin, name = 'Ma’s phone', at = origin) => {
  // The list is in the order of their making.
  site.clock.now++
  const passkey = softPasskey(at)
  const credential = passkey.make(await call(auth.newPasskeyOptions))
  return { ...passkey, shown: await call(auth.addPasskey, { body: { name, credential } }) }
}

const logIn = async (passkey: Passkey, odd?: Odd, call = site.visitor()) => {
  const credential = passkey.use(await call(auth.passkeyUseOptions), odd)
  return call(auth.logInByPasskey, { body: { credential } })
}

const prove = async ({ call }: Pick<Admin, 'call'>, passkey: Passkey, odd?: Odd) => {
  const credential = passkey.use(await call(auth.passkeyUseOptions), odd)
  return call(auth.confirm, { body: { credential } })
}

/** Each refusal, one call after the other. */
const refusalsOf = async (calls: (() => Promise<unknown>)[]) => {
  const found: unknown[] = []
  for (const call of calls) found.push(await refusalOf(call()))
  return found
}

const refused = { status: 403, code: 'passkey-refused' }

test('a passkey is added by a name, logs in without a username or a password, and is removed', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  expect(passkey.shown).toMatchObject({
    name: 'Ma’s phone',
    lastUsedAt: null,
    domain: 'bong.test',
    isUsable: true,
  })
  const session = await logIn(passkey)
  const call = site.client(session)
  expect(await call(auth.me)).toMatchObject({ username: admin.username })
  expect(await call(auth.listPasskeys)).toEqual([
    { ...passkey.shown, lastUsedAt: new Date(site.clock.now).toISOString() },
  ])
  const params = { id: passkey.shown.id }
  await call(auth.removePasskey, { params })
  expect(await call(auth.listPasskeys)).toEqual([])
  expect(await refusalOf(logIn(passkey))).toMatchObject(refused)
  const missing = { status: 404, code: 'passkey-not-found' }
  expect(await refusalOf(call(auth.removePasskey, { params }))).toMatchObject(missing)
})

test('what is asked for before a login says nothing of any account', async () => {
  await add(await site.newAdmin())
  const options = await site.visitor()(auth.passkeyUseOptions)
  expect(options).toEqual({
    challenge: expect.any(String),
    rpId: 'bong.test',
    timeout: 300_000,
    userVerification: 'required',
  })
})

const odd: [what: string, odd: Odd][] = [
  ['of another origin', { origin: 'https://bong.evil' }],
  ['of another relying party', { rpId: 'bong.evil' }],
  ['whose owner was not verified', { isVerified: false }],
  ['whose counter stands still', { counter: 5 }],
  ['whose counter goes back', { counter: 3 }],
  ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['for a new passkey', { type: 'webauthn.create' }],
  ['for another account', { userHandle: 'bWFz' }],
]

test.each(odd)('a use %s neither logs in nor confirms a session', async (_, given) => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  await logIn(passkey, { counter: 5 })
  expect(await refusalOf(logIn(passkey, given))).toMatchObject(refused)
  expect(await refusalOf(prove(admin, passkey, given))).toMatchObject(refused)
  await logIn(passkey, { counter: 6 })
})

test.each([
  ['of another origin', { origin: 'https://bong.evil' }],
  ['of another relying party', { rpId: 'bong.evil' }],
  ['whose owner was not verified', { isVerified: false }],
  ['for a use', { type: 'webauthn.get' }],
  ['with a certificate of its maker', { format: 'fido-u2f' }],
])('a new passkey %s is refused', async (_, given) => {
  const { call } = await site.newAdmin()
  const credential = softPasskey(origin).make(await call(auth.newPasskeyOptions), given)
  const added = call(auth.addPasskey, { body: { name: 'Phone', credential } })
  expect(await refusalOf(added)).toMatchObject(refused)
  expect(await call(auth.listPasskeys)).toEqual([])
})

test('a signature of another key opens nothing', async () => {
  const passkey = await add(await site.newAdmin())
  const other = softPasskey(origin)
  const call = site.visitor()
  const options = await call(auth.passkeyUseOptions)
  const { response, ...credential } = passkey.use(options)
  const { signature } = other.use(options).response
  const body = { credential: { ...credential, response: { ...response, signature } } }
  expect(await refusalOf(call(auth.logInByPasskey, { body }))).toMatchObject(refused)
})

test('a challenge works once, for five minutes', async () => {
  const passkey = await add(await site.newAdmin())
  const call = site.visitor()
  const options = await call(auth.passkeyUseOptions)
  const body = { credential: passkey.use(options) }
  await call(auth.logInByPasskey, { body })
  for (const credential of [body.credential, passkey.use(options)])
    expect(await refusalOf(call(auth.logInByPasskey, { body: { credential } }))).toMatchObject(
      refused,
    )
  const late = passkey.use(await call(auth.passkeyUseOptions))
  site.clock.now += 5 * 60_000 + 1000
  expect(await refusalOf(call(auth.logInByPasskey, { body: { credential: late } }))).toMatchObject(
    refused,
  )
})

test('a challenge of two who come at once lets one in', async () => {
  const passkey = await add(await site.newAdmin())
  const call = site.visitor()
  const options = await call(auth.passkeyUseOptions)
  const tries = [passkey.use(options), passkey.use(options)].map((credential) =>
    call(auth.logInByPasskey, { body: { credential } }),
  )
  const settled = await Promise.allSettled(tries)
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a challenge of another kind, or of another session, opens nothing', async () => {
  const [ma, baba] = [await site.newAdmin(), await site.newAdmin()]
  const passkey = await add(ma)
  const { challenge } = await ma.call(auth.newPasskeyOptions)
  expect(await refusalOf(prove(ma, passkey, { challenge }))).toMatchObject(refused)
  const credential = softPasskey(origin).make(await ma.call(auth.newPasskeyOptions))
  const added = baba.call(auth.addPasskey, { body: { name: 'Thief', credential } })
  expect(await refusalOf(added)).toMatchObject(refused)
})

test('an admin sees, removes and confirms by none of another', async () => {
  const [ma, baba] = [await site.newAdmin(), await site.newAdmin()]
  const [passkey, own] = [await add(ma), await add(baba)]
  expect(await baba.call(auth.listPasskeys)).toEqual([own.shown])
  const params = { id: passkey.shown.id }
  const missing = { status: 404, code: 'passkey-not-found' }
  expect(await refusalOf(baba.call(auth.removePasskey, { params }))).toMatchObject(missing)
  expect(await refusalOf(prove(baba, passkey))).toMatchObject(refused)
  expect(await ma.call(auth.listPasskeys)).toEqual([
    { ...passkey.shown, lastUsedAt: expect.toBeOneOf([null, expect.any(String)]) },
  ])
})

test('a session whose password is over an hour old adds and removes none, until a passkey confirms it', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  const { call } = admin
  const params = { id: passkey.shown.id }
  const credential = softPasskey(origin).make(await call(auth.newPasskeyOptions))
  const body = { name: 'Thief', credential }
  site.clock.now += hour + 1000
  const tries = [
    () => call(auth.newPasskeyOptions),
    () => call(auth.addPasskey, { body }),
    () => call(auth.removePasskey, { params }),
  ]
  const passwordRequired = { status: 403, code: 'password-required' }
  expect(await refusalsOf(tries)).toMatchObject(tries.map(() => passwordRequired))
  await prove(admin, passkey)
  await add(admin, 'Key')
  await call(auth.makeLink, { body: {} })
})

test('an authenticator that names no account confirms a session that names one, and logs nobody in', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  expect(await prove(admin, passkey, { userHandle: undefined })).toEqual({})
  expect(await refusalOf(logIn(passkey, { userHandle: undefined }))).toMatchObject(refused)
})

test('a login with a passkey is fresh, and ends the session that it carried', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  site.clock.now += hour + 1000
  const session = await logIn(passkey, {}, site.client(admin.session))
  await site.client(session)(auth.makeLink, { body: {} })
  expect(await refusalOf(admin.call(auth.me))).toMatchObject({ status: 401 })
})

test(`the ${limits.passkeys.max} of an account are the most, and the error says so`, async () => {
  const admin = await site.newAdmin()
  await add(admin, 'Key 0')
  const spare = softPasskey(origin).make(await admin.call(auth.newPasskeyOptions))
  for (let made = 1; made < limits.passkeys.max; made++) await add(admin, `Key ${made}`)
  const full = {
    status: 409,
    code: 'passkeys-full',
    message: 'You have 20 passkeys, the maximum. Remove one first.',
  }
  expect(await refusalOf(admin.call(auth.newPasskeyOptions))).toMatchObject(full)
  const added = admin.call(auth.addPasskey, { body: { name: 'One more', credential: spare } })
  expect(await refusalOf(added)).toMatchObject(full)
  const names = (await admin.call(auth.listPasskeys)).map(({ name }) => name)
  expect(names[0]).toBe('Key 0')
  expect(names).toHaveLength(limits.passkeys.max)
})

test('the same authenticator is added once', async () => {
  const { call } = await site.newAdmin()
  const passkey = softPasskey(origin)
  const body = async () => ({
    name: 'Phone',
    credential: passkey.make(await call(auth.newPasskeyOptions)),
  })
  await call(auth.addPasskey, { body: await body() })
  expect(await refusalOf(call(auth.addPasskey, { body: await body() }))).toMatchObject(refused)
})

test('a link for a new password takes every passkey away; one’s own new password keeps them', async () => {
  const [ma, baba] = [await site.newAdmin(), await site.newAdmin()]
  const passkey = await add(baba)
  const newPassword = 'kolkata tram at midnight'
  await baba.call(auth.changePassword, { body: { currentPassword: password, newPassword } })
  await logIn(passkey)
  const unused = passkey.use(await site.visitor()(auth.passkeyUseOptions))
  const { id } = await baba.call(auth.me)
  const { token } = await ma.call(auth.makeLink, { body: { userId: id } })
  await site.visitor()(auth.useLink, { body: { token, password } })
  const tried = site.visitor()(auth.logInByPasskey, { body: { credential: unused } })
  expect(await refusalOf(tried)).toMatchObject(refused)
  expect(await refusalOf(logIn(passkey))).toMatchObject(refused)
  const body = { username: baba.username, password }
  const session = await site.visitor()(auth.login, { body })
  expect(await site.client(session)(auth.listPasskeys)).toEqual([])
  await add({ ...baba, call: site.client(session) })
})

test('passkeys go with their admin, also where the name is taken again', async () => {
  const [ma, baba] = [await site.newAdmin(), await site.newAdmin()]
  const passkey = await add(baba)
  const { id } = await baba.call(auth.me)
  await ma.call(auth.removeUser, { params: { id } })
  await ma.call(auth.createUser, { body: { username: baba.username, password } })
  expect(await refusalOf(logIn(passkey))).toMatchObject(refused)
})

test('where the domain changes the password works, passkeys do not, and the list says so until it changes back', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  await writeOrigin('https://bari.test')
  expect(await refusalOf(logIn(passkey))).toMatchObject(refused)
  const moved = { rpId: 'bari.test', origin: 'https://bari.test' }
  expect(await refusalOf(logIn(passkey, moved))).toMatchObject(refused)
  const body = { username: admin.username, password }
  const call = site.client(await site.visitor()(auth.login, { body }))
  expect(await call(auth.listPasskeys)).toMatchObject([{ domain: 'bong.test', isUsable: false }])
  expect(await refusalOf(prove({ call }, passkey))).toMatchObject(refused)
  const anew = await add({ ...admin, call }, 'Anew', 'https://bari.test')
  await logIn(anew)
  await writeOrigin(origin)
  await logIn(passkey)
})

test('a site at a number of the machine itself is localhost', async () => {
  await writeOrigin('http://127.0.0.1:4700')
  const passkey = await add(await site.newAdmin(), 'Laptop', 'http://localhost:4700')
  expect(passkey.shown.domain).toBe('localhost')
  await logIn(passkey)
})

test('who only asks for passkeys is bounded, and keeps nobody from a login with a password', async () => {
  const admin = await site.newAdmin()
  const passkey = await add(admin)
  const address = { address: '10.9.9.9' }
  const call = site.client({}, address)
  for (let turn = 0; turn < 40; turn++) await logIn(passkey, {}, call)
  for (let turn = 0; turn < 30; turn++) await call(auth.passkeyUseOptions)
  expect(await refusalOf(call(auth.passkeyUseOptions))).toMatchObject({
    status: 429,
    code: 'too-many-attempts',
  })
  const body = { username: admin.username, password }
  const session = await call(auth.login, { body })
  await site.client(session, address)(auth.confirm, { body: { password } })
  await logIn(passkey)
})

test('what is no answer of an authenticator is refused', async () => {
  const { call } = await site.newAdmin()
  const credential = softPasskey(origin).make(await call(auth.newPasskeyOptions))
  const broken = { ...credential, response: { ...credential.response, attestationObject: 'bm8' } }
  const added = call(auth.addPasskey, { body: { name: 'Phone', credential: broken } })
  expect(await refusalOf(added)).toMatchObject(refused)
})
