// @vitest-environment node
import { expect, test } from 'vitest'
import { applySentValues, fingerprintOf, mergeFields } from './use-changes.ts'

const base = { title: 'One', brand: '', order: 1 }

test('what only one side changed is taken from that side', () => {
  const typed = { ...base, title: 'Mine' }
  const theirs = { ...base, brand: 'Theirs', order: 2 }
  expect(mergeFields(base, typed, theirs)).toEqual({
    values: { title: 'Mine', brand: 'Theirs', order: 2 },
    both: [],
  })
})

test('what both changed stays as typed and is told, unless they changed it alike', () => {
  const typed = { title: 'Mine', brand: 'Same', order: Number.NaN }
  const theirs = { title: 'Theirs', brand: 'Same', order: 1 }
  expect(mergeFields(base, typed, theirs)).toEqual({ values: typed, both: ['title'] })
})

test('what was typed and taken back is no change', () => {
  expect(mergeFields(base, { ...base }, { ...base, title: 'Theirs' })).toEqual({
    values: { ...base, title: 'Theirs' },
    both: [],
  })
})

test('what was sent, and its answer lost, is what the edit goes on from', () => {
  const sent = [fingerprintOf('title', 'One'), fingerprintOf('title', 'Mine')]
  const stands = { ...base, title: 'Mine ', brand: 'Mine' }
  expect(applySentValues(base, sent, stands)).toEqual({ ...base, title: 'Mine ' })
  expect(applySentValues(base, sent, { ...base, title: 'Third' })).toEqual(base)
})
