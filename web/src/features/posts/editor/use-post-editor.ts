import {
  api,
  CallError,
  type CallInput,
  findCurrent,
  type ManagedPost,
  matching,
  type PostStatus,
} from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { call, hasSession } from '../../../api.ts'
import { labelField } from '../../../office/form/conflict.ts'
import { findChangedFields, pickFields, type Snapshot } from '../../../office/form/use-changes.ts'
import { type Stored, useEditor } from '../../../office/form/use-editor.ts'
import { usePicture } from '../../../office/picture/use-picture.ts'
import { newKey } from '../../../plain/new-key.ts'
import { toast } from '../../../ui/toast.tsx'
import { noteCreated, takeOverDraft } from '../data/drafts.ts'
import { noteLastSave, useStorePost } from '../data/query.ts'
import {
  draftChanges,
  draftSchema,
  type EditedPost,
  hasPendingChanges,
  hasWords,
  type PostBody,
  type PostValues,
  postFields,
  postSchema,
  snapshotOf,
  valuesOf,
} from '../data/values.ts'
import { type Saved, useAutosave } from './use-autosave.ts'

export type PostStep =
  | { kind: 'publish' | 'keep' | 'draft' }
  | { kind: 'schedule'; publishAt: string }

/** The fields that make the step. A new post is published without any. */
const publicationOf = (
  step: PostStep,
  post?: ManagedPost,
): { status?: PostStatus; publishAt?: string } => {
  // Changes beside a post are merged by saving its current status.
  if (step.kind === 'keep' && post && post.status !== 'draft') {
    const { status, publishAt } = post
    return { status, ...(status === 'scheduled' && publishAt && { publishAt }) }
  }
  if (step.kind === 'schedule') return { status: 'scheduled', publishAt: step.publishAt }
  if (step.kind === 'keep') return {}
  return { status: step.kind === 'draft' ? 'draft' : 'published' }
}

const describeSave = (step: PostStep, saved: ManagedPost, before: PostStatus | undefined) => {
  const address = saved.slug ? `It is at /blog/${saved.slug}.` : undefined
  if (saved.status === 'scheduled' && saved.publishAt) {
    const title = step.kind === 'schedule' ? 'Blog Post Scheduled!' : 'Blog Post Updated!'
    const when = momentWords(saved.publishAt, Date.now())
    return { title, description: `Visitors see it from ${when}.` }
  }
  if (step.kind === 'draft') {
    const isBack = before === 'published' || before === 'scheduled'
    const title = isBack ? 'Blog Post Moved to Drafts!' : 'Draft Saved!'
    return { title, description: 'Visitors do not see it until it is published.' }
  }
  if (step.kind === 'publish') return { title: 'Blog Post Created!', description: address }
  return { title: 'Blog Post Updated!', description: address }
}

const describeFailure = (step: PostStep, before: PostStatus | undefined) => {
  if (step.kind === 'publish')
    return { title: 'Failed to Create Post', fallback: 'Failed to create blog post.' }
  if (step.kind === 'schedule')
    return { title: 'Failed to Schedule Post', fallback: 'Failed to schedule blog post.' }
  if (step.kind === 'draft' && before !== 'published')
    return { title: 'Failed to Save Draft', fallback: 'Failed to save the draft.' }
  return { title: 'Failed to Update Post', fallback: 'Failed to update blog post.' }
}

type Editor = Pick<
  ReturnType<typeof useEditor<PostValues, PostBody, EditedPost>>,
  'form' | 'sendChanges' | 'beginFrom' | 'keepTyped'
>

const { create, update, change: changeBeside } = api.posts

type Settings = {
  given: EditedPost | undefined
  /** The name of a new post, and the key of a call that may have created it. */
  recovered: { draftId: string; createKey: string | undefined }
  onCreated: (id: string) => void
}

type Changes = NonNullable<CallInput<typeof update>['body']>

/** The saved post in the words as typed: outer spaces are no change. */
const asTyped = (
  saved: EditedPost,
  typed: PostValues,
  without: readonly string[],
): Snapshot<PostValues> => {
  const { values, ...stamps } = snapshotOf(saved)
  const refused = findChangedFields(values, typed).filter((name) => without.includes(name))
  return { ...stamps, values: { ...typed, ...pickFields(values, refused) } }
}

const sayMerged = ({ by, names }: { by: string | null; names: string[] }) =>
  toast({
    title: `${by ?? 'Somebody else'} changed this post too`,
    description: `What you both wrote is together in: ${names.map(labelField).join(', ')}.`,
  })

/**
 * Saves a post: created as a draft with the first words, then changed. A public one gets pending changes. A
 * call that creates is repeated under its key, for only its answer may have been lost.
 */
const useDraftOnServer = (settings: Settings) => {
  const [post, setPost] = useState(settings.given)
  const postNow = useRef(settings.given)
  const createKey = useRef(settings.recovered.createKey)
  const store = useStorePost()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const setCurrentPost = (saved: EditedPost) => {
    store(saved, postNow.current)
    postNow.current = saved
    setPost(saved)
  }

  const send = (post: EditedPost, body: Changes, version: number): Promise<EditedPost> => {
    const input = { params: { id: post.id } }
    const headers = matching(version)
    return hasPendingChanges(post)
      ? call(changeBeside, { ...input, body: { ...body, base: post.version } }, { headers })
      : call(update, { ...input, body }, { headers })
  }

  /** Reads from a refusal how the post is now. */
  const readConflict = (error: unknown) => {
    const current = findCurrent(changeBeside, error)
    if (current) setCurrentPost(current)
    return current && snapshotOf(current)
  }

  /** Creates it, or answers what an earlier call with this key created: then `wasCreatedBefore`. */
  const createOnce = async (body: CallInput<typeof create>['body'], keepKey: () => void) => {
    const wasCreatedBefore = createKey.current !== undefined
    const key = createKey.current ?? newKey()
    createKey.current = key
    keepKey()
    try {
      const created = await call(create, { body }, { headers: { 'idempotency-key': key } })
      createKey.current = undefined
      return { created, wasCreatedBefore }
    } catch (error) {
      // Other words went under this key before, and only their answer was lost.
      const created = findCurrent(create, error)
      if (created) {
        createKey.current = undefined
        return { created, wasCreatedBefore: true }
      }
      // A first call that was refused stored nothing, so the next may create again.
      if (!wasCreatedBefore && error instanceof CallError && error.status < 500)
        createKey.current = undefined
      throw error
    }
  }

  const createDraft = async (editor: Editor): Promise<Saved> => {
    const typed = editor.form.getValues()
    if (!hasWords(typed)) return 'nothing'
    const { body, without } = draftChanges(typed, Object.keys(typed))
    const whole: Partial<PostBody> = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== null),
    )
    const { title = '', content = '' } = whole
    const { created, wasCreatedBefore } = await createOnce(
      { ...whole, title, content, status: 'draft', format: 'markdown', autosave: true },
      editor.keepTyped,
    )
    setCurrentPost(created)
    editor.beginFrom(wasCreatedBefore ? snapshotOf(created) : asTyped(created, typed, without))
    noteCreated(settings.recovered.draftId, created.id)
    // Only the editor that still has it open changes its address.
    if (isOpen.current) settings.onCreated(created.id)
    return wasCreatedBefore ? change(editor, created) : { without }
  }

  const change = async (editor: Editor, post: EditedPost): Promise<Saved> => {
    let without: string[] = []
    const done = await editor.sendChanges(async (names, values, version) => {
      const current = postNow.current ?? post
      const changes = draftChanges(values, names)
      without = changes.without
      if (!Object.keys(changes.body).length) return current
      return send(current, { ...changes.body, autosave: true }, version)
    })
    if (!done) return 'conflict'
    setCurrentPost(done.saved)
    editor.beginFrom(asTyped(done.saved, done.typed, without))
    if (done.merged) sayMerged(done.merged)
    return { without }
  }

  /** Saves what was typed as a version of its own, before somebody else's words replace it. */
  const keepMine = async (mine: PostValues, { values, version }: Snapshot<PostValues>) => {
    const current = postNow.current
    const { body } = draftChanges(mine, findChangedFields(values, mine))
    if (!current || !Object.keys(body).length) return undefined
    const saved = await send(current, body, version)
    setCurrentPost(saved)
    return snapshotOf(saved)
  }

  return {
    post,
    postNow,
    createKey,
    setCurrentPost,
    send,
    readConflict,
    createOnce,
    keepMine,
    save: (editor: Editor) =>
      postNow.current ? change(editor, postNow.current) : createDraft(editor),
  }
}

type StoredPost = Stored<PostValues, PostBody, EditedPost>

const resolvers = { draft: zodResolver(draftSchema), post: zodResolver(postSchema) }

type PostEditorSettings = {
  post: EditedPost | undefined
  draftId?: string | undefined
  onCreated: (id: string) => void
  onClose: () => void
}

/** Saves a post when somebody presses a step, and by itself. */
export const usePostEditor = ({ post: given, draftId, onCreated, onClose }: PostEditorSettings) => {
  const [recovered] = useState(() => takeOverDraft(given?.id, draftId))
  const picture = usePicture({ goesOn: true })
  const store = useStorePost()
  const step = useRef<PostStep>({ kind: 'keep' })
  const server = useDraftOnServer({ given, recovered, onCreated })
  const { post, postNow, createKey } = server
  const storedOf = (post: EditedPost): StoredPost => ({
    standing: snapshotOf(post),
    currentOf: server.readConflict,
    change: (body, version) => {
      const current = postNow.current ?? post
      return server.send(current, { ...body, ...publicationOf(step.current, current) }, version)
    },
  })
  const stored = () => postNow.current && storedOf(postNow.current)

  const resolver: Resolver<PostValues, unknown, PostBody> = (...args) =>
    resolvers[step.current.kind === 'draft' ? 'draft' : 'post'](...args)

  const send = async (body: PostBody, address: string | undefined) => {
    const whole = { ...body, image: address ?? body.image }
    const publication = publicationOf(step.current)
    const { created, wasCreatedBefore } = await server.createOnce(
      { ...whole, ...(step.current.kind !== 'publish' && publication), format: 'markdown' },
      editor.keepTyped,
    )
    if (!wasCreatedBefore) return created
    return server.send(created, { ...whole, ...publication }, snapshotOf(created).version)
  }

  const editor = useEditor<PostValues, PostBody, EditedPost>({
    draft: recovered.name,
    note: () => ({
      id: postNow.current?.id ?? 'new',
      draftId: recovered.draftId,
      at: Date.now(),
      createKey: createKey.current,
    }),
    start: valuesOf(given),
    resolver,
    fields: postFields,
    picture: { chosen: picture, field: 'image' },
    stored: given && storedOf(given),
    storedNow: stored,
    mustWait: async () => {
      await autosave.settle()
      return false
    },
    send,
    onSaved: (saved) => {
      autosave.forget()
      store(saved, post)
      toast(describeSave(step.current, saved, post?.status))
      onClose()
    },
    onClose,
    keepMine: server.keepMine,
    failure: () => describeFailure(step.current, postNow.current?.status),
  })

  const autosave = useAutosave({
    form: editor.form,
    isOn: hasSession,
    save: () => server.save(editor),
    onLeave: (last) => postNow.current && noteLastSave(postNow.current.id, last),
  })
  const { goOn } = autosave

  // A save by hand that failed leaves the rest to autosave.
  useEffect(() => {
    if (!editor.isSaving) goOn()
  }, [editor.isSaving, goOn])

  // A recovered draft is saved at once.
  const { changed } = autosave
  useEffect(() => {
    if (recovered.isRecovered) changed()
  }, [recovered.isRecovered, changed])

  // A cover is uploaded as soon as it is chosen, so that closing the editor does not lose it.
  const keepCover = async () => {
    // A failure is said beside the picture.
    const address = await picture.upload().catch(() => undefined)
    if (!address) return
    editor.form.setValue('image', address, { shouldDirty: true })
    changed()
  }
  const { chosen } = picture
  const keepChosen = useRef(keepCover)
  keepChosen.current = keepCover
  useEffect(() => {
    if (chosen) keepChosen.current()
  }, [chosen])

  const saveAs = (next: PostStep) => {
    step.current = next
    return editor.submit()
  }

  /** Continues from a version that was restored, such as an earlier one. */
  const continueFrom = (saved: EditedPost) => {
    const current = snapshotOf(saved)
    server.setCurrentPost(saved)
    editor.form.reset(current.values)
    editor.beginFrom(current)
    autosave.forget()
  }

  /** Replaces words as if they were typed; returns the undo. */
  const replaceWords = (values: Partial<PostValues>) => {
    const before = editor.form.getValues()
    editor.form.reset({ ...before, ...values })
    editor.keepTyped()
    changed()
    return before
  }
  return {
    editor,
    picture,
    keepCover,
    post,
    autosave,
    saveAs,
    server,
    continueFrom,
    replaceWords,
  }
}

export type PostEditing = ReturnType<typeof usePostEditor>
