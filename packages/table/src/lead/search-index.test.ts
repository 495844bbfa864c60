import { expect, test } from 'vitest'
import { choiceMarks } from './search-index.ts'

test('what a request wants is found under the marks that stored leads have', () => {
  expect(choiceMarks({ offering: 'integration', budget: '25k-50k', month: '2026-12' })).toEqual([
    '@for:integration',
    '@budget:25k-50k',
    '@month:2026-12',
  ])
  expect(choiceMarks({ offering: null, budget: undefined })).toEqual([])
})
