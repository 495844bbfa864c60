import { PostTab } from '../features/posts/post-tab.tsx'
import { part } from '../office/part.tsx'

const preview = part(
  async () => (await import('../features/blog/post-preview.tsx')).PostPreview,
  'Loading the preview...',
)

export const BlogTab = () => <PostTab draw={(post) => <preview.Component post={post} />} />
