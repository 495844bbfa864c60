import { limits, type ManagedPost } from '@bong-bari/contract'
import { useDeferredValue } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { EditorForm } from '../../office/editor-form.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import {
  type DrawPost,
  type PostBody,
  type PostValues,
  shownPost,
  storedSlug,
} from './post-values.ts'
import { usePostEditor } from './use-post-editor.ts'

type Form = UseFormReturn<PostValues, unknown, PostBody>

const NewSlug = ({ form }: { form: Form }) => {
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] })
  const stored = storedSlug({ title, slug })
  const address = stored || (title.trim() ? 'post- and a short code' : '…')
  return (
    <InputField
      label="Slug"
      aside="auto from title"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.post.slug}
      hint={
        <>
          The address will be <b className="wrap-anywhere">/blog/{address}</b>
          {!slug.trim() && stored && ', with a number after it where another post has that one'}.
        </>
      }
      error={form.formState.errors.slug?.message}
      {...form.register('slug')}
    />
  )
}

const FixedSlug = ({ slug }: { slug: string }) => (
  <InputField
    label="Slug"
    readOnly
    value={slug}
    hint="The slug stays as it is, so that links to this post go on working."
  />
)

const Texts = ({ form, post }: { form: Form; post: ManagedPost | undefined }) => {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <InputField label="Title" required error={errors.title?.message} {...register('title')} />
      {post ? <FixedSlug slug={post.slug} /> : <NewSlug form={form} />}
      <TextareaField
        label="Content"
        required
        rows={9}
        placeholder="Line breaks are kept. Start a line with # for a heading."
        error={errors.content?.message}
        {...register('content')}
      />
      <TextareaField
        label="Excerpt"
        aside="optional"
        rows={2}
        hint="What the list of posts shows; without one, the content's first 100 characters."
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
    </>
  )
}

const Preview = ({
  form,
  post,
  image,
  draw,
}: {
  form: Form
  post?: ManagedPost | undefined
  image?: string | undefined
  draw: DrawPost
}) => {
  const values = useDeferredValue(useWatch({ control: form.control, compute: (all) => all }))
  return (
    <article
      data-look="house"
      className="sticky top-0 max-h-[calc(78*var(--dvh))] overflow-auto rounded-md border border-khata-200 bg-chun-50 px-5 pt-4.5 pb-6 max-md:static max-md:max-h-none"
      aria-label="Live preview"
    >
      {draw(shownPost(values, image, post))}
    </article>
  )
}

type PostEditorProps = { post?: ManagedPost; draw: DrawPost; onClose: () => void }

/** The form of a post beside what it will look like. */
export const PostEditor = ({ post, draw, onClose }: PostEditorProps) => {
  const { editor, picture } = usePostEditor(post, onClose)
  const { form } = editor
  const { errors } = form.formState
  const image = useWatch({ control: form.control, name: 'image' })
  return (
    <EditorForm
      editor={editor}
      save={post ? 'Save changes' : 'Create Post'}
      beside={<Preview form={form} post={post} image={picture.chosen?.preview} draw={draw} />}
    >
      <Texts form={form} post={post} />
      <PictureField
        label="Cover image"
        picture={picture}
        current={image}
        onAddress={(address) => form.setValue('image', address, { shouldDirty: true })}
      />
      <InputField
        label="Image URL"
        aside="optional"
        inputMode="url"
        error={errors.image?.message}
        {...form.register('image')}
      />
      <InputField
        label="Date"
        aside="optional"
        hint="Any words, such as “March 15, 2024”; without them, the day of writing."
        error={errors.date?.message}
        {...form.register('date')}
      />
    </EditorForm>
  )
}
