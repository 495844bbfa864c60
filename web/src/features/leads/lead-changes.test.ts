// @vitest-environment jsdom

import { leadOf } from '@bong-bari/contract/testing'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  beginChange,
  dropKnownChanges,
  settleChange,
  undoChange,
  useLeadChanges,
  withChanges,
} from './lead-changes.ts'

const lead = leadOf({ id: '1' })

const changes = () => renderHook(useLeadChanges).result.current
const seen = () => withChanges(lead, changes())

const endSession = () => act(() => void window.dispatchEvent(new Event('auth-state-changed')))

beforeEach(endSession)

test('a change shows over whatever the list says, for its lead alone', () => {
  beginChange('1', { leadStatus: 'hot' })
  beginChange('2', { leadStatus: 'dead' })
  expect(seen().leadStatus).toBe('hot')
})

test('a refused change is taken back and leaves a later one standing', () => {
  const first = beginChange('1', { leadStatus: 'hot' })
  beginChange('1', { leadStatus: 'cold' })
  undoChange(first)
  expect(seen().leadStatus).toBe('cold')
})

test('an accepted change outlives lists that were asked too early to know it', () => {
  settleChange(beginChange('1', { leadStatus: 'hot' }), 100_000)
  dropKnownChanges(104_999)
  expect(seen().leadStatus).toBe('hot')
  dropKnownChanges(105_000)
  expect(seen().leadStatus).toBe('new')
})

test('a change on its way outlives every list', () => {
  beginChange('1', { leadStatus: 'hot' })
  dropKnownChanges(Number.MAX_SAFE_INTEGER)
  expect(seen().leadStatus).toBe('hot')
})

test('SESS-05 a logout forgets the changes', () => {
  const { result } = renderHook(useLeadChanges)
  act(() => void beginChange('1', { leadStatus: 'hot' }))
  expect(result.current).toHaveLength(1)
  endSession()
  expect(result.current).toHaveLength(0)
})
