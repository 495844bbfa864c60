import { api, CallError, type ManagedPost, matching, standingIn } from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { ToldFailure } from '../../office/failure.ts'
import type { useEditor } from '../../office/use-editor.ts'
import type { Tried } from './kept-posts.ts'
import { findLost } from './lost-post.ts'
import { useStorePost } from './managed-posts.ts'
import {
  draftChanges,
  hasWords,
  type PostBody,
  type PostValues,
  postFields,
  valuesOf,
} from './post-values.ts'
import type { Saved } from './use-autosave.ts'

type Editor = Pick<
  ReturnType<typeof useEditor<PostValues, PostBody, ManagedPost>>,
  'form' | 'unsent' | 'sendChanges' | 'beginFrom' | 'keepTyped'
>

const { create, update } = api.posts

const standingOf = (post: ManagedPost, values = valuesOf(post)) => ({ ...post, values })

/** Other people read it by now: no half sentence goes there by itself. */
const noDraft = () =>
  new ToldFailure(
    'Somebody published or scheduled this post meanwhile. What you typed is kept here until you save it.',
  )

type Settings = {
  given: ManagedPost | undefined
  tried: Tried | undefined
  onBorn: (id: string) => void
}

/**
 * A draft as the server has it: created with the first words, and changed as they grow. A call that creates
 * is asked after before it is made again, for its answer alone may have been lost.
 */
export const useDraftOnServer = (settings: Settings) => {
  const [post, setPost] = useState(settings.given)
  const postNow = useRef(settings.given)
  const tried = useRef(settings.tried)
  const store = useStorePost()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const stand = (saved: ManagedPost) => {
    store(saved, postNow.current)
    postNow.current = saved
    setPost(saved)
  }

  /** Its address is for whoever still has it open. */
  const tell = ({ id }: ManagedPost) => isOpen.current && settings.onBorn(id)

  /** What an earlier call created without our knowing. */
  const recover = async () => {
    const found = tried.current && (await findLost(tried.current))
    tried.current = undefined
    return found
  }

  /** Makes a call that creates, and remembers it until its answer has come. */
  const track = async <Result>(
    body: Pick<PostBody, 'title' | 'content'>,
    make: () => Promise<Result>,
  ) => {
    tried.current = { title: body.title, content: body.content, at: Date.now() }
    try {
      const result = await make()
      tried.current = undefined
      return result
    } catch (error) {
      if (error instanceof CallError && error.status < 500) tried.current = undefined
      throw error
    }
  }

  const bear = async (editor: Editor): Promise<Saved> => {
    const typed = editor.form.getValues()
    if (!hasWords(typed)) return 'nothing'
    const found = await recover()
    if (found) {
      stand(found)
      editor.beginFrom(standingOf(found))
      tell(found)
      return change(editor, found)
    }
    const { body, without } = draftChanges(typed, Object.keys(typed))
    const whole: Partial<PostBody> = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== null),
    )
    const { title = '', content = '' } = whole
    const born = await track({ title, content }, () => {
      editor.keepTyped()
      return call(create, {
        body: { ...whole, title, content, status: 'draft', format: 'markdown', autosave: true },
      })
    })
    stand(born)
    editor.beginFrom(standingOf(born, asTyped(born, typed, without)))
    tell(born)
    return { without }
  }

  const change = async (editor: Editor, { id }: ManagedPost): Promise<Saved> => {
    let typed = editor.form.getValues()
    let without: string[] = []
    const done = await editor.sendChanges({
      standingIn: (error) => {
        const now = standingIn(update, error)
        if (now) stand(now)
        return now && standingOf(now)
      },
      send: async (names, values, version) => {
        if (postNow.current?.status !== 'draft') throw noDraft()
        typed = values
        const changes = draftChanges(values, names)
        without = changes.without
        if (!Object.keys(changes.body).length) return postNow.current
        const body = { ...changes.body, autosave: true }
        return call(update, { params: { id }, body }, { headers: matching(version) })
      },
    })
    if (!done) return 'conflict'
    stand(done.saved)
    editor.beginFrom(standingOf(done.saved, asTyped(done.saved, typed, without)))
    return { without }
  }

  return {
    post,
    postNow,
    tried,
    stand,
    recover,
    track,
    save: (editor: Editor) => (postNow.current ? change(editor, postNow.current) : bear(editor)),
  }
}

/** What stands there by the words of whoever typed it: spaces at an end are no change. */
const asTyped = (saved: ManagedPost, typed: PostValues, without: readonly string[]) => {
  const stands = valuesOf(saved)
  const values = { ...typed }
  for (const name of postFields) if (without.includes(name)) values[name] = stands[name]
  return values
}
