import { cut } from '@bong-bari/text'

/** `max` UTF-16 units that open and close no tag. */
export const asData = (text: string, max: number) =>
  cut(text, max).replace(/</g, '‹').replace(/>/g, '›').replace(/\s+/g, ' ').trim()
