import {
  listPictureNotes,
  notePicture,
  noteUnused,
  type PictureNote,
  picturedLists,
  picturesIn,
  removePictureNote,
} from '@bong-bari/table'
import { findPicture } from '../adapters/media-bucket.ts'
import type { StoredObject } from '../adapters/media-objects.ts'

/** Per sweep; the next goes on. */
const mostTakenIn = 500

const idOf = (key: string) => key.replace(/^media\//, '')
const keyOf = (address: string) => address.replace(/^\//, '')

export const readLibrary = async () => {
  const notes = new Map<string, PictureNote>()
  let cursor: string | undefined
  do {
    const { items, next } = await listPictureNotes({ limit: 100, cursor })
    for (const note of items) notes.set(`media/${note.id}`, note)
    cursor = next
  } while (cursor)
  return notes
}
export type Library = Awaited<ReturnType<typeof readLibrary>>

/** A named picture keeps its smaller copy. */
export const withSmallOnes = (named: ReadonlySet<string>, library: Library) => {
  const kept = new Set(named)
  for (const [key, { small }] of library) if (small && named.has(key)) kept.add(keyOf(small.src))
  return kept
}

/** Nobody chose share images and smaller copies. */
const besides = ['shareImage', 'imageSmall']

/** Those of every text, and those that somebody chose. */
export const picturesInTexts = async () => {
  const found = { named: new Set<string>(), chosen: new Set<string>() }
  for (const { pages } of picturedLists)
    for await (const page of pages()) {
      for (const key of picturesIn(page)) found.named.add(key)
      for (const key of picturesIn(page, besides)) found.chosen.add(key)
    }
  return found
}

const takeInOne = async ({ key, size, writtenAt }: StoredObject) => {
  const { width, height } = (await findPicture(key)) ?? {}
  if (!width || !height) return false
  const at = new Date(writtenAt).toISOString()
  const nobody = { small: null, altBn: null, altEn: null, createdBy: null, changedBy: null }
  const stamps = { createdAt: at, updatedAt: at, version: 1 }
  const file = { id: idOf(key), src: `/${key}`, width, height, bytes: size }
  await notePicture({ ...file, ...nobody, ...stamps })
  return true
}

/** Pictures older than the library, and uploads in posts and sections. */
export const takeIn = async (
  pictures: readonly StoredObject[],
  library: Library,
  chosen: ReadonlySet<string>,
) => {
  const isNew = ({ key }: StoredObject) => chosen.has(key) && !library.has(key)
  let taken = 0
  for (const picture of pictures.filter(isNew).slice(0, mostTakenIn))
    if (await takeInOne(picture)) taken++
  return taken
}

export const tellUnused = async (key: string, library: Library, since: number | undefined) => {
  const note = library.get(key)
  if (!note || (note.unusedSince === null) === (since === undefined)) return
  await noteUnused(note.id, since === undefined ? null : new Date(since).toISOString())
}

/** By a sweep interrupted before noting it. */
export const forgetRemoved = async (pictures: readonly StoredObject[], library: Library) => {
  const there = new Set(pictures.map(({ key }) => key))
  for (const [key, { id }] of library) if (!there.has(key)) await removePictureNote(id)
}

export const forget = (key: string) => removePictureNote(idOf(key))
