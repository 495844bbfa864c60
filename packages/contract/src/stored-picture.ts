import * as z from 'zod/mini'

/** The smaller copy for small screens and lists; null without one. */
export const smallPicture = z._default(
  z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  null,
)
export type SmallPicture = z.output<typeof smallPicture>

export const pictureAlt = z._default(
  z.nullable(z.object({ bn: z.nullable(z.string()), en: z.nullable(z.string()) })),
  null,
)
export type PictureAlt = z.output<typeof pictureAlt>
