import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isSiteFile } from '@bong-bari/edge'
import { contentTypeOf } from './content-type.ts'
import { type Encoding, encode } from './encoding.ts'

/** A file of the built web, as the CDN holds it. */
export type SiteFile = {
  contentType: string
  etag: string
  body: Buffer
  /** The body compressed; made once. */
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
  return { contentType: contentTypeOf(path), etag, body, encoded }
}

const readFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(isSiteFile)
  return Promise.all(paths.map(async (path) => [path, await loadFile(folder, path)] as const))
}

/**
 * The files of the built web that the CDN serves, by path; a later folder's stand in the place of an
 * earlier one's. Only names that were found here can be asked for, so no path leads out of a folder;
 * a build that comes later changes nothing.
 */
export const readSite = async (...folders: string[]) =>
  new Map((await Promise.all(folders.map(readFolder))).flat())
export type Site = Awaited<ReturnType<typeof readSite>>
