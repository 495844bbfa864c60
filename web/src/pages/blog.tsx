import type { PageData } from '@bong-bari/contract'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { samplePosts } from '../features/blog/more-posts.tsx'
import { MorePostsIsland } from '../islands/more-posts.tsx'
import { PostSearchIsland } from '../islands/post-search.tsx'
import { Island } from '../ui/page/island.tsx'

/** The newest posts; samples where there are none, never both. */
const firstPosts = ({ posts }: PageData) =>
  posts?.items.length
    ? { posts: posts.items, next: posts.next, isSample: false }
    : { posts: samplePosts(1), next: '2', isSample: true }

export const Blog = ({ data }: { data: PageData }) => {
  const { posts, next, isSample } = firstPosts(data)
  return (
    <BlogPage
      posts={posts}
      search={
        !isSample && <Island name="post-search" of={PostSearchIsland} props={{}} when="touched" />
      }
      more={
        <Island
          name="more-posts"
          of={MorePostsIsland}
          props={{ above: posts.map(({ slug }) => slug), next, isSample }}
          when="near"
          className="contents"
        />
      }
    />
  )
}
