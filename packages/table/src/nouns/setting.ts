import { changedBy, version } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { change, type Edit, firstEdit } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import { all, createOnce } from '../db/verbs.ts'
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

/** Changed ones by key; others have defaults. */
export const listSettings = async (): Promise<StoredSetting[]> =>
  read.every(await all(keys.settings))

type Given = Pick<StoredSetting, 'settingKey' | 'settingValue'> & {
  /** Notified besides those in the settings. */
  tell?: readonly string[] | undefined
}

/** Version 0 was never changed. Undefined for another version. */
export const writeSetting = async (
  { tell, ...given }: Given,
  made: Edit,
): Promise<StoredSetting | undefined> => {
  const key = keys.setting(given.settingKey)
  const about = { noun: 'setting', of: given.settingKey, fields: ['settingValue'], tell } as const
  for (;;) {
    const changed = await change(key, { ...made, read: read.one, subject: () => about }, () => ({
      fields: given,
    }))
    if (changed || made.expected) return changed
    const first = { ...key, ...given, ...firstEdit(made) }
    if (await createOnce(first, about)) return read.one(first)
    if (made.expected !== undefined) return undefined
  }
}
