import { api, createClient, postPageSize } from '@bong-bari/contract'
import type { Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { missingPage, publicPages, type Site, withSite } from './site.ts'
import {
  beforeLoad,
  countRequests,
  kilobytes,
  ownFiles,
  toStrangers,
  type Visit,
  visit,
  visitAndUse,
} from './visit.ts'

const between = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const canonical = /<link rel="canonical" href="https?:\/\/[^"]+"/

const parts: Record<string, (html: string) => boolean> = {
  h1: (html) => between(html, 'h1').trim() !== '',
  'main text': (html) => between(html, 'main').trim().length > 250,
  title: (html) => between(html, 'title').trim() !== '',
  canonical: (html) => canonical.test(html),
  ...Object.fromEntries(
    ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map((name) => [
      name,
      (html: string) => meta(html, name) !== '',
    ]),
  ),
}

const characterOfEntity: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** The visible text of the HTML, without embedded data. */
const visibleText = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => characterOfEntity[sign] ?? sign)

/** What the HTML lacks for readers without JavaScript, previews and search engines; `titles` must occur in it. */
const missingIn = (html: string, titles: readonly string[] = []) => {
  const text = visibleText(html)
  const lacking = Object.entries(parts).filter(([, stands]) => !stands(html))
  return [...lacking.map(([name]) => name), ...titles.filter((title) => !text.includes(title))]
}

const scriptsAndFonts = (of: string, { idle }: Visit): Reading[] => [
  { id: 'W1', of, value: kilobytes(beforeLoad(idle, ownFiles(idle, 'script'))) },
  { id: 'W2', of, value: kilobytes(ownFiles(idle, 'script')) },
  // Fonts load at layout, which may come before or after `load`, so all fonts without interaction count.
  { id: 'W3f', of, value: kilobytes(ownFiles(idle, 'font')) },
  { id: of === '/' ? 'W2r' : 'W2r other', of, value: countRequests(idle) },
]

const beforeGesture = (of: string, { read }: Visit): Reading[] => [
  { id: 'W8 audio', of, value: ownFiles(read, 'audio').length },
  { id: 'W8 others', of, value: toStrangers(read).length },
]

const home = ({ idle, read }: Visit): Reading[] => {
  const styles = beforeLoad(idle, ownFiles(idle, 'style'))
  return [
    { id: 'W3', of: '/', value: kilobytes([idle, ...styles]) },
    { id: 'W8 pictures', of: '/', value: kilobytes(ownFiles(read, 'picture')) },
  ]
}

const rawHtmlOf = async (url: string) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`)
  return answer.text()
}

/** The titles that Home and the blog must show. */
const titlesOn = async (url: string): Promise<Record<string, string[]>> => {
  const ask = createClient({ baseUrl: url })
  const [sections, latest, popular, { items }] = await Promise.all([
    ask(api.sections.publicList),
    ask(api.videos.latest),
    ask(api.videos.popular),
    ask(api.posts.list, { query: { limit: postPageSize } }),
  ])
  const videos = [latest, popular].flatMap((list) => list.slice(0, 3))
  const home = [...sections, ...videos].flatMap(({ title }) => title ?? [])
  return { '/': home, '/blog': items.map(({ title }) => title) }
}

const rawHtml = async ({ url }: Site): Promise<Reading[]> => {
  const titles = await titlesOn(url)
  const pages = await Promise.all(
    publicPages.map(async (path) => ({
      path,
      missing: missingIn(await rawHtmlOf(url + path), titles[path]),
    })),
  )
  const lacking = pages.filter(({ missing }) => missing.length > 0)
  const of = lacking.map(({ path, missing }) => `${path}: ${missing.join(', ')}`).join('; ')
  return [{ id: 'W6', of: of || 'every page', value: lacking.length }]
}

const measurePage = async (site: Site, path: string) => {
  const seen = await visit(site, path)
  return [
    ...scriptsAndFonts(path, seen),
    ...beforeGesture(path, seen),
    ...(path === '/' ? home(seen) : []),
  ]
}

const fillForm = (name: string) => async (page: Page) => {
  const form = page.getByRole('form', { name })
  await form.getByLabel(/^Name/).fill('Riya')
  await form.getByLabel('Company').fill('Mishti')
  // Rules are loaded once a field is left.
  await page.keyboard.press('Tab')
}

const askBongBot = async (page: Page) => {
  await page.getByRole('button', { name: /^Open Bong Bot/ }).click()
  const chat = page.getByRole('dialog', { name: 'Bong Bot' })
  await chat.getByRole('textbox').fill('When is the next video?')
  await chat.getByRole('textbox').press('Enter')
}

const uses = [
  { of: 'the form of Home', path: '/', use: fillForm('Tell us about your brand') },
  {
    of: 'the form of /work-with-us',
    path: '/work-with-us',
    use: fillForm('Open a new page with us'),
  },
  { of: 'the chat', path: '/contact', use: askBongBot },
]

const inUse = (site: Site) =>
  Promise.all(
    uses.map(async ({ of, path, use }): Promise<Reading> => {
      const scripts = ownFiles(await visitAndUse(site, path, use), 'script')
      return { id: 'W2i', of, value: kilobytes(scripts) }
    }),
  )

const measure = async (site: Site) => {
  const paths = [...publicPages, missingPage]
  const pages = await Promise.all(paths.map((path) => measurePage(site, path)))
  return [...(await rawHtml(site)), ...pages.flat(), ...(await inUse(site))]
}

/** Body sizes of everything a visitor loads. */
export const wireBytes: Measurement = {
  name: 'wire',
  isInGate: true,
  // The page of videos shows 24 cards at first, so the site has as many videos.
  measure: () => withSite({ videos: 24 }, measure),
}
