import { readKept } from '../ui/stored-values.ts'
import type { IslandCode } from './start-islands.ts'

/** A search by the address shows other results than the HTML. */
const isSearched = () => location.search.startsWith('?q=')

/** The chat comes along from page to page. */
const isChatOpen = () => Object(readKept('chat-window')).isOpen === true

/** More was read at this entry of the history than the HTML has. */
const isReadOn = () => {
  const lists: unknown = readKept('blog-pages')
  const entry = history.state?.key
  return Array.isArray(lists) && lists.some((list) => Object(list).entry === entry)
}

/** The code of every island, by its name in the HTML. */
export const islands: Record<string, IslandCode> = {
  chat: {
    load: async () => (await import('../islands/chat.tsx')).hydrateChat,
    isWanted: isChatOpen,
  },
  'home-form': { load: async () => (await import('../islands/home-form.tsx')).hydrateHomeForm },
  'work-form': { load: async () => (await import('../islands/work-form.tsx')).hydrateWorkForm },
  'post-search': {
    load: async () => (await import('../islands/post-search.tsx')).hydratePostSearch,
    isWanted: isSearched,
  },
  'more-posts': {
    load: async () => (await import('../islands/more-posts.tsx')).hydrateMorePosts,
    isWanted: isReadOn,
  },
  'video-search': {
    load: async () => (await import('../islands/video-search.tsx')).hydrateVideoSearch,
    isWanted: isSearched,
  },
  'more-videos': {
    load: async () => (await import('../islands/more-videos.tsx')).hydrateMoreVideos,
  },
}

export const loadAccount = async () => (await import('../islands/account.tsx')).showAccount()
