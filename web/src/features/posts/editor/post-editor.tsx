import { limits } from '@bong-bari/contract'
import { Check, CloudOff, Ellipsis, GitCompare, RefreshCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DialogActions } from '../../../office/dialog/dialog.tsx'
import { part, windowPart } from '../../../office/dialog/part.tsx'
import { labelField } from '../../../office/form/conflict.ts'
import { Conflict, EditorForm } from '../../../office/form/editor-form.tsx'
import { Disclosure } from '../../../office/page/disclosure.tsx'
import { useMediaQuery } from '../../../office/page/use-media-query.ts'
import { PictureField } from '../../../office/picture/picture-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { InputField, TextareaField } from '../../../ui/field.tsx'
import {
  type DrawPost,
  type EditedPost,
  type PostBody,
  type PostValues,
  storedSlug,
  wasPublic,
} from '../data/values.ts'
import { TextEditor } from '../text/editor.tsx'
import { TextPreview } from '../text/preview.tsx'
import { clockWords } from './moment.ts'
import type { SaveState as State } from './use-autosave.ts'
import { type PostEditing, usePostEditor } from './use-post-editor.ts'
import { useSteps } from './use-steps.tsx'

const icons = {
  saving: RefreshCw,
  saved: Check,
  offline: CloudOff,
  unreachable: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
}

const describeState = (state: Exclude<State, { kind: 'quiet' }>, isPublic: boolean) => {
  switch (state.kind) {
    case 'saving':
      return 'Saving...'
    case 'saved': {
      const unsaved = state.without.map(labelField).join(', ')
      const where = isPublic ? ', not public yet' : ''
      return `Saved ${clockWords(state.at)}${where}${unsaved && `, without what cannot be stored: ${unsaved}`}`
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

type SaveStateProps = { state: State; isPublic: boolean; children: ReactNode }

/** One line above the buttons. `children` are buttons beside it. */
const SaveState = ({ state, isPublic, children }: SaveStateProps) => {
  const Icon = state.kind === 'quiet' ? undefined : icons[state.kind]
  return (
    <div className="flex min-h-5 w-full min-w-0 items-center gap-3 [&>p:empty]:hidden">
      <p
        role="status"
        className="flex min-w-0 items-start gap-1.5 text-dense text-khata-700 leading-[1.45] [&>svg]:mt-0.5 [&>svg]:size-[15px] [&>svg]:flex-none"
      >
        {Icon && <Icon />}
        {state.kind !== 'quiet' && (
          <span className="min-w-0">{describeState(state, isPublic)}</span>
        )}
      </p>
      {children}
    </div>
  )
}

// These are opened seldom, and the code that compares texts is large.
const revisions = part(
  async () => (await import('../post-history.tsx')).RevisionsView,
  'Loading the earlier versions...',
)
const changes = part(
  async () => (await import('../post-history.tsx')).ChangesView,
  'Loading the changes...',
)

// Most posts are written without the tools and the sheet, so both load when they are opened.
const tools = part(async () => (await import('./post-tools.tsx')).PostTools, 'Loading the tools...')
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

/** Says in one line what the folded fields hold. */
const summaryOf = (
  { slug, excerpt, image, date }: PostValues,
  post: EditedPost | undefined,
  hasCover: boolean,
) => {
  const address = storedSlug({ title: '', slug })
  const set = [
    ...(address && address !== post?.slug ? [`address /blog/${address}`] : []),
    ...(hasCover || image.trim() ? ['cover'] : []),
    ...(excerpt.trim() ? ['excerpt'] : []),
    ...(date.trim() ? [`date “${date.trim()}”`] : []),
  ]
  return set.length > 0 ? `Set: ${set.join(', ')}` : 'Cover, excerpt, address, date, preview link'
}

type MoreProps = { editing: PostEditing; children: ReactNode }

/** The fields that most posts leave empty, and the tools that are seldom used. */
const More = ({ editing, children }: MoreProps) => {
  const { editor, picture, post } = editing
  const { form } = editor
  const { register, control, formState } = form
  const { errors } = formState
  const [slug = '', excerpt = '', image = '', date = ''] = useWatch({
    control,
    name: ['slug', 'excerpt', 'image', 'date'],
  })
  const values = { ...form.getValues(), slug, excerpt, image, date }
  const hasError = [errors.slug, errors.excerpt, errors.image, errors.date, picture.error].some(
    Boolean,
  )
  return (
    <Disclosure
      label="More"
      summary={summaryOf(values, post, picture.chosen !== undefined)}
      hasError={hasError}
    >
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
        {...register('image')}
      />
      <TextareaField
        label="Excerpt"
        aside="optional"
        rows={2}
        hint="What the list of posts shows; without one, the content's first 100 characters."
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
      <SlugField form={form} post={post} />
      <InputField
        label="Date"
        aside="optional"
        hint="Any words, such as “March 15, 2024”; without them, the day of writing."
        error={errors.date?.message}
        {...register('date')}
      />
      {children}
    </Disclosure>
  )
}

type PostEditorProps = {
  post?: EditedPost
  draftId?: string | undefined
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

const conflictHint = 'Nothing is lost either way: the other one is kept among the earlier versions.'

export const PostEditor = ({ post: given, draftId, draw, onCreated, onClose }: PostEditorProps) => {
  const editing = usePostEditor({ post: given, draftId, onCreated, onClose })
  const { editor, picture, post } = editing
  const { form } = editor
  const { errors } = form.formState
  const image = useWatch({ control: form.control, name: 'image' })
  const isOvertaken = post?.changes && post.changes.base < post.version
  const isWide = useMediaQuery('(min-width: 48rem)')
  const preview = (
    <TextPreview form={form} post={post} image={picture.chosen?.preview} draw={draw} />
  )
  const [view, setView] = useState<'past' | 'changes'>()
  const close = () => setView(undefined)
  const compare = () => setView('changes')
  const isNarrow = useMediaQuery('(max-width: 47.99rem)')
  const sheet = useSheet()
  // On a phone the focus would open the keyboard over what the editor offers.
  const [focusesTitle] = useState(!given && !draftId && isWide)
  const { setFocus } = form
  useEffect(() => {
    if (focusesTitle) setFocus('title')
  }, [focusesTitle, setFocus])
  const steps = useSteps(editing, sheet.after)
  const options = (
    <Button variant="secondary" disabled={editor.isSaving} onClick={sheet.open}>
      <Ellipsis />
      Options
    </Button>
  )
  const saved = (
    <SaveState state={steps.state} isPublic={post !== undefined && post.status !== 'draft'}>
      {steps.saveDraft}
    </SaveState>
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
          more={isNarrow ? options : steps.buttons}
          hasOwnConflict
          leave={{ label: 'Done', run: onClose }}
          // It is always there, because the form would remount when a phone is turned.
          beside={<div className="self-stretch max-md:hidden">{isWide && preview}</div>}
        >
          {steps.when}
          {isOvertaken && (
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800">
              <p role="status" className="min-w-0 flex-1">
                The post itself was changed since these changes were begun. Compare before you
                publish them.
              </p>
              <Button variant="secondary" onClick={compare}>
                <GitCompare />
                Compare
              </Button>
            </div>
          )}
          <InputField
            label="Title"
            required
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextEditor
            error={errors.content?.message}
            format={post?.format ?? 'markdown'}
            form={form}
            head={
              <>
                {saved}
                {options}
              </>
            }
          >
            <Conflict editor={editor} safe={conflictHint} />
          </TextEditor>
          <More editing={editing}>
            <tools.Component
              editing={editing}
              onPast={() => setView('past')}
              onCompare={isOvertaken ? undefined : compare}
              onCheck={isNarrow ? undefined : sheet.open}
            />
          </More>
          {!isWide && preview}
          {!sheet.isOpen && steps.panel}
        </EditorForm>
      </div>
      {sheet.isOpen && (
        <publishSheet.Component
          values={form.getValues()}
          hasCover={picture.chosen !== undefined || image !== ''}
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
