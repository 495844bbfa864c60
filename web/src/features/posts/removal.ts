import type { EditedPost } from './post-values.ts'

export const removalOf = (post: EditedPost | undefined) => post?.changes?.removal ?? post?.removal
