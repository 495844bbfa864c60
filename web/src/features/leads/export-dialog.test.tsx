import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, openedId, path, server, show } from '../../../test/lead-server.tsx'
import { refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { maxPicks } from './bulk/picks.ts'

const exportPath = `${path}/export`
const saved: { name: string; href: string }[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href })
  })
})

const file = () =>
  new Response('file', {
    headers: { 'content-disposition': 'attachment; filename="leads-export-2026-11-24.xlsx"' },
  })

/** The dialog, once what stands in it has come. */
const pressExport = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export requests' }))
  await dialog.findByRole('radio', { name: /CSV/ })
  return dialog
}
const openDialog = async (at?: string) => {
  await show(at)
  return pressExport()
}
type Dialog = Awaited<ReturnType<typeof openDialog>>

const choose = (dialog: Dialog, name: RegExp) =>
  fireEvent.click(dialog.getByRole('radio', { name }))
const send = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Export' }))
const sentTo = (to: (method: string, path: string) => StubbedCall[]) =>
  [...(to('GET', exportPath)[0]?.search ?? [])].map((pair) => pair.join('='))

test('LEAD-09 TOAST-19 API-08 what the list shows is exported under the name of the answer', async () => {
  const { to } = stubApi({ ...answers(), [`GET ${exportPath}`]: file })
  const dialog = await openDialog('/admin?opened=true')
  expect(dialog.getByText('2 requests')).toBeTruthy()
  choose(dialog, /Excel/)
  send(dialog)
  expect(await screen.findByText('Export Successful')).toBeTruthy()
  expect(sentTo(to)).toEqual(['format=xlsx', 'opened=true'])
  expect(saved).toEqual([{ name: 'leads-export-2026-11-24.xlsx', href: 'blob:file' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('LEAD-09 ticked requests are exported whatever the list shows by then', async () => {
  const { to } = stubApi({ ...answers(), [`GET ${exportPath}`]: () => new Response('file') })
  await show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Imran Khan' }))
  expect(screen.getByText('1 of 3 selected')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Opened'), { target: { value: 'false' } })
  expect(await screen.findByText('0 of 1 selected, 1 more not shown here')).toBeTruthy()
  const dialog = await pressExport()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Selected \(1\)/ }).checked).toBe(true)
  choose(dialog, /PDF/)
  send(dialog)
  await screen.findByText('Export Successful')
  expect(sentTo(to)).toEqual(['format=pdf', `ids=${openedId.replaceAll('-', '')}`])
  expect(saved[0]?.name).toBe('leads-export.pdf')
})

test('all that can be ticked are exported at once, by an address that CloudFront takes', async () => {
  const [lead] = server.leads
  if (!lead) throw new Error('no lead')
  server.leads = Array.from({ length: maxPicks + 1 }, (_, at) => ({
    ...lead,
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `N${at}`,
  }))
  const { to } = stubApi({ ...answers(), [`GET ${exportPath}`]: file })
  await show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select the first 200 shown' }))
  const dialog = await pressExport()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Selected \(200\)/ }).checked).toBe(
    true,
  )
  send(dialog)
  await screen.findByText('Export Successful')
  const [sent] = to('GET', exportPath)
  const search = sent?.search ?? new URLSearchParams()
  expect(search.getAll('ids')).toHaveLength(maxPicks)
  expect(`https://www.bongbari.example.com${exportPath}?${search}`.length).toBeLessThan(8_192)
})

test('TOAST-20 an export that fails says so, with the reason in the dialog, and can be tried again', async () => {
  const reasons = [refused(400, 'export-too-large', 'More than 20,000 requests match.'), file()]
  stubApi({ ...answers(), [`GET ${exportPath}`]: () => reasons.shift() ?? file() })
  const dialog = await openDialog()
  send(dialog)
  expect(await screen.findByText('Export Failed')).toBeTruthy()
  expect(screen.getByText('Failed to export leads. Please try again.')).toBeTruthy()
  expect(dialog.getByText('More than 20,000 requests match.')).toBeTruthy()
  expect(saved).toHaveLength(0)
  send(dialog)
  expect(await screen.findByText('Export Successful')).toBeTruthy()
})

test('an export on its way says so and can be called off without a word', async () => {
  const answer = Promise.withResolvers<Response>()
  stubApi({ ...answers(), [`GET ${exportPath}`]: () => answer.promise })
  const dialog = await openDialog()
  send(dialog)
  expect(await dialog.findByText(/The file is being written/)).toBeTruthy()
  expect(dialog.getByRole('progressbar')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  answer.reject(new DOMException('The user aborted a request.', 'AbortError'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Export Failed')).toBeNull()
})
