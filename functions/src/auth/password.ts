import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuseField } from '../http/refuse.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Parameters from OWASP's Password Storage Cheat Sheet. A hash takes 16 MiB. */
const current = { N: 2 ** 14, r: 8, p: 5 }
const keyLength = 32

const encode = ({ N, r, p }: typeof current, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

/** Hashes a password with a new salt. Returns `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return encode(current, salt, await derive(password.normalize('NFC'), salt, keyLength, current))
}

/** The hash that is checked for unknown users, so that both cases take the same time. */
const nobody = encode(current, Buffer.alloc(16), Buffer.alloc(keyLength))

/** Checks a password. Takes the same time without a hash, and is then false. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const derivedKey = await derive(
    password.normalize('NFC'),
    Buffer.from(salt, 'base64url'),
    keyLength,
    parameters,
  )
  const matches = timingSafeEqual(derivedKey, Buffer.from(key, 'base64url'))
  return matches && hash !== undefined
}

export const refuseWeak = async (field: string, password: string, username: string) => {
  // The list of passwords is large and seldom needed, so it loads late.
  const { findWeakness } = await import('./weak-password.ts')
  const weakness = findWeakness(password, username)
  if (weakness) refuseField(field, weakness)
}
