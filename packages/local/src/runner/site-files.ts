import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileCacheControl, isSiteFile } from '@bong-bari/edge'
import { contentTypeOf } from './content-type.ts'
import { type Encoding, encode } from './encoding.ts'

/** As the CDN holds it. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  etag: string
  /** A download's header. */
  body: Buffer
  encoded: (encoding: Encoding) => Promise<Buffer>
}

const loadFile = async (folder: string, path: string): Promise<SiteFile> => {
  const body = await readFile(join(folder, path))
  const kept = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const made = kept.get(encoding) ?? encode(body, encoding, true)
    kept.set(encoding, made)
    return made
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const cacheControl = fileCacheControl(path)
  return { contentType: contentTypeOf(path), cacheControl, etag, body, encoded }
}

const readFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(isSiteFile)
  return Promise.all(paths.map(async (path) => [path, await loadFile(folder, path)] as const))
}

/** By path, from a listing, so no path leaves the folder; later builds change nothing. */
export const readSite = async (folder: string) => new Map(await readFolder(folder))
export type Site = Awaited<ReturnType<typeof readSite>>
