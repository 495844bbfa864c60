import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

export const videoPath = (videoId: string) => `/videos/${videoId}`

/** Marks history entries whose film plays in this document. */
const mark = Math.random()

const isOpen = () => history.state?.film === mark

/** Keeps the router's state: same page, same scroll position. */
const open = (path: string) => {
  const state = { ...history.state, film: mark }
  if (isOpen()) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
}

/** Restores the page's address, as Back does. */
export const closeAddress = () => {
  if (isOpen()) history.back()
}

const isInOffice = () => /^\/(admin|preview)(\/|$)/.test(location.pathname)

/** A post may show a film that is not the channel's, which has no page. */
const hasPage = async (path: string, signal: AbortSignal) => {
  try {
    return (await fetch(path, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}

/**
 * While a film plays, the address is its page's: Back closes it and a reload lands there. Nothing
 * changes on that page itself; a film that may have no page is checked first.
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
