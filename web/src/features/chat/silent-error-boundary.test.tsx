import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SilentErrorBoundary } from './chat-widget.tsx'

const Broken = (): never => {
  throw new Error('no such method')
}

test('what breaks is left out and said once, and its neighbours stay', () => {
  const told = vi.fn()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ul>
      <SilentErrorBoundary onBroken={told}>
        <li>
          <Broken />
        </li>
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <li>tea</li>
      </SilentErrorBoundary>
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tea'])
  expect(told).toHaveBeenCalledTimes(1)
})
