import { limits } from '@bong-bari/contract'
import { Check, CloudOff, Ellipsis, RefreshCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { labelOf } from '../../office/conflict.ts'
import { DialogActions } from '../../office/dialog.tsx'
import { Conflict, EditorForm } from '../../office/editor-form.tsx'
import { part, windowPart } from '../../office/part.tsx'
import { PictureField } from '../../office/picture-field.tsx'
import { useMediaQuery } from '../../office/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { clockWords } from './moment.ts'
import {
  type DrawPost,
  type EditedPost,
  type PostBody,
  type PostValues,
  storedSlug,
  wasPublic,
} from './post-values.ts'
import { TextEditor } from './text-editor.tsx'
import { TextPreview } from './text-preview.tsx'
import type { SaveState as State } from './use-autosave.ts'
import { usePostEditor } from './use-post-editor.ts'
import { useSteps } from './use-steps.tsx'

const icons = {
  saving: RefreshCw,
  saved: Check,
  offline: CloudOff,
  unreachable: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
}

const wordsOf = (state: Exclude<State, { kind: 'quiet' }>, isPublic: boolean) => {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'saved': {
      const left = state.without.map(labelOf).join(', ')
      const where = isPublic ? ', not public yet' : ''
      return `Saved ${clockWords(state.at)}${where}${left && `, without what cannot be stored: ${left}`}`
    }
    case 'offline':
      return 'Offline: kept on this device, sent when the connection is back'
    case 'unreachable':
      return 'The server cannot be reached: kept here, sent again by itself'
    case 'conflict':
      return 'Somebody else changed the same words: choose below the text what stays. Yours is kept'
    case 'refused':
      return `Not saved: ${state.why}`
  }
}

/** One line above the buttons. */
const SaveState = ({ state, isPublic }: { state: State; isPublic: boolean }) => {
  const Icon = state.kind === 'quiet' ? undefined : icons[state.kind]
  return (
    <p
      role="status"
      className="flex min-h-5 w-full items-start gap-1.5 text-dense text-khata-700 leading-[1.45] [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
    >
      {Icon && <Icon />}
      {state.kind !== 'quiet' && <span className="min-w-0">{wordsOf(state, isPublic)}</span>}
    </p>
  )
}

// Seldom wanted, and comparing texts is heavy.
const revisions = part(
  async () => (await import('./post-history.tsx')).RevisionsView,
  'Loading the earlier versions...',
)
const changes = part(
  async () => (await import('./post-history.tsx')).ChangesView,
  'Loading the changes...',
)

// Neither is seen first: one is below the text, the other is rare.
const desk = part(async () => (await import('./desk.tsx')).Desk, 'Loading the tools...')

const publishSheet = windowPart(async () => (await import('./publish-sheet.tsx')).PublishSheet)

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
  /** Above the text while a keyboard leaves little room. */
  head: ReactNode
  below: ReactNode
}

const Texts = ({ form, post, head, below }: TextsProps) => {
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
        head={head}
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

type PostEditorProps = {
  post?: EditedPost
  begun?: string | undefined
  draw: DrawPost
  onCreated: (id: string) => void
  onClose: () => void
}

/** The sheet before publishing. A step runs once it is closed, so that a field's error can have the focus. */
const useSheet = () => {
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<() => void>()
  useEffect(() => {
    if (isOpen || !step) return
    setStep(undefined)
    step()
  }, [isOpen, step])
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    after: (step: () => void) => {
      if (!isOpen) return step()
      setStep(() => step)
      setOpen(false)
    },
  }
}

const safe = 'Nothing is lost either way: the other one is kept among the earlier versions.'

export const PostEditor = ({ post: given, begun, draw, onCreated, onClose }: PostEditorProps) => {
  const editing = usePostEditor({ post: given, begun, onCreated, onClose })
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
  const isNarrow = useMediaQuery('(max-width: 47.99rem)')
  const sheet = useSheet()
  const steps = useSteps(editing, sheet.after)
  const more = (
    <Button variant="secondary" disabled={editor.isSaving} onClick={sheet.open}>
      <Ellipsis />
      More
    </Button>
  )
  const saved = (
    <SaveState state={steps.state} isPublic={post !== undefined && post.status !== 'draft'} />
  )
  return (
    <>
      {view === 'past' && post && (
        <revisions.Component editing={editing} post={post} onClose={close} />
      )}
      {view === 'changes' && post && (
        <changes.Component editing={editing} post={post} onClose={close} />
      )}
      <div hidden={view !== undefined}>
        <EditorForm
          // The server or the list has it: the words here are not thrown away lightly.
          editor={{ ...editor, submit: steps.submit, isRestored: false }}
          save={steps.main}
          state={
            <>
              {saved}
              {editor.conflict.fields.length > 0 && (
                <Button variant="secondary" onClick={() => editor.conflict.panel.current?.focus()}>
                  Choose what stays
                </Button>
              )}
            </>
          }
          more={isNarrow ? more : steps.buttons}
          hasOwnConflict
          leave={{ label: post ? 'Done' : 'Cancel', run: onClose }}
          // Always there: the form would remount when a phone is turned.
          beside={<div className="self-stretch max-md:hidden">{isWide && preview}</div>}
        >
          {steps.when}
          <Texts
            form={form}
            post={post}
            head={
              <>
                {saved}
                {more}
              </>
            }
            below={
              <>
                <Conflict editor={editor} safe={safe} />
                {!isWide && preview}
              </>
            }
          />
          <desk.Component
            editing={editing}
            onPast={() => setView('past')}
            onCompare={() => setView('changes')}
            onCheck={isNarrow ? undefined : sheet.open}
          />
          <PictureField
            label="Cover image"
            picture={picture}
            current={image}
            onAddress={(address) => form.setValue('image', address, { shouldDirty: true })}
            onTryAgain={editing.keepCover}
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
          {!sheet.isOpen && steps.panel}
        </EditorForm>
      </div>
      {sheet.isOpen && (
        <publishSheet.Component
          values={form.getValues()}
          image={picture.chosen?.preview ?? image}
          onClose={sheet.close}
        >
          {steps.panel}
          <DialogActions>
            <Button onClick={() => void steps.submit()}>{steps.main}</Button>
            {steps.buttons}
          </DialogActions>
        </publishSheet.Component>
      )}
      {steps.question}
    </>
  )
}
