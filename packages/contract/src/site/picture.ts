import * as z from 'zod/mini'
import { clearable, optionalLine } from '../route/fields.ts'
import { changedBy, ifMatch, paging, version } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'

/** A change of the alt text. The dashboard checks it too. */
export const pictureWords = z.object({
  alt: clearable(optionalLine(limits.pictureAlt, 'Description')),
})

/** A smaller copy of a picture, for small screens and lists. */
export const smallPicture = z._default(
  z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  null,
)
export type SmallPicture = z.output<typeof smallPicture>

export const pictureAlt = z._default(z.nullable(z.string()), null)
export type PictureAlt = z.output<typeof pictureAlt>

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Animated GIFs are stored as WebP. */
export const uploadTypes = [...imageTypes, 'image/gif'] as const

/** The form by which a browser uploads to S3. `imageUrl` then names the upload. */
const imageUpload = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  imageUrl: z.string(),
})

/** A picture of the library. Entities and texts name it by `src`. */
export const picture = z.object({
  /** The hash of its content and its type. */
  id: z.string(),
  src: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  small: smallPicture,
  alt: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export interface Picture extends z.output<typeof picture> {}

const uploadAddress = z
  .string({ error: 'The picture must be the address of an upload' })
  .check(z.regex(/^\/incoming\/[0-9a-f]{32}$/, 'The picture must be the address of an upload'))

const pictureParam = z.object({ id: z.string().check(z.maxLength(100)) })

const path = '/api/admin/pictures'

export const pictures = {
  startUpload: {
    method: 'POST',
    path: '/api/admin/images',
    access: 'admin',
    audit: 'not: changes nothing',
    body: z.object({
      contentType: z.enum(uploadTypes, { error: 'The picture must be a png, jpeg or webp' }),
      size: z
        .number({ error: 'size must be a number of bytes' })
        .check(
          z.int('size must be a whole number of bytes'),
          z.minimum(1, 'The picture is empty'),
          z.maximum(limits.imageBytes, 'The picture must be at most 5 MB'),
        ),
    }),
    response: imageUpload,
    status: 201,
  },
  /** Adds an upload and its smaller copy to the library. */
  keep: {
    method: 'POST',
    path,
    access: 'admin',
    audit: 'created',
    body: z.object({ imageUrl: uploadAddress, smallUrl: z.optional(uploadAddress) }),
    response: picture,
    status: 201,
  },
  list: {
    method: 'GET',
    path,
    access: 'admin',
    query: z.object({
      ...paging(
        limits.picturePage.max,
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f]{64}\.(png|jpg|webp)$/,
      ),
    }),
    response: z.array(picture),
    paged: true,
  },
  describe: {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'admin',
    audit: 'changed',
    params: pictureParam,
    headers: ifMatch,
    body: pictureWords,
    response: picture,
  },
  /** Moves it to the trash; its file goes when the trash forgets it. */
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    audit: 'deleted',
    params: pictureParam,
    response: z.object({ id: z.string() }),
  },
} as const satisfies Group
