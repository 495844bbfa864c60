import { api, type Picture } from '@bong-bari/contract'
import { call } from '../../api.ts'
import type { PreparedPicture } from './prepare-picture.ts'

type Sending = {
  signal: AbortSignal
  /** Receives the share sent, from 0 to 1. */
  onProgress: (share: number) => void
}

type Part = PreparedPicture['large']

// fetch has no upload progress.
const postForm = (url: string, form: FormData, { signal, onProgress }: Sending) =>
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

const upload = async ({ blob, type }: Part, sending: Sending) => {
  const { signal } = sending
  const body = { contentType: type, size: blob.size }
  const { url, fields, imageUrl } = await call(api.pictures.startUpload, { body }, { signal })
  signal.throwIfAborted()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 ignores fields after the file.
  form.append('file', blob)
  await postForm(url, form, sending)
  return imageUrl
}

/**
 * Uploads a prepared picture into the library. Rejects when refused or disconnected, and with the signal's
 * reason when aborted.
 */
export const sendPrepared = async (
  { large, small }: PreparedPicture,
  { signal, onProgress }: Sending,
): Promise<Picture> => {
  const all = large.blob.size + (small?.blob.size ?? 0)
  const share = large.blob.size / all
  const smallUrl =
    small && (await upload(small, { signal, onProgress: (done) => onProgress(done * (1 - share)) }))
  const imageUrl = await upload(large, {
    signal,
    onProgress: (done) => onProgress(1 - share + done * share),
  })
  signal.throwIfAborted()
  return call(api.pictures.keep, { body: { imageUrl, smallUrl } }, { signal })
}
