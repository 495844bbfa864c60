import type { PostBlock, PostInline } from '@bong-bari/contract'
import { findPostBySlug, publicAt } from '@bong-bari/table'
import { loadOrigin, siteOrigin } from './addresses.ts'
import { mapBlocks } from './post-text.ts'

/** At most so many links of a text are looked up; later ones stay as written. */
const maxLookedUp = 50

const runsWith = (runs: readonly PostInline[], href: (written: string) => string): PostInline[] =>
  runs.map((run) => {
    if (typeof run === 'string') return run
    const children = runsWith(run.children, href)
    return run.kind === 'link' ? { ...run, href: href(run.href), children } : { ...run, children }
  })

/** Changes the address of every link in a text. */
const withLinks = (blocks: readonly PostBlock[], href: (written: string) => string) =>
  mapBlocks(blocks, (block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph')
      return { ...block, children: runsWith(block.children, href) }
    return block.kind === 'quote' && block.source
      ? { ...block, source: runsWith(block.source, href) }
      : block
  })

const postLink = /^(https?:\/\/[^/]+)?(\/blog\/)([a-z0-9-]{1,200})([?#].*)?$/

/** The slug in a link to a post of this site, undefined for other links. */
const slugIn = (href: string) => {
  const [, origin, , slug] = postLink.exec(href) ?? []
  return origin === undefined || origin === siteOrigin() ? slug : undefined
}

/** Finds the current slugs of posts that have changed theirs. */
const movedFrom = async (slugs: readonly string[], now: Date) => {
  const found = await Promise.all(
    slugs.slice(0, maxLookedUp).map(async (slug) => {
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
  withLinks(blocks, note)
  return [...links]
}

/** Updates links to posts whose slug has changed. */
export const withMovedLinks = async (blocks: PostBlock[], now: Date): Promise<PostBlock[]> => {
  const links = linksIn(blocks)
  if (links.some((href) => href.startsWith('http'))) await loadOrigin()
  const slugs = new Set(links.flatMap((href) => slugIn(href) ?? []))
  const moved = slugs.size ? await movedFrom([...slugs], now) : undefined
  if (!moved?.size) return blocks
  const leading = (href: string) => {
    const slug = moved.get(slugIn(href) ?? '')
    return slug ? href.replace(postLink, `$1$2${slug}$4`) : href
  }
  return withLinks(blocks, leading)
}
