import { expect, test } from 'vitest'
import { loadFaces, loadHeadlineFaces } from './faces.ts'

test('an instance loads each font once, for whatever it draws', async () => {
  const faces = await loadFaces()
  const again = await Promise.all([loadFaces(), loadHeadlineFaces()])
  const known = new Set(faces)
  expect(again[0].every((face) => known.has(face))).toBe(true)
  expect(again[1].filter((face) => known.has(face)).length).toBe(faces.length - 1)
})
