import type { PublicPath } from '@bong-bari/edge'
import { findRoute, type PageRoute, type Split, split } from '../split.tsx'

/** A page's module once its form, if near the screen, has its code too. */
const withForm = async <Module extends { ready: Promise<unknown> | undefined }>(module: Module) => {
  await module.ready
  return module
}

const pages: Record<PublicPath, Split<object>> = {
  '/': split(async () => withForm(await import('./home.tsx')).then(({ Home }) => Home)),
  '/about': split(async () => (await import('../features/about/about-page.tsx')).AboutPage),
  '/work-with-us': split(async () =>
    withForm(await import('./work-with-us.tsx')).then(({ WorkWithUs }) => WorkWithUs),
  ),
  '/contact': split(async () => (await import('../features/contact/contact-page.tsx')).ContactPage),
  '/privacy': split(async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage),
  '/blog': split(async () => (await import('../features/blog/blog-page.tsx')).BlogPage),
  '/videos': split(async () => (await import('../features/videos/videos-page.tsx')).VideosPage),
}

export const publicRoutes: PageRoute[] = [
  ...Object.entries(pages).map(([path, page]) => ({ path, page })),
  {
    path: '/videos/:videoId',
    page: split(async () => (await import('../features/videos/video-page.tsx')).VideoPage),
  },
  {
    path: '/blog/:slug',
    page: split(async () => (await import('../features/blog/post-page.tsx')).PostPage),
  },
]

export const notFound = split(
  async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
)

export const unavailable = split(
  async () => (await import('../features/not-found/unavailable-page.tsx')).UnavailablePage,
)

export const pageOf = (path: string) => findRoute(publicRoutes, path)?.page ?? notFound
