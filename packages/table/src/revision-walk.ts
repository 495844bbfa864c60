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

/** Of all posts, the trash included. */
export async function* pagesOfRevisions(): AsyncGenerator<StoredPostRevision[]> {
  for await (const id of postIds()) {
    const revisions = await listRevisions(id)
    if (revisions.length) yield revisions
  }
}

export async function* pagesOfChanges(): AsyncGenerator<StoredPostChanges[]> {
  for await (const id of postIds()) {
    const changes = await listChanges(id)
    if (changes.length) yield changes
  }
}
