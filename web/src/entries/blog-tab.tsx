import { useEffect } from 'react'
import { startWindows } from '../boot/windows.ts'
import { PostTab } from '../features/posts/post-tab.tsx'
import { part } from '../office/dialog/part.tsx'

const preview = part(
  async () => (await import('../features/blog/post-preview.tsx')).PostPreview,
  'Loading the preview...',
)

export const BlogTab = () => {
  useEffect(startWindows, [])
  return <PostTab draw={(post) => <preview.Component post={post} />} />
}
