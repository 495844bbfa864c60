import { api, type Setting } from '@bong-bari/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { asAdmin, enter } from './log-in.ts'
import { listFromApi, readPublished, test } from './walk.ts'

type Changes = Record<Setting['settingType'], (setting: Setting) => string>

const addressOf = ({ settingKey }: Setting) => `https://example.test/${settingKey}`

/** What somebody types into the field of a setting. */
const typed: Changes = {
  text: ({ settingValue }) => `${settingValue} SettingWalk`,
  list: ({ settingValue }) => `${settingValue} SettingWalk`,
  days: ({ settingValue }) => `${settingValue}\n2031-04-15 SettingWalk`,
  email: () => 'settingwalk@example.test',
  emails: () => 'settingwalk@example.test',
  phone: () => '+91 90000 00001',
  link: addressOf,
  'whatsapp-channel': () => 'https://whatsapp.com/channel/SettingWalk0',
  video: () => 'VideoWalk00',
  moment: () => '2031-04-15T20:00',
  months: () => '24',
  switch: ({ settingValue }) => (settingValue === 'on' ? 'off' : 'on'),
}

/** Where visitors meet a setting, and how it looks there. What the team alone sees is not among them. */
const shownOn: Record<string, [path: string, text: string]> = {
  ticker: ['/', 'SettingWalk'],
  email: ['/contact', 'settingwalk@example.test'],
  whatsapp: ['/contact', '919000000001'],
  youtube: ['/contact', 'https://example.test/youtube'],
  instagram: ['/contact', 'https://example.test/instagram'],
  twitter: ['/contact', 'https://example.test/twitter'],
  whatsappChannel: ['/', 'https://whatsapp.com/channel/SettingWalk0'],
  introVideo: ['/', 'VideoWalk00'],
  replyPromise: ['/work-with-us', 'SettingWalk'],
  reach: ['/work-with-us', 'SettingWalk'],
  leadRetentionMonths: ['/privacy', '24 months'],
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
}

const change = async (field: Locator, { settingType }: Setting, value: string) =>
  settingType === 'switch' ? field.setChecked(value === 'on') : field.fill(value)

/** Which settings visitors see as they were typed. */
const readShown = async (page: Page) => {
  const places = Object.entries(shownOn)
  const pages = await readPublished(
    page,
    places.map(([, [path]]) => path),
  )
  return places.flatMap(([key, [, text]], at) => (pages[at]?.includes(text) ? key : []))
}

const readSettings = (page: Page) => listFromApi<Setting>(page, api.settings.list)

test('every setting is changed, is seen where visitors see it, and is put back', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/admin/settings')
  await page.getByText('Rarely changed').click()
  const settings = await readSettings(page)
  expect(
    settings
      .filter(({ isPublic }) => isPublic)
      .map(({ settingKey }) => settingKey)
      .sort(),
  ).toEqual(Object.keys(shownOn).sort())
  for (const setting of settings) {
    const field = page.getByLabel(setting.label, { exact: true })
    await change(field, setting, typed[setting.settingType](setting))
  }
  await save(page)
  const changed = await readSettings(page)
  expect(
    changed.filter(({ settingValue }, at) => settingValue === settings[at]?.settingValue),
  ).toEqual([])
  expect(await readShown(page)).toEqual(Object.keys(shownOn))

  for (const { label } of settings)
    await page.getByRole('button', { name: `Back to default: ${label}`, exact: true }).click()
  await save(page)
  const put = await readSettings(page)
  expect(put.filter(({ settingValue, defaultValue }) => settingValue !== defaultValue)).toEqual([])
  expect(await readShown(page)).toEqual([])
  // The demo has set some of them otherwise.
  for (const { settingKey, settingValue, defaultValue } of settings)
    if (settingValue !== defaultValue)
      await page.request.put(api.settings.update.path.replace('{key}', settingKey), {
        headers: await asAdmin(page),
        data: { settingValue },
      })
})
