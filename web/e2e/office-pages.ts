import { officePages } from '@bong-bari/edge'
import type { Page } from '@playwright/test'

/** Every page of the back office, with its tabs. */
export const officeAddresses = [
  ...Object.keys(officePages).filter((path) => path.startsWith('/admin')),
  '/admin?tab=blog',
  '/admin?tab=chatbot',
  '/admin/chatbot?list=templates',
  '/admin/chatbot?list=unanswered',
]

/** Goes to a page of the office by its tool, which smaller screens have behind a button. */
export const openTool = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Tools', exact: true })
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name })
  await menu.or(tool).first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await tool.click()
}
