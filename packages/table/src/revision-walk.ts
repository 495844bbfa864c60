import { listChanges, type StoredPostChanges } from './post-changes.ts'
import { listEveryPost } from './post-list.ts'
import { listRevisions, type StoredPostRevision } from './post-revision.ts'
import { listTrash } from './trash.ts'
import { byCursor } from './walk.ts'

async function* postIds() {
  for await (const posts of byCursor(listEveryPost)()) yield* posts.map(({ id }) => id)
  // Last, to include posts deleted during the walk.
  for (const { kind, id } of await listTrash(new Date())) if (kind === 'post') yield id
}

/** Posts read together; the next are listed meanwhile. */
const together = 25

/** What `read` finds of each post, the trash included. */
async function* ofEachPost<Found>(read: (id: string) => Promise<Found[]>) {
  let reading: Promise<Found[]>[] = []
  for await (const id of postIds()) {
    reading.push(read(id))
    if (reading.length < together) continue
    for (const found of await Promise.all(reading)) if (found.length) yield found
    reading = []
  }
  for (const found of await Promise.all(reading)) if (found.length) yield found
}

export const pagesOfRevisions = (): AsyncGenerator<StoredPostRevision[]> =>
  ofEachPost(listRevisions)

export const pagesOfChanges = (): AsyncGenerator<StoredPostChanges[]> => ofEachPost(listChanges)
