import { expect, test } from 'vitest'
import { marksOfWishes } from './search-index.ts'

test('what a request wants is found under the marks that stored leads have', () => {
  expect(marksOfWishes({ offering: 'integration', budget: '25k-50k', month: '2026-12' })).toEqual([
    '@for:integration',
    '@budget:25k-50k',
    '@month:2026-12',
  ])
  expect(marksOfWishes({ offering: null, budget: undefined })).toEqual([])
})
