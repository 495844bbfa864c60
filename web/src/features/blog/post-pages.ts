import { api } from '@bong-bari/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { keyOf } from '../../api.ts'
import type { PostHead } from './post.ts'

type PostPage = { items: PostHead[]; next?: string | undefined }

/** The list as read so far, from its first page. */
export type ReadPages = InfiniteData<PostPage, string>

const listKey = keyOf(api.posts.list)

/** The first page as last read: a newly opened list begins with it. */
export const firstPostsKey = [...listKey, 'first']

/** The list at one entry of the browser's history. */
export const postPagesKey = (entry: string) => [...listKey, 'pages', entry]
