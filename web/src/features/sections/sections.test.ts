import { expect, test } from 'vitest'
import { sectionsAt } from '../../../test/section-server.tsx'
import { byPlace, listRenumbered, moveSection } from './sections.ts'

const orders = (sections: ReturnType<typeof sectionsAt>) =>
  Object.fromEntries(sections.map(({ title, displayOrder }) => [title, displayOrder]))

const move = (given: Record<string, number>, from: number, to: number) => {
  const now = sectionsAt(given).toSorted(byPlace)
  const next = moveSection(now, from, to)
  return { next: orders(next), changed: listRenumbered(now, next).map(({ title }) => title) }
}

test('a section that moves into a gap is the only one to change', () => {
  expect(move({ A: 10, B: 20, C: 30 }, 2, 1)).toEqual({
    next: { A: 10, C: 11, B: 20 },
    changed: ['C'],
  })
})

test('without a gap those after it make room, as far as they must', () => {
  expect(move({ A: 1, B: 2, C: 3, D: 9 }, 2, 0)).toEqual({
    next: { C: 1, A: 2, B: 3, D: 9 },
    changed: ['C', 'A', 'B'],
  })
})

test('sections that shared a number are told apart where it matters', () => {
  expect(move({ A: 1, B: 1, C: 1 }, 2, 1).next).toEqual({ A: 1, C: 2, B: 3 })
})

test('no number leaves the range of the API', () => {
  expect(move({ A: 999_999, B: 1_000_000 }, 0, 1).next).toEqual({ B: 1, A: 2 })
})

test('every move of every list gives the order that was asked for', () => {
  const given = { A: 1, B: 1, C: 4, D: 5, E: 1_000_000 }
  const names = Object.keys(given)
  for (const from of names.keys())
    for (const to of names.keys()) {
      const wanted = names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '')
      const next = moveSection(sectionsAt(given).toSorted(byPlace), from, to)
      expect(next.toSorted(byPlace).map(({ title }) => title)).toEqual(wanted)
    }
})
