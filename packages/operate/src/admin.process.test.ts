import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startTable } from '@bong-bari/local'
import { expect, onTestFinished, test } from 'vitest'

test('the command line creates, lists and resets admins with a password piped in, and says why it cannot', async () => {
  const table = await startTable()
  onTestFinished(() => table.stop())
  const admin = async (args: string[], typed = '') => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
      env: { PATH: process.env.PATH, ...table.env },
    })
    child.stdin.end(typed)
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { code, out, errors }
  }
  expect(await admin(['create', 'mashi'], 'jhal muri with lebu\n')).toEqual({
    code: 0,
    errors: '',
    out: `created the admin mashi in the table ${table.tableName}\n`,
  })
  const reset = await admin(['reset', 'mashi'], 'another long password\n')
  expect(reset.out).toContain('every session of theirs has ended, and their passkeys are removed')
  expect((await admin(['list'])).out).toMatch(/^mashi {2}since \d{4}-\d\d-\d\d$/m)
  const refused = await admin(['create', 'mashi'], 'short\n')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.errors.trim().split('\n')).toHaveLength(1)
})
