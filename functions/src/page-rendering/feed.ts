import type { Post, PostBlock, PostInline } from '@bong-bari/contract'
import { bodyOf, readingTime } from '@bong-bari/markdown/plain'
import { site } from '@bong-bari/site'
import { listPosts } from '@bong-bari/table'
import { cut, excerptOfText } from '@bong-bari/text'
import { feedSize, postPath, siteOrigin } from '../public-data/addresses.ts'
import { parseBlocks } from '../public-data/post-text.ts'
import { element, escaped, xmlDocument } from './xml.ts'

const marks = { strong: 'strong', emphasis: 'em', strike: 's' }

const linked = (href: string, html: string) => `<a href="${escaped(href)}">${html}</a>`

/** Makes an address absolute, because feed readers show texts on pages of their own. */
type Whole = (address: string) => string

const lines = (text: string) => escaped(text).split('\n').join('<br />')

const runHtml = (run: PostInline, whole: Whole): string => {
  if (typeof run === 'string') return lines(run)
  const inner = inlineHtml(run.children, whole)
  if (run.kind === 'link') return linked(whole(run.href), inner)
  return `<${marks[run.kind]}>${inner}</${marks[run.kind]}>`
}

const inlineHtml = (runs: readonly PostInline[], whole: Whole) =>
  runs.map((run) => runHtml(run, whole)).join('')

const listHtml = (list: Extract<PostBlock, { kind: 'list' }>, whole: Whole) => {
  const items = list.items.map((item) => `<li>${feedHtml(item, whole)}</li>`).join('')
  if (!list.ordered) return `<ul>${items}</ul>`
  return `<ol${list.start === 1 ? '' : ` start="${list.start}"`}>${items}</ol>`
}

const blockHtml = (block: PostBlock, whole: Whole): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.children, whole)}</h${block.level}>`
    case 'paragraph':
      return `<p>${inlineHtml(block.children, whole)}</p>`
    case 'quote': {
      const source = block.source ? `<p>— ${inlineHtml(block.source, whole)}</p>` : ''
      return `<blockquote>${feedHtml(block.children, whole)}${source}</blockquote>`
    }
    case 'list':
      return listHtml(block, whole)
    case 'picture': {
      const { src, alt, caption = '' } = block
      const picture = `<img src="${escaped(whole(src))}" alt="${escaped(alt)}" />`
      return `<figure>${picture}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`
    }
    case 'video': {
      const address = `https://www.youtube.com/watch?v=${block.youtubeId}`
      return `<p>${linked(address, escaped(block.title ?? address))}</p>`
    }
    case 'rule':
      return '<hr />'
  }
}

export const feedHtml = (blocks: readonly PostBlock[], whole: Whole): string =>
  blocks.map((block) => blockHtml(block, whole)).join('\n')

/** The description of a post without an excerpt has so many characters. */
const maxDescriptionLength = 300
/** The feed has at most so many characters of texts; older posts have descriptions only, because Lambda answers at most 6 MB. */
const maxTextLength = 1_000_000
/** So much of the text is read for a description. */
const describedLength = 2_400

const excerptOf = (post: Post, blocks: PostBlock[]) =>
  post.excerpt?.trim() ? post.excerpt : excerptOfText(bodyOf(blocks), maxDescriptionLength)

const rssDate = (iso: string) => new Date(iso).toUTCString()

const languageOf = (blocks: PostBlock[]) => (readingTime(blocks).isBengali ? 'bn' : 'en')

const addressOf = (path: string) => escaped(new URL(path, siteOrigin()).href)

const sizeOf = ({ imageWidth, imageHeight }: Post) =>
  imageWidth && imageHeight ? ` width="${imageWidth}" height="${imageHeight}"` : ''

const pictureOf = (post: Post) =>
  post.image ? `<media:content url="${addressOf(post.image)}" medium="image"${sizeOf(post)} />` : ''

const wholeAddress = (address: string) => new URL(address, siteOrigin()).href

const wholeText = (post: Post, blocks: PostBlock[]) => {
  const picture = post.image
    ? [`<p><img src="${addressOf(post.image)}" alt=""${sizeOf(post)} /></p>`]
    : []
  return [...picture, feedHtml(blocks, wholeAddress)].join('\n')
}

type Item = { post: Post; blocks: PostBlock[]; isWhole: boolean }

const itemOf = ({ post, blocks, isWhole }: Item) =>
  [
    '<item>',
    element('title', post.title),
    element('link', new URL(postPath(post.slug), siteOrigin()).href),
    `<guid isPermaLink="false">${post.id}</guid>`,
    element('pubDate', rssDate(post.publishAt)),
    element('dc:creator', site.name),
    element('dc:language', languageOf(blocks)),
    element('description', excerptOf(post, blocks)),
    pictureOf(post),
    isWhole ? element('content:encoded', wholeText(post, blocks)) : '',
    '</item>',
  ].join('')

const itemsOf = (posts: Post[]) => {
  let length = 0
  return Promise.all(
    posts.map(async (post): Promise<Item> => {
      length += post.content.length
      const isWhole = length <= maxTextLength
      const content = isWhole ? post.content : cut(post.content, describedLength)
      return { post, blocks: await parseBlocks({ ...post, content }), isWhole }
    }),
  )
}

/** The feed is said to be in the language of most posts. */
const mainLanguage = (items: Item[]) =>
  items.filter(({ blocks }) => languageOf(blocks) === 'bn').length * 2 > items.length ? 'bn' : 'en'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/** Writes the feed as RSS 2.0. */
export const writeFeed = async (now: Date) => {
  const { items: posts } = await listPosts({ limit: feedSize, now })
  const items = await itemsOf(posts)
  const changed = posts.map(({ updatedAt }) => updatedAt).sort()
  const channel = [
    element('title', `${site.name} Blog`),
    element('link', `${siteOrigin()}/blog`),
    `<atom:link href="${siteOrigin()}/feed.xml" rel="self" type="application/rss+xml" />`,
    element('description', `Stories from the ${site.name} house in Kolkata`),
    element('language', mainLanguage(items)),
    element('dc:creator', site.name),
    element('lastBuildDate', changed.at(-1) && rssDate(changed.at(-1) ?? '')),
    ...items.map(itemOf),
  ]
  const root = `<rss version="2.0" ${namespaces}><channel>
${channel.filter(Boolean).join('\n')}
</channel></rss>`
  return xmlDocument(root)
}
