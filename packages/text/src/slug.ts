import { inForm } from './normalise.ts'
import { romanise } from './romanise.ts'

/** UTF-16 units of the title that count: four times any slug. */
const maxTitleUnits = 500

/**
 * A title's slug: romanised Bengali, no accents, lower case, single hyphens for anything but a-z
 * and 0-9; at maxTitleUnits `max` characters, cut at a hyphen if there is one. May be empty.
 */
export const slugOf = (title: string, max = 120) => {
  const whole = inForm(romanise(title.slice(0, maxTitleUnits)), 'NFKD', 2 * maxTitleUnits)
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= max) return whole
  const head = whole.slice(0, max + 1)
  const hyphen = head.lastIndexOf('-')
  return hyphen > 0 ? head.slice(0, hyphen) : whole.slice(0, max)
}

/** Room for a number from `-2` to `-999999`, which tells equal slugs apart. */
const room = 7

/** `<slug>`, `<slug>-2`, `<slug>-3` and so on, each within `longest` if the slug is. */
export const numberedSlug = (slug: string, attempt: number, longest: number) =>
  attempt === 1 ? slug : `${slugOf(slug, longest - room)}-${attempt}`
