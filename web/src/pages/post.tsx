import type { PageData } from '@bong-bari/contract'
import { builtInNeighbours, builtInPost } from '../features/blog/built-in-posts.ts'
import { shownNeighbours } from '../features/blog/post.ts'
import { PostPage } from '../features/blog/post-page.tsx'

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What follows a path's last slash, such as a post's slug. */
const lastPart = (path: string) => decode(path.slice(path.lastIndexOf('/') + 1))

/** The post at `/blog/{slug}`: the server's, else the built-in one. */
export const postAt = (path: string, { post }: PageData) => post ?? builtInPost(lastPart(path))

const neighboursAt = (path: string, { post, neighbours }: PageData) => {
  if (neighbours) return shownNeighbours(neighbours)
  return post ? [] : builtInNeighbours(lastPart(path))
}

export const PostOfPath = ({ path, data }: { path: string; data: PageData }) => (
  <PostPage post={postAt(path, data)} neighbours={neighboursAt(path, data)} />
)
