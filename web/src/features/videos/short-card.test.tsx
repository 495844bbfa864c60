import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { ShortCard } from './short-card.tsx'

const short = { videoId: 'abc', thumbnail: '/abc.jpg', title: 'ইলিশ কার?' }

test('the first picture of a page is asked for at once, the others when they come near', async () => {
  await drawPage(<ShortCard isFirst short={short} />)
  const first = document.querySelector('img')
  expect([first?.getAttribute('fetchpriority'), first?.hasAttribute('loading')]).toEqual([
    'high',
    false,
  ])
  await drawPage(<ShortCard short={short} />)
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

test('VID-08 without a handler the short opens on the video platform in a new tab', async () => {
  await drawPage(<ShortCard short={short} plate="নতুন" />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/shorts/abc')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('VID-05 a Bengali title says so to screen readers', async () => {
  await drawPage(<ShortCard short={short} plate="নতুন" />)
  expect(screen.getByText('ইলিশ কার?').getAttribute('lang')).toBe('bn')
})
