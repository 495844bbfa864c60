import type { PageData } from '@bong-bari/contract'
import type { PublicPath } from '@bong-bari/edge'
import type { ComponentType } from 'react'

export type DocumentProps = { path: string; data: PageData }

/** Loads what draws a document, so that a function reads the code of one page only. */
type Load = () => Promise<ComponentType<DocumentProps>>

const pages: Record<PublicPath, Load> = {
  '/': async () => (await import('../pages/home.tsx')).Home,
  '/about': async () => (await import('../features/about/about-page.tsx')).AboutPage,
  '/work-with-us': async () => (await import('../pages/work-with-us.tsx')).WorkWithUs,
  '/contact': async () => (await import('../features/contact/contact-page.tsx')).ContactPage,
  '/privacy': async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
  '/blog': async () => (await import('../pages/blog.tsx')).Blog,
  '/videos': async () => (await import('../pages/videos.tsx')).Videos,
}

const loadPost: Load = async () => (await import('../pages/post.tsx')).PostOfPath

const loadVideo: Load = async () => {
  const { VideoPage } = await import('../features/videos/video-page.tsx')
  return ({ data }) => <VideoPage video={data.video} />
}

const loadNotFound: Load = async () =>
  (await import('../features/not-found/not-found-page.tsx')).NotFoundPage

/** In place of any page that cannot be rendered. */
export const loadUnavailable: Load = async () =>
  (await import('../features/not-found/unavailable-page.tsx')).UnavailablePage

const isListed = (path: string): path is PublicPath => path in pages

/** What draws the document at a path. Case-sensitive. */
export const documentAt = (path: string): Load => {
  if (isListed(path)) return pages[path]
  if (/^\/blog\/[^/]+$/.test(path)) return loadPost
  return /^\/videos\/[^/]+$/.test(path) ? loadVideo : loadNotFound
}
