import type { PostBlock, PostInline } from '@bong-bari/contract'
import { findPostBySlug, publicAt } from '@bong-bari/table'
import { loadOrigin, siteOrigin } from './addresses.ts'
import { mapBlocks } from './post-text.ts'

/** In one text at most so many links are looked up; later ones stay as they were written. */
const maxLookedUp = 50

const mapLinks = (runs: readonly PostInline[], href: (written: string) => string): PostInline[] =>
  runs.map((run) => {
    if (typeof run === 'string') return run
    const children = mapLinks(run.children, href)
    return run.kind === 'link' ? { ...run, href: href(run.href), children } : { ...run, children }
  })

/** Returns a text in which `href` has replaced the address of each link. */
const mapBlockLinks = (blocks: readonly PostBlock[], href: (written: string) => string) =>
  mapBlocks(blocks, (block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph')
      return { ...block, children: mapLinks(block.children, href) }
    return block.kind === 'quote' && block.source
      ? { ...block, source: mapLinks(block.source, href) }
      : block
  })

const postLink = /^(https?:\/\/[^/]+)?(\/blog\/)([a-z0-9-]{1,200})([?#].*)?$/

/** Finds the slug in a link to a post of this site; undefined for any other link. */
const findSlug = (href: string) => {
  const [, origin, , slug] = postLink.exec(href) ?? []
  return origin === undefined || origin === siteOrigin() ? slug : undefined
}

/** Finds the current slugs of posts that are linked by a former one. */
const findMovedSlugs = async (slugs: readonly string[], now: Date) => {
  const found = await Promise.all(
    slugs.slice(0, maxLookedUp).map(async (slug) => {
      const post = publicAt(await findPostBySlug(slug), now)
      return post && post.slug !== slug ? [[slug, post.slug] as const] : []
    }),
  )
  return new Map(found.flat())
}

const listPostLinks = (blocks: readonly PostBlock[]) => {
  const links = new Set<string>()
  const note = (href: string) => {
    if (postLink.test(href)) links.add(href)
    return href
  }
  mapBlockLinks(blocks, note)
  return [...links]
}

/** Updates links to posts whose slug has changed. */
export const updateMovedLinks = async (blocks: PostBlock[], now: Date): Promise<PostBlock[]> => {
  const links = listPostLinks(blocks)
  if (links.some((href) => href.startsWith('http'))) await loadOrigin()
  const slugs = new Set(links.flatMap((href) => findSlug(href) ?? []))
  const moved = slugs.size ? await findMovedSlugs([...slugs], now) : undefined
  if (!moved?.size) return blocks
  const leading = (href: string) => {
    const slug = moved.get(findSlug(href) ?? '')
    return slug ? href.replace(postLink, `$1$2${slug}$4`) : href
  }
  return mapBlockLinks(blocks, leading)
}
