import { pagesByCursor } from '../db/walk.ts'
import { listTrash } from '../nouns/trash.ts'
import { listChanges, type StoredPostChanges } from './changes.ts'
import { listAllPosts } from './list.ts'
import { listRevisions, type StoredPostRevision } from './revision.ts'

async function* listPostIds() {
  for await (const posts of pagesByCursor(listAllPosts)()) yield* posts.map(({ id }) => id)
  // The trash comes last, so that posts which are deleted meanwhile are included.
  for (const { kind, id } of await listTrash(new Date())) if (kind === 'post') yield id
}

const maxConcurrentPosts = 25

/** Yields what `read` finds of each post, including posts in the trash. */
async function* readOfEachPost<Found>(read: (id: string) => Promise<Found[]>) {
  const ids: string[] = []
  const readAll = async () => {
    const pages = await Promise.all(ids.splice(0).map(read))
    return pages.filter(({ length }) => length)
  }
  for await (const id of listPostIds()) {
    ids.push(id)
    if (ids.length === maxConcurrentPosts) yield* await readAll()
  }
  yield* await readAll()
}

export const pagesOfRevisions = (): AsyncGenerator<StoredPostRevision[]> =>
  readOfEachPost(listRevisions)

export const pagesOfChanges = (): AsyncGenerator<StoredPostChanges[]> => readOfEachPost(listChanges)
