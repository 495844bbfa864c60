import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog, loadDialogs } from './dialog.tsx'

/** A list that draws its row anew while its window is open, as a long list does. */
const List = () => {
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(0)
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <button key={drawn} type="button" id="row" onClick={() => setOpen(true)}>
        Row
      </button>
      {isOpen && (
        <Dialog title="Details" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setDrawn(drawn + 1)}>
            Draw anew
          </button>
        </Dialog>
      )}
    </>
  )
}

test('focus returns to the row that opened a window, though it was drawn anew meanwhile', async () => {
  await loadDialogs()
  render(<List />)
  screen.getByRole('button', { name: 'Before' }).focus()
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  fireEvent.click(row)
  fireEvent.click(await screen.findByRole('button', { name: 'Draw anew' }))
  await act(async () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' }))
  await expect.poll(() => document.activeElement?.id).toBe('row')
  expect(row.isConnected).toBe(false)
})
