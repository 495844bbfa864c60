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

/** So many pictures of the time before the library one sweep takes in; the next goes on. */
const mostTakenIn = 500

const idOf = (key: string) => key.replace(/^media\//, '')
const keyOf = (address: string) => address.replace(/^\//, '')

/** Everything that the library says. */
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

/** A picture that something names keeps the smaller one beside it. */
export const withSmallOnes = (named: ReadonlySet<string>, library: Library) => {
  const kept = new Set(named)
  for (const [key, { small }] of library) if (small && named.has(key)) kept.add(keyOf(small.src))
  return kept
}

/** Cards for previews and smaller ones are nobody's choice. */
const besides = ['shareImage', 'imageSmall']

const chosenPictures = async () => {
  const chosen = new Set<string>()
  for (const { pages } of picturedLists)
    for await (const page of pages()) for (const key of picturesIn(page, besides)) chosen.add(key)
  return chosen
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

/** Notes pictures of the time before the library, and those of posts and sections that named an upload. */
export const takeIn = async (pictures: readonly StoredObject[], library: Library) => {
  const chosen = await chosenPictures()
  const isNew = ({ key }: StoredObject) => chosen.has(key) && !library.has(key)
  let taken = 0
  for (const picture of pictures.filter(isNew).slice(0, mostTakenIn))
    if (await takeInOne(picture)) taken++
  return taken
}

/** Tells the library since when nothing names a picture. */
export const tellUnused = async (key: string, library: Library, since: number | undefined) => {
  const note = library.get(key)
  if (!note || (note.unusedSince === null) === (since === undefined)) return
  await noteUnused(note.id, since === undefined ? null : new Date(since).toISOString())
}

/** What an earlier sweep removed and did not live to say. */
export const forgetRemoved = async (pictures: readonly StoredObject[], library: Library) => {
  const there = new Set(pictures.map(({ key }) => key))
  for (const [key, { id }] of library) if (!there.has(key)) await removePictureNote(id)
}

export const forget = (key: string) => removePictureNote(idOf(key))
