import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import { ConfirmDialog, loadDialogs } from '../dialog/dialog.tsx'
import { useRowFocus } from './use-row-focus.ts'

await loadDialogs()

const List = ({ asks }: { asks: boolean }) => {
  const [names, setNames] = useState(['Ma', 'Baba', 'Didi'])
  const [asked, setAsked] = useState<string>()
  const rowFocus = useRowFocus<HTMLDivElement>()
  const remove = (name: string | undefined) => {
    setAsked(undefined)
    setNames(names.filter((other) => other !== name))
  }
  return (
    <main id="main" tabIndex={-1}>
      <div {...rowFocus}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
              {name}
            </button>
          </li>
        ))}
        {asked && (
          <ConfirmDialog
            title="Really?"
            yes="Yes"
            onYes={() => remove(asked)}
            onClose={() => setAsked(undefined)}
          >
            {asked}
          </ConfirmDialog>
        )}
      </div>
      <button type="button" onClick={() => remove('Ma')}>
        Without Ma
      </button>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}

const focusOn = (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text))

test('the row that took the place of a deleted one has the focus, the last one at the end', async () => {
  render(<List asks={false} />)
  press('Baba')
  await focusOn('Didi')
  expect(document.activeElement?.tagName).toBe('LI')
  press('Didi')
  await focusOn('Ma')
  press('Ma')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

test('a question in between makes no difference', async () => {
  render(<List asks />)
  press('Ma')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await focusOn('Baba')
})

test('a row that goes while the focus is elsewhere moves nothing', async () => {
  render(<List asks={false} />)
  button('Ma').focus()
  press('Without Ma')
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(button('Without Ma'))
  button('Without Ma').blur()
  press('Didi')
  await focusOn('Baba')
})
