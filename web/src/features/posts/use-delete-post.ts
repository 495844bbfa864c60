import type { ManagedPost } from '@bong-bari/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '../../office/failure.ts'
import { nowInTrash, useRestore } from '../../office/restore.ts'
import { toast } from '../../ui/toast.tsx'
import {
  changeLists,
  everyPost,
  has,
  type PostPages,
  removePost,
  without,
} from './managed-posts.ts'
import { titleOf } from './title-of.ts'

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

const goneWords = (post: ManagedPost) =>
  post.status === 'published'
    ? `“${post.title}” is no longer on the blog.`
    : nowInTrash(`“${titleOf(post)}”`)

/** Takes a post to the trash, and back where that is undone. */
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
