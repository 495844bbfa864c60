import { api, type User } from '@bong-bari/contract'
import { keyOf, queryClient } from '../api.ts'
import { keptKeys, readKept } from '../ui/kept.ts'

/** With this begins what somebody typed in the office and has not saved. */
export const draftBeginning = 'draft:'

const selfMark = () => {
  const self = queryClient.getQueryData<User>(keyOf(api.auth.me))
  return self ? `@${self.id}` : ''
}

/** The key of a draft of whoever is logged in: nobody else who logs in here meets it. */
export const ownDraft = (name: string) => `${name}${selfMark()}`

/** Tells the drafts of others from everything else that is kept. */
export const othersDraft = () => {
  const mark = selfMark()
  return (key: string) =>
    key.startsWith(draftBeginning) && key.includes('@') && (!mark || !key.endsWith(mark))
}

/** What was tried on the bot is a draft by its key alone. */
const isOfWords = (key: string) => !key.startsWith('draft:try')

/** What a draft was begun from, and what is noted of it. */
const besideWords = ['base', 'sent', 'note']

const hasWords = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Object.entries(Object(value)).some(
        ([name, one]) => !besideWords.includes(name) && hasWords(one),
      )

/** Keys of what is lost to whoever is logged in at a logout, and when the tab closes but for what lasts. */
export const unsavedKeys = () => {
  const isOthers = othersDraft()
  return keptKeys(draftBeginning).filter(
    (key) => isOfWords(key) && !isOthers(key) && hasWords(readKept(key)),
  )
}
