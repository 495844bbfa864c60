import * as z from 'zod/mini'
import { linkKinds } from './training-words.ts'

/** A public video or post below an answer; `href` is its path. */
export const card = z.object({
  kind: z.enum(linkKinds),
  title: z.string(),
  href: z.string(),
  image: z.nullable(z.string()),
})
export type Card = z.output<typeof card>
