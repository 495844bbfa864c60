import { hydrateIsland } from '../entries/hydrate.tsx'
import { MorePosts } from '../features/blog/more-posts.tsx'

export { MorePosts as MorePostsIsland }

export const hydrateMorePosts = hydrateIsland(MorePosts)
