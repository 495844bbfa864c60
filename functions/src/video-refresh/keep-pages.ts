import type { ManagedVideo } from '@bong-bari/contract'
import {
  listStoredVideos,
  markVideoGone,
  readVideos,
  storeShareImage,
  storeVideo,
  writeVideos,
} from '@bong-bari/table'
import type { Channel } from '../adapters/youtube.ts'
import type { DescribedVideo } from '../adapters/youtube-api.ts'
import { describeError } from '../http/log.ts'

type Asked = { channel: Channel; now: Date }

const atOnce = 8

const eachOf = async <One>(all: readonly One[], work: (one: One) => Promise<unknown>) => {
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(all.slice(at, at + atOnce).map(work))
}

/** More than these, and half of all, means the platform is wrong. */
const mayGoAtOnce = 3

const idsOf = (videos: readonly { videoId: string }[]) =>
  new Set(videos.map(({ videoId }) => videoId))

/** A feed has only the newest. */
export const newerThanOldest = (told: readonly DescribedVideo[]) => {
  const oldest = told.map(({ publishedAt }) => publishedAt).sort()[0] ?? ''
  return ({ publishedAt }: { publishedAt: string }) => publishedAt > oldest
}

/** Takes videos that cannot be watched any more out of a list. */
const takeOut = async (list: 'LATEST' | 'POPULAR', gone: ReadonlySet<string>, now: Date) => {
  const videos = (await readVideos(list))?.videos ?? []
  const left = videos.filter(({ videoId }) => !gone.has(videoId))
  if (left.length < videos.length) await writeVideos(list, left, now)
}

/** Another channel has none of them. */
const isNonsense = (gone: number, known: number, isOtherChannel: boolean) =>
  !isOtherChannel && gone > mayGoAtOnce && gone * 2 > known

const noteAllGone = async (gone: ManagedVideo[], now: Date) => {
  await eachOf(gone, ({ videoId }) => markVideoGone(videoId, now))
  const ids = idsOf(gone)
  if (ids.size) for (const list of ['LATEST', 'POPULAR'] as const) await takeOut(list, ids, now)
}

/** Milliseconds per card; cards per call; the next goes on. */
const drawing = { reserve: 2_000, most: 40 }

/** Failures cost only the picture. */
export const drawMissing = async (deadline: number) => {
  const undrawn = (await listStoredVideos()).filter((one) => !one.shareImage && !one.goneAt)
  if (!undrawn.length || !process.env.MEDIA_BUCKET) return
  try {
    const { drawShareImage } = await import('../text-rendering/share-image.ts')
    for (const { videoId, title } of undrawn.slice(0, drawing.most)) {
      if (performance.now() > deadline - drawing.reserve) return
      await storeShareImage(videoId, title, await drawShareImage(title, 'video'))
    }
  } catch (error) {
    console.log(JSON.stringify({ level: 'error', failed: 'share image', ...describeError(error) }))
  }
}

type Told = {
  listed: readonly DescribedVideo[]
  /** The videos as YouTube described them in this run. */
  told: readonly DescribedVideo[]
  /** Would it have been told if it existed? */
  isExpected: (video: ManagedVideo) => boolean
}

/** What the platform no longer shows is gone, until it returns. */
export const keepPages = async ({ listed, told, isExpected }: Told, { channel, now }: Asked) => {
  const known = new Map((await listStoredVideos()).map((one) => [one.videoId, one]))
  const [shown, toldIds] = [[...known.values()].filter(({ goneAt }) => !goneAt), idsOf(told)]
  const absent = shown.filter((one) => !toldIds.has(one.videoId) && isExpected(one))
  const asked = absent.map(({ videoId }) => videoId)
  const again = absent.length && channel.tellsOfAll ? await channel.again(asked) : []
  const kept = [...listed, ...told.filter(({ videoId }) => known.has(videoId)), ...again]
  const each = [...new Map(kept.map((one) => [one.videoId, one])).values()]
  await eachOf(each, (one) => storeVideo(one, known.get(one.videoId)))
  const there = idsOf(again)
  const gone = absent.filter(({ videoId }) => !there.has(videoId))
  const isOtherChannel = told.length > 0 && !told.some(({ videoId }) => known.has(videoId))
  if (isNonsense(gone.length, shown.length, isOtherChannel))
    console.log(JSON.stringify({ level: 'error', videos: 'too many gone', gone: gone.length }))
  else await noteAllGone(gone, now)
}
