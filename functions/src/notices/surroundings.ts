import type { NoticeSettings } from '../public-data/notice-settings.ts'

export type Surroundings = {
  now: () => Date
  /** Read once. */
  settings: () => Promise<NoticeSettings>
  post: (address: string, body: object) => Promise<void>
}
