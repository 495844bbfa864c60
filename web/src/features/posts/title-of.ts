/** A draft may have no title. */
export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled'
