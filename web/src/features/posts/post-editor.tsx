import { limits } from '@bong-bari/contract'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Conflict, EditorForm } from '../../office/editor-form.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { TagsField } from '../../office/tags-field.tsx'
import { useMediaQuery } from '../../office/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { Desk } from './desk.tsx'
import { OthersLine } from './others-line.tsx'
import { Past, Unpublished } from './past.tsx'
import {
  type DrawPost,
  type EditedPost,
  type PostBody,
  type PostValues,
  storedSlug,
  wasPublic,
} from './post-values.ts'
import { RemovalOffer } from './removal-offer.tsx'
import { SaveState } from './save-state.tsx'
import { TextEditor } from './text-editor.tsx'
import type { PictureNames } from './text-names.ts'
import { TextPreview } from './text-preview.tsx'
import { usePostEditor } from './use-post-editor.ts'
import { useSteps } from './use-steps.tsx'

/** Letters of a text from which tags are offered. */
const offeredFrom = 4_000

type Form = UseFormReturn<PostValues, unknown, PostBody>

const SlugField = ({ form, post }: { form: Form; post: EditedPost | undefined }) => {
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] })
  const stored = storedSlug({ title, slug }) || post?.slug
  const address = stored || (title.trim() ? 'post- and a short code' : '…')
  const isMoved = post?.slug && stored !== post.slug
  return (
    <InputField
      label="Slug"
      aside={post?.slug ? undefined : 'auto from title'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.post.slug}
      hint={
        <>
          The address {isMoved || !post?.slug ? 'will be' : 'is'}{' '}
          <b className="wrap-anywhere">/blog/{address}</b>
          {!slug.trim() &&
            stored &&
            !post?.slug &&
            ', with a number after it where another post has that one'}
          {isMoved && wasPublic(post) && `; links to /blog/${post.slug} will lead there`}.
        </>
      }
      error={form.formState.errors.slug?.message}
      {...form.register('slug')}
    />
  )
}

type TextsProps = {
  form: Form
  post: EditedPost | undefined
  names: PictureNames
  below: ReactNode
}

const Texts = ({ form, post, names, below }: TextsProps) => {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <InputField label="Title" required error={errors.title?.message} {...register('title')} />
      <SlugField form={form} post={post} />
      <TextEditor
        label="Content"
        error={errors.content?.message}
        format={post?.format ?? 'markdown'}
        form={form}
        names={names}
      >
        {below}
      </TextEditor>
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

const Tags = ({ form }: { form: Form }) => {
  const [tags, title, content] = useWatch({
    control: form.control,
    name: ['tags', 'title', 'content'],
  })
  return (
    <TagsField
      field={form.register('tags')}
      error={form.formState.errors.tags?.message}
      lines={tags}
      text={`${title} ${content.slice(0, offeredFrom)}`}
      onLines={(lines) => form.setValue('tags', lines, { shouldDirty: true })}
    />
  )
}

type PostEditorProps = {
  post?: EditedPost
  begun?: string | undefined
  draw: DrawPost
  onBorn: (id: string) => void
  onClose: () => void
}

const safe = 'Nothing is lost either way: what does not stay is kept among the earlier versions.'

/** The form of a post beside what it will look like, and what can be done with it. */
export const PostEditor = ({ post: given, begun, draw, onBorn, onClose }: PostEditorProps) => {
  const editing = usePostEditor({ post: given, begun, onBorn, onClose })
  const { editor, picture, post } = editing
  const { form } = editor
  const { errors } = form.formState
  const image = useWatch({ control: form.control, name: 'image' })
  const isWide = useMediaQuery('(min-width: 48rem)')
  const preview = (
    <TextPreview form={form} post={post} image={picture.chosen?.preview} draw={draw} />
  )
  const [view, setView] = useState<'past' | 'changes'>()
  const close = () => setView(undefined)
  const steps = useSteps(editing, given === undefined)
  return (
    <>
      {view === 'past' && post && <Past editing={editing} post={post} onClose={close} />}
      {view === 'changes' && post && <Unpublished editing={editing} post={post} onClose={close} />}
      <div hidden={view !== undefined}>
        <EditorForm
          // The server has it, or the list tells of it: what stands here is not to be thrown away in passing.
          editor={{ ...editor, submit: steps.submit, isRestored: false }}
          save={steps.main}
          state={
            <>
              <OthersLine others={editing.others} cameIn={editor.cameIn} />
              <SaveState
                state={steps.state}
                isPublic={post !== undefined && post.status !== 'draft'}
              />
              {editor.conflict.clashes.length > 0 && (
                <Button variant="secondary" onClick={() => editor.conflict.panel.current?.focus()}>
                  Choose what stays
                </Button>
              )}
            </>
          }
          more={steps.buttons}
          hasOwnConflict
          leave={{ label: post ? 'Done' : 'Cancel', run: onClose }}
          // Never absent: the form would begin anew where a phone is turned.
          beside={<div className="self-stretch max-md:hidden">{isWide && preview}</div>}
        >
          <RemovalOffer editing={editing} />
          <Desk
            editing={editing}
            onPast={() => setView('past')}
            onCompare={() => setView('changes')}
          />
          {steps.when}
          <Texts
            form={form}
            post={post}
            names={editing.names}
            below={
              <>
                <Conflict editor={editor} safe={safe} />
                {!isWide && preview}
              </>
            }
          />
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
          <Tags form={form} />
          {steps.panel}
        </EditorForm>
      </div>
      {steps.question}
    </>
  )
}
