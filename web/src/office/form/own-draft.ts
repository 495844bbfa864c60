import { api, type User } from '@bong-bari/contract'
import { useEffect } from 'react'
import { keyOf, queryClient } from '../../api.ts'
import {
  createDrafts,
  listStoredKeys,
  localStoragePrefix,
  readStoredValue,
  useHasStoredValue,
} from '../../ui/use-stored-values.ts'

/** Keys of unsaved input of the office begin so. */
const draftPrefix = 'draft:'

const readOwnerMark = () => {
  const self = queryClient.getQueryData<User>(keyOf(api.auth.me))
  return self ? `@${self.id}` : ''
}

/** A draft's key with the user's id, so that no other user sees it. */
export const ownDraft = (name: string) => `${name}${readOwnerMark()}`

/** Returns what tells the drafts of other users by their keys. */
export const matchOthersDrafts = () => {
  const mark = readOwnerMark()
  return (key: string) =>
    key.startsWith(draftPrefix) && key.includes('@') && (!mark || !key.endsWith(mark))
}

/** Values of a form by the names of its fields, and beside them what they are based on. */
type FormDraft = Record<string, unknown> & {
  /** The stored values that the edit began from. */
  base?: unknown
  /** Fingerprints of values that were sent without an answer so far. */
  sent?: string[] | undefined
  /** Whose draft it is, such as the tab that writes it. */
  note?: object | undefined
}

/** What is typed in forms, until it is saved. */
export const formDrafts = createDrafts((stored): FormDraft | undefined =>
  stored === undefined ? undefined : Object(stored),
)

const metadataFields = ['base', 'sent', 'note']

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Object.entries(Object(value)).some(
        ([name, one]) => !metadataFields.includes(name) && hasText(one),
      )

/** The current user's unsaved drafts, for the warning before logout or closing the tab. */
export const findUnsavedKeys = () => {
  const isOthers = matchOthersDrafts()
  return listStoredKeys(draftPrefix).filter(
    (key) => !isOthers(key) && hasText(readStoredValue(key)),
  )
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
const warnOfUnsavedDrafts = (event: BeforeUnloadEvent) => {
  if (findUnsavedKeys().some((key) => !key.startsWith(localStoragePrefix))) preventUnload(event)
}

/** While `isOn`, closing the tab runs `onLeave`; by default the browser then asks. */
export const useWarnOnLeave = (isOn: boolean, onLeave = preventUnload) =>
  useEffect(() => {
    if (!isOn) return
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isOn, onLeave])

/** The browser asks before closing a tab with unsaved drafts, also those of closed editors. */
export const useLeaveWarning = () =>
  useWarnOnLeave(useHasStoredValue(draftPrefix), warnOfUnsavedDrafts)
