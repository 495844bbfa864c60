import { api, type Post } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { useEditor } from '../../office/use-editor.ts'
import { usePicture } from '../../office/use-picture.ts'
import { toast } from '../../ui/toast.tsx'
import { useStorePost } from './managed-posts.ts'
import { type PostBody, type PostValues, postFields, postSchema, valuesOf } from './post-values.ts'

const send = (post: Post | undefined, body: PostBody) =>
  post
    ? call(api.posts.update, { params: { id: post.id }, body })
    : call(api.posts.create, { body })

const postResolver = zodResolver(postSchema)

const failures = {
  create: { title: 'Failed to Create Post', fallback: 'Failed to create blog post.' },
  update: { title: 'Failed to Update Post', fallback: 'Failed to update blog post.' },
}

/** State and saving of a post, new or `post`. */
export const usePostEditor = (post: Post | undefined, onClose: () => void) => {
  const picture = usePicture()
  const store = useStorePost()
  const editor = useEditor<PostValues, PostBody, Post>({
    draft: `draft:post:${post?.id ?? 'new'}`,
    start: valuesOf(post),
    resolver: postResolver,
    fields: postFields,
    picture: { chosen: picture, field: 'image' },
    send: (body, address) => send(post, { ...body, image: address ?? body.image }),
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
