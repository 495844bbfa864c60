import { isSafeLink } from './safe-link.ts'
import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>

/** When (ms) visitors first see a section between `from` and `to` (exclusive); undefined for never. */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

type Text = string | null | undefined
/** A form may pass incomplete ones. */
type Shown = Partial<Record<'title' | 'content' | 'imageUrl' | 'linkUrl' | 'buttonText', Text>>

/** A section's button; undefined unless link and text are given. */
export const buttonOf = ({ linkUrl, buttonText }: Shown) => {
  const href = linkUrl?.trim() ?? ''
  const words = buttonText?.trim() ?? ''
  return words && isSafeLink(href) ? { href, words } : undefined
}

/** False for a section without words, picture and button, which Home leaves out. */
export const showsSomething = (section: Shown) =>
  [section.title, section.content, section.imageUrl].some((text) => text?.trim()) ||
  buttonOf(section) !== undefined
