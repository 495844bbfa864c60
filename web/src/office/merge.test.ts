import { expect, test } from 'vitest'
import { merge, withSent } from './merge.ts'

const base = { title: 'One', brand: '', order: 1 }

test('what only one side changed is taken from that side', () => {
  const typed = { ...base, title: 'Mine' }
  const theirs = { ...base, brand: 'Theirs', order: 2 }
  expect(merge(base, typed, theirs)).toEqual({
    values: { title: 'Mine', brand: 'Theirs', order: 2 },
    both: [],
  })
})

test('what both changed stays as typed and is told, unless they changed it alike', () => {
  const typed = { title: 'Mine', brand: 'Same', order: Number.NaN }
  const theirs = { title: 'Theirs', brand: 'Same', order: 1 }
  expect(merge(base, typed, theirs)).toEqual({ values: typed, both: ['title'] })
})

test('what was typed and taken back is no change', () => {
  expect(merge(base, { ...base }, { ...base, title: 'Theirs' })).toEqual({
    values: { ...base, title: 'Theirs' },
    both: [],
  })
})

test('what was sent with others’ words, and its answer lost, is begun from as it was typed', () => {
  const out = { typed: { title: 'Mine' }, sent: { title: 'Mine, theirs' } }
  const stands = { ...base, title: 'Mine, theirs' }
  expect(withSent(base, [out], stands)).toEqual({ ...base, title: 'Mine' })
  expect(withSent(base, [out], { ...base, title: 'Third' })).toEqual(base)
})
