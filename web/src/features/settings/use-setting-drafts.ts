import type { Setting } from '@bong-bari/contract'
import { useLeaveWarning } from '../../office/use-leave-warning.ts'
import { keep, readKept, useKept } from '../../ui/kept.ts'

type Drafts = Record<string, string>

const key = 'draft:settings'

const draftsIn = (kept: unknown): Drafts =>
  Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Values as typed and not yet saved, kept until a logout. */
export const useSettingDrafts = (settings: Setting[]) => {
  const drafts = draftsIn(useKept(key))
  const unsaved = settings.filter(
    ({ settingKey, settingValue }) => (drafts[settingKey] ?? settingValue) !== settingValue,
  )
  useLeaveWarning(unsaved.length > 0)

  /** `undefined` goes back to the saved value. */
  const write = (name: string, value: string | undefined) => {
    // A save that answers late must not bring back what was typed when it began.
    const { [name]: _, ...others } = draftsIn(readKept(key))
    const next = value === undefined ? others : { ...others, [name]: value }
    keep(key, Object.keys(next).length > 0 ? next : undefined)
  }
  return { drafts, write, unsaved: unsaved.length }
}
