import { byCursor } from '../db/walk.ts'
import { listTrash } from '../nouns/trash.ts'
import { listChanges, type StoredPostChanges } from './changes.ts'
import { listEveryPost } from './list.ts'
import { listRevisions, type StoredPostRevision } from './revision.ts'

async function* postIds() {
  for await (const posts of byCursor(listEveryPost)()) yield* posts.map(({ id }) => id)
  // Last, to include posts deleted during the walk.
  for (const { kind, id } of await listTrash(new Date())) if (kind === 'post') yield id
}

/** Posts read at once. */
const together = 25

/** What `read` finds of each post, the trash included. */
async function* ofEachPost<Found>(read: (id: string) => Promise<Found[]>) {
  const ids: string[] = []
  const readAll = async () => {
    const found = await Promise.all(ids.splice(0).map(read))
    return found.filter(({ length }) => length)
  }
  for await (const id of postIds()) {
    ids.push(id)
    if (ids.length === together) yield* await readAll()
  }
  yield* await readAll()
}

export const pagesOfRevisions = (): AsyncGenerator<StoredPostRevision[]> =>
  ofEachPost(listRevisions)

export const pagesOfChanges = (): AsyncGenerator<StoredPostChanges[]> => ofEachPost(listChanges)
