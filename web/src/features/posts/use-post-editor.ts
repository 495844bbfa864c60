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
import { useAutosave } from './use-autosave.ts'
import { useDraftOnServer } from './use-draft-on-server.ts'

type StoredPost = Stored<PostValues, PostBody, EditedPost>

const resolvers = { draft: zodResolver(draftSchema), post: zodResolver(postSchema) }

/** How often the editor of a new post reports that it is open, in ms. */
const presenceIntervalMs = 5_000

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
    const { created, isAgain } = await server.createOnce(
      { ...whole, ...own, format: 'markdown' },
      editor.keepTyped,
    )
    if (!isAgain) return created
    return server.send(created, { ...whole, ...life() }, snapshotOf(created).version)
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
    keepMine: server.keepMine,
    failure: () => failureWords(step.current, postNow.current?.status),
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
    if (kept.isFound) changed()
  }, [kept.isFound, changed])

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

  // Another tab that opens "new" must know that these are being written.
  const { keepTyped } = editor
  const isCreated = post !== undefined
  useEffect(() => {
    if (isCreated) return
    const timer = setInterval(keepTyped, presenceIntervalMs)
    return () => clearInterval(timer)
  }, [isCreated, keepTyped])

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
    post,
    autosave,
    saveAs,
    server,
    continueFrom,
    replaceWords,
  }
}

export type PostEditing = ReturnType<typeof usePostEditor>
