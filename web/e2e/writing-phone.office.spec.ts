import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { cutOff } from './cut-off.ts'
import { enter, watchNoise } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** As an on-screen keyboard does: half of the window is gone. */
const openKeyboard = (page: Page) => page.setViewportSize({ width: 390, height: 400 })
const closeKeyboard = (page: Page) => page.setViewportSize({ width: 390, height: 844 })

/** The share of what can be seen that is text. */
const shareOfText = (page: Page) =>
  field(page, /^Content/).evaluate((node) => {
    const view = window.visualViewport
    const { top, bottom, width } = node.getBoundingClientRect()
    if (!view) return 0
    const seen = Math.min(bottom, view.offsetTop + view.height) - Math.max(top, view.offsetTop)
    return (seen * width) / (view.height * view.width)
  })

const sentence = 'মা বললেন, বৃষ্টি নামার আগেই ছাদ থেকে আচারের বয়াম তুলে আন।'

test(
  'with the keyboard open most of the window is text, and Options says what is missing',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    await enter(page)
    await page.goto('/admin?tab=blog&post=new')
    const title = `ছাদ ${project.name} ${Date.now()}`
    await field(page, /^Title/).fill(title)
    const content = field(page, /^Content/)
    await content.click()
    await openKeyboard(page)
    await expect.poll(() => shareOfText(page)).toBeGreaterThanOrEqual(0.55)
    await page.keyboard.type(sentence)
    const tools = page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button')
    const rows = await tools.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(new Set(rows).size).toBe(1)
    expect(await cutOff(page)).toEqual([])
    expect(await complaints(page)).toEqual([])
    await page.getByLabel('Pictures for the text').setInputFiles(pngFile(0.05, 'roof.png'))
    await expect(content).toHaveValue(/\n\n!\[\]\(\/media\/\w{64}\.webp\)\n\n$/)
    await content.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('[আমরা](/about)')
    await expect.poll(() => shareOfText(page)).toBeGreaterThanOrEqual(0.55)
    await page.setViewportSize({ width: 320, height: 320 })
    expect(await cutOff(page)).toEqual([])
    await openKeyboard(page)

    await button(page, 'Options').first().click()
    await closeKeyboard(page)
    const sheet = page.getByRole('dialog', { name: 'Publish' })
    await expect(
      sheet.getByText('1 picture says nothing to those who cannot see them.'),
    ).toBeVisible()
    await expect(sheet.getByText('It has no cover: one is drawn for it.')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await button(page, 'Close').last().click()

    // It stops nobody, and what the form says of a field has the focus.
    await field(page, /^Title/).fill('')
    await button(page, 'Options').click()
    await expect(sheet.getByText('It has no title.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Title is required')).toBeVisible()
    await expect(field(page, /^Title/)).toBeFocused()
    await field(page, /^Title/).fill(title)
    await button(page, 'Publish').click()
    await expect(page.getByText('Blog Post Created!')).toBeVisible()
    expect(noise).toEqual([])
  },
)
