import type { NoticeSettings } from '../public-data/notice-settings.ts'

/** What one call of the function goes by. */
export type Surroundings = {
  now: () => Date
  /** The settings of notices, read once. */
  settings: () => Promise<NoticeSettings>
  post: (address: string, body: object) => Promise<void>
}
