import type { ManagedSection } from '@bong-bari/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import { sectionOf } from '../../../test/section.ts'
import { preview, rows, show, startServer } from '../../../test/section-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'

const start = async (given: ManagedSection) => {
  stubApi(startServer([given]).answers)
  show()
  await screen.findByRole('list', { name: 'Content sections' })
}

const toggle = () => screen.getByRole('switch', { name: /^Active: / })

test('HPC-08 a section that is switched off is off in its row, in the preview and in words', async () => {
  await start(sectionOf())
  fireEvent.click(toggle())
  expect(await screen.findByText('Half price is off')).toBeTruthy()
  expect(screen.getByText('Visitors do not see it.')).toBeTruthy()
  expect(within(rows()[0] ?? document.body).getByText('Inactive')).toBeTruthy()
  expect(preview().getByText('0 active sections')).toBeTruthy()
})

test.each([
  [{ validTo: '2026-01-02T04:30:00.000Z' }, /^Its end, 2 Jan 2026, 10:00 is in the past, so/],
  [{ validFrom: '2098-01-02T04:30:00.000Z' }, 'Visitors see it from 2 Jan 2098, 10:00.'],
  [{ title: null, content: null }, 'It has nothing to show, so Home draws nothing of it.'],
  [{}, 'Visitors see it now.'],
])('turned on with %o it says what visitors see', async (fields, words) => {
  await start(sectionOf({ ...fields, isActive: false }))
  fireEvent.click(toggle())
  expect(await screen.findByText(words)).toBeTruthy()
})

test('HPC-19 a row without anything to show says so, and so does the preview', async () => {
  await start(sectionOf({ title: ' ', content: null, linkUrl: '/about' }))
  expect(screen.getByText('Shows nothing')).toBeTruthy()
  expect(preview().getByText(/^this offer shows nothing/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit this offer' })).toBeTruthy()
})
