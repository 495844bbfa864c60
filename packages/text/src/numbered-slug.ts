import { slugOf } from './slug.ts'

/** What `-2` to `-999999` take. */
const room = 7

/** `<slug>`, then `<slug>-2`, `<slug>-3` and so on, each within `longest` characters where the slug is. */
export const numberedSlug = (slug: string, attempt: number, longest: number) =>
  attempt === 1 ? slug : `${slugOf(slug, longest - room)}-${attempt}`
