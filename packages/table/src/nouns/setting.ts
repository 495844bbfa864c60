import { changedBy, version } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { changeEntity, type EditContext, firstStamps } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import { createOnce, queryAll } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

export const storedSetting = z.object({
  settingKey: z.string(),
  settingValue: z.string(),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export type StoredSetting = z.output<typeof storedSetting>

const read = readerFor('setting', storedSetting, ({ sk }) => sk)

/** Lists the settings that were changed, by key. All others have their defaults. */
export const listSettings = async (): Promise<StoredSetting[]> =>
  read.every(await queryAll(keys.settings))

type NewValue = Pick<StoredSetting, 'settingKey' | 'settingValue'> & {
  /** People to notify besides those in the settings. */
  tell?: readonly string[] | undefined
}

/** Stores a setting; one that was never changed has version 0. Returns undefined if it has another version than `made.expected`. */
export const writeSetting = async (
  { tell, ...setting }: NewValue,
  made: EditContext,
): Promise<StoredSetting | undefined> => {
  const key = keys.setting(setting.settingKey)
  const about = { noun: 'setting', of: setting.settingKey, fields: ['settingValue'], tell } as const
  for (;;) {
    const changed = await changeEntity(
      key,
      { ...made, read: read.one, subject: () => about },
      () => ({
        fields: setting,
      }),
    )
    if (changed || made.expected) return changed
    const first = { ...key, ...setting, ...firstStamps(made) }
    if (await createOnce(first, about)) return read.one(first)
    if (made.expected !== undefined) return undefined
  }
}
