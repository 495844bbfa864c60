import { useEffect, useRef, useState } from 'react'
import { isUnauthorized, messageOf } from '../api.ts'
import { toast } from '../ui/toast.tsx'
import { ToldFailure } from './failure.ts'
import { isTooLarge, type PictureType, typeOf } from './picture-file.ts'
import { sendPicture } from './send-picture.ts'

/** A picture that was chosen and not yet saved. `preview` is an address to show it by. */
type Chosen = { file: File; type: PictureType; preview: string }

const notSent = 'The picture could not be uploaded. Check your connection and try again.'
const noPicture = (name: string) =>
  `“${name}” is not a png, jpg, jpeg or webp picture, whatever its name says. Please choose another file.`

const complain = (title: string, description: string) =>
  toast({ title, description, destructive: true })

/** The picture that an editor is to save: chosen and checked here, uploaded when the editor saves. */
export const usePicture = () => {
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<number>()
  /** Where the chosen picture was uploaded: a second try of the save need not send it again. */
  const uploaded = useRef<string>(undefined)
  const sending = useRef<AbortController>(undefined)
  const latest = useRef<File>(undefined)

  useEffect(() => () => sending.current?.abort(), [])
  const preview = chosen?.preview
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const replace = (next?: Chosen) => {
    uploaded.current = undefined
    setChosen(next)
    setError(undefined)
  }

  const choose = async (file: File) => {
    if (isTooLarge(file)) return complain('⚠️ File too large', 'Please select an image under 5MB')
    latest.current = file
    const type = await typeOf(file)
    // Another file may have been chosen while this one was read.
    if (latest.current !== file) return
    if (!type) return complain('Error', noPicture(file.name))
    replace({ file, type, preview: URL.createObjectURL(file) })
  }

  const remove = () => {
    latest.current = undefined
    replace()
  }

  const send = async ({ file, type }: Chosen) => {
    const controller = new AbortController()
    sending.current = controller
    setError(undefined)
    setProgress(0)
    try {
      const { signal } = controller
      uploaded.current = await sendPicture(file, type, { signal, onProgress: setProgress })
    } catch (error) {
      if (controller.signal.aborted) throw new ToldFailure()
      if (isUnauthorized(error)) throw error
      const message = messageOf(error, notSent)
      setError(message)
      throw new ToldFailure(message)
    } finally {
      setProgress(undefined)
    }
  }

  /** Gives the address of the chosen picture, uploading it first; undefined when there is none. */
  const upload = async () => {
    if (chosen && !uploaded.current) await send(chosen)
    return uploaded.current
  }

  /** The server did not take the uploaded picture: the next try sends it again. */
  const refuse = (message: string) => {
    uploaded.current = undefined
    setError(message)
  }

  const cancel = () => sending.current?.abort()

  return { chosen, error, progress, choose, remove, upload, refuse, cancel }
}

export type Picture = ReturnType<typeof usePicture>
