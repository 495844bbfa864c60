import type { Setting } from '@bong-bari/contract'
import { useMemo } from 'react'
import { ownDraft } from '../../office/own-draft.ts'
import { keep, readKept, useKept } from '../../ui/kept.ts'

/** What was typed, and the saved value it began from; drafts of the version before lack that. */
export type SettingDraft = { value: string; base?: string | undefined }
type Drafts = Record<string, SettingDraft>

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

/** Unsaved values, kept until logout. */
export const useSettingDrafts = (settings: Setting[]) => {
  const key = useMemo(() => ownDraft('draft:settings'), [])
  const drafts = draftsIn(useKept(key))
  const unsaved = settings.filter(
    ({ settingKey, settingValue }) => (drafts[settingKey]?.value ?? settingValue) !== settingValue,
  )

  /** `undefined` returns to the saved value. */
  const write = (name: string, draft: SettingDraft | undefined) => {
    // A late save must not bring back what was typed when it began.
    const { [name]: _, ...others } = draftsIn(readKept(key))
    const saved = settings.find(({ settingKey }) => settingKey === name)
    const isSaved = draft === undefined || draft.value === saved?.settingValue
    const next = isSaved ? others : { ...others, [name]: draft }
    keep(key, Object.keys(next).length > 0 ? next : undefined)
  }
  return { drafts, write, unsaved: unsaved.length }
}
