import { longDate } from '@bong-bari/site'
import { langOf } from '../ui/lang-of.ts'
import { isVideoPlaying } from './player.ts'

type Video = { videoId: string; thumbnail: string; title: string; publishedAt: string }

const isText = (value: unknown) => typeof value === 'string'

const isVideo = (value: unknown): value is Video => {
  const { videoId, thumbnail, title, publishedAt } = Object(value)
  return [videoId, thumbnail, title, publishedAt].every(isText)
}

const fillCard = (card: HTMLElement, { videoId, thumbnail, title, publishedAt }: Video) => {
  const link = card.querySelector<HTMLAnchorElement>('[data-play]')
  const picture = card.querySelector('img')
  const heading = card.querySelector('h3')
  const time = card.querySelector('time')
  if (!link || !picture || !heading || link.dataset.play === videoId) return
  link.href = `/videos/${videoId}`
  link.dataset.play = videoId
  link.dataset.title = title
  picture.src = thumbnail
  heading.textContent = title
  heading.lang = langOf(title) ?? ''
  if (card.dataset.published) card.dataset.published = publishedAt
  if (!time) return
  time.dateTime = publishedAt
  time.textContent = longDate(publishedAt)
}

/** A list that fails, or is empty, keeps what is shown; so does a row in which a video plays. */
const refresh = async (row: HTMLElement) => {
  if (document.hidden || isVideoPlaying()) return
  try {
    const answer = await fetch(`/api/youtube/${row.dataset.videos}`)
    const videos: unknown = answer.ok ? await answer.json() : []
    if (!Array.isArray(videos) || isVideoPlaying()) return
    const cards = [...row.querySelectorAll<HTMLElement>('[data-player]')]
    for (const [place, video] of videos.filter(isVideo).entries()) {
      const card = cards[place]
      if (card) fillCard(card, video)
    }
  } catch (error) {
    console.warn('The newest videos could not be fetched.', error)
  }
}

/** Asks for each list of videos again at its interval, while the page is open and seen. */
export const startFreshVideos = () => {
  for (const row of document.querySelectorAll<HTMLElement>('[data-videos]'))
    setInterval(refresh, Number(row.dataset.refreshMinutes) * 60_000, row)
}
