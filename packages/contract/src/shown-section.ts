import { isSafeLink } from './safe-link.ts'

type Text = string | null | undefined
/** Perhaps incomplete, in a form. */
type Shown = Partial<Record<'title' | 'content' | 'imageUrl' | 'linkUrl' | 'buttonText', Text>>

/** Undefined unless link and text are given. */
export const buttonOf = ({ linkUrl, buttonText }: Shown) => {
  const href = linkUrl?.trim() ?? ''
  const words = buttonText?.trim() ?? ''
  return words && isSafeLink(href) ? { href, words } : undefined
}

/** False without words, picture and button. */
export const showsSomething = (section: Shown) =>
  [section.title, section.content, section.imageUrl].some((text) => text?.trim()) ||
  buttonOf(section) !== undefined
