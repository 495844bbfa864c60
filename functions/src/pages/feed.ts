import type { Post } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { listPosts } from '@bong-bari/table'
import { cut, withoutMarks } from '@bong-bari/text'
import type { HttpEvent } from '../http/event.ts'
import { keptAnswer } from './answers.ts'
import { origin } from './origin.ts'
import { element, xmlDocument } from './xml.ts'

const newest = 20
/** Characters of a post without an excerpt that the feed shows. */
const beginning = 300

const excerptOf = ({ excerpt, content }: Post) =>
  excerpt?.trim() ? excerpt : withoutMarks(cut(content, beginning))

/** The date form of RSS. */
const rssDate = (iso: string) => new Date(iso).toUTCString()

const itemOf = (post: Post) => {
  const address = `${origin()}/blog/${post.slug}`
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">${post.id}</guid>`,
    element('pubDate', rssDate(post.createdAt)),
    element('description', excerptOf(post)),
    '</item>',
  ].join('')
}

/** The newest posts as RSS 2.0. */
export const feed = async (event: HttpEvent) => {
  const { items } = await listPosts({ limit: newest })
  const changed = items.map(({ updatedAt }) => updatedAt).sort()
  const channel = [
    element('title', `${site.name} Blog`),
    element('link', `${origin()}/blog`),
    `<atom:link href="${origin()}/feed.xml" rel="self" type="application/rss+xml" />`,
    element('description', `Stories from the ${site.name} house in Kolkata`),
    element('lastBuildDate', changed.at(-1) && rssDate(changed.at(-1) ?? '')),
    ...items.map(itemOf),
  ]
  const root = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.filter(Boolean).join('\n')}
</channel></rss>`
  return keptAnswer(event, 'application/rss+xml; charset=utf-8', xmlDocument(root))
}
