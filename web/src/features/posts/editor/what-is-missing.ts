import type { PostValues } from '../data/values.ts'
import { placeholdersIn } from '../text/edits.ts'
import { mediaIn } from '../text/media.ts'

const formatCount = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

/** `hasCover` is true of an unsent file too. */
export const listMissing = ({ title, content }: PostValues, hasCover: boolean) => {
  const pictures = mediaIn(content).filter(({ youtubeId }) => !youtubeId)
  const silent = pictures.filter(({ words }) => !words.trim()).length
  const lost = pictures.filter(({ target }) => !/^(?:https:|\/media\/)/i.test(target))
  const coming = placeholdersIn(content).length
  return [
    ...(title.trim() ? [] : ['It has no title.']),
    ...(content.trim() ? [] : ['It has no text.']),
    ...(coming ? [`${formatCount(coming, 'picture is', 'pictures are')} still on the way.`] : []),
    ...lost.map(({ target }) => `“${target}” is no picture.`),
    ...(silent - lost.length > 0
      ? [
          `${formatCount(silent - lost.length, 'picture says', 'pictures say')} nothing to those who cannot see them.`,
        ]
      : []),
    ...(hasCover ? [] : ['It has no cover: one is drawn for it.']),
  ]
}

const maxLinks = 20

const linked = /\]\(<?([^\s()<>]+)|https?:\/\/[^\s()<>]+/g

export const listOwnLinks = (content: string, origin: string) => {
  const paths = [...content.matchAll(linked)].flatMap(([whole, target = whole]) => {
    if (!/^(?:\/(?!\/)|https?:)/i.test(target) || !URL.canParse(target, origin)) return []
    const url = new URL(target, origin)
    return url.origin === origin && !url.pathname.startsWith('/media/') ? [url.pathname] : []
  })
  return [...new Set(paths)].slice(0, maxLinks)
}

const leadsNowhere = async (path: string, signal: AbortSignal) => {
  const { status } = await fetch(path, { signal, credentials: 'omit', cache: 'no-cache' })
  return status === 404 || status === 410
}

/** The links that lead nowhere. Rejects where that cannot be known. */
export const findLostLinks = async (content: string, origin: string, signal: AbortSignal) => {
  const paths = listOwnLinks(content, origin)
  const lost = await Promise.all(paths.map((path) => leadsNowhere(path, signal)))
  return paths.filter((_, place) => lost[place])
}
