import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, show } from '../../../../test/lead-server.tsx'
import { json, stubApi } from '../../../../test/stub-api.ts'

const opener = () => screen.getByRole('button', { name: 'Imran Khan' })
const press = (key: string, code = `Key${key.toUpperCase()}`) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key, code }))

const showList = async () => {
  stubApi({ ...answers(), 'GET /api/admin/replies': () => json([]) })
  await show()
  opener().focus()
}

const windows = [
  ['e', 'Export requests', { role: 'radio', name: /CSV/ }],
  ['f', 'Follow up', { role: 'button', name: /Tomorrow/ }],
] as const

test.each(windows)(
  'the window of %s has the focus within, where Enter does something, and gives it back',
  async (key, title, { role, name }) => {
    await showList()
    await press(key)
    const dialog = await screen.findByRole('dialog', { name: title })
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole(role, { name })),
    )
    await press('Escape', 'Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  },
)

test.each([
  ['?', 'Keys', () => opener()],
  ['r', 'Reply to Imran Khan', () => screen.getByRole('heading', { name: 'Imran Khan' })],
])('the window of %s takes the focus and gives it back', async (key, title, before) => {
  await showList()
  await press(key)
  const dialog = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await press('Escape', 'Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(before()))
})

test('what asks about many has the focus on its first choice', async () => {
  await showList()
  await press('x')
  await press('a')
  await act(async () => fireEvent.click(document.activeElement ?? document.body))
  const dialog = within(await screen.findByRole('dialog', { name: /The status of/ }))
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'New' })),
  )
})
