import type { ManagedSection } from '@bong-bari/contract'

export type CalendarProps = {
  sections: ManagedSection[]
  days: readonly string[]
  /** The focusable day. */
  day: string
  now: number
  onGo: (day: string) => void
  onDay: (day: string) => void
}
