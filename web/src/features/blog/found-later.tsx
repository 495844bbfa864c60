import { use } from 'react'
import { askAgain } from '../../ui/ask-again.ts'
import { orLoadError } from '../../ui/load-error-bar.ts'
import type { FoundPostsProps } from './found-posts.tsx'

const load = () => orLoadError(askAgain(() => import('./found-posts.tsx')))
let arriving: ReturnType<typeof load> | undefined

/** Loaded with the first search. */
export const FoundLater = (props: FoundPostsProps) => {
  arriving ??= load()
  const { FoundPosts } = use(arriving)
  return <FoundPosts {...props} />
}
