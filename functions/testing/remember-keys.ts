import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void

const { scrypt } = crypto
const keys = new Map<string, Promise<Buffer>>()

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** The same password under the same salt has the same key: each is worked out once, by the product's parameters. */
const remembered = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: Done,
) => {
  const name = JSON.stringify([password, salt.toString('base64'), length, options])
  const key = keys.get(name) ?? derive(password, salt, length, options)
  keys.set(name, key)
  key.then(
    (one) => done(null, Buffer.from(one)),
    (error) => done(error, Buffer.alloc(0)),
  )
}

Object.assign(crypto, { scrypt: remembered })
syncBuiltinESMExports()
