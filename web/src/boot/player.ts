import { site } from '@bong-bari/site'
import { playerUrl, sendUrl, shortUrl, videoPath } from '../names/addresses.ts'
import { eachElement, onPress, opensElsewhere } from './elements.ts'

/** Marks history entries whose video plays in this document. */
const documentMark = Math.random()

const isAddressOpen = () => history.state?.video === documentMark

/** Gives the page the address of a video that plays in it; Back then closes the video. */
const openAddress = (path: string) => {
  const state = { ...history.state, video: documentMark }
  if (isAddressOpen()) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
}

/** Restores the page's address, as Back does. */
const closeAddress = () => {
  if (isAddressOpen()) history.back()
}

/** A post may show a video that is not the channel's, which has no page. */
const hasVideoPage = async (path: string, signal: AbortSignal) => {
  try {
    return (await fetch(path, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}

/*
 * A video plays in the `data-player` around the pressed `data-play`, whose `data-screen` takes the player (about 1 MB, loaded on
 * demand). While it plays, the page may have the video's address (`data-address`: `known` where the video has a page, `maybe` where that
 * must be asked first).
 */

type Playing = {
  player: HTMLElement
  opener: HTMLElement
  shown: Element[]
  title: string
  hasAddress: boolean
  ended: AbortController
}

let playing: Playing | undefined

export const isVideoPlaying = () => playing !== undefined

/** The pressed button is gone, so focus moves to what is shown in its place. */
const moveFocus = (element: HTMLElement) => {
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

const createFrame = (videoId: string, title: string) => {
  const frame = document.createElement('iframe')
  frame.className = 'absolute inset-0 size-full'
  frame.src = `${playerUrl(videoId)}?autoplay=1&playsinline=1&rel=0`
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.allowFullscreen = true
  return frame
}

const createWaiting = () => {
  const waiting = document.createElement('span')
  waiting.setAttribute('role', 'status')
  waiting.tabIndex = -1
  waiting.className =
    'absolute inset-0 grid content-center gap-1.5 bg-kajol p-3 text-center text-chun-100 text-dense leading-normal'
  const bengali = document.createElement('span')
  bengali.lang = 'bn'
  bengali.className = 'font-display font-semibold text-taxi-400 text-ui'
  bengali.textContent = 'কেবলের দাদাকে খবর দেওয়া হয়েছে।'
  waiting.append(bengali, 'You are offline. The video begins when you are back.')
  return waiting
}

const linkOf = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement ? element : undefined

/** A link around a player would take its presses. */
const removeLink = (opener: HTMLElement) => {
  const link = linkOf(opener)
  if (!link) return
  link.dataset.href = link.getAttribute('href') ?? ''
  link.removeAttribute('href')
  link.removeAttribute('role')
}

const restoreLink = (opener: HTMLElement) => {
  const link = linkOf(opener)
  if (!link) return
  if (link.dataset.href) link.href = link.dataset.href
  link.setAttribute('role', 'button')
}

/** Ends what plays; the focus returns to where it was begun, unless another video begins. */
const stopVideo = ({ focuses }: { focuses: boolean }) => {
  if (!playing) return
  const { player, opener, shown, title, ended } = playing
  playing = undefined
  ended.abort()
  for (const element of shown) element.remove()
  delete player.dataset.playing
  document.title = title
  restoreLink(opener)
  if (focuses) opener.focus()
}

const closeVideo = () => {
  closeAddress()
  stopVideo({ focuses: true })
}

/** From the HTML, as the site has several hostnames; else the visitor's. */
const findOrigin = () => {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link ? new URL(link.href).origin : location.origin
}

/** Below the video: to send it on, to see it on the platform, to close it. */
const addWays = (player: HTMLElement, videoId: string, title: string) => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-ways]')
  const note = player.querySelector('[data-note]')
  const ways = template?.content.firstElementChild?.cloneNode(true)
  if (!(ways instanceof HTMLElement) || !note) return []
  const address = findOrigin() + videoPath(videoId)
  ways.querySelector('[data-send]')?.setAttribute('href', sendUrl(`${title}\n${address}`))
  ways.querySelector('[data-outside]')?.setAttribute('href', shortUrl(videoId))
  note.after(ways)
  return [ways]
}

const giveAddress = async (videoId: string, kind: string | undefined, signal: AbortSignal) => {
  const path = videoPath(videoId)
  // On the video's own page nothing changes.
  if (!kind || (location.pathname === path && !isAddressOpen())) return
  const isThere = kind === 'known' || (await hasVideoPage(path, signal))
  if (signal.aborted || !playing) return
  if (!isThere) return closeAddress()
  openAddress(path)
  playing.hasAddress = true
}

const showInScreen = (screen: Element, element: HTMLElement) => {
  screen.append(element)
  moveFocus(element)
}

const playVideo = (opener: HTMLElement) => {
  const player = opener.closest<HTMLElement>('[data-player]')
  const screen = player?.querySelector('[data-screen]')
  const { play: videoId = '', title = '', address } = opener.dataset
  if (!player || !screen) return
  stopVideo({ focuses: false })
  const ended = new AbortController()
  const { signal } = ended
  const frame = createFrame(videoId, title)
  const waiting = navigator.onLine ? undefined : createWaiting()
  playing = {
    player,
    opener,
    shown: [frame, ...(waiting ? [waiting] : []), ...addWays(player, videoId, title)],
    title: document.title,
    hasAddress: false,
    ended,
  }
  player.dataset.playing = ''
  removeLink(opener)
  if (address === 'known') document.title = `${title} - ${site.name}`
  const begin = () => {
    waiting?.remove()
    showInScreen(screen, frame)
  }
  if (waiting) {
    showInScreen(screen, waiting)
    // What has begun plays on from its buffer when offline.
    addEventListener('online', begin, { once: true, signal })
  } else begin()
  void giveAddress(videoId, address, signal)
}

const isInPlaying = (opener: HTMLElement) => playing?.opener === opener

const onOpenerPress = (opener: HTMLElement, event: MouseEvent) => {
  if (isInPlaying(opener) || opensElsewhere(event)) return
  event.preventDefault()
  playVideo(opener)
}

const onKeyDown = (event: KeyboardEvent) => {
  const { key, target } = event
  if (!(target instanceof Element)) return
  if (key === 'Escape' && target.closest('[data-playing]')) return closeVideo()
  const opener = target.closest<HTMLElement>('[data-play]')
  if (key !== ' ' || !opener || !linkOf(opener) || isInPlaying(opener)) return
  event.preventDefault()
  playVideo(opener)
}

/** One video plays at a time, in its place. Without this a press leads to its page, or to the platform. */
export const startPlayer = () => {
  onPress('[data-close-player]', closeVideo)
  onPress('[data-play]', onOpenerPress)
  addEventListener('keydown', onKeyDown)
  addEventListener('popstate', () => {
    if (playing?.hasAddress) stopVideo({ focuses: true })
  })
  eachElement<HTMLElement>('[data-play]', (opener) => {
    if (linkOf(opener)) opener.setAttribute('role', 'button')
    const hint = opener.querySelector<HTMLElement>('[data-hint]')
    if (hint) hint.textContent = hint.dataset.hint ?? ''
  })
}
