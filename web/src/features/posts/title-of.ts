/** What a post is called; a draft may have no title yet. */
export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled'
