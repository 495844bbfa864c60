import * as z from 'zod/mini'
import { clearable, optionalText } from './fields.ts'
import { limits } from './limits.ts'
import { storedPicture } from './links.ts'
import { post } from './post.ts'
import type { Group } from './route.ts'
import { givenTags, shownTag, tag } from './tag.ts'
import { changedBy, ifMatch, version } from './version.ts'
import { videoIdForm } from './youtube-link.ts'

/** `duration` is in seconds. Views and duration are there where the source tells them. */
export const video = z.object({
  videoId: z.string().check(z.regex(videoIdForm)),
  thumbnail: z.url(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.optional(z.int().check(z.nonnegative())),
  duration: z.optional(z.int().check(z.nonnegative())),
})
export type Video = z.output<typeof video>

/**
 * A video as the house keeps it, from the day it was listed: what the platform says of it, and what the
 * team says. `description` is the beginning of the platform's, `goneAt` since when nobody can watch it there.
 */
export const managedVideo = z.object({
  ...z.omit(video, { views: true }).shape,
  description: z._default(z.string(), ''),
  aboutBn: z._default(z.nullable(z.string()), null),
  aboutEn: z._default(z.nullable(z.string()), null),
  tags: z._default(z.array(tag), []),
  shareImage: z._default(storedPicture, null),
  goneAt: z._default(z.nullable(z.iso.datetime()), null),
  updatedAt: z._default(z.nullable(z.iso.datetime()), null),
  version,
  changedBy,
})
export type ManagedVideo = z.output<typeof managedVideo>

/** Those that the site has of its own have their pictures there. */
const thumbnail = z.string()
const besideVideo = z.object({ ...video.shape, thumbnail })

/** A video as its page shows it. */
export const shownVideo = z.object({
  ...z.omit(managedVideo, { goneAt: true, updatedAt: true, version: true, changedBy: true }).shape,
  thumbnail,
  tags: z._default(z.array(shownTag), []),
})
export type ShownVideo = z.output<typeof shownVideo>

/**
 * All that the page of a video shows: the video, the ones before and after it by their dates, those that are
 * most like it, and the newest post that shows it.
 */
export const videoPage = z.object({
  video: shownVideo,
  newer: z.nullable(besideVideo),
  older: z.nullable(besideVideo),
  alike: z.array(besideVideo),
  post: z.nullable(post),
})
export type VideoPage = z.output<typeof videoPage>

const about = (label: string) => clearable(optionalText(limits.video.about, label))

export const videoChanges = z.object({
  aboutBn: about('What happens, in Bengali,'),
  aboutEn: about('What happens, in English,'),
  tags: z.optional(givenTags),
})

/** The most videos that `latest` and `popular` answer. */
export const videoListSize = 12

/** The most videos that are kept of each: of the newest one page of the platform's answer. */
export const keptVideos = { latest: 50, popular: 100 } as const

const told = z.nullable(z.int().check(z.nonnegative()))

/** What the platform tells of the whole channel; null is what it does not tell. */
export const toldNumbers = z.object({ subscribers: told, views: told, videos: told })
export type ToldNumbers = z.output<typeof toldNumbers>

/** `recentViews` are those of the last 28 days, null until totals of so long ago are kept. */
export const channelNumbers = z.object({ ...toldNumbers.shape, recentViews: told })
export type ChannelNumbers = z.output<typeof channelNumbers>

/** What asks for a reading, and the time that counts as now for it. */
export const videoRefresh = z.object({
  list: z.enum(['latest', 'popular', 'sweep', 'channel']),
  time: z.iso.datetime(),
})
export type VideoRefresh = z.output<typeof videoRefresh>

const list = z.array(video)

/** What is no id of the platform's is that of no video. */
const ofOne = z.object({ videoId: z.string().check(z.maxLength(200)) })

/** `latest` and `popular` answer at most `videoListSize` videos; no list has any before the channel was read once. */
export const videos = {
  /** Newest first. */
  latest: {
    method: 'GET',
    path: '/api/youtube/latest',
    access: 'public',
    response: list,
    cache: 300,
  },
  /** Most viewed first. */
  popular: {
    method: 'GET',
    path: '/api/youtube/popular',
    access: 'public',
    response: list,
    cache: 900,
  },
  /** All that is kept of both, each once, newest first. */
  all: {
    method: 'GET',
    path: '/api/youtube/videos',
    access: 'public',
    response: list,
    cache: 300,
  },
  /** What the page of a video shows. */
  page: {
    method: 'GET',
    path: '/api/youtube/videos/{videoId}',
    access: 'public',
    params: ofOne,
    response: videoPage,
    cache: 60,
  },
  /** Every video that the house keeps with the team's words, newest first, also those that are gone. */
  managedList: {
    method: 'GET',
    path: '/api/admin/videos',
    access: 'admin',
    response: z.array(managedVideo),
  },
  update: {
    method: 'PUT',
    path: '/api/admin/videos/{videoId}',
    access: 'admin',
    audit: 'changed',
    params: ofOne,
    headers: ifMatch,
    body: videoChanges,
    response: managedVideo,
  },
  /** Every tag that videos and posts have, those of most first. */
  tags: {
    method: 'GET',
    path: '/api/admin/tags',
    access: 'admin',
    response: z.array(tag),
  },
  /** Nothing but null before the channel was read once. */
  channel: {
    method: 'GET',
    path: '/api/youtube/channel',
    access: 'public',
    response: channelNumbers,
    cache: 900,
  },
} as const satisfies Group
