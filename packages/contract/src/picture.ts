import * as z from 'zod/mini'
import { limits } from './limits.ts'
import type { Group } from './route.ts'

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The S3 form that a browser posts a picture with; `imageUrl` then names it in an entity. */
const imageUpload = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  imageUrl: z.string(),
})

export const pictures = {
  startUpload: {
    method: 'POST',
    path: '/api/admin/images',
    access: 'admin',
    body: z.object({
      contentType: z.enum(imageTypes, { error: 'The picture must be a png, jpeg or webp' }),
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
} as const satisfies Group
