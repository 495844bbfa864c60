import { buildLead, type Lead, type NewLead } from '@bong-bari/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../../test/in-app.tsx'
import {
  answers,
  change,
  leadOnServer,
  openByHand,
  openedId,
  pass,
  path,
  row,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { refused, stubApi } from '../../../../test/stub-api.ts'
import { LeadDetails } from './details.tsx'

/** A request with every field, which the compiler asks for. */
const request: Required<NewLead> = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  email: 'riya@example.test',
  phone: '+91 9830012345',
  message: 'পুজোর আগে একটা ভিডিও চাই',
  offering: 'integration',
  budget: '50k-1l',
  month: '2026-09',
  source: 'chat',
  conversation: [{ role: 'user', content: 'Collab korte chai' }],
  website: '',
}

test('LEAD-05 opening a lead marks it opened at once and on the server', async () => {
  const { to } = stubApi(answers())
  const { place } = await show()
  openByHand('Asha Sen')
  expect(place.current).toContain(`lead=${unopenedId}`)
  await waitFor(() => expect(leadOnServer(unopenedId).opened).toBe(true))
  expect(within(row('Asha Sen')).queryByText('New')).toBeNull()
  expect(to('PUT', `${path}/${unopenedId}/open`)).toHaveLength(1)
  openByHand('Imran Khan')
  await pass(1_000)
  expect(to('PUT', `${path}/${openedId}/open`)).toHaveLength(0)
  expect(screen.queryByText(/From the chat/)).toBeNull()
})

test('details show each thing that a brand sends', async () => {
  stubApi(answers())
  const { id, createdAt } = leadOnServer(openedId)
  const whole = buildLead(request, { id, createdAt })
  const shownOf = async (lead: Lead) => {
    const heading = { current: null }
    const nothing = () => {}
    const on = { onClose: nothing, onSpam: nothing, onDone: nothing }
    const windows = { isReplying: false, onReply: nothing, onFollowUp: nothing }
    const more = { isSpam: false, takesFocus: false }
    renderInApp(<LeadDetails lead={lead} heading={heading} {...on} {...windows} {...more} />)
    await screen.findByText('Their data')
    const { textContent } = document.body
    cleanup()
    return textContent
  }
  // Until all that comes by itself is there: the team, and what happened to it.
  let shown = await shownOf(whole)
  const isAllThere = (text: string | null) =>
    text?.includes('Timeline') && !text.includes('Loading')
  while (!isAllThere(shown)) shown = await shownOf(whole)
  const nothing = { name: '', company: '' }
  for (const field of Object.keys(request).filter((name) => name in whole)) {
    const without = { ...whole, [field]: field in nothing ? '' : null }
    expect([field, (await shownOf(without)) === shown]).toEqual([field, false])
  }
  expect(await shownOf(whole)).toBe(shown)
})

test('LEAD-05 a link to a lead that the list does not hold opens it', async () => {
  stubApi(answers())
  await show(`/admin?opened=true&lead=${unopenedId}`)
  expect(await screen.findByRole('heading', { name: 'Asha Sen' })).toBeTruthy()
  expect(leadOnServer(unopenedId).opened).toBe(true)
})

test('a link to a lead that does not exist says so', async () => {
  stubApi({
    ...answers(),
    [`PUT ${path}/gone/open`]: () =>
      refused(404, 'lead-not-found', 'This collaboration request does not exist.'),
  })
  await show('/admin?lead=gone')
  expect(await screen.findByText('This collaboration request does not exist.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close details' }))
  expect(await screen.findByText('Choose a request to read it here.')).toBeTruthy()
})

test('Escape closes the details and focus returns to the row', async () => {
  stubApi(answers())
  const { place } = await show()
  openByHand('Imran Khan')
  const heading = screen.getByRole('heading', { name: 'Imran Khan' })
  expect(document.activeElement).toBe(heading)
  fireEvent.keyDown(heading, { key: 'Escape' })
  await waitFor(() => expect(place.current).toBe('/admin'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Imran Khan' }))
})

test('LEAD-05 the message stands whole before everything that is to be done about it', async () => {
  stubApi(answers())
  const message = 'We would like one film. '.repeat(25)
  change(openedId, { message })
  await show(`/admin?lead=${openedId}`)
  const details = within(screen.getByRole('complementary', { name: 'Request details' }))
  const shown = details.getByText(message.trim(), { selector: 'p' })
  expect(shown.textContent).toBe(message)
  for (const later of [
    details.getByRole('button', { name: 'Reply' }),
    details.getByRole('group', { name: 'Status of the request' }),
    await details.findByRole('combobox', { name: 'Owner' }),
    details.getByRole('textbox', { name: 'Follow-up notes' }),
  ])
    expect(shown.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a request from the chat says so, with what was said before it folded', async () => {
  const lead = leadOnServer(openedId)
  Object.assign(lead, {
    source: 'chat',
    conversation: [
      { role: 'user', content: 'কোলাব করতে চাই' },
      { role: 'assistant', content: 'বেশ!', signed: true },
      { role: 'assistant', content: 'It is free.' },
    ],
  })
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  const fold = screen.getByText('From the chat').closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold as HTMLElement).getByText('কোলাব করতে চাই').lang).toBe('bn')
  const said = within(fold as HTMLElement).getAllByRole('listitem', { hidden: true })
  expect(said.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Visitor',
    'Bot',
    'Bot, as the visitor’s browser says',
  ])
  Object.assign(lead, { source: 'form', conversation: null })
})
