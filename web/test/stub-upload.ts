import type { Picture } from '@bong-bari/contract'
import { vi } from 'vitest'
import { json } from './stub-api.ts'
import { stubDrawing } from './stub-drawing.ts'

const address = '/incoming/0123456789abcdef0123456789abcdef'

const hash = '6f1ed002ab5595859014ebf0951522d97e8a3b1f6c2d4e5f60718293a4b5c6d7'

/** A picture of the library, with these fields of its own. */
export const pictureOf = (fields: Partial<Picture> = {}): Picture => ({
  id: `${hash}.webp`,
  src: `/media/${hash}.webp`,
  width: 1600,
  height: 1200,
  bytes: 240_000,
  small: null,
  alt: null,
  createdAt: '2026-11-20T20:00:00.000Z',
  createdBy: 'mitali',
  updatedAt: '2026-11-20T20:00:00.000Z',
  version: 1,
  changedBy: null,
  ...fields,
})

/** The calls that give the form of an upload, and take what was uploaded into the library. */
export const startUpload = {
  'POST /api/admin/images': () =>
    json({ url: 'http://bucket.test/media', fields: { key: 'k' }, imageUrl: address }, 201),
  'POST /api/admin/pictures': () => json(pictureOf(), 201),
}

/** Where the uploaded picture then is. */
export const uploadedAddress = pictureOf().src

type Upload = { url: string; form: FormData; isAborted: boolean }

/** Puts a bucket in the place of the network; its answers come when the test gives them. */
export const stubBucket = () => {
  stubDrawing()
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
