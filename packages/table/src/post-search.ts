import type { ManagedPost, Page } from '@bong-bari/contract'
import { findPostById } from './post.ts'
import { type Search, searchPage } from './search-page.ts'

type PostSearch = Pick<Search<ManagedPost>, 'sought' | 'limit' | 'cursor'> & {
  /** Whether a post, as it is now, is what somebody looks for. */
  matches: (post: ManagedPost) => Promise<boolean>
}

/**
 * One page of the posts that match, among all there are, newest first: see {@link searchPage}. It reads
 * each post that it looks at twice, eventually, and costs half a read unit for each query of the index.
 */
export const searchPosts = ({ matches, ...search }: PostSearch): Promise<Page<ManagedPost[]>> =>
  searchPage({
    ...search,
    kind: 'post',
    find: (id) => findPostById(id, { eventual: true }),
    isOne: matches,
  })
