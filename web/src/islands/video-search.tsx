import { hydrateIsland } from '../entries/hydrate.tsx'
import { VideoSearch } from '../features/videos/video-search.tsx'

export { VideoSearch as VideoSearchIsland }

export const hydrateVideoSearch = hydrateIsland(VideoSearch)
