// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SwitchTool } from './row-tools.tsx'

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
