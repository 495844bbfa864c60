// @vitest-environment node
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

test('who changes places also changes numbers, and nobody else does', () => {
  expect(move({ A: 10, B: 20, C: 1_000_000 }, 2, 1)).toEqual({
    next: { A: 10, C: 20, B: 1_000_000 },
    changed: ['C', 'B'],
  })
})

test('sections that shared a number are numbered anew', () => {
  expect(move({ A: 5, B: 5, C: 9 }, 2, 1).next).toEqual({ A: 1, C: 2, B: 3 })
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
