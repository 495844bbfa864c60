import { expect } from '@playwright/test'
import { nameOf, openLead } from './lead-list.ts'
import { enter } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test('a brand is answered by a template, with keys, and the timeline shows it', async ({
  page,
  baseURL,
  context,
}, { project }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const name = nameOf('উত্তর', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  await openLead(page, name)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('The request came in')).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Reply to ${name}` })
  const text = dialog.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(new RegExp(`^নমস্কার ${name},`))
  await page.keyboard.press('2')
  await page.keyboard.press('l')
  await expect(text).toHaveValue(new RegExp(`^Hello ${name},\n\nWe would like`))
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const whatsApp = new URL((await opened).url())
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/919830012345')
  expect(whatsApp.searchParams.get('text')).toContain('for মিষ্টি ঘর. A few things')
  await page.bringToFront()
  await expect(dialog).toBeHidden()
  // Nothing counts before somebody says so, here or on another device.
  await page.reload()
  await page
    .getByRole('button', { name: `Yes, sent to ${name}` })
    .first()
    .click()
  await expect(timeline.getByText('You answered by WhatsApp')).toBeVisible()
  await page.reload()
  await expect(timeline.getByText('You answered by WhatsApp')).toBeVisible()
  await timeline.getByRole('button', { name: /^Take back/ }).click()
  await expect(timeline.getByText('You took back the reply by WhatsApp')).toBeVisible()
})
