// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from '../api.ts'
import { hydrate } from '../entries/hydrate.tsx'
import { Header } from './header.tsx'

test('a menu opened before the effects of the first render have run stays open', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const menu = () => root.querySelector<HTMLButtonElement>('[aria-controls=mobile-menu]')
  // Told right after the elements are there; React leaves the effects to a later task.
  const observer = new MutationObserver(() => {
    observer.disconnect()
    menu()?.click()
  })
  observer.observe(root, { childList: true })
  await hydrate(
    root,
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/about']}>
        <Header />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await new Promise(setImmediate)
  expect(menu()?.getAttribute('aria-expanded')).toBe('true')
})
