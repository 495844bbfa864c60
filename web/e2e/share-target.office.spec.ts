import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { enter, logIn } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const content = (page: Page) => page.getByRole('textbox', { name: /^Content/ })

/** What a phone does with what is shared: it sends the form that the manifest describes. */
const share = (page: Page, words: Record<string, string>, picture?: Buffer) =>
  page.evaluate(
    async ([given, base64]) => {
      const manifest = await (await fetch('/office-manifest.json')).json()
      const { action, method, enctype, params } = manifest.share_target
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      for (const [name, value] of Object.entries(given)) {
        const input = Object.assign(document.createElement('input'), { name: params[name], value })
        form.append(input)
      }
      const [files] = params.files
      const file = Object.assign(document.createElement('input'), {
        type: 'file',
        name: files.name,
      })
      if (base64) {
        const all = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        all.items.add(new File([bytes], 'ছাদ.png', { type: 'image/png' }))
        file.files = all.files
      }
      form.append(file)
      document.body.append(form)
      form.submit()
    },
    [words, picture?.toString('base64')] as const,
  )

const installed = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
          new URL(scope).pathname,
          active?.state,
        ]),
      ),
    )
    .toEqual([['/admin', 'activated']])

test('words and a picture from a phone begin a draft once confirmed, also after a login; no page of visitors gets the worker', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page)
  await page.goto('/admin')
  await installed(page)
  await share(page, { text: '*মা* বললেন', url: 'https://example.com/a' }, pngFile(0.05).buffer)
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await expect(content(page)).toHaveValue(
    /^\*\*মা\*\* বললেন\n\nhttps:\/\/example\.com\/a\n\n!\[\]\(picture-1\)\n\n$/,
  )
  await expect(page).toHaveURL(/post=[0-9a-f-]{36}/)
  await expect(page).not.toHaveURL(/shared/)
  await page.reload()
  await expect(content(page)).toHaveValue(/^\*\*মা\*\* বললেন[\s\S]*picture-1/)

  await page.evaluate(() => localStorage.clear())
  await share(page, { title: 'ছাদ', text: 'বৃষ্টি নামল।' })
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, admin, { isOpen: true })
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('ছাদ')
  await expect(content(page)).toHaveValue('বৃষ্টি নামল।')

  await page.goto('/')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await page.locator('link[rel=manifest]').count()).toBe(0)
})
