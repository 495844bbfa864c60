import { useEffect, useRef, useState } from 'react'
import { isUnauthorized, messageOf } from '../../api.ts'
import { loadWithRetry } from '../../begin/load-code.ts'
import { toast } from '../../ui/toast.tsx'
import { useWarnOnLeave } from '../form/own-draft.ts'
import { FailureForPeople, refusedFields, withRetryHint } from '../page/failure.ts'
import { PictureProblem } from './picture-problem.ts'
import type { preparePicture as Prepare, PreparedPicture } from './prepare-picture.ts'
import type { sendPrepared as Send } from './send-picture.ts'

// Loaded with the first picture chosen.
const load = () =>
  loadWithRetry(() =>
    Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts')]),
  ).catch(() => {
    throw new PictureProblem(
      'The picture tools could not be loaded. Check your connection and choose the picture again.',
    )
  })

export const preparePicture: typeof Prepare = async (...given) => {
  const [{ preparePicture }] = await load()
  return preparePicture(...given)
}

export const sendPrepared: typeof Send = async (...given) => {
  const [, { sendPrepared }] = await load()
  return sendPrepared(...given)
}

/** A chosen picture, not saved yet. `preview` is an address to show it by. */
type Chosen = { file: File; prepared: PreparedPicture; preview: string }

const uploadFailed = withRetryHint('The picture could not be uploaded.')
const openFailed = 'The picture could not be opened. Please choose another file.'

const showPictureProblem = (error: unknown) => {
  const { title, message } =
    error instanceof PictureProblem ? error : new PictureProblem(openFailed)
  toast({ title, description: message, destructive: true })
}

/** Says why an upload failed: what the server says of a file, else that the picture could not be uploaded. */
export const describeFailure = (error: unknown) =>
  Object.values(refusedFields(error))[0] ?? messageOf(error, uploadFailed)

/**
 * An editor's picture: prepared when chosen, uploaded on save. Without `takesLarge`, refuses files over 5 MB; with
 * `goesOn`, an upload outlives the editor.
 */
export const usePicture = ({ takesLarge = true, goesOn = false } = {}) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [preparing, setPreparing] = useState<string>()
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  const latest = useRef<File>(undefined)
  const underWay = useRef<Promise<string | undefined>>(undefined)

  useEffect(
    () => () => {
      latest.current = undefined
      if (!goesOn) sending.current?.abort()
    },
    [goesOn],
  )
  useWarnOnLeave(chosen !== undefined)
  const preview = chosen?.preview
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const replace = (next?: Chosen) => {
    setChosen(next)
    setError(undefined)
  }

  const cancel = () => {
    sending.current?.abort()
    underWay.current = undefined
  }

  const choose = async (file: File) => {
    cancel()
    latest.current = file
    setPreparing(file.name)
    try {
      const prepared = await preparePicture(file, { takesLarge })
      // Another file may have been chosen since.
      if (latest.current !== file) return
      replace({ file, prepared, preview: URL.createObjectURL(prepared.large.blob) })
    } catch (error) {
      if (latest.current === file) showPictureProblem(error)
    } finally {
      if (latest.current === file) setPreparing(undefined)
    }
  }

  const remove = () => {
    latest.current = undefined
    setPreparing(undefined)
    replace()
  }

  const send = async ({ prepared }: Chosen) => {
    const controller = new AbortController()
    sending.current = controller
    setError(undefined)
    setProgress(0)
    try {
      const { signal } = controller
      const sent = await sendPrepared(prepared, { signal, onProgress: setProgress })
      signal.throwIfAborted()
      return sent
    } catch (error) {
      if (controller.signal.aborted) throw new FailureForPeople()
      if (isUnauthorized(error)) throw error
      const message = describeFailure(error)
      setError(message)
      throw new FailureForPeople(message)
    } finally {
      if (sending.current === controller) setProgress(undefined)
    }
  }

  const sendAndForget = async (one: Chosen) => {
    const { src } = await send(one)
    remove()
    return src
  }

  /**
   * Uploads the chosen picture, once however often it is asked for; returns its library address, or undefined
   * without one. The form keeps the address, so a failed save uploads nothing twice.
   */
  const upload = async (): Promise<string | undefined> => {
    if (!chosen || underWay.current) return underWay.current
    const sending = sendAndForget(chosen)
    underWay.current = sending
    try {
      return await sending
    } finally {
      if (underWay.current === sending) underWay.current = undefined
    }
  }

  const cancelPreparing = () => {
    latest.current = undefined
    setPreparing(undefined)
  }

  return {
    takesLarge,
    chosen,
    preparing,
    error,
    progress,
    choose,
    remove,
    upload,
    cancel,
    cancelPreparing,
  }
}

export type Picture = ReturnType<typeof usePicture>
