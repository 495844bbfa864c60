import { api, type Post } from '@bong-bari/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api.ts'
import { useKeptValues } from '../../office/use-kept-values.ts'
import { usePicture } from '../../office/use-picture.ts'
import { useSaving } from '../../office/use-saving.ts'
import { readDraft, withDraft, writeDraft } from '../../ui/draft.ts'
import { resolverOf } from '../../ui/resolver.ts'
import { toast } from '../../ui/toast.tsx'
import { useStorePost } from './managed-posts.ts'
import { type PostBody, type PostValues, postFields, postSchema, valuesOf } from './post-values.ts'

const send = (post: Post | undefined, body: PostBody) =>
  post
    ? call(api.posts.update, { params: { id: post.id }, body })
    : call(api.posts.create, { body })

const failures = {
  create: { title: 'Failed to Create Post', fallback: 'Failed to create blog post.' },
  update: { title: 'Failed to Update Post', fallback: 'Failed to update blog post.' },
}

/** State and saving of a post, new or `post`. What is typed is kept until it is saved. */
export const usePostEditor = (post: Post | undefined, onClose: () => void) => {
  const draft = `draft:post:${post?.id ?? 'new'}`
  const [isKept, setKept] = useState(() => readDraft(draft) !== undefined)
  const form = useForm<PostValues, unknown, PostBody>({
    resolver: resolverOf(postSchema),
    mode: 'onTouched',
    defaultValues: withDraft(draft, valuesOf(post)),
  })
  useKeptValues(form.subscribe, draft)
  const picture = usePicture()
  const store = useStorePost()
  const { save, isSaving } = useSaving<PostBody, Post>({
    draft,
    picture,
    imageField: 'image',
    send: (body, { address }) => send(post, { ...body, image: address ?? body.image }),
    onSaved: (saved) => {
      store(saved, { isNew: !post })
      const title = post ? 'Blog Post Updated!' : 'Blog Post Created!'
      toast({ title, description: `It stands at /blog/${saved.slug}.` })
      onClose()
    },
    onRefused: (fields) => {
      for (const name of postFields)
        if (fields[name] && !(name === 'image' && picture.chosen))
          form.setError(name, { message: fields[name] }, { shouldFocus: true })
    },
    failure: post ? failures.update : failures.create,
  })
  const startAfresh = () => {
    form.reset(valuesOf(post))
    writeDraft(draft, undefined)
    setKept(false)
  }
  const discard = () => {
    writeDraft(draft, undefined)
    onClose()
  }
  return { form, picture, isSaving, submit: form.handleSubmit(save), isKept, startAfresh, discard }
}
