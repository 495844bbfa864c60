import type { Setting } from '@bong-bari/contract'
import { useMemo, useState } from 'react'
import { ownDraft } from '../../office/own-draft.ts'
import { keep, readKept, useKept } from '../../ui/kept.ts'

/** What was typed, and the saved value it began from; drafts of the version before lack that. */
export type SettingDraft = { value: string; base?: string | undefined }
type Drafts = Record<string, SettingDraft>

/** The value as it is stored: trimmed, no empty lines in a list, days sorted. */
export const cleaned = ({ settingType }: Pick<Setting, 'settingType'>, value: string) => {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (settingType === 'days' ? lines.sort() : lines).join('\n')
}

/** Whether saving `value` would change what is stored; an added line with nothing in it does not. */
export const isChange = (setting: Setting, value: string, from = setting.settingValue) =>
  cleaned(setting, value) !== cleaned(setting, from)

const draftIn = (kept: unknown): SettingDraft | undefined => {
  if (typeof kept === 'string') return { value: kept }
  const { value, base } = Object(kept)
  if (typeof value !== 'string') return undefined
  return { value, ...(typeof base === 'string' && { base }) }
}

const draftsIn = (kept: unknown): Drafts =>
  Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([name, one]) => {
      const draft = draftIn(one)
      return draft ? [[name, draft]] : []
    }),
  )

/** Unsaved values, kept until logout. Lines that are still empty are shown, and kept nowhere. */
export const useSettingDrafts = (settings: Setting[]) => {
  const key = useMemo(() => ownDraft('draft:settings'), [])
  const [untyped, setUntyped] = useState<Drafts>({})
  const typed = draftsIn(useKept(key))
  const drafts = { ...untyped, ...typed }
  const unsaved = settings.filter((setting) => {
    const draft = typed[setting.settingKey]
    return draft && isChange(setting, draft.value)
  })

  /** `undefined` returns to the saved value. */
  const write = (name: string, draft: SettingDraft | undefined) => {
    // A late save must not bring back what was typed when it began.
    const { [name]: _, ...others } = draftsIn(readKept(key))
    const { [name]: __, ...othersUntyped } = untyped
    const setting = settings.find(({ settingKey }) => settingKey === name)
    const isTyped = draft && (!setting || isChange(setting, draft.value))
    const next = isTyped ? { ...others, [name]: draft } : others
    keep(key, Object.keys(next).length > 0 ? next : undefined)
    setUntyped(draft && !isTyped ? { ...othersUntyped, [name]: draft } : othersUntyped)
  }
  return { drafts, write, unsaved: unsaved.length }
}
