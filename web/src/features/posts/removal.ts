import type { EditedPost } from './post-values.ts'

/** Words that a save removed from what is edited. */
export const removalOf = (post: EditedPost | undefined) => post?.changes?.removal ?? post?.removal
