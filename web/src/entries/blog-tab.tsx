import { useEffect } from 'react'
import { startWindows } from '../boot/windows.ts'
import { PostTab } from '../features/posts/post-tab.tsx'
import { part } from '../office/dialog/part.tsx'

const load = () => import('../features/blog/post-preview.tsx')

const preview = part(async () => (await load()).PostPreview, 'Loading the preview...')

const prefetch = () =>
  load().then(
    ({ prefetchBody }) => prefetchBody(),
    () => {},
  )

export const BlogTab = () => {
  useEffect(startWindows, [])
  return <PostTab draw={(post) => <preview.Component post={post} />} prefetchDrawing={prefetch} />
}
