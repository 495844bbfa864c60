import { inForm } from './in-form.ts'
import { romanise } from './romanise.ts'

/** Letters of a title that a slug is made of, in UTF-16 units: four times what any slug keeps. */
const most = 500

/**
 * The slug of a title: Bengali romanised, accents dropped, lower case, runs of anything but a-z and
 * 0-9 as one hyphen, none at the ends; at most `max` characters, cut at a hyphen where there is
 * one. Empty when nothing is left.
 */
export const slugOf = (title: string, max = 120) => {
  const whole = inForm(romanise(title.slice(0, most)), 'NFKD', 2 * most)
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= max) return whole
  const head = whole.slice(0, max + 1)
  const hyphen = head.lastIndexOf('-')
  return hyphen > 0 ? head.slice(0, hyphen) : whole.slice(0, max)
}

/** What `-2` to `-999999` take. */
const room = 7

/** `<slug>`, then `<slug>-2`, `<slug>-3` and so on, each within `longest` characters where the slug is. */
export const numberedSlug = (slug: string, attempt: number, longest: number) =>
  attempt === 1 ? slug : `${slugOf(slug, longest - room)}-${attempt}`
