// Stored values of an island that `boot` reads too, to know whether the island is wanted at once.

/** Whether the chat is open in this tab, and where it was moved to. */
export const chatWindowKey = 'chat-window'

/** What was read of the blog beyond the page's own posts, by entry of the history. */
export const readPostsKey = 'blog-pages'
