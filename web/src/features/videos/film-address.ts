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

/**
 * While a film plays in its window the address is that of its page: Back closes it, and after a reload its page
 * is there. On the page of the film nothing changes.
 */
export const useFilmAddress = (videoId: string, onBack: () => void) => {
  const { pathname } = useLocation()
  const path = videoPath(videoId)
  const isHere = pathname === path
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (isHere) return
    open(path)
    const close = () => goBack()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isHere, path])
}
