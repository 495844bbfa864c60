import * as z from 'zod/mini'
import { linkKinds } from './training-words.ts'

/**
 * A video or a post of ours beneath an answer, as visitors can see it now. `href` is the path of its
 * page on the site, `image` a picture of it where there is one.
 */
export const card = z.object({
  kind: z.enum(linkKinds),
  title: z.string(),
  href: z.string(),
  image: z.nullable(z.string()),
})
export type Card = z.output<typeof card>
