import { site } from '@bong-bari/site'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../test/in-app.tsx'
import { json, refused, stubApi } from '../../test/stub-api.ts'
import { queryClient } from '../api.ts'
import { ContactCards, FollowUs } from '../features/contact/contact-page.tsx'
import { Footer } from '../shell/footer.tsx'
import { Ticker } from '../shell/ticker.tsx'
import { readSiteSettings } from './settings.ts'

const path = 'GET /api/settings'
const one = (settingKey: string, settingValue: string) => ({
  settingKey,
  settingValue,
  settingType: 'text' as const,
})

const show = () =>
  renderInApp(
    <>
      <Ticker startsStill={false} />
      <ContactCards />
      <FollowUs />
      <Footer />
    </>,
    '/contact',
    { hasSettings: true },
  )

const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => queryClient.clear())

test('HDR-14 HDR-15 HDR-16 CONTACT-01 CONTACT-02 the brand’s values stand until the server answers', async () => {
  for (const answer of [
    () => new Promise<Response>(() => {}),
    () => refused(500, 'unexpected', 'No.'),
  ]) {
    stubApi({ [path]: answer })
    const { unmount } = show()
    await Promise.resolve()
    expect(messages()).toEqual([...site.ticker])
    expect(hrefs()).toContain(`mailto:${site.email}`)
    expect(hrefs()).toContain(site.social.twitter)
    unmount()
    queryClient.clear()
  }
})

test('what the team changed takes their place everywhere, asked for once', async () => {
  const { to } = stubApi({
    [path]: () =>
      json([
        one('ticker', ' পুজোর ছুটি \n\nBack on Monday\nBack on Monday'),
        one('email', 'ma@bari.test'),
        one('whatsapp', '+880 1712 345678'),
        one('youtube', 'https://www.youtube.com/@other'),
      ]),
  })
  show()
  await waitFor(() => expect(messages()).toEqual(['পুজোর ছুটি', 'Back on Monday']))
  expect(screen.getAllByText('পুজোর ছুটি')[0]?.lang).toBe('bn')
  expect(hrefs()).toContain('mailto:ma@bari.test')
  expect(hrefs()).toContain('https://wa.me/8801712345678')
  expect(hrefs().filter((href) => href === 'https://www.youtube.com/@other')).toHaveLength(2)
  expect(hrefs()).toContain(site.social.instagram)
  expect(to('GET', '/api/settings')).toHaveLength(1)
})

test('an unusable value leaves the brand’s own in place', () => {
  const settings = readSiteSettings([
    one('ticker', ' \n '),
    one('youtube', 'javascript:alert(1)'),
    one('replyPromise', '  '),
    one('unheard-of', 'x'),
  ])
  expect(settings).toMatchObject({
    ticker: site.ticker,
    youtube: site.social.youtube,
    replyPromise: site.replyPromise,
  })
  expect(settings).not.toHaveProperty('unheard-of')
})
