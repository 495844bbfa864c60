import type { Setting } from '@bong-bari/contract'
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

export const publicSettings = async () => (await allSettings()).filter(({ isPublic }) => isPublic)
