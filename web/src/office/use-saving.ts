import { CallError } from '@bong-bari/contract'
import { useRef, useState } from 'react'
import { isUnauthorized, messageOf } from '../api.ts'
import { writeDraft } from '../ui/draft.ts'
import { toast } from '../ui/toast.tsx'
import { type Picture, UploadCancelled, UploadFailed } from './use-picture.ts'

/** What the server says of single fields, by their names. */
export const refusedFields = (error: unknown): Record<string, string> =>
  (error instanceof CallError && error.refusal?.fields) || {}

/**
 * Says in a toast why something failed: the server's own sentence, else `fallback`. A session that
 * ended says so on the login page instead.
 */
export const showFailure = (error: unknown, title: string, fallback: string) => {
  if (isUnauthorized(error)) return
  const description = error instanceof UploadFailed ? error.message : messageOf(error, fallback)
  toast({ title, description, destructive: true })
}

type Saving<Body, Saved> = {
  /** Key of the draft that is done with once it is saved. */
  draft: string
  picture: Picture
  /** The field that holds the picture's address. */
  imageField: string
  send: (body: Body, image: { address?: string | undefined }) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onRefused: (fields: Record<string, string>) => void
  failure: { title: string; fallback: string }
}

/** Saves what an editor holds, its picture first. A failure keeps every word and says why. */
export const useSaving = <Body, Saved>(saving: Saving<Body, Saved>) => {
  const { draft, picture, imageField, send, onSaved, onRefused, failure } = saving
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)

  const fail = (error: unknown) => {
    if (error instanceof UploadCancelled) return
    const fields = refusedFields(error)
    if (picture.chosen && fields[imageField]) picture.refuse(fields[imageField])
    onRefused(fields)
    showFailure(error, failure.title, failure.fallback)
  }

  const save = async (body: Body) => {
    // State is too late for two presses within one frame.
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      const address = await picture.upload()
      const saved = await send(body, { address })
      writeDraft(draft, undefined)
      onSaved(saved)
    } catch (error) {
      fail(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}
