import type { Setting } from '@bong-bari/contract'
import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from '../../ui/draft.ts'

type Drafts = Record<string, string>

const key = 'draft:settings'

const begin = (): Drafts =>
  Object.fromEntries(
    Object.entries(Object(readDraft(key))).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Asks before the window closes or leaves for another document. */
const useLeaveWarning = (isUnsaved: boolean) =>
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

/** Values as typed and not yet saved, kept until a logout. */
export const useSettingDrafts = (settings: Setting[]) => {
  const [drafts, setDrafts] = useState(begin)
  const unsaved = settings.filter(
    ({ settingKey, settingValue }) => (drafts[settingKey] ?? settingValue) !== settingValue,
  )
  useLeaveWarning(unsaved.length > 0)
  useEffect(() => writeDraft(key, Object.keys(drafts).length > 0 ? drafts : undefined), [drafts])

  /** `undefined` goes back to the saved value. */
  const write = (name: string, value: string | undefined) =>
    setDrafts(({ [name]: _, ...others }) =>
      value === undefined ? others : { ...others, [name]: value },
    )
  return { drafts, write, unsaved: unsaved.length }
}
