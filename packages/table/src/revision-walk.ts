import { listChanges, type StoredPostChanges } from './post-changes.ts'
import { listEveryPost } from './post-list.ts'
import { listRevisions, type StoredPostRevision } from './post-revision.ts'
import { listTrash } from './trash.ts'
import { byCursor } from './walk.ts'

async function* postIds() {
  for await (const posts of byCursor(listEveryPost)()) yield* posts.map(({ id }) => id)
  // Read last, so that what is deleted meanwhile is met there.
  for (const { kind, id } of await listTrash(new Date())) if (kind === 'post') yield id
}

/** The revisions of every post, also of those in the trash. */
export async function* pagesOfRevisions(): AsyncGenerator<StoredPostRevision[]> {
  for await (const id of postIds()) {
    const revisions = await listRevisions(id)
    if (revisions.length) yield revisions
  }
}

/** The changes of every post that are not public yet. */
export async function* pagesOfChanges(): AsyncGenerator<StoredPostChanges[]> {
  for await (const id of postIds()) {
    const changes = await listChanges(id)
    if (changes.length) yield changes
  }
}
