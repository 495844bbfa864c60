// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { pass, setUp, tearDown } from '../../../test/lead-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { RetentionNotice } from './notices.tsx'

// The clock stands at 24 November 2026.
beforeEach(setUp)
afterEach(tearDown)

const path = 'GET /api/admin/lead-retention'
const from = '2026-12-22T09:00:00.000Z'
const off = { months: null, from: null, due: 0 }

const notice = () => screen.findByText(/erased for good/)

const show = (answer: object) => {
  stubApi({ [path]: () => json(answer) })
  renderInApp(<RetentionNotice />)
}

test('the team is told from when requests go, how many, and where that is changed', async () => {
  show({ months: 24, from, due: 5 })
  expect((await notice()).textContent).toContain(
    'From 22 Dec 2026 on, requests that nobody has changed for 24 months are erased for good: 5 now.',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/settings')
})

test.each([
  ['nothing is set', off],
  ['it has begun', { months: 24, from: '2026-11-23T09:00:00.000Z', due: 0 }],
])('nothing is said where %s', async (_, answer) => {
  show(answer)
  await pass(1_000)
  expect(screen.queryByText(/erased for good/)).toBeNull()
})

test('a number that nobody counts to its end is said as such', async () => {
  show({ months: 1, from, due: 1_000 })
  const { textContent } = await notice()
  expect(textContent).toContain('for 1 month are')
  expect(textContent).toContain('more than 999 now')
})
