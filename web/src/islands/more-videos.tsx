import { hydrateIsland } from '../entries/hydrate.tsx'
import { MoreVideos } from '../features/videos/more-videos.tsx'

export { MoreVideos as MoreVideosIsland }

export const hydrateMoreVideos = hydrateIsland(MoreVideos)
