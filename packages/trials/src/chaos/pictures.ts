import { crc32, deflateSync } from 'node:zlib'
import { api } from '@bong-bari/contract'
import { isMarkOf, type Noun } from './noun.ts'

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Grey, one pixel high and as wide as its number says. */
const pictureOf = (width: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(1, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1, 7))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const widthOf = (mark: string) => 1 + Number(mark.split('-').at(-1))

/** Sections with a picture: uploaded as a browser does, stored under its hash, and served whole. */
export const pictures: Noun = {
  name: 'picture',
  create: async ({ admin }, mark) => {
    const bytes = pictureOf(widthOf(mark))
    const body = { contentType: 'image/png' as const, size: bytes.length }
    const { url, fields, imageUrl } = await admin(api.pictures.startUpload, { body })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([bytes]), 'photo.png')
    // The bucket answers in its own words, and a browser tries again.
    const upload = () => fetch(url, { method: 'POST', body: form }).then(({ ok }) => ok)
    const isUploaded = (await upload().catch(() => false)) || (await upload())
    if (!isUploaded) throw new Error('The bucket did not take the picture.')
    const section = { sectionType: 'banner' as const, title: mark, imageUrl }
    return (await admin(api.sections.create, { body: section })).id
  },
  remove: ({ admin }, id) => admin(api.sections.remove, { params: { id } }),
  read: async ({ admin, visit, url }) => {
    const shown = (await admin(api.sections.list)).filter(({ title }) => isMarkOf('picture', title))
    return Promise.all(
      shown.map(async ({ id, title, imageUrl, imageWidth }) => {
        const mark = title ?? ''
        const picture = await visit(url + imageUrl)
        const served = Buffer.from(await picture.arrayBuffer())
        const isWhole = imageWidth === widthOf(mark) && served.equals(pictureOf(widthOf(mark)))
        return { mark, id, is: () => isWhole }
      }),
    )
  },
}
