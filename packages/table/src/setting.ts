import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { all, put } from './verbs.ts'

export const storedSetting = z.object({
  settingKey: z.string(),
  settingValue: z.string(),
  updatedAt: z.iso.datetime(),
})
export type StoredSetting = z.output<typeof storedSetting>

const read = readerFor('setting', storedSetting, ({ sk }) => sk)

/** The settings that were changed, by key; the others have the brand's defaults. */
export const listSettings = async (): Promise<StoredSetting[]> =>
  read.every(await all(keys.settings))

/** Writes one setting; its key is its place in the table, so there is only ever one. */
export const writeSetting = (setting: StoredSetting) =>
  put({ ...keys.setting(setting.settingKey), ...setting })
