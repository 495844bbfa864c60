import type { ManagedSection } from '@bong-bari/contract'

export type CalendarProps = {
  sections: ManagedSection[]
  days: readonly string[]
  /** The day that the keyboard is at. */
  day: string
  now: number
  onGo: (day: string) => void
  /** Shows Home as of a day. */
  onDay: (day: string) => void
}
