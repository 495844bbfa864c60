import { isSafeLink } from './safe-link.ts'

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
