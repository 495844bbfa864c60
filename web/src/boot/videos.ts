import { longDate } from '@bong-bari/site/date-words'
import { deviceStorage, tabStorage } from '../begin/storage.ts'
import { videoPath } from '../names/addresses.ts'
import { langOf } from '../plain/lang-of.ts'
import { eachElement } from './elements.ts'
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
  link.href = videoPath(videoId)
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
const refreshRow = async (row: HTMLElement) => {
  if (document.hidden || isVideoPlaying()) return
  try {
    const answer = await fetch(`/api/youtube/${row.dataset.videos}`)
    const videos: unknown = answer.ok ? await answer.json() : []
    if (!Array.isArray(videos) || isVideoPlaying()) return
    const cards = [...row.querySelectorAll<HTMLElement>('[data-player]')]
    for (const [index, video] of videos.filter(isVideo).entries()) {
      const card = cards[index]
      if (card) fillCard(card, video)
    }
  } catch (error) {
    console.warn('The newest videos could not be fetched.', error)
  }
}

/** Asks for each list of videos again at its interval, while the page is open and seen. */
export const startFreshVideos = () => {
  for (const row of document.querySelectorAll<HTMLElement>('[data-videos]'))
    setInterval(refreshRow, Number(row.dataset.refreshMinutes) * 60_000, row)
}

/** How long a video is new, in ms. */
const newForMs = 14 * 86_400_000

const key = 'last-visit'

/** The previous visit of this browser; undefined at its first, or without storage. */
const readLastVisit = () => {
  const before = tabStorage.get(key) ?? deviceStorage.get(key) ?? ''
  tabStorage.set(key, before)
  deviceStorage.set(key, new Date().toISOString())
  return before || undefined
}

const showMark = (element: HTMLElement, selector: string, isShown: boolean) => {
  const mark = element.querySelector<HTMLElement>(selector)
  if (mark) mark.hidden = !isShown
}

/**
 * Marks which videos came in the last two weeks, and which since the last visit: known to the browser alone, never in cached HTML.
 */
export const startNews = () => {
  const before = readLastVisit()
  eachElement<HTMLElement>('[data-published]', (element) => {
    const { published = '' } = element.dataset
    showMark(element, '[data-plate]', Date.now() - Date.parse(published) < newForMs)
    showMark(element, '[data-unseen]', before !== undefined && published > before)
  })
}
