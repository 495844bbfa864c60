import * as z from 'zod/mini'

/** For small screens and lists. */
export const smallPicture = z._default(
  z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  null,
)
export type SmallPicture = z.output<typeof smallPicture>

export const pictureAlt = z._default(z.nullable(z.string()), null)
export type PictureAlt = z.output<typeof pictureAlt>
