import type { NoticeSettings } from './notice-settings.ts'

/** What one call of the function goes by. */
export type Surroundings = {
  now: () => Date
  /** Whether nothing new may be begun. */
  isOver: () => boolean
  /** The settings of notices, read once. */
  settings: () => Promise<NoticeSettings>
  post: (address: string, body: object) => Promise<void>
}
