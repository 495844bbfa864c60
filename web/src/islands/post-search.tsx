import { hydrateIsland } from '../entries/hydrate.tsx'
import { PostSearch } from '../features/blog/post-search.tsx'

export { PostSearch as PostSearchIsland }

export const hydratePostSearch = hydrateIsland(PostSearch)
