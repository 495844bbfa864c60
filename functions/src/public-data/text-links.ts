import type { PostBlock, PostInline } from '@bong-bari/contract'
import { findPostBySlug, publicAt } from '@bong-bari/table'
import { learnOrigin, siteOrigin } from './site-origin.ts'

/** Per text; later ones stay as written. */
const mostAsked = 50

const blocksWith = (
  blocks: readonly PostBlock[],
  runs: (all: readonly PostInline[]) => PostInline[],
): PostBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph')
      return { ...block, children: runs(block.children) }
    if (block.kind === 'list')
      return { ...block, items: block.items.map((item) => blocksWith(item, runs)) }
    if (block.kind !== 'quote') return block
    const children = blocksWith(block.children, runs)
    return { ...block, children, ...(block.source && { source: runs(block.source) }) }
  })

const runsWith = (runs: readonly PostInline[], href: (written: string) => string): PostInline[] =>
  runs.map((run) => {
    if (typeof run === 'string') return run
    const children = runsWith(run.children, href)
    return run.kind === 'link' ? { ...run, href: href(run.href), children } : { ...run, children }
  })

const postLink = /^(https?:\/\/[^/]+)?(\/blog\/)([a-z0-9-]{1,200})([?#].*)?$/

/** Of a post here; undefined for others. */
const slugIn = (href: string) => {
  const [, origin, , slug] = postLink.exec(href) ?? []
  return origin === undefined || origin === siteOrigin() ? slug : undefined
}

/** Current slugs of posts named by earlier ones. */
const movedFrom = async (slugs: readonly string[], now: Date) => {
  const found = await Promise.all(
    slugs.slice(0, mostAsked).map(async (slug) => {
      const post = publicAt(await findPostBySlug(slug), now)
      return post && post.slug !== slug ? [[slug, post.slug] as const] : []
    }),
  )
  return new Map(found.flat())
}

const linksIn = (blocks: readonly PostBlock[]) => {
  const links = new Set<string>()
  const note = (href: string) => {
    if (postLink.test(href)) links.add(href)
    return href
  }
  blocksWith(blocks, (runs) => runsWith(runs, note))
  return [...links]
}

/** Updates links to posts whose slug has changed. */
export const withMovedLinks = async (blocks: PostBlock[], now: Date): Promise<PostBlock[]> => {
  const links = linksIn(blocks)
  if (links.some((href) => href.startsWith('http'))) await learnOrigin()
  const slugs = new Set(links.flatMap((href) => slugIn(href) ?? []))
  const moved = slugs.size ? await movedFrom([...slugs], now) : undefined
  if (!moved?.size) return blocks
  const leading = (href: string) => {
    const slug = moved.get(slugIn(href) ?? '')
    return slug ? href.replace(postLink, `$1$2${slug}$4`) : href
  }
  return blocksWith(blocks, (runs) => runsWith(runs, leading))
}
