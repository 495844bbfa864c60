import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TurnOnTool } from './row.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a row is turned on once, however often that is pressed while it is under way', () => {
  const onClick = vi.fn()
  const { rerender } = render(<TurnOnTool name="Puja" isBusy={false} onClick={onClick} />)
  press('Turn on Puja')
  rerender(<TurnOnTool name="Puja" isBusy onClick={onClick} />)
  press('Turn on Puja')
  expect(onClick).toHaveBeenCalledOnce()
})
