import type { PageData, ShownVideo, VideoPage } from '@bong-bari/contract'
import type { VideoItem } from '@bong-bari/site'
import { excerptOfText, withoutMarks } from '@bong-bari/text'
import { itemOf } from './videos.ts'

/** What the server knows of a film. */
export type FilmLookup = PageData['video']

type StoryPost = { slug: string; title: string; excerpt: string }

export type Beside = { kind: 'newer' | 'older' | 'alike'; video: VideoItem }

export type FilmPage = { video: ShownVideo; beside: Beside[]; post: StoryPost | null }

const excerptLength = 140

const storyPost = (post: NonNullable<VideoPage['post']>): StoryPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt?.trim() || excerptOfText(withoutMarks(post.content), excerptLength),
})

export const filmPageOf = ({ video, newer, older, alike, post }: VideoPage): FilmPage => ({
  video,
  beside: [
    ...(newer ? [{ kind: 'newer' as const, video: itemOf(newer) }] : []),
    ...(older ? [{ kind: 'older' as const, video: itemOf(older) }] : []),
    ...alike.map((one) => ({ kind: 'alike' as const, video: itemOf(one) })),
  ],
  post: post && storyPost(post),
})
