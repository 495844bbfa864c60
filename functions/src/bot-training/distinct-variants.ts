import type { Training } from '@bong-bari/contract'
import { soundKey } from '@bong-bari/text'

/** The first of variants that sound alike in one script. */
export const distinctVariants = (variants: Training['variants']) => {
  const bySound = new Map<string, string>()
  for (const text of variants) if (!bySound.has(soundKey(text))) bySound.set(soundKey(text), text)
  return [...bySound.values()]
}
