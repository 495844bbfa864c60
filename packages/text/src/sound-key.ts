import { fold } from './fold.ts'
import { isBengali } from './script.ts'

/** Texts of one script that sound alike, whatever their spelling and punctuation, have the same one. */
export const soundKey = (text: string) => {
  const sound = fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return `${isBengali(text) ? 'bengali' : 'latin'}:${sound.trim()}`
}
