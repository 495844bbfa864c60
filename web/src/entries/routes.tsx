import { findRoute, type PageRoute, split } from '../split.tsx'

/** A page's module once its form, if near the screen, has its code too. */
const withForm = async <Module extends { ready: Promise<unknown> | undefined }>(module: Module) => {
  await module.ready
  return module
}

export const publicRoutes: PageRoute[] = [
  {
    path: '/',
    page: split(async () => withForm(await import('./home.tsx')).then(({ Home }) => Home)),
  },
  {
    path: '/about',
    page: split(async () => (await import('../features/about/about-page.tsx')).AboutPage),
  },
  {
    path: '/work-with-us',
    page: split(async () =>
      withForm(await import('./work-with-us.tsx')).then(({ WorkWithUs }) => WorkWithUs),
    ),
  },
  {
    path: '/contact',
    page: split(async () => (await import('../features/contact/contact-page.tsx')).ContactPage),
  },
  {
    path: '/privacy',
    page: split(async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: '/blog',
    page: split(async () => (await import('../features/blog/blog-page.tsx')).BlogPage),
  },
  {
    path: '/videos',
    page: split(async () => (await import('../features/videos/videos-page.tsx')).VideosPage),
  },
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
