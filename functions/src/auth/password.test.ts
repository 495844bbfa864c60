import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a hash carries the OWASP parameters and a salt of its own', async () => {
  const [first, second] = [await hashPassword('শুক্তো খাবো আজ'), await hashPassword('শুক্তো খাবো আজ')]
  expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(second).not.toBe(first)
})

test('only the exact password verifies', async () => {
  const hash = await hashPassword('শুক্তো খাবো আজ')
  expect(await verifyPassword('শুক্তো খাবো আজ', hash)).toBe(true)
  for (const wrong of ['শুক্তো খাবো আজ ', '']) expect(await verifyPassword(wrong, hash)).toBe(false)
})

test('both encodings of ড় are one password', async () => {
  const hash = await hashPassword('বাড\u09bcি আমার বাড\u09bcি')
  expect(await verifyPassword('বা\u09dcি আমার বা\u09dcি', hash)).toBe(true)
})

test('CVE-2026-26185 nobody verifies, whatever the password, and that costs as much work as somebody', async () => {
  const costOf = async (hash: string | undefined) => {
    const spent = process.cpuUsage()
    for (let turn = 0; turn < 3; turn++) expect(await verifyPassword('', hash)).toBe(false)
    return process.cpuUsage(spent).user
  }
  const known = await costOf(await hashPassword('শুক্তো খাবো আজ'))
  expect(known / (await costOf(undefined))).toBeLessThan(3)
})

test('a hash made with other parameters still verifies', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('old password', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64url')
  const hash = `scrypt$1024$8$1$${salt.toString('base64url')}$${key}`
  expect(await verifyPassword('old password', hash)).toBe(true)
})
