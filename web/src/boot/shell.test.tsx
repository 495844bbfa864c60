import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { deviceStorage } from '../begin/storage.ts'
import { SoundSwitch } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { OfflineSign } from '../shell/offline-bar.tsx'
import { Ticker } from '../shell/ticker.tsx'
import { startOfflineSign, startShell, stopForLessMotion } from './start-shell.ts'
import { startSoundSwitch } from './visitor.ts'

let wantsLess = false
Object.assign(window, { matchMedia: () => ({ matches: wantsLess }) })

startShell()
startSoundSwitch()
startOfflineSign()

beforeEach(() =>
  drawPage(
    <>
      <Header />
      <Ticker />
      <OfflineSign />
      <main>The page</main>
      <SoundSwitch />
    </>,
    { path: '/blog/a-post' },
  ),
)

const burger = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.queryByRole('navigation', { name: 'Mobile' })
const isInert = () => document.querySelector('main')?.hasAttribute('inert')

test('HDR-07 the phone’s menu opens and closes by its button, Escape, a link, and a press beside it; behind it all is inert', () => {
  expect(menu()).toBeNull()
  for (const close of [
    () => fireEvent.click(burger()),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.click(document.querySelector('[data-menu-cover]') ?? document.body),
    () => fireEvent.click(document.querySelector('#mobile-menu a') ?? document.body),
  ]) {
    fireEvent.click(burger())
    expect([burger().getAttribute('aria-expanded'), isInert()]).toEqual(['true', true])
    expect(menu()).not.toBeNull()
    close()
    expect([burger().getAttribute('aria-expanded'), isInert()]).toEqual(['false', false])
    expect(menu()).toBeNull()
  }
})

test('HDR-13 the sign stops and goes on, and stands still for who wants less motion', () => {
  const state = () => document.querySelector<HTMLElement>('.ticker')?.dataset.state
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }))
  expect(state()).toBe('paused')
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }))
  expect(state()).toBe('playing')
  wantsLess = true
  stopForLessMotion()
  expect(screen.getByRole('button', { name: 'Play announcements' })).toBeTruthy()
})

test('the sound is switched off and on, and the device remembers it', () => {
  const button = screen.getByRole('button', { name: /^Sound/ })
  fireEvent.click(button)
  expect([button.getAttribute('aria-pressed'), deviceStorage.get('sound')]).toEqual([
    'false',
    'off',
  ])
  fireEvent.click(button)
  expect([button.getAttribute('aria-pressed'), deviceStorage.get('sound')]).toEqual(['true', 'on'])
})

test('a lost connection is said while it lasts, and its return for a moment', () => {
  vi.useFakeTimers()
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-connection]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.connection)
  expect(shown()).toEqual([])
  window.dispatchEvent(new Event('offline'))
  expect(shown()).toEqual(['offline'])
  window.dispatchEvent(new Event('online'))
  expect(shown()).toEqual(['back'])
  vi.advanceTimersByTime(5_000)
  expect(shown()).toEqual([])
})
