import type { Setting } from '@bong-bari/contract'
import { site, whenShown } from '@bong-bari/site'
import { derivedId, listSettings, type StoredSetting } from '@bong-bari/table'
import { type KnownSetting, knownSettings } from './known-settings.ts'

/** The stored value, or the brand's. */
export const settingOf = (known: KnownSetting, changed: StoredSetting | undefined): Setting => ({
  ...known,
  id: derivedId(`setting ${known.settingKey}`),
  settingValue: changed?.settingValue ?? known.settingValue,
  defaultValue: known.settingValue,
  updatedAt: changed?.updatedAt ?? null,
  version: changed?.version ?? 0,
  changedBy: changed?.changedBy ?? null,
})

export const allSettings = async () => {
  const changed = new Map((await listSettings()).map((one) => [one.settingKey, one]))
  return knownSettings.map((known) => settingOf(known, changed.get(known.settingKey)))
}

const isUpload = ({ settingKey }: Setting) => settingKey === 'nextUpload'

/** Invalid date if empty. */
export const uploadTime = ({ settingValue }: Pick<Setting, 'settingValue'>) =>
  whenShown(site.timeZone, settingValue)

/** Undefined once past. */
export const nextUpload = async (now: Date) =>
  (await allSettings()).find((one) => isUpload(one) && uploadTime(one) > now)

/** Without a past upload. */
export const publicSettings = async (now: Date) =>
  (await allSettings())
    .filter(({ isPublic }) => isPublic)
    .map((one) => (isUpload(one) && !(uploadTime(one) > now) ? { ...one, settingValue: '' } : one))
