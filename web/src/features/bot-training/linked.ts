import {
  api,
  type Card,
  isPostId,
  type Link,
  type ManagedPost,
  type PostStatus,
} from '@bong-bari/contract'
import { fallbackVideos } from '@bong-bari/site'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { isGone } from '../../office/page/failure.ts'
import { linkedKey } from './training-values.ts'

/** A video or post to choose, hidden ones too. */
export type Linked = Pick<Card, 'title' | 'image'> & {
  link: Link
  status?: PostStatus
  /** A post may be linked by it too. */
  slug?: string | null
}

const { videos, posts } = api

export const shownVideos = queryOptions({
  queryKey: [...keyOf(videos.all), 'links'],
  queryFn: async ({ signal }) => {
    const stored = await call(videos.all, undefined, { signal })
    return (stored.length ? stored : fallbackVideos).map(
      ({ videoId: id, title, thumbnail }): Linked => ({
        link: { kind: 'video', id },
        title,
        image: thumbnail,
      }),
    )
  },
})

type Headed = Pick<ManagedPost, 'title' | 'image' | 'imageSmall'>

const headOf = ({ title, image, imageSmall }: Headed) => ({
  title: title.trim() || 'Untitled',
  image: imageSmall?.src ?? image,
})

/** Linked by id, which outlives slug changes. */
export const linkedPost = (post: ManagedPost): Linked => ({
  ...headOf(post),
  link: { kind: 'post', id: post.id },
  slug: post.slug,
  status: post.status,
})

const readPost = async (id: string, signal: AbortSignal): Promise<Linked> => {
  if (isPostId(id)) return linkedPost(await call(posts.managed, { params: { id } }, { signal }))
  const post = await call(posts.bySlug, { params: { slug: id } }, { signal })
  return { ...headOf(post), link: { kind: 'post', id } }
}

/** What a link leads to; null where it is gone. */
export const linkedBy = (client: QueryClient, link: Link) =>
  queryOptions({
    queryKey: linkedKey(link),
    queryFn: async ({ signal }): Promise<Linked | null> => {
      if (link.kind === 'video') {
        const all = await client.ensureQueryData(shownVideos)
        return all.find((one) => one.link.id === link.id) ?? null
      }
      try {
        return await readPost(link.id, signal)
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  })
