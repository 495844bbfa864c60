// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MoveTools, SwitchTool } from './row-tools.tsx'

afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a row is switched to what it is not, and not twice while that is under way', () => {
  const onSwitch = vi.fn()
  const { rerender } = render(<SwitchTool name="Puja" isOn isBusy={false} onSwitch={onSwitch} />)
  press('Turn off Puja')
  rerender(<SwitchTool name="Puja" isOn={false} isBusy onSwitch={onSwitch} />)
  press('Turn on Puja')
  expect(onSwitch.mock.calls).toEqual([[false]])
})

test('a row moves one step, and not beyond the ends', () => {
  const onMove = vi.fn()
  render(<MoveTools name="Puja" at={0} last={1} onMove={onMove} />)
  press('Move down Puja')
  press('Move up Puja')
  expect(onMove.mock.calls).toEqual([[1]])
})
