import type { Section } from '@bong-bari/contract'

/** Whether visitors see a section now: active, begun, and not yet over. */
export const isLive = ({ isActive, validFrom, validTo }: Section, now: Date) => {
  const moment = now.toISOString()
  return isActive && validFrom <= moment && (validTo === null || moment < validTo)
}
