import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()

const { confirm, createUser, makeLink, removeUser, me, login } = api.auth
const hour = 60 * 60_000
const id = '00000000-0000-4000-8000-000000000001'
const pishi = { username: `pishi${Date.now()}`, password: 'kolkata tram at midnight' }

type Admin = Awaited<ReturnType<typeof site.newAdmin>>

const setting = ({ call }: Admin, key: string, settingValue: string) =>
  call(api.settings.update, { params: { key }, body: { settingValue } })

const guarded: [what: string, (admin: Admin) => Promise<unknown>][] = [
  ['makes an account', ({ call }) => call(createUser, { body: pishi })],
  ['invites a colleague', ({ call }) => call(makeLink, { body: {} })],
  ['removes an account', ({ call }) => call(removeUser, { params: { id } })],
  ['makes a link for a new password', ({ call }) => call(makeLink, { body: { userId: id } })],
  ['says where notices go', (admin) => setting(admin, 'noticeEmails', 'thief@example.com')],
  ['says where brands write', (admin) => setting(admin, 'email', 'thief@example.com')],
  ['says whom brands call', (admin) => setting(admin, 'whatsapp', '+919830098300')],
  ['says when requests go', (admin) => setting(admin, 'leadRetentionMonths', '1')],
  ['erases a request', ({ call }) => call(api.leads.remove, { params: { id } })],
  [
    'erases what is in the trash',
    ({ call }) => call(api.trash.remove, { params: { kind: 'post', id } }),
  ],
  [
    'erases many requests',
    ({ call }) => call(api.leads.changeMany, { body: { ids: [id], change: { erase: true } } }),
  ],
]

test.each(guarded)(
  'a session whose password is over an hour old $0 only after it is given again',
  async (_, act) => {
    const admin = await site.newAdmin()
    site.clock.now += hour + 1000
    expect(await refusalOf(act(admin))).toMatchObject({ status: 403, code: 'password-required' })
    await admin.call(confirm, { body: { password } })
    const code = await act(admin).then(
      () => 'done',
      (error) => error.refusal.code,
    )
    expect(code).not.toBe('password-required')
    site.clock.now += hour - 1000
    await admin.call(me)
    site.clock.now += 2000
    expect(await refusalOf(act(admin))).toMatchObject({ code: 'password-required' })
  },
)

test('a fresh login does everything at once, and what is no danger never asks', async () => {
  const admin = await site.newAdmin()
  await admin.call(makeLink, { body: {} })
  site.clock.now += hour + 1000
  await setting(admin, 'ticker', 'নতুন')
  const again = await site.visitor()(login, { body: { username: admin.username, password } })
  await site.client(again)(makeLink, { body: {} })
})

test('a wrong password confirms nothing, is named, and is counted with guesses at a change', async () => {
  const admin = await site.newAdmin()
  site.clock.now += hour + 1000
  const guess = () => refusalOf(admin.call(confirm, { body: { password: 'a guess' } }))
  expect(await guess()).toMatchObject({
    status: 400,
    fields: { password: 'This is not your password' },
  })
  for (let more = 1; more < 10; more++) await guess()
  expect(await guess()).toMatchObject({ status: 429, code: 'too-many-attempts' })
  expect(await refusalOf(admin.call(makeLink, { body: {} }))).toMatchObject({
    code: 'password-required',
  })
})
