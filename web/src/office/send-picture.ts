import { api } from '@bong-bari/contract'
import { call } from '../api.ts'
import type { PictureType } from './picture-file.ts'

type Sending = {
  signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

// fetch cannot tell how much of a body has been sent.
const post = (url: string, form: FormData, { signal, onProgress }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(signal.aborted ? signal.reason : new Error('The upload failed.'))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.send(form)
  })

/**
 * Uploads a picture and gives the address by which a post or a section then names it. Rejects when
 * the server refuses it, when the connection breaks, and with the signal's reason when it is aborted.
 */
export const sendPicture = async (file: File, contentType: PictureType, sending: Sending) => {
  const { signal } = sending
  const body = { contentType, size: file.size }
  const { url, fields, imageUrl } = await call(api.pictures.startUpload, { body }, { signal })
  signal.throwIfAborted()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 reads no field that comes after the file.
  form.append('file', file)
  await post(url, form, sending)
  return imageUrl
}
