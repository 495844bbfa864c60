import {
  api,
  limits,
  type ManagedPost,
  type Page,
  type PostStatus,
  postStatuses,
} from '@bong-bari/contract'
import { withoutMarks } from '@bong-bari/text'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { showFailure } from '../../office/failure.ts'
import { useRestore } from '../../office/restore.ts'
import { toast } from '../../ui/toast.tsx'
import { titleOf } from './title-of.ts'

type PostPages = InfiniteData<Page<ManagedPost[]>, string>

const listKey = keyOf(api.posts.managedList)
const limit = limits.postPage.default

/** Which posts a list has: those of a status, and that have the words of `q`; '' narrows nothing. */
export type PostFilter = { status: PostStatus | ''; q: string }

const keyFor = ({ status, q }: PostFilter) => [...listKey, status, q]
/** The list that narrows nothing. */
const everyPost = keyFor({ status: '', q: '' })

const readPage = async ({ status, q }: PostFilter, cursor: string, signal: AbortSignal) => {
  const ask = (from: string | undefined) => {
    const query = { limit, q: q || undefined, status: status || undefined, cursor: from }
    return call(api.posts.managedList, { query }, { signal })
  }
  let page = await ask(cursor || undefined)
  // A search says so where it has not found anything yet, and goes on from there.
  while (q && !page.items.length && page.next) page = await ask(page.next)
  return page
}

/** One that went up while pages were loaded may stand on two of them. */
const onceEach = (posts: ManagedPost[]) => [...new Map(posts.map((one) => [one.id, one])).values()]

/** The posts of all loaded pages that `filter` lets through; `content` is only the beginning of each. */
export const useManagedPosts = (filter: PostFilter) => {
  const query = useInfiniteQuery({
    queryKey: keyFor(filter),
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The list stays on the screen until what a search finds has come.
    placeholderData: keepPreviousData,
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })
  const posts = query.data?.pages.flatMap(({ items }) => items)
  return { ...query, posts: posts && onceEach(posts) }
}

/** One whole post, as it stands now: what is edited must not be an old copy. */
export const useWholePost = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.managed, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.managed, { params: { id } }, { signal }),
    gcTime: 0,
  })

type ListPlace = {
  /** The list's own; '' where it has every one. */
  status: PostStatus | ''
  /** The number of a page of the list; undefined in a search, where what is found is for the server to say. */
  page: number | undefined
  /** Whether any page that is loaded has it. */
  isListed: boolean
}

const has = (posts: ManagedPost[], id: string) => posts.some((one) => one.id === id)

/** Answers go into the lists as they are: their index may lag behind them for a moment. */
const changeLists = (
  client: QueryClient,
  id: string,
  change: (posts: ManagedPost[], place: ListPlace) => ManagedPost[],
) => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listKey })) {
    const status = postStatuses.find((one) => one === queryKey.at(-2)) ?? ''
    const isSearch = queryKey.at(-1) !== ''
    changeQuery<PostPages>(client, queryKey, (data) => {
      const isListed = data.pages.some(({ items }) => has(items, id))
      const pages = data.pages.map((page, at) => ({
        ...page,
        items: change(page.items, { status, page: isSearch ? undefined : at, isListed }),
      }))
      return { ...data, pages }
    })
  }
}

const without = (posts: ManagedPost[], id: string) => posts.filter((one) => one.id !== id)

/** Nearly as lists have it, until they are read again: the commonest signs of Markdown are left out. */
const listed = (post: ManagedPost): ManagedPost => ({
  ...post,
  content:
    post.format === 'markdown'
      ? withoutMarks(
          post.content
            .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
            .replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, '')
            .replace(/\*+|~~/g, ''),
        )
      : post.content,
})

/** Puts a post as it was saved into the lists; where it is new to one, or was something else `before`, at the top. */
export const useStorePost = () => {
  const client = useQueryClient()
  return (post: ManagedPost, before: ManagedPost | undefined) => {
    const isMoved = before?.status !== post.status
    changeLists(client, post.id, (posts, { status, page, isListed }) => {
      if (status && status !== post.status) return without(posts, post.id)
      const shown = listed(post)
      if (isListed) return posts.map((one) => (one.id === post.id ? shown : one))
      return isMoved && page === 0 ? [shown, ...posts] : posts
    })
  }
}

const newestFirst = (a: ManagedPost, b: ManagedPost) => (a.createdAt < b.createdAt ? 1 : -1)

/** Puts a restored post among the others again, on the page where it stood. */
const showAgain = (client: QueryClient, post: ManagedPost, stoodOn: number) =>
  changeLists(client, post.id, (posts, { status, page }) => {
    const others = without(posts, post.id)
    const isOfList = !status || status === post.status
    const isHere = page === (status ? 0 : stoodOn)
    return isOfList && isHere ? [...others, post].sort(newestFirst) : others
  })

const pageWith = (client: QueryClient, id: string) =>
  client.getQueryData<PostPages>(everyPost)?.pages.findIndex(({ items }) => has(items, id)) ?? 0

export const removePost = (id: string) => call(api.posts.remove, { params: { id } })

const goneWords = (post: ManagedPost) =>
  post.status === 'published'
    ? `“${post.title}” is no longer on the blog.`
    : `“${titleOf(post)}” is in the trash.`

export const useDeletePost = (post: ManagedPost, onDone: () => void) => {
  const { id } = post
  const client = useQueryClient()
  const [stoodOn] = useState(() => pageWith(client, id))
  const restore = useRestore(({ slug }) =>
    showAgain(client, { ...post, slug: slug ?? post.slug }, stoodOn),
  )
  return useMutation({
    mutationFn: () => removePost(id),
    onSuccess: () => {
      changeLists(client, id, (posts) => without(posts, id))
      toast({
        title: 'Post Deleted!',
        description: goneWords(post),
        action: { label: 'Undo', run: () => restore.mutate({ kind: 'post', id }) },
      })
      onDone()
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Failed to Delete Post',
        fallback: 'Failed to delete blog post.',
      }),
  })
}
