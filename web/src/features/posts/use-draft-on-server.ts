import {
  api,
  CallError,
  type CallInput,
  currentOf,
  type ManagedPost,
  matching,
} from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { labelOf } from '../../office/conflict.ts'
import { changedNames, pick, type Snapshot } from '../../office/merge.ts'
import type { useEditor } from '../../office/use-editor.ts'
import { newKey } from '../../ui/new-key.ts'
import { toast } from '../../ui/toast-store.ts'
import { noteCreated } from './kept-posts.ts'
import { useStorePost } from './managed-posts.ts'
import {
  draftChanges,
  type EditedPost,
  hasWords,
  isBeside,
  type PostBody,
  type PostValues,
  snapshotOf,
} from './post-values.ts'
import type { Saved } from './use-autosave.ts'

type Editor = Pick<
  ReturnType<typeof useEditor<PostValues, PostBody, EditedPost>>,
  'form' | 'sendChanges' | 'beginFrom' | 'keepTyped'
>

const { create, update, change: changeBeside } = api.posts

type Settings = {
  given: EditedPost | undefined
  /** The name of a new post, and the key of a call that may have created it. */
  kept: { begun: string; tried: string | undefined }
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
  const refused = changedNames(values, typed).filter((name) => without.includes(name))
  return { ...stamps, values: { ...typed, ...pick(values, refused) } }
}

const sayMerged = ({ by, names }: { by: string | null; names: string[] }) =>
  toast({
    title: `${by ?? 'Somebody else'} changed this post too`,
    description: `What you both wrote is together in: ${names.map(labelOf).join(', ')}.`,
  })

/**
 * Saves a post: created as a draft with the first words, then changed. A public one gets pending changes. A
 * call that creates is repeated under its key, for only its answer may have been lost.
 */
export const useDraftOnServer = (settings: Settings) => {
  const [post, setPost] = useState(settings.given)
  const postNow = useRef(settings.given)
  const tried = useRef(settings.kept.tried)
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
    const asked = { params: { id: post.id } }
    const headers = matching(version)
    return isBeside(post)
      ? call(changeBeside, { ...asked, body: { ...body, base: post.version } }, { headers })
      : call(update, { ...asked, body }, { headers })
  }

  const currentNow = (error: unknown) => {
    const now = currentOf(changeBeside, error)
    if (now) setCurrentPost(now)
    return now && snapshotOf(now)
  }

  /** Only the editor that still has it open changes its address. */
  const tell = ({ id }: ManagedPost) => {
    noteCreated(settings.kept.begun, id)
    if (isOpen.current) settings.onCreated(id)
  }

  /** Creates it, or answers what an earlier call with this key created: then `isAgain`. */
  const createOnce = async (body: CallInput<typeof create>['body'], keepKey: () => void) => {
    const isAgain = tried.current !== undefined
    const key = tried.current ?? newKey()
    tried.current = key
    keepKey()
    try {
      const created = await call(create, { body }, { headers: { 'idempotency-key': key } })
      tried.current = undefined
      return { created, isAgain }
    } catch (error) {
      // Other words went under this key before, and only their answer was lost.
      const created = currentOf(create, error)
      if (created) {
        tried.current = undefined
        return { created, isAgain: true }
      }
      // A refused first call stored nothing.
      if (!isAgain && error instanceof CallError && error.status < 500) tried.current = undefined
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
    const { created, isAgain } = await createOnce(
      { ...whole, title, content, status: 'draft', format: 'markdown', autosave: true },
      editor.keepTyped,
    )
    setCurrentPost(created)
    editor.beginFrom(isAgain ? snapshotOf(created) : asTyped(created, typed, without))
    tell(created)
    return isAgain ? change(editor, created) : { without }
  }

  const change = async (editor: Editor, post: EditedPost): Promise<Saved> => {
    let without: string[] = []
    const done = await editor.sendChanges(async (names, values, version) => {
      const now = postNow.current ?? post
      const changes = draftChanges(values, names)
      without = changes.without
      if (!Object.keys(changes.body).length) return now
      return send(now, { ...changes.body, autosave: true }, version)
    })
    if (!done) return 'conflict'
    setCurrentPost(done.saved)
    editor.beginFrom(asTyped(done.saved, done.typed, without))
    if (done.merged) sayMerged(done.merged)
    return { without }
  }

  /** Saves what was typed as a version of its own, before somebody else's words replace it. */
  const keepMine = async (mine: PostValues, { values, version }: Snapshot<PostValues>) => {
    const now = postNow.current
    const { body } = draftChanges(mine, changedNames(values, mine))
    if (!now || !Object.keys(body).length) return undefined
    const saved = await send(now, body, version)
    setCurrentPost(saved)
    return snapshotOf(saved)
  }

  return {
    post,
    postNow,
    tried,
    setCurrentPost,
    send,
    currentNow,
    createOnce,
    keepMine,
    save: (editor: Editor) =>
      postNow.current ? change(editor, postNow.current) : createDraft(editor),
  }
}
