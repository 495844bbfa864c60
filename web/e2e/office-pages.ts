import type { Page } from '@playwright/test'

/** Every page of the back office, with its tabs. */
export const officeAddresses = [
  '/admin',
  '/admin?tab=blog',
  '/admin?tab=chatbot',
  '/admin/audit',
  '/admin/brands',
  '/admin/chatbot',
  '/admin/chatbot?list=templates',
  '/admin/chatbot?list=unanswered',
  '/admin/homepage',
  '/admin/numbers',
  '/admin/people',
  '/admin/pictures',
  '/admin/replies',
  '/admin/settings',
  '/admin/trash',
  '/admin/videos',
]

/** Goes to a page of the office by its tool, which smaller screens have behind a button. */
export const openTool = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Tools', exact: true })
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name })
  await menu.or(tool).first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await tool.click()
}
