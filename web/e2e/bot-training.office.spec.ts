import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter } from './log-in.ts'
import { test } from './test.ts'

const openTraining = async (page: Page) => {
  await enter(page)
  await page.getByRole('tab', { name: 'Chatbot Training' }).click()
  await expect(page.getByRole('heading', { name: 'Bong Bot Training Center' })).toBeVisible()
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('ROUTE-10 the page of its own shows the same, and Back closes a dialog', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page)
  await page.goto('/admin/chatbot?category=collaboration')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bong Bot Training Center' }),
  ).toBeVisible()
  await expect(page.getByLabel('Category')).toHaveValue('collaboration')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(dialogOf(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/chatbot\?category=collaboration$/)
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('lists and dialogs are accessible and never scroll sideways', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  await openTraining(page)
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await page.getByText('Try it').click()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(dialogOf(page)).toHaveCount(1)
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Add Template' }).click()
  await dialogOf(page).getByRole('button', { name: 'Add Template' }).click()
  await expect(dialogOf(page).getByText('Name is required')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
})
