import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, vi } from 'vitest'
import { callTablesHere } from './call-tables-here.ts'
import { printWhereFailed, requireNoErrorLog, watchErrorLog } from './error-log.ts'
import { quietMetrics } from './quiet-metrics.ts'

// Before each file of API tests. A worker runs many files and keeps npm's packages, which saves two fifths of the
// time. Each file loads the product again and gets the environment that the worker started with.
vi.resetModules()

const environment = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})

callTablesHere()
afterAll(quietMetrics())

afterEach(({ task }) => {
  printWhereFailed(task.result?.state === 'fail')
  requireNoErrorLog()
})
afterAll(watchErrorLog())

const { scrypt } = crypto
const useScrypt = (use: unknown) => {
  Object.assign(crypto, { scrypt: use })
  syncBuiltinESMExports()
}
/** A key is still another one for each password, salt and parameters; that the work is slow is tested with the password itself. */
const quickScrypt = (
  password: string,
  salt: Buffer,
  length: number,
  { N, r, p }: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => scrypt(`${N} ${r} ${p} ${password}`, salt, length, { N: 2, r: 1, p: 1 }, done)

useScrypt(quickScrypt)
afterAll(() => useScrypt(scrypt))
