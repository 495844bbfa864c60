import { romanise } from './romanise.ts'

/**
 * The slug of a title: Bengali romanised, accents dropped, lower case, runs of anything but a-z and
 * 0-9 as one hyphen, none at the ends; at most `max` characters, cut at a hyphen where there is
 * one. Empty when nothing is left.
 */
export const slugOf = (title: string, max = 120) => {
  const whole = romanise(title)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= max) return whole
  const head = whole.slice(0, max + 1)
  const hyphen = head.lastIndexOf('-')
  return hyphen > 0 ? head.slice(0, hyphen) : whole.slice(0, max)
}
