import {
  api,
  findCurrent,
  findSettingError,
  findVideoId,
  limits,
  matching,
  type Setting,
} from '@bong-bari/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { call } from '../../api.ts'
import { useEditor } from '../../office/form/use-editor.ts'
import { refusedFields } from '../../office/page/failure.ts'
import { settingsQuery } from '../../office/page/settings.ts'
import { changeQuery } from '../../office/resource/resource.ts'
import { toast } from '../../ui/toast.tsx'

/** Values of the settings by their keys. */
export type SettingValues = Record<string, string>

const valuesOf = (settings: Iterable<Setting>): SettingValues =>
  Object.fromEntries(Array.from(settings, (one) => [one.settingKey, one.settingValue]))

/** Whether its value has one entry on each line. */
export const hasLines = (type: Setting['settingType']) => ['list', 'emails', 'days'].includes(type)

/** The value as it is stored: trimmed, without empty lines, days sorted, of a video's address its id. */
const cleanValue = (type: Setting['settingType'], value: string) => {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (type === 'days') lines.sort()
  const cleaned = lines.join('\n')
  return type === 'video' ? (findVideoId(cleaned) ?? cleaned) : cleaned
}

const complaintOf = (setting: Setting, value: string) => {
  // A rule that came later must not keep other settings from being saved.
  if (value === setting.settingValue) return undefined
  return value.length > limits.settingValue
    ? `Value must be at most ${limits.settingValue.toLocaleString('en')} characters`
    : findSettingError(setting, value)
}

/** Cleans the values, and judges them as the server does. */
const resolverFor =
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

const { update } = api.settings

const savedWords = (saved: readonly Setting[]) => ({
  title: saved.length === 1 ? 'Setting Saved' : 'Settings Saved',
  description: `${saved.map(({ label }) => label).join(', ')} ${saved.length === 1 ? 'is' : 'are'} changed. Visitors see it soon.`,
})

const lastChanged = (settings: Iterable<Setting>) =>
  [...settings].reduce((last, one) => ((one.updatedAt ?? '') > (last.updatedAt ?? '') ? one : last))

/** One form of all settings. Each has a version of its own, so the changed ones are saved one after the other. */
export const useSettingsEditor = (settings: readonly Setting[]) => {
  const client = useQueryClient()
  /** The settings that the form's base consists of. */
  const [current] = useState(() => new Map(settings.map((one) => [one.settingKey, one])))
  const snapshotOf = ({ version, changedBy, updatedAt }: Setting) => ({
    version,
    changedBy,
    updatedAt,
    values: valuesOf(current.values()),
  })
  const resolver = useMemo(() => resolverFor(settings), [settings])

  const store = (setting: Setting) => {
    current.set(setting.settingKey, setting)
    changeQuery<Setting[]>(client, settingsQuery.queryKey, (all) =>
      all.map((one) => (one.settingKey === setting.settingKey ? setting : one)),
    )
    return snapshotOf(setting)
  }
  /** Shows the stored value, unless somebody typed on during the save. */
  const showStored = ({ settingKey: key, settingType, settingValue }: Setting) => {
    if (cleanValue(settingType, form.getValues(key)) === settingValue)
      form.setValue(key, settingValue)
  }
  const saveOne = async (key: string, settingValue: string) => {
    const version = current.get(key)?.version ?? 0
    const input = { params: { key }, body: { settingValue } }
    const saved = await call(update, input, { headers: matching(version) })
    beginFrom(store(saved))
    showStored(saved)
    return saved
  }
  const save = async (changes: Partial<SettingValues>) => {
    const saved: Setting[] = []
    for (const [key, value = ''] of Object.entries(changes))
      try {
        // Lines that are still empty change nothing.
        if (value === current.get(key)?.settingValue) form.setValue(key, value)
        else saved.push(await saveOne(key, value))
      } catch (error) {
        const { settingValue: message } = refusedFields(error)
        if (message) form.setError(key, { message })
        throw error
      }
    return saved
  }

  const editor = useEditor<SettingValues, SettingValues, Setting[]>({
    draft: 'draft:settings',
    start: valuesOf(settings),
    resolver,
    fields: [],
    stored: {
      standing: snapshotOf(lastChanged(settings)),
      currentOf: (error) => {
        const theirs = findCurrent(update, error)
        return theirs && store(theirs)
      },
      change: save,
    },
    send: save,
    onSaved: (saved) => {
      keepTyped()
      if (saved.length > 0) toast(savedWords(saved))
    },
    onClose: () => {},
    failure: {
      fallback: 'Not everything could be saved. What you typed is still here; please try again.',
    },
  })
  const { form, beginFrom, keepTyped } = editor

  /** Shows what others saved since, but for fields that were typed in: those are merged at saving. */
  const adopt = useRef((_: readonly Setting[]) => {})
  adopt.current = (latest) => {
    if (editor.isSaving || editor.conflict.fields.length > 0) return
    const unsent = editor.unsent()
    for (const one of latest) {
      const { settingKey: key, version } = one
      if (unsent.includes(key) || version <= (current.get(key)?.version ?? 0)) continue
      current.set(key, one)
      beginFrom(snapshotOf(one))
      form.setValue(key, one.settingValue)
    }
  }
  useEffect(() => adopt.current(settings), [settings])

  return {
    ...editor,
    undo: () => {
      editor.startOver()
      adopt.current(settings)
    },
  }
}
