import type { PageData } from '@bong-bari/contract'
import { builtInNeighbours } from '../features/blog/built-in-neighbours.ts'
import { builtInPost } from '../features/blog/built-in-post.ts'
import { shownNeighbours } from '../features/blog/neighbour.ts'
import { PostPage } from '../features/blog/post-page.tsx'
import { lastPart } from './path.ts'

/** The post at `/blog/{slug}`: the server's, else the built-in one. */
export const postAt = (path: string, { post }: PageData) => post ?? builtInPost(lastPart(path))

const neighboursAt = (path: string, { post, neighbours }: PageData) => {
  if (neighbours) return shownNeighbours(neighbours)
  return post ? [] : builtInNeighbours(lastPart(path))
}

export const PostOfPath = ({ path, data }: { path: string; data: PageData }) => (
  <PostPage post={postAt(path, data)} neighbours={neighboursAt(path, data)} />
)
