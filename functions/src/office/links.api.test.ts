import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const createWith = (linkUrl: string) =>
  admin.call(api.sections.create, { body: { sectionType: 'offer', linkUrl } })

test.each([
  'https://example.test/a',
  'http://example.test',
  'mailto:hello@example.test',
  'tel:+919876543210',
  '/work-with-us',
  '/blog/মা',
])('the link %s is taken', async (linkUrl) => {
  expect(await createWith(linkUrl)).toMatchObject({ linkUrl })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.test/1',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:\\\\evil.test',
  '/\t/evil.test',
  'https://',
  'example.test',
  '#top',
])('the link %j is refused', async (linkUrl) => {
  const { status, fields } = await refusalOf(createWith(linkUrl))
  expect(status).toBe(400)
  expect(fields).toEqual({
    linkUrl: 'Link must begin with http://, https://, mailto:, tel: or /',
  })
})
