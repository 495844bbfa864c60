import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuseField } from '../http/refuse.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's (Password Storage Cheat Sheet); 16 MiB per hash. */
const current = { N: 2 ** 14, r: 8, p: 5 }
const keyLength = 32

const encode = ({ N, r, p }: typeof current, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

/** `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return encode(current, salt, await derive(password.normalize('NFC'), salt, keyLength, current))
}

/** For unknown users, so both cases do the same work. */
const nobody = encode(current, Buffer.alloc(16), Buffer.alloc(keyLength))

/** Equally slow without a hash. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const given = await derive(
    password.normalize('NFC'),
    Buffer.from(salt, 'base64url'),
    keyLength,
    parameters,
  )
  const matches = timingSafeEqual(given, Buffer.from(key, 'base64url'))
  return matches && hash !== undefined
}

export const refuseWeak = async (field: string, password: string, username: string) => {
  // Large and seldom needed.
  const { weaknessOf } = await import('./weak-password.ts')
  const weakness = weaknessOf(password, username)
  if (weakness) refuseField(field, weakness)
}
