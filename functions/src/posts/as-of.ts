import { postStatusAt } from '@bong-bari/contract'
import type { StoredPost } from '@bong-bari/table'

/** A scheduled post whose time has come counts as published. */
export const asOf = <One extends Pick<StoredPost, 'status' | 'publishAt'>>(
  post: One,
  now: Date,
): One => ({ ...post, status: postStatusAt(post, now) })
