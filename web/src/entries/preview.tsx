import { useEffect } from 'react'
import { startWindows } from '../boot/windows.ts'
import { PreviewPage } from '../features/blog/preview-page.tsx'

export const Preview = () => {
  useEffect(startWindows, [])
  return <PreviewPage />
}
