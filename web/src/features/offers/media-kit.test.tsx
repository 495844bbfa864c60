// @vitest-environment jsdom
import { partsOf, type ReachFact, type ShownPitch } from '@bong-bari/contract'
import { kitFile } from '@bong-bari/edge'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { shownPitchOf } from '../../../test/shown-pitch.ts'
import { json, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { kitListedKey } from './kit-listed.ts'
import { MediaKit } from './media-kit.tsx'

beforeEach(() => {
  queryClient.clear()
  stubApi({ 'GET /api/settings': () => json([]) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (pitches: Partial<ShownPitch>[], reach: ReachFact[] = []) =>
  renderInApp(<MediaKit parts={partsOf(pitches.map(shownPitchOf))} reach={reach} />, '/media-kit')

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const cards = ['Product Integration', 'Custom Content', 'Social Media']
const robots = () => document.head.querySelector('meta[name="robots"]')

test('with nothing filled in it says what stands, and leaves no hole', () => {
  show([])
  const [head, ...parts] = headings()
  expect(head).toMatch(/^Bong Bari media kit/)
  expect(parts).toEqual(['What we make together', ...cards, 'How to send a request'])
  expect(screen.getByRole('link', { name: 'hello@bongbari.com' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')).toBe(kitFile)
  expect(screen.queryByText('Who answers you')).toBeNull()
})

test('with some of it the rest is not there', () => {
  show([
    { kind: 'question', title: 'Who writes?', content: 'We do.' },
    { kind: 'film', title: 'x' },
  ])
  expect(headings().slice(5)).toEqual(['Before you ask', 'How to send a request'])
})

test('with all of it each part stands under its head, answers open for paper', () => {
  show(
    [
      { kind: 'social', figure: '₹15,000', content: 'One reel' },
      { title: 'মিষ্টি ঘর', figure: '4.2 lakh views', videoId: 'pdjQpcVqxMU' },
      { kind: 'person', title: 'Mitali', figure: '11 to 6' },
      { kind: 'question', title: 'Who writes?', content: 'We do.' },
      { kind: 'film', title: 'মা বনাম ছেলে', videoId: 'pdjQpcVqxMU' },
    ],
    [{ figure: '12.4K', words: 'subscribers' }],
  )
  expect(headings().slice(1)).toEqual([
    ...['Who watches', 'What we make together', ...cards],
    ...['They came before you', 'মিষ্টি ঘর', 'Three windows to begin with'],
    ...['Before you ask', 'How to send a request'],
  ])
  for (const said of ['12.4K', '₹15,000', 'One reel', '4.2 lakh views', 'Mitali', 'We do.'])
    expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: /মা বনাম ছেলে/ }).getAttribute('href')).toMatch(/youtube/)
})

test('search engines keep out until the page was rendered for them', () => {
  show([])
  expect(robots()?.getAttribute('content')).toBe('noindex')
  cleanup()
  queryClient.setQueryData(kitListedKey, true)
  show([])
  expect(robots()).toBeNull()
})
