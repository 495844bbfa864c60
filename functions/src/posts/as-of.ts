import { postStatusAt } from '@bong-bari/contract'
import type { StoredPost } from '@bong-bari/table'

/** A post as it stands at a moment: one whose time has come is published. */
export const asOf = <One extends Pick<StoredPost, 'status' | 'publishAt'>>(
  post: One,
  now: Date,
): One => ({ ...post, status: postStatusAt(post, now) })
