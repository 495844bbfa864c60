import type { Post } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { listPosts } from '@bong-bari/table'
import { cut, isBengali, withoutMarks } from '@bong-bari/text'
import { feedSize, postPath } from '../public-data/paths.ts'
import { beginningOf, blocksOf } from '../public-data/post-text.ts'
import { feedHtml } from './feed-text.ts'
import { origin } from './origin.ts'
import { element, escaped, xmlDocument } from './xml.ts'

/** Characters of a post without an excerpt that its description shows. */
const beginning = 300
/** Characters of whole posts in one feed; older ones have their description alone, as a function can answer 6 MB. */
const mostText = 1_000_000

/** Of Markdown there is no mark in its beginning; what looks like one is text. */
const onOneLine = (format: Post['format'], text: string) =>
  format === 'plain' ? withoutMarks(text) : text.replace(/\s+/g, ' ').trim()

const excerptOf = async (post: Post) =>
  post.excerpt?.trim() ? post.excerpt : onOneLine(post.format, await beginningOf(post, beginning))

/** The date form of RSS. */
const rssDate = (iso: string) => new Date(iso).toUTCString()

const languageOf = ({ title, content }: Post) =>
  isBengali(title + cut(content, beginning)) ? 'bn' : 'en'

const addressOf = (path: string) => escaped(new URL(path, origin()).href)

const sizeOf = ({ imageWidth, imageHeight }: Post) =>
  imageWidth && imageHeight ? ` width="${imageWidth}" height="${imageHeight}"` : ''

const pictureOf = (post: Post) =>
  post.image ? `<media:content url="${addressOf(post.image)}" medium="image"${sizeOf(post)} />` : ''

const wholeAddress = (address: string) => new URL(address, origin()).href

const wholeText = async (post: Post) => {
  const picture = post.image
    ? [`<p><img src="${addressOf(post.image)}" alt=""${sizeOf(post)} /></p>`]
    : []
  return [...picture, feedHtml(await blocksOf(post), wholeAddress)].join('\n')
}

const itemOf = async (post: Post, isWhole: boolean) =>
  [
    '<item>',
    element('title', post.title),
    element('link', new URL(postPath(post.slug), origin()).href),
    `<guid isPermaLink="false">${post.id}</guid>`,
    element('pubDate', rssDate(post.publishAt)),
    element('dc:creator', site.name),
    element('dc:language', languageOf(post)),
    element('description', await excerptOf(post)),
    pictureOf(post),
    isWhole ? element('content:encoded', await wholeText(post)) : '',
    '</item>',
  ].join('')

const itemsOf = (posts: Post[]) => {
  let length = 0
  return Promise.all(
    posts.map((post) => {
      length += post.content.length
      return itemOf(post, length <= mostText)
    }),
  )
}

/** The language of most posts. */
const mainLanguage = (posts: Post[]) =>
  posts.filter((post) => languageOf(post) === 'bn').length * 2 > posts.length ? 'bn' : 'en'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/** The newest posts as RSS 2.0. */
export const feed = async (now: Date) => {
  const { items } = await listPosts({ limit: feedSize, now })
  const changed = items.map(({ updatedAt }) => updatedAt).sort()
  const channel = [
    element('title', `${site.name} Blog`),
    element('link', `${origin()}/blog`),
    `<atom:link href="${origin()}/feed.xml" rel="self" type="application/rss+xml" />`,
    element('description', `Stories from the ${site.name} house in Kolkata`),
    element('language', mainLanguage(items)),
    element('dc:creator', site.name),
    element('lastBuildDate', changed.at(-1) && rssDate(changed.at(-1) ?? '')),
    ...(await itemsOf(items)),
  ]
  const root = `<rss version="2.0" ${namespaces}><channel>
${channel.filter(Boolean).join('\n')}
</channel></rss>`
  return xmlDocument(root)
}
