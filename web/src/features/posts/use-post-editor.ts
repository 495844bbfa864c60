import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { hasSession } from '../../api.ts'
import { type Stored, useEditor } from '../../office/use-editor.ts'
import { usePicture } from '../../office/use-picture.ts'
import { toast } from '../../ui/toast.tsx'
import { tabName, takeOver } from './kept-posts.ts'
import { noteLastSave, useStorePost } from './managed-posts.ts'
import { doneWords, failureWords, lifeOf, type PostStep } from './post-step.ts'
import {
  draftSchema,
  type EditedPost,
  type PostBody,
  type PostValues,
  postFields,
  postSchema,
  snapshotOf,
  valuesOf,
} from './post-values.ts'
import { pictureNames } from './text-names.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftOnServer } from './use-draft-on-server.ts'
import { useTwoWriters } from './use-two-writers.ts'
import { useWipedWords } from './use-wiped-words.ts'

type StoredPost = Stored<PostValues, PostBody, EditedPost>

const resolvers = { draft: zodResolver(draftSchema), post: zodResolver(postSchema) }

/** How often the editor of a new post reports that it is open, in ms. */
const beat = 5_000

type PostEditorSettings = {
  post: EditedPost | undefined
  begun?: string | undefined
  onCreated: (id: string) => void
  onClose: () => void
}

/** Saves a post by hand, as a step, and by itself. */
export const usePostEditor = ({ post: given, begun, onCreated, onClose }: PostEditorSettings) => {
  const [kept] = useState(() => takeOver(given?.id, begun))
  const picture = usePicture({ goesOn: true })
  const [names] = useState(pictureNames)
  const shownOf = (name: string, value: unknown) =>
    name === 'content' ? names.shown(String(value)) : value
  const store = useStorePost()
  const step = useRef<PostStep>({ kind: 'keep' })
  const server = useDraftOnServer({ given, kept, onCreated })
  const { post, postNow, tried } = server
  const life = () => lifeOf(step.current)
  const storedOf = (post: EditedPost): StoredPost => ({
    standing: snapshotOf(post),
    currentOf: server.currentNow,
    change: (body, version) => {
      const now = postNow.current ?? post
      return server.send(now, { ...body, ...lifeOf(step.current, now) }, version)
    },
  })
  const stored = () => postNow.current && storedOf(postNow.current)

  const resolver: Resolver<PostValues, unknown, PostBody> = (...asked) =>
    resolvers[step.current.kind === 'draft' ? 'draft' : 'post'](...asked)

  const send = async (body: PostBody, address: string | undefined) => {
    const whole = { ...body, image: address ?? body.image }
    const own = step.current.kind === 'publish' ? {} : life()
    const { born, isAgain } = await server.createOnce(
      { ...whole, ...own, format: 'markdown' },
      editor.keepTyped,
    )
    if (!isAgain) return born
    return server.send(born, { ...whole, ...life() }, snapshotOf(born).version)
  }

  const editor = useEditor<PostValues, PostBody, EditedPost>({
    draft: kept.name,
    note: () => ({
      id: postNow.current?.id ?? 'new',
      begun: kept.begun,
      tab: tabName(),
      at: Date.now(),
      tried: tried.current,
      // The content is kept beside this, as the base.
      post: postNow.current && { ...postNow.current, content: '' },
    }),
    start: valuesOf(given),
    resolver,
    fields: postFields,
    picture: { chosen: picture, field: 'image' },
    shownAs: (name, text) => String(shownOf(name, text)),
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
      toast(doneWords(step.current, saved, post?.status))
      onClose()
    },
    onClose,
    onChosen: (): Promise<unknown> => server.keepAside(editor),
    failure: () => failureWords(step.current, postNow.current?.status),
  })

  const autosave = useAutosave({
    form: editor.form,
    isOn: hasSession,
    save: () => server.save(editor),
    onLeave: (last) => postNow.current && noteLastSave(postNow.current.id, last),
  })
  useWipedWords({ form: editor.form, begun: kept.begun, post, postNow })
  const { goOn } = autosave
  const others = useTwoWriters({
    editor,
    post,
    postNow,
    stand: server.stand,
    isBehind: autosave.isBehind,
    isBusy: editor.isSaving,
  })

  // A save by hand that failed leaves the rest to autosave.
  useEffect(() => {
    if (!editor.isSaving) goOn()
  }, [editor.isSaving, goOn])

  // Words of a closed editor are sent as if typed now.
  const { changed } = autosave
  useEffect(() => {
    if (kept.isFound) changed()
  }, [kept.isFound, changed])

  // A cover is kept as words are, and after the editor was closed too.
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

  // Another tab that opens "new" must know that these are being written.
  const { keepTyped } = editor
  const isCreated = post !== undefined
  useEffect(() => {
    if (isCreated) return
    const timer = setInterval(keepTyped, beat)
    return () => clearInterval(timer)
  }, [isCreated, keepTyped])

  const saveAs = (next: PostStep) => {
    step.current = next
    return editor.submit()
  }

  /** Continues from a version that was restored, such as an earlier one. */
  const continueFrom = (saved: EditedPost) => {
    const standing = snapshotOf(saved)
    server.stand(saved)
    editor.form.reset(standing.values)
    editor.beginFrom(standing)
    autosave.forget()
  }

  /** Replaces words as if they were typed; returns the undo. */
  const replaceWords = (words: Partial<PostValues>) => {
    const before = editor.form.getValues()
    editor.form.reset({ ...before, ...words })
    keepTyped()
    changed()
    return before
  }
  return {
    editor,
    picture,
    keepCover,
    names,
    shownOf,
    post,
    autosave,
    saveAs,
    server,
    continueFrom,
    replaceWords,
    others,
  }
}

export type PostEditing = ReturnType<typeof usePostEditor>
