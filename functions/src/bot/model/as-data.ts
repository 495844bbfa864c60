import { cut } from '@bong-bari/text'

/** A prompt line of at most `max` UTF-16 units that opens and closes no tag. */
export const asData = (text: string, max: number) =>
  cut(text, max).replace(/</g, '‹').replace(/>/g, '›').replace(/\s+/g, ' ').trim()
