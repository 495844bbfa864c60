import type { Page, PostStatus } from '@bong-bari/contract'
import { postStatusAt } from '@bong-bari/contract'
import { findPostById } from './post.ts'
import { dueAt, placeOf, type StoredPost } from './post-item.ts'
import type { SearchedWords } from './search.ts'
import { type Search, searchPage } from './search-page.ts'
import type { Order } from './verbs.ts'

/** Keeps drafts' words out of other searches. */
const draftMark = '~'

export const foundUnder = (
  { status }: Pick<StoredPost, 'status'>,
  beginnings: readonly string[],
) => (status === 'draft' ? beginnings.map((one) => `${draftMark}${one}`) : beginnings)

type Among = { sought: (sought: SearchedWords) => SearchedWords; order: Order; isBound: boolean }

const drafts = (sought: SearchedWords): SearchedWords =>
  sought.map((beginnings) => foundUnder({ status: 'draft' }, beginnings))
const both = (sought: SearchedWords): SearchedWords =>
  sought.map((beginnings, place) => [...beginnings, ...(drafts(sought)[place] ?? [])])

const among: Record<PostStatus | 'all', Among> = {
  published: { sought: (sought) => sought, order: 'newest', isBound: true },
  scheduled: { sought: (sought) => sought, order: 'oldest', isBound: true },
  draft: { sought: drafts, order: 'newest', isBound: false },
  all: { sought: both, order: 'newest', isBound: false },
}

type PostSearch = Pick<Search<StoredPost>, 'sought' | 'limit' | 'cursor'> & {
  matches: (post: StoredPost) => Promise<boolean>
  status?: PostStatus | undefined
  now: Date
}

/** In list order, see {@link searchPage}. Reads candidates twice, eventually; half a read unit per index query. */
export const searchPosts = ({
  matches,
  status,
  now,
  sought,
  ...search
}: PostSearch): Promise<Page<StoredPost[]>> => {
  const { isBound, order, ...way } = among[status ?? 'all']
  return searchPage({
    ...search,
    kind: 'post',
    order,
    sought: way.sought(sought),
    bound: isBound ? dueAt(now) : undefined,
    placeOf,
    find: (id) => findPostById(id, { eventual: true }),
    isOne: async (post) => (!status || postStatusAt(post, now) === status) && (await matches(post)),
  })
}
