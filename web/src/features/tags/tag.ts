import type { TagPage } from '@bong-bari/contract'
import { excerptOfText } from '@bong-bari/text'
import { useQuery } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { readPublished } from '../../ui/read-published.ts'

type Film = Pick<TagPage['videos'][number], 'videoId' | 'title' | 'thumbnail' | 'publishedAt'>
type Story = {
  slug: string
  title: string
  excerpt: string
  publishAt: string
  date: string | null
}
export type ShownTag = Pick<TagPage, 'bn' | 'en' | 'isFew' | 'picture'> & {
  films: readonly Film[]
  stories: readonly Story[]
}

const excerptLength = 140

/** Only what the page draws: it is part of its HTML. */
export const shownTag = ({ videos, posts, bn, en, isFew, picture }: TagPage): ShownTag => ({
  ...{ bn, en, isFew, picture },
  films: videos.map(({ videoId, title, thumbnail, publishedAt }) => ({
    ...{ videoId, title, thumbnail, publishedAt },
  })),
  stories: posts.map(({ slug, title, excerpt, content, publishAt, date }) => ({
    ...{ slug, title, publishAt, date },
    excerpt: excerpt?.trim() || excerptOfText(content, excerptLength),
  })),
})

/** The tag in an address such as `/tags/fish`, if valid. */
export const tagIn = (pathname: string) => {
  const { tag = '' } =
    matchPath({ path: '/tags/:tag', caseSensitive: true }, pathname)?.params ?? {}
  return /^[a-z0-9-]{1,80}$/.test(tag) ? tag : undefined
}

export const tagPath = (name: string) => `/tags/${name}`

export const tagKey = (name: string) => ['tag', name] as const

const isTag = (one: unknown): one is ShownTag =>
  Array.isArray(Object(one).films) && Array.isArray(Object(one).stories)

/** What has a tag; null where nothing has. Fetched only if the HTML lacks it. */
export const useTag = (name = '') =>
  useQuery({
    queryKey: tagKey(name),
    queryFn: async ({ signal }): Promise<ShownTag | null> => {
      const found = await readPublished(tagPath(name), tagKey(name), signal)
      return isTag(found) ? found : null
    },
    enabled: name !== '',
  })
