import { expect, type Page } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

const contentOf = (page: Page) => page.getByRole('textbox', { name: /^Content/ })
const previewOf = (page: Page) => page.getByRole('article', { name: 'Live preview' })
const toolOf = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name, exact: true })

const openEditor = async (page: Page) => {
  await enter(page)
  await page.getByRole('tab', { name: 'Blog Management' }).click()
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  await contentOf(page).click()
}

const paste = (page: Page, data: Record<string, string>) =>
  contentOf(page).evaluate((field, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)

test('tools and keys write Markdown, the browser’s own undo takes it back, and a link is asked for', async ({
  page,
}) => {
  const noise = watchNoise(page)
  await openEditor(page)
  const content = contentOf(page)
  await page.keyboard.type('মা বললেন')
  await page.keyboard.press('Control+A')
  await toolOf(page, 'Bold').click()
  await expect(content).toHaveValue('**মা বললেন**')
  await expect(content).toBeFocused()
  await expect(previewOf(page).locator('strong')).toHaveText('মা বললেন')
  await page.keyboard.press('Control+I')
  await expect(content).toHaveValue('***মা বললেন***')
  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Control+Z')
  await expect(content).toHaveValue('মা বললেন')

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+Digit8')
  await page.keyboard.type('মাছ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('মিষ্টি')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('শেষ')
  await expect(content).toHaveValue('মা বললেন\n\n- মাছ\n- মিষ্টি\n\nশেষ')
  await expect(previewOf(page).getByRole('listitem')).toHaveText(['মাছ', 'মিষ্টি'])

  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+K')
  await page.getByRole('textbox', { name: 'Link address' }).fill('bongbari.in/blog')
  await page.keyboard.press('Enter')
  await expect(content).toHaveValue(/\n\[শেষ\]\(https:\/\/bongbari\.in\/blog\)$/)
  await expect(content).toBeFocused()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('textbox', { name: 'Link address' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(content).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
  expect(noise).toEqual([])
})

test('a tool that is pressed while an input method composes loses no letter', async ({ page }) => {
  await openEditor(page)
  const method = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await page.keyboard.type('- ')
  // As Avro and Gboard do: a letter grows under the line until a space or a choice ends it.
  for (const text of ['ক', 'ক্', 'ক্ষ', 'ক্ষ', 'ক্ষম', 'ক্ষমা']) await compose(text)
  await toolOf(page, 'Bold').click()
  await expect(contentOf(page)).toHaveValue('- ক্ষমা****')
  await compose('ন')
  await compose('না')
  await method.send('Input.insertText', { text: 'না' })
  await expect(contentOf(page)).toHaveValue('- ক্ষমা**না**')
  await page.keyboard.press('Control+End')
  for (const text of ['র', 'র\u200d', 'র\u200d্', 'র\u200d্যা', 'র\u200d্যাব']) await compose(text)
  await page.keyboard.press('Control+B')
  await method.send('Input.insertText', { text: 'র\u200d্যাব' })
  await expect(contentOf(page)).toHaveValue(/র\u200d্যাব/)
  const text = await contentOf(page).inputValue()
  expect(text.replaceAll('*', '')).toBe('- ক্ষমানার\u200d্যাব')
})

const drop = (page: Page, buffer: Buffer, name: string) =>
  contentOf(page).evaluate(
    async (field, file) => {
      const bytes = await (
        await fetch(`data:image/png;base64,${file.base64}`).catch(() => undefined)
      )?.arrayBuffer()
      const raw = bytes ?? Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0)).buffer
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([raw], file.name, { type: 'image/png' }))
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { base64: buffer.toString('base64'), name },
  )

test('a dropped picture goes up while one writes on; a lost network is one press away from a second try', async ({
  page,
}) => {
  await openEditor(page)
  const content = contentOf(page)
  const { buffer } = pngFile(0.1)
  await page.keyboard.type('আগে')
  await page.route('**/api/admin/images', (route) => route.abort())
  await drop(page, buffer, 'ma.png')
  await expect(content).toHaveValue(/^আগে\n\n!\[Uploading ma\.png…\]\(uploading:\w+\)\n\n$/)
  const rows = page.getByRole('list', { name: 'Pictures put into the text' })
  await expect(rows.getByRole('alert')).toBeVisible()
  await content.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('একদম ')
  await page.unroute('**/api/admin/images')
  await rows.getByRole('button', { name: 'Try again' }).click()
  await expect(content).toHaveValue(/^একদম আগে\n\n!\[\]\(\/media\/\w{64}\.webp\)\n\n$/)
  const strip = page.getByRole('list', { name: 'Pictures and videos of the text' })
  await strip.getByRole('textbox', { name: /^What it shows/ }).fill('মা ও রিমোট')
  await strip.getByRole('textbox', { name: /^Words below it/ }).fill('“না”')
  await strip.getByRole('button', { name: 'Done' }).click()
  await expect(content).toHaveValue(
    /^একদম আগে\n\n!\[মা ও রিমোট\]\(\/media\/\w{64}\.webp "“না”"\)\n\n$/,
  )
  await expect(strip.getByText('মা ও রিমোট')).toBeVisible()
  await expect(strip.getByRole('button', { name: 'Describe Picture 1' })).toBeFocused()
  await expect(previewOf(page).getByRole('img', { name: 'মা ও রিমোট' })).toBeVisible()
})

test(
  'a picture that was moved or taken out is back with the browser’s own undo, and its address is stored',
  { tag: '@night' },
  async ({ page }, { project }) => {
    await openEditor(page)
    const content = contentOf(page)
    const address = `/media/${'0'.repeat(64)}.webp`
    await page.getByRole('textbox', { name: /^Title/ }).fill(`Undo ${project.name} ${Date.now()}`)
    const saved = page.waitForResponse(
      async (answer) =>
        answer.request().method() !== 'GET' &&
        answer.url().includes('/api/blog') &&
        (await answer.json()).content === `এক\n\n![](${address})`,
    )
    await content.click()
    await page.keyboard.type('এক')
    await page.keyboard.insertText(`\n\n![](${address})`)
    const both = `এক\n\n![](${address})`
    await expect(content).toHaveValue(both)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('Move Picture 1 up')
    await expect(content).toHaveValue(`![](${address})\n\nএক`)
    await expect(page.getByRole('button', { name: 'Move Picture 1 up' })).toBeDisabled()
    await press('Remove Picture 1')
    await expect(content).toHaveValue('এক')
    await content.focus()
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Z')
    await expect(content).toHaveValue(both)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+X')
    await expect(content).toHaveValue('')
    await page.keyboard.press('Control+Z')
    await expect(content).toHaveValue(both)
    await saved
  },
)

test('a paste of more than 8,000 signs stands at once, and undo ends there', {
  tag: '@night',
}, async ({ page }) => {
  await openEditor(page)
  const content = contentOf(page)
  const long = 'মা বললেন। '.repeat(900)
  await page.keyboard.type('before ')
  await paste(page, { 'text/plain': long, 'text/html': `<p><b>x</b></p><p>${long}</p>` })
  await expect.poll(async () => (await content.inputValue()).length).toBeGreaterThan(8_000)
  const pasted = await content.inputValue()
  expect(pasted.startsWith('before ')).toBe(true)
  await expect(content).toBeFocused()
  await page.keyboard.type('after')
  await expect(content).toHaveValue(`${pasted}after`)
  // Chromium forgets what was typed before such a paste: what comes after it is taken back, and no more.
  for (let times = 0; times < 8; times++) await page.keyboard.press('Control+Z')
  await expect(content).toHaveValue(pasted)
})
