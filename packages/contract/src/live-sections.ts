import { isSafeLink } from './safe-link.ts'
import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>

/**
 * The first moment (ms) of a span at which visitors see a section; undefined where they never do. The
 * span ends before `to`.
 */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

type Text = string | null | undefined
/** What of a section may show something. A form may also pass what is not filled in yet. */
type Shown = Partial<Record<'title' | 'content' | 'imageUrl' | 'linkUrl' | 'buttonText', Text>>

/** The link and words of a section's button; undefined unless it has both. */
export const buttonOf = ({ linkUrl, buttonText }: Shown) => {
  const href = linkUrl?.trim() ?? ''
  const words = buttonText?.trim() ?? ''
  return words && isSafeLink(href) ? { href, words } : undefined
}

/** False for a section without words, picture and button: it may be kept, and Home draws nothing of it. */
export const showsSomething = (section: Shown) =>
  [section.title, section.content, section.imageUrl].some((text) => text?.trim()) ||
  buttonOf(section) !== undefined
