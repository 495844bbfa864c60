import { api } from '@bong-bari/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { keyOf } from '../../api.ts'
import type { PostHead } from './post.ts'

type PostPage = { items: PostHead[]; next?: string | undefined }

/** What has been read of the list, from its first page on. */
export type ReadPages = InfiniteData<PostPage, string>

const listKey = keyOf(api.posts.list)

/** The first page as it was read last: what a list that is opened anew begins with. */
export const firstPostsKey = [...listKey, 'first']

/** The list as it stands at one place of the browser's history. */
export const postPagesKey = (entry: string) => [...listKey, 'pages', entry]
