import { cut } from '@bong-bari/text'

/** At most `max` UTF-16 units, without tags. */
export const asData = (text: string, max: number) =>
  cut(text, max).replace(/</g, '‹').replace(/>/g, '›').replace(/\s+/g, ' ').trim()
