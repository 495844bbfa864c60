import type { ManagedPitch } from '@bong-bari/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/lead-server.tsx'
import { shownPitchOf } from '../../../test/shown-pitch.ts'
import { json, stubApi } from '../../../test/stub-api.ts'
import './pitch-editor.tsx'
import { PitchesPage } from './pitches-page.tsx'

const path = '/api/admin/pitches'
const pitchOf = (fields: Partial<ManagedPitch>): ManagedPitch => ({
  ...shownPitchOf({ id: '1b9d6bcd-bbfd-4b2d-9b5d-000000000091' }),
  imageAlt: null,
  isActive: true,
  displayOrder: 1,
  version: 1,
  changedBy: 'mitali',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...fields,
})

const show = (given: ManagedPitch[]) => {
  const stub = stubApi({
    [`GET ${path}`]: () => json(given),
    [`POST ${path}`]: ({ body }) => json(pitchOf(Object(body)), 201),
  })
  renderInApp(
    <PitchesPage draw={(shown) => <p>Drawn: {shown.map(({ title }) => title).join(', ')}</p>} />,
    '/admin/brands',
  )
  return stub
}

test('an empty page says what parts there may be', async () => {
  show([])
  expect(await screen.findByText('Nothing for brands yet')).toBeTruthy()
  expect(screen.getByText(/^Prices, past brands, who answers, questions and videos/)).toBeTruthy()
})

test('what is active is drawn as visitors see it; what is not filled in says so', async () => {
  show([
    pitchOf({ title: 'Mishti Ghor' }),
    pitchOf({ id: 'b', kind: 'film', title: 'No film' }),
    pitchOf({ id: 'c', title: 'Switched off', isActive: false }),
  ])
  expect(await screen.findByText('Drawn: Mishti Ghor, No film')).toBeTruthy()
  expect(screen.getAllByText('Not filled in, so not shown')).toHaveLength(1)
})

test('each kind has its own fields, and a film is given by its address', async () => {
  const { to } = show([])
  const [add] = await screen.findAllByRole('button', { name: 'Add a part' })
  // Awaited, as the editor's code is.
  await act(async () => void fireEvent.click(add ?? document.body))
  const change = async (name: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${name}`)), { target: { value } })
  expect(await screen.findByRole('dialog', { name: 'Add Part' })).toBeTruthy()
  expect(await screen.findByLabelText(/^One sentence/)).toBeTruthy()
  await change('Kind', 'film')
  expect(screen.queryByLabelText(/^One sentence/)).toBeNull()
  await change('Title', 'A film')
  await change('Video', 'nonsense')
  fireEvent.click(screen.getByRole('button', { name: 'Add Part' }))
  expect(await screen.findByText('Video must be the 11 characters of a YouTube id')).toBeTruthy()
  await change('Video', 'https://youtu.be/pdjQpcVqxMU?t=3')
  fireEvent.click(screen.getByRole('button', { name: 'Add Part' }))
  await waitFor(() => expect(to('POST', path)).toHaveLength(1))
  expect(to('POST', path)[0]?.body).toMatchObject({
    kind: 'film',
    title: 'A film',
    videoId: 'pdjQpcVqxMU',
  })
})
