import { readPitchParts, type ShownPitch } from '@bong-bari/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { shownPitchOf } from '../../../test/shown-pitch.ts'
import { json, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { Offers } from './offers-page.tsx'

beforeEach(() => {
  queryClient.clear()
  stubApi({ 'GET /api/settings': () => json([]) })
})

const show = (
  pitches: ShownPitch[],
  reach: Parameters<typeof Offers>[0]['reach'] = [],
  reel?: string,
) =>
  renderInApp(
    <Offers parts={readPitchParts(pitches)} reach={reach} reel={reel} form={<p>The form</p>} />,
    '/work-with-us',
  ).container

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const cards = ['Product Integration', 'Custom Content', 'Social Media']

test('WORK-01 WORK-02 with nothing filled in there are the three cards and the form, and no hole', () => {
  show([])
  expect(headings()).toEqual([...cards, 'Tell us the idea'])
  expect(screen.queryByText(/^from/)).toBeNull()
  expect(screen.getByText('The form')).toBeTruthy()
})

test('a part that lacks what it lives from counts as none', () => {
  show([
    shownPitchOf({ figure: '4 lakh views' }),
    shownPitchOf({ kind: 'question', title: 'Who writes?' }),
    shownPitchOf({ kind: 'film', title: 'A film' }),
    shownPitchOf({ kind: 'person', figure: '11 to 6' }),
  ])
  expect(headings()).toEqual([...cards, 'Tell us the idea'])
})

test('who watches, from what price and who did it before stand first; a card has its price and what is in it', () => {
  show(
    [
      shownPitchOf({ kind: 'content', figure: '₹1,20,000', content: 'Two rounds\n\n Subtitles ' }),
      shownPitchOf({ title: 'মিষ্টি ঘর', figure: '4.2 lakh views', videoId: 'pdjQpcVqxMU' }),
      shownPitchOf({ kind: 'question', title: 'Who writes?', content: 'We do.' }),
      shownPitchOf({ kind: 'person', title: 'Mitali', figure: '11 to 6' }),
    ],
    [{ figure: '12.4K', label: 'subscribers' }],
    'The reel',
  )
  expect(headings().slice(0, 3)).toEqual([
    'Who watches',
    'Prices begin at',
    'They have been our guests',
  ])
  expect(screen.getByText('12.4K')).toBeTruthy()
  const [, card] = screen.getAllByRole('article')
  if (!card) throw new Error('There is no second card')
  expect(within(card).getByText('₹1,20,000')).toBeTruthy()
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Two rounds', 'Subtitles'])
  expect(screen.getByRole('link', { name: /See the video/ })).toHaveProperty(
    'href',
    'https://www.youtube.com/watch?v=pdjQpcVqxMU',
  )
  for (const words of ['We do.', 'Mitali', '11 to 6', 'The reel'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('the reel has three films at most, each with its title', () => {
  const film = (title: string) => shownPitchOf({ kind: 'film', title, videoId: 'pdjQpcVqxMU' })
  expect(readPitchParts(['a', 'b', 'c', 'd'].map(film)).films.map(({ title }) => title)).toEqual([
    ...['a', 'b', 'c'],
  ])
})
