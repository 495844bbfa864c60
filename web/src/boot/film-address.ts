export const videoPath = (videoId: string) => `/videos/${videoId}`

/** Marks history entries whose video plays in this document. */
const mark = Math.random()

export const isAddressOpen = () => history.state?.film === mark

/** Gives the page the address of a video that plays in it; Back then closes the video. */
export const openAddress = (path: string) => {
  const state = { ...history.state, film: mark }
  if (isAddressOpen()) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
}

/** Restores the page's address, as Back does. */
export const closeAddress = () => {
  if (isAddressOpen()) history.back()
}

/** A post may show a video that is not the channel's, which has no page. */
export const hasPage = async (path: string, signal: AbortSignal) => {
  try {
    return (await fetch(path, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}
