import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LeaveOut } from './chat-widget.tsx'

// @vitest-environment jsdom

const Broken = (): never => {
  throw new Error('no such method')
}

test('what breaks is left out and said once, and its neighbours stay', () => {
  const told = vi.fn()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ul>
      <LeaveOut onBroken={told}>
        <li>
          <Broken />
        </li>
      </LeaveOut>
      <LeaveOut>
        <li>tea</li>
      </LeaveOut>
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tea'])
  expect(told).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
