import { api } from '@bong-bari/contract'
import { beforeEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../api.ts'
import { clearStoredValues, readStoredValue, setStoredValue } from '../../ui/use-stored-values.ts'
import { findUnsavedKeys, matchOthersDrafts, ownDraft } from './own-draft.ts'

beforeEach(() => {
  clearStoredValues()
  queryClient.clear()
})

const beAdmin = (id: string) => queryClient.setQueryData(keyOf(api.auth.me), { id, username: id })

test('a draft is met by the admin who wrote it, and by nobody who logs in after', () => {
  beAdmin('mitali')
  setStoredValue(ownDraft('draft:post:new'), { title: 'Hers' })
  expect(findUnsavedKeys()).toEqual(['draft:post:new@mitali'])
  beAdmin('sharmila')
  expect(readStoredValue(ownDraft('draft:post:new'))).toBeUndefined()
  expect(findUnsavedKeys()).toEqual([])
  beAdmin('mitali')
  expect(readStoredValue(ownDraft('draft:post:new'))).toEqual({ title: 'Hers' })
})

test('a logout forgets one’s own words and those of visitors, and leaves those of a colleague', () => {
  beAdmin('mitali')
  setStoredValue(ownDraft('draft:post:new'), { title: 'Hers' })
  beAdmin('sharmila')
  setStoredValue(ownDraft('draft:post:new'), { title: 'Mine' })
  setStoredValue('home-request', { name: 'Riya' })
  clearStoredValues(matchOthersDrafts())
  expect(Object.keys(sessionStorage)).toEqual(['draft:post:new@mitali'])
})

test('blank fields and what a draft was begun from are no unsaved words', () => {
  beAdmin('mitali')
  setStoredValue(ownDraft('draft:new-user'), { username: ' ' })
  setStoredValue(ownDraft('draft:follow-up:1'), { text: '', base: 'before' })
  expect(findUnsavedKeys()).toEqual([])
})
