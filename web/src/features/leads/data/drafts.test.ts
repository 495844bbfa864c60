import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { keyOf, queryClient } from '../../../api.ts'
import { notesKey, replyKey } from './drafts.ts'

const beAdmin = (id: string) => queryClient.setQueryData(keyOf(api.auth.me), { id, username: id })

test('notes and replies that somebody began are not shown to a colleague who logs in after', () => {
  for (const draftKey of [notesKey, replyKey]) {
    beAdmin('mitali')
    const hers = draftKey('1')
    beAdmin('sharmila')
    expect(draftKey('1')).not.toBe(hers)
  }
})
