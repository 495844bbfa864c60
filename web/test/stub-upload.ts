import { vi } from 'vitest'
import { json } from './stub-api.ts'

const address = '/incoming/0123456789abcdef0123456789abcdef'

/** The call that gives the form of an upload. */
export const startUpload = {
  'POST /api/admin/images': () =>
    json({ url: 'http://bucket.test/media', fields: { key: 'k' }, imageUrl: address }, 201),
}

export const uploadedAddress = address

type Upload = { url: string; form: FormData; isAborted: boolean }

/** Puts a bucket in the place of the network; its answers come when the test gives them. */
export const stubBucket = () => {
  const uploads: Upload[] = []
  let current: Request | undefined
  class Request {
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
    status = 0
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    #url = ''
    #upload: Upload | undefined
    open(_method: string, url: string) {
      this.#url = url
    }
    send(form: FormData) {
      this.#upload = { url: this.#url, form, isAborted: false }
      uploads.push(this.#upload)
      current = this
    }
    abort() {
      if (this.#upload) this.#upload.isAborted = true
      this.onabort()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return {
    uploads,
    progress: (loaded: number, total: number) => current?.upload.onprogress?.({ loaded, total }),
    answer: (status: number) => {
      if (current) current.status = status
      current?.onload()
    },
    breakOff: () => current?.onerror(),
  }
}

const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [...Buffer.from('RIFF\0\0\0\0WEBP')],
  'application/x-msdownload': [...Buffer.from('MZ')],
}

/** A file that begins like one of its type, whatever its name says. */
export const fileOf = (name: string, type: keyof typeof beginnings = 'image/png', size = 64) => {
  const bytes = new Uint8Array(size)
  bytes.set(beginnings[type])
  return new File([bytes], name)
}
