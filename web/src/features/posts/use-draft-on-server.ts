import {
  api,
  CallError,
  type CallInput,
  currentOf,
  type ManagedPost,
  matching,
  spliceOf,
} from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import type { useEditor } from '../../office/use-editor.ts'
import { newKey } from '../../ui/new-key.ts'
import { noteCreated } from './kept-posts.ts'
import { useStorePost } from './managed-posts.ts'
import {
  draftChanges,
  type EditedPost,
  hasWords,
  isBeside,
  type PostBody,
  type PostValues,
  postFields,
  snapshotAfter,
  snapshotOf,
  valuesOf,
} from './post-values.ts'
import type { Saved } from './use-autosave.ts'

type Editor = Pick<
  ReturnType<typeof useEditor<PostValues, PostBody, EditedPost>>,
  'form' | 'unsent' | 'sendChanges' | 'beginFrom' | 'keepTyped'
>

const { create, update, change: changeBeside } = api.posts

type Settings = {
  given: EditedPost | undefined
  /** The name of a new post, and the key of a call that may have created it. */
  kept: { begun: string; tried: string | undefined }
  onCreated: (id: string) => void
}

type Changes = NonNullable<CallInput<typeof update>['body']>

/** From so many letters on, autosave sends changes, not the whole text. */
const longText = 4_000

/** Only what changed of a long text; undefined where that saves nothing. */
const lighterOf = ({ content, ...rest }: Changes, post: EditedPost): Changes | undefined => {
  if (!rest.autosave || content === undefined || content.length < longText) return undefined
  const contentChange = spliceOf(valuesOf(post).content, content)
  return contentChange.insert.length < content.length / 2 ? { ...rest, contentChange } : undefined
}

/**
 * Saves a post: created as a draft with the first words, then changed. A public one gets pending changes. A
 * call that creates is repeated under its key, for only its answer may have been lost.
 */
export const useDraftOnServer = (settings: Settings) => {
  const [post, setPost] = useState(settings.given)
  const postNow = useRef(settings.given)
  const tried = useRef(settings.kept.tried)
  const store = useStorePost()
  const aside = useRef<{ at: string; typed: string }>(undefined)
  const keeping = useRef<Promise<unknown>>(Promise.resolve())
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const stand = (saved: EditedPost) => {
    store(saved, postNow.current)
    postNow.current = saved
    setPost(saved)
  }

  const put = (post: EditedPost, body: Changes, version: number): Promise<EditedPost> => {
    const asked = { params: { id: post.id } }
    const headers = matching(version)
    return isBeside(post)
      ? call(changeBeside, { ...asked, body: { ...body, base: post.version } }, { headers })
      : call(update, { ...asked, body }, { headers })
  }

  const send = async (post: EditedPost, body: Changes, version: number): Promise<EditedPost> => {
    const lighter = lighterOf(body, post)
    if (!lighter) return put(post, body, version)
    const saved = await put(post, lighter, version)
    // A restored server does not know what it was sent.
    if (valuesOf(saved).content === body.content) return saved
    return put(saved, body, snapshotOf(saved).version)
  }

  const currentNow = (error: unknown) => {
    const now = currentOf(changeBeside, error)
    const before = postNow.current
    if (now) stand(now)
    return now && snapshotAfter(now, before)
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
      const born = await call(create, { body }, { headers: { 'idempotency-key': key } })
      tried.current = undefined
      return { born, isAgain }
    } catch (error) {
      // Other words went under this key before, and only their answer was lost.
      const born = currentOf(create, error)
      if (born) {
        tried.current = undefined
        return { born, isAgain: true }
      }
      // A refused first call stored nothing.
      if (!isAgain && error instanceof CallError && error.status < 500) tried.current = undefined
      throw error
    }
  }

  const bear = async (editor: Editor): Promise<Saved> => {
    const typed = editor.form.getValues()
    if (!hasWords(typed)) return 'nothing'
    const { body, without } = draftChanges(typed, Object.keys(typed))
    const whole: Partial<PostBody> = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== null),
    )
    const { title = '', content = '' } = whole
    const { born, isAgain } = await createOnce(
      { ...whole, title, content, status: 'draft', format: 'markdown', autosave: true },
      editor.keepTyped,
    )
    stand(born)
    const values = isAgain ? valuesOf(born) : asTyped(born, typed, without)
    editor.beginFrom({ ...snapshotOf(born), values })
    tell(born)
    return isAgain ? change(editor, born) : { without }
  }

  const change = async (editor: Editor, post: EditedPost): Promise<Saved> => {
    let without: string[] = []
    const done = await editor.sendChanges({
      currentOf: currentNow,
      send: async (names, values, version) => {
        const now = postNow.current ?? post
        const changes = draftChanges(values, names)
        without = changes.without
        if (!Object.keys(changes.body).length) return now
        return send(now, { ...changes.body, autosave: true }, version)
      },
    })
    if (!done) {
      await keepAside(editor)
      return 'conflict'
    }
    const { saved } = done
    stand(saved)
    editor.beginFrom(
      { ...snapshotOf(saved), values: asTyped(saved, done.values, without) },
      asTyped(saved, done.typed, without),
    )
    return { without }
  }

  /** Conflicting words are kept as one earlier version until somebody chooses, one call after the other. */
  const keepAside = (editor: Pick<Editor, 'form'>) => {
    const { title, content, excerpt, date } = editor.form.getValues()
    const words = { title, content, excerpt, date }
    const typed = JSON.stringify(words)
    const keep = async () => {
      const id = postNow.current?.id
      if (!id || aside.current?.typed === typed) return
      const at = aside.current?.at
      const kept = await call(api.posts.keepAside, {
        params: { id },
        body: { ...words, ...(at && { at }) },
      })
      aside.current = { at: kept.at, typed }
    }
    const kept = keeping.current.then(keep)
    keeping.current = kept.catch(() => {})
    return kept
  }

  return {
    post,
    postNow,
    tried,
    stand,
    send,
    currentNow,
    createOnce,
    keepAside: async (editor: Pick<Editor, 'form'>) => {
      await keepAside(editor)
      aside.current = undefined
    },
    save: (editor: Editor) => (postNow.current ? change(editor, postNow.current) : bear(editor)),
  }
}

/** The saved post in the words as typed: outer spaces are no change. */
const asTyped = (saved: EditedPost, typed: PostValues, without: readonly string[]) => {
  const stands = valuesOf(saved)
  const values = { ...typed }
  for (const name of postFields) if (without.includes(name)) values[name] = stands[name]
  return values
}
