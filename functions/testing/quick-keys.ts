import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

/** A key is still another one for each password, salt and parameters; that the work is slow is tested with the password itself. */
const quick = (
  password: string,
  salt: Buffer,
  length: number,
  { N, r, p }: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => scrypt(`${N} ${r} ${p} ${password}`, salt, length, { N: 2, r: 1, p: 1 }, done)

Object.assign(crypto, { scrypt: quick })
syncBuiltinESMExports()
