import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes: the CDN's own limit. */
const smallest = 1000

/** By Accept-Encoding. */
export const acceptedEncoding = (
  accept: string | undefined,
  length: number,
): Encoding | undefined => {
  if (length < smallest) return undefined
  const taken = (accept ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : undefined
}

/** `thorough` for kept bodies. */
export const encode = (
  body: string | Buffer,
  encoding: Encoding,
  thorough: boolean,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body, { level: thorough ? 9 : 6 })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5 } })
