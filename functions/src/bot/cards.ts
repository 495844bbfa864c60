import { type Card, isPostId, type Link } from '@bong-bari/contract'
import { findPostById, findPostBySlug, publicAt } from '@bong-bari/table'
import { limitMs } from '@bong-bari/table/timeout'
import { readShownVideos } from './site-content.ts'

const readTimeoutMs = 800

const videoCard = async (videoId: string, now: Date): Promise<Card | undefined> => {
  const video = (await readShownVideos(now)).find((one) => one.videoId === videoId)
  if (!video) return undefined
  const { title, thumbnail } = video
  const href = `/videos/${videoId}`
  return { kind: 'video', title, href, image: thumbnail }
}

const postCard = async (idOrSlug: string, now: Date): Promise<Card | undefined> => {
  const found = isPostId(idOrSlug)
    ? findPostById(idOrSlug, { eventual: true })
    : findPostBySlug(idOrSlug)
  const post = publicAt(await found, now)
  if (!post) return undefined
  const { slug, title, image, imageSmall } = post
  const href = `/blog/${encodeURIComponent(slug)}`
  return { kind: 'post', title, href, image: imageSmall?.src ?? image }
}

/** `isLate` says that the answer went out without this card: a failure is then no error that somebody met. */
const cardOf = async ({ kind, id }: Link, now: Date, isLate: () => boolean) => {
  try {
    return await (kind === 'video' ? videoCard(id, now) : postCard(id, now))
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: isLate() ? 'warn' : 'error', card: failure }))
    return undefined
  }
}

/** The cards of links in their order, each once. A card that cannot be read within 800 ms is left out. Never rejects. */
export const readCards = async (links: readonly Link[], now: Date): Promise<Card[]> => {
  const timeout = AbortSignal.timeout(limitMs(readTimeoutMs))
  const timedOut = new Promise<undefined>((resolve) => {
    timeout.addEventListener('abort', () => resolve(undefined))
  })
  const read = links.map((link) => cardOf(link, now, () => timeout.aborted))
  const cards = await Promise.all(read.map((card) => Promise.race([card, timedOut])))
  const byHref = new Map(cards.flatMap((card) => (card ? [[card.href, card] as const] : [])))
  return [...byHref.values()]
}
