import { api, type ManagedPost, matching, standingIn } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { type Stored, useEditor } from '../../office/use-editor.ts'
import { usePicture } from '../../office/use-picture.ts'
import { toast } from '../../ui/toast.tsx'
import { useStorePost } from './managed-posts.ts'
import { type PostBody, type PostValues, postFields, postSchema, valuesOf } from './post-values.ts'

const { create, update } = api.posts

const standingOf = (post: ManagedPost) => ({ ...post, values: valuesOf(post) })

const storedOf = (post: ManagedPost): Stored<PostValues, PostBody, ManagedPost> => ({
  standing: standingOf(post),
  standingIn: (error) => {
    const now = standingIn(update, error)
    return now && standingOf(now)
  },
  change: (body, version) =>
    call(update, { params: { id: post.id }, body }, { headers: matching(version) }),
})

const postResolver = zodResolver(postSchema)

const failures = {
  create: { title: 'Failed to Create Post', fallback: 'Failed to create blog post.' },
  update: { title: 'Failed to Update Post', fallback: 'Failed to update blog post.' },
}

/** State and saving of a post, new or `post`. */
export const usePostEditor = (post: ManagedPost | undefined, onClose: () => void) => {
  const picture = usePicture()
  const store = useStorePost()
  const editor = useEditor<PostValues, PostBody, ManagedPost>({
    draft: `draft:post:${post?.id ?? 'new'}`,
    start: valuesOf(post),
    resolver: postResolver,
    fields: postFields,
    picture: { chosen: picture, field: 'image' },
    stored: post && storedOf(post),
    send: (body, address) => call(create, { body: { ...body, image: address ?? body.image } }),
    onSaved: (saved) => {
      store(saved, { isNew: !post })
      const title = post ? 'Blog Post Updated!' : 'Blog Post Created!'
      toast({ title, description: `It stands at /blog/${saved.slug}.` })
      onClose()
    },
    onClose,
    failure: post ? failures.update : failures.create,
  })
  return { editor, picture }
}
