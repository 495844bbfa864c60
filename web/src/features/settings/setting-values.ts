import { complaintAbout, limits, type Setting, videoIdIn } from '@bong-bari/contract'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** Values of the settings by their keys. */
export type SettingValues = Record<string, string>

export const valuesOf = (settings: Iterable<Setting>): SettingValues =>
  Object.fromEntries(Array.from(settings, (one) => [one.settingKey, one.settingValue]))

/** Whether its value has one entry on each line. */
export const hasLines = (type: Setting['settingType']) => ['list', 'emails', 'days'].includes(type)

/** The value as it is stored: trimmed, without empty lines, days sorted, of a video's address its id. */
export const cleanValue = (type: Setting['settingType'], value: string) => {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (type === 'days') lines.sort()
  const cleaned = lines.join('\n')
  return type === 'video' ? (videoIdIn(cleaned) ?? cleaned) : cleaned
}

const complaintOf = (setting: Setting, value: string) => {
  // A rule that came later must not keep other settings from being saved.
  if (value === setting.settingValue) return undefined
  return value.length > limits.settingValue
    ? `Value must be at most ${limits.settingValue.toLocaleString('en')} characters`
    : complaintAbout(setting, value)
}

/** Cleans the values, and judges them as the server does. */
export const resolverFor =
  (settings: readonly Setting[]): Resolver<SettingValues, unknown, SettingValues> =>
  (typed) => {
    const values: SettingValues = {}
    const errors: FieldErrors<SettingValues> = {}
    for (const setting of settings) {
      const { settingKey: key, settingType } = setting
      const value = cleanValue(settingType, typed[key] ?? '')
      const message = complaintOf(setting, value)
      values[key] = value
      if (message) errors[key] = { type: 'check', message }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
