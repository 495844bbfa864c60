import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

export const videoPath = (videoId: string) => `/videos/${videoId}`

/** Marks an entry of the browser's history as that of a film which plays in this very document. */
const mark = Math.random()

const isOpen = () => history.state?.film === mark

/** The router's own name of the place stays: it is the same page, scrolled as it was. */
const open = (path: string) => {
  const state = { ...history.state, film: mark }
  if (isOpen()) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
}

/** Gives the address back to the page, as Back does. */
export const closeAddress = () => {
  if (isOpen()) history.back()
}

/** What the team looks at stays where it is. */
const isInOffice = () => /^\/(admin|preview)(\/|$)/.test(location.pathname)

/** Whether a reload would find its page: a post may show a film that is not the channel's. */
const hasPage = async (path: string, signal: AbortSignal) => {
  try {
    return (await fetch(path, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}

/**
 * While a film plays in its window the address is that of its page: Back closes it, and after a reload its page
 * is there. On the page of the film nothing changes. Of one that may have no page that is asked first.
 */
export const useFilmAddress = (
  videoId: string,
  { isKnown, onBack }: { isKnown: boolean; onBack: () => void },
) => {
  const { pathname } = useLocation()
  const path = videoPath(videoId)
  const isHere = pathname === path
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (isHere || isInOffice()) return
    const ended = new AbortController()
    const { signal } = ended
    const begin = () => {
      open(path)
      addEventListener('popstate', () => goBack(), { signal })
    }
    if (isKnown) begin()
    else
      hasPage(path, signal).then((is) => {
        if (signal.aborted) return
        if (is) begin()
        else closeAddress()
      })
    return () => ended.abort()
  }, [isHere, isKnown, path])
}
