import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Toaster, toast } from '../../ui/toast.tsx'
import { useDialogToasts } from './dialog-window.tsx'

const Opened = () => {
  useDialogToasts()
  return null
}
const say = (title: string, destructive = false) => act(() => toast({ title, destructive }))

/** What is said while a dialog is open; then it closes. */
const during = (title: string, destructive?: boolean) => {
  const { unmount } = render(<Opened />)
  if (title) say(title, destructive)
  act(unmount)
}

test('a failure goes with the dialog that told of it; an earlier one and a success stay', () => {
  render(<Toaster />)
  say('Before', true)
  during('')
  expect(screen.getByText('Before')).toBeTruthy()
  during('Saved')
  expect(screen.getByText('Saved')).toBeTruthy()
  during('Not saved', true)
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('toasts know of a dialog until the outermost one closes', () => {
  const isKnown = () => 'dialog' in document.documentElement.dataset
  const outer = render(<Opened />)
  during('')
  expect(isKnown()).toBe(true)
  act(outer.unmount)
  expect(isKnown()).toBe(false)
})
