import { cut } from '@bong-bari/text'

/** A text of at most `max` UTF-16 units as a line of a prompt, in which it opens and closes no tag. */
export const asData = (text: string, max: number) =>
  cut(text, max).replace(/</g, '‹').replace(/>/g, '›').replace(/\s+/g, ' ').trim()
