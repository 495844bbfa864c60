import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startTable } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'

let table: Awaited<ReturnType<typeof startTable>>
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** Runs `pnpm admin ...` with a password piped in. */
const admin = async (args: string[], typed = '', env: Record<string, string> = table.env) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  child.stdin.end(typed)
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, errors }
}

test('admins are created, listed and given a new password from the command line', async () => {
  expect(await admin(['list'])).toMatchObject({ code: 0, out: expect.stringMatching(/no admin/) })
  const created = await admin(['create', 'mashi'], 'jhal muri with lebu\n')
  expect(created).toMatchObject({ code: 0, errors: '' })
  expect(created.out).toContain(`created the admin mashi in the table ${table.tableName}`)
  expect((await admin(['list'])).out).toMatch(/^mashi {2}since \d{4}-\d\d-\d\d$/m)
  const reset = await admin(['reset', 'mashi'], 'another long password\n')
  expect(reset.out).toContain('every session of theirs has ended')
})

test('what cannot be done is one sentence and exit code 1', async () => {
  const refused = async (args: string[], typed = '') => {
    const { code, out, errors } = await admin(args, typed)
    expect([code, out]).toEqual([1, ''])
    expect(errors.trim().split('\n')).toHaveLength(1)
    return errors
  }
  expect(await refused([])).toContain('Use it as: pnpm admin create <username>')
  expect(await refused(['create'])).toContain('Use it as')
  expect(await refused(['promote', 'ma'])).toContain('Use it as')
  expect(await refused(['create', 'a b'], 'x')).toContain('Username may have letters')
  expect(await refused(['create', 'baba'], 'short\n')).toContain('at least 8 characters')
  expect(await refused(['create', 'baba'], '')).toContain('Password is required')
  expect(await refused(['reset', 'nobody'], 'x')).toContain('There is no admin called nobody')
})

test('a folder without a table is named', async () => {
  const { code, errors } = await admin(['list'], '', { DATA_DIR: '/nonexistent/bong-bari' })
  expect(code).toBe(1)
  expect(errors).toContain('There is no table in DATA_DIR "/nonexistent/bong-bari"')
})
